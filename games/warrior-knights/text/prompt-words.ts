import type { Actions } from '../rules/actions.ts';

export type QuestionKind = keyof Actions;

/** What a Baron is asked, what everybody else reads meanwhile, and a hint. */
export type PromptWords = Readonly<
  Record<QuestionKind, { readonly own: string; readonly topic: string; readonly hint?: string }>
>;
