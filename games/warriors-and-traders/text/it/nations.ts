import type { NationId } from '../../rules/names.ts';
import { names } from './names.ts';

type Article = 'il' | 'la' | 'l’' | 'gli';

const ARTICLES: Readonly<Record<NationId, Article>> = {
  germany: 'la',
  france: 'la',
  england: 'l’',
  denmark: 'la',
  burgundy: 'la',
  switzerland: 'la',
  scotland: 'la',
  ireland: 'l’',
  poland: 'la',
  romania: 'la',
  hungary: 'l’',
  bohemia: 'la',
  austria: 'l’',
  croatia: 'la',
  serbia: 'la',
  bulgaria: 'la',
  sardinia: 'il',
  venice: 'la',
  papalStates: 'gli',
  naples: 'il',
  tuscany: 'il',
  sicily: 'il',
  genoa: 'la',
  milan: 'il',
};

const PLAIN: Readonly<Record<Article, string>> = { il: 'il ', la: 'la ', 'l’': 'l’', gli: 'gli ' };
const TO: Readonly<Record<Article, string>> = { il: 'al ', la: 'alla ', 'l’': 'all’', gli: 'agli ' };
const OF: Readonly<Record<Article, string>> = { il: 'del ', la: 'della ', 'l’': 'dell’', gli: 'degli ' };

const articleOf = new Map(
  (Object.keys(ARTICLES) as NationId[]).map(id => [names.nations[id], ARTICLES[id]] as const),
);

/** Sentences know a nation by its name; the name of a player, who has no article, stays as it is. */
function withArticle(name: string, forms: Readonly<Record<Article, string>>, otherwise: string): string {
  const article = articleOf.get(name);
  return article === undefined ? `${otherwise}${name}` : `${forms[article]}${name}`;
}

/** "la Francia", "gli Stati della Chiesa". */
export const the = (name: string): string => withArticle(name, PLAIN, '');
/** "a Wien", but "ad Artois", "ad Arcieri": a d between two of the same vowel. */
export const ad = (name: string): string => (/^a/i.test(name) ? `ad ${name}` : `a ${name}`);
/** "alla Francia", "all’Austria". */
export const toThe = (name: string): string => (articleOf.has(name) ? withArticle(name, TO, '') : ad(name));
/** "della Francia", "dell’Austria". */
export const ofThe = (name: string): string => withArticle(name, OF, 'di ');
