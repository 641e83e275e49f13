export * from './brain.ts';
