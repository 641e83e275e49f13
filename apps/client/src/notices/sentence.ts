import type { Notice } from '@palio/protocol';
import { findGame } from '../home/games.ts';
import type { Route } from '../router/routes.ts';
import { language } from '../text/language.svelte.ts';
import { online } from '../text/online/words.ts';

/** What a notice says, in the reader's language. */
export function sentenceOf({ kind, game, from }: Notice): string {
  const text = online().notices;
  const title = game === null ? text.someGame : (findGame(game)?.titles[language()] ?? game);
  // Whom the others wait for is not named to himself.
  if (kind === 'time-out' && from === null) return text.ownTimeOut(title);
  if (kind === 'absent' && from === null) return text.ownAbsence(title);
  return text.kinds[kind](title, from ?? text.somebody);
}

/** Where it leads. */
export function targetOf({ table, kind }: Notice): Route {
  if (table !== null) return { page: 'table', id: table };
  return { page: kind === 'friend' ? 'friends' : 'lobby' };
}
