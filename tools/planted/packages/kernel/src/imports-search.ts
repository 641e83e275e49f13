// planted: kernel-imports, no-undeclared-workspace
import { choose } from '@palio/search';

export const chosen = choose();
