export * from './basic-tests.ts';
export * from './cases.ts';
export { fair } from './example/fair.ts';
export * from './counted-trees.ts';
export * from './given.ts';
export { randomMatch } from './history-tests.ts';
export * from './replay-tests.ts';
export * from './text-tests.ts';
export * from './walk.ts';
