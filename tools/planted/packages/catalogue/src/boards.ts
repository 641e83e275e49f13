export { board } from '@palio/alpha/board';

export const rules = (): Promise<unknown> => import('@palio/alpha/RULES.md?raw');
