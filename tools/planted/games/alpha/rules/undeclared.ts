// planted: game-rules-imports, no-undeclared-package
import { anything } from 'undeclared-package';

export const found = anything;
