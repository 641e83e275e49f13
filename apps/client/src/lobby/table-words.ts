import type { TableLine } from '@palio/protocol';
import { findGame } from '../home/games.ts';
import { me } from '../online/session.svelte.ts';
import { language, words } from '../text/language.svelte.ts';
import { paceInWords } from '../text/online/time.ts';
import { online } from '../text/online/words.ts';

export const gameTitle = (game: string): string => findGame(game)?.titles[language()] ?? game;

/** "Live · 20 min + 1 min a turn · Rated · English". */
export function factsOf({ pace, rated, language: spoken, paused }: TableLine): string {
  return [
    ...(paused === true ? [online().lobby.paused] : []),
    paceInWords(pace, online(), language()),
    ...(rated ? [online().lobby.rated] : []),
    ...(spoken === null ? [] : [words().settings.languages[spoken]]),
  ].join(' · ');
}

/** What a button that says only "Join" is about, for those who do not see the row. */
export const tableName = ({ game, title, seats }: TableLine): string => {
  const people = seats.flatMap(({ person }) => person?.name ?? []).join(', ');
  return [
    gameTitle(game),
    ...(title === '' ? [] : [`“${title}”`]),
    ...(people === '' ? [] : [`(${people})`]),
  ].join(' ');
};

/** "with Bea, Ciro": of several games with the same title it says which is which. Empty where bots alone are there. */
export function companyOf({ seats }: TableLine): string {
  const own = me()?.person.id;
  const names = seats.flatMap(({ person }) => (person === undefined || person.id === own ? [] : person.name));
  return names.length === 0 ? '' : online().lobby.company(names.join(', '));
}

/** What there is of these, in one line. */
export const inOneLine = (...parts: readonly string[]): string =>
  parts.filter(part => part !== '').join(' · ');
