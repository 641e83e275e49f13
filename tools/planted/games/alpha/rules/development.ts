// planted: game-rules-imports, no-development-package
import { anything } from 'development-tool';

export const found = anything;
