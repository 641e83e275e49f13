import type { LessonPictures } from '@palio/board-kit';
import { boardOf } from '@palio/catalogue/boards';
import type { Language } from '@palio/kernel';
import { addressOf } from '../router/routes.ts';
import { type Page, readPage, ruleIds } from './markdown.ts';

export interface RulesPageContent {
  readonly page: Page;
  readonly ids: ReadonlySet<string>;
}

export async function loadRules(game: string, language: Language): Promise<RulesPageContent> {
  const source = await boardOf(game).rules(language);
  const ids = ruleIds(source);
  const ruleAddress = (rule: string): string | undefined =>
    ids.has(rule) ? addressOf({ page: 'rules', game, rule }) : undefined;
  return { page: readPage(source, { ruleAddress }), ids };
}

export interface Lessons {
  readonly page: Page;
  readonly pictures: LessonPictures;
}

export async function loadLessons(game: string, language: Language): Promise<Lessons> {
  const { lessons, pictures } = boardOf(game);
  const [source, drawn] = await Promise.all([lessons(language), pictures()]);
  const page = readPage(source, { ruleAddress: rule => addressOf({ page: 'rules', game, rule }) });
  return { page, pictures: drawn };
}
