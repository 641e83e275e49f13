import type { TableLine } from '@palio/protocol';
import { findGame } from '../home/games.ts';
import { language, words } from '../text/language.svelte.ts';
import { paceInWords } from '../text/online/time.ts';
import { online } from '../text/online/words.ts';

export const gameTitle = (game: string): string => findGame(game)?.titles[language()] ?? game;

/** "Live · 20 min + 1 min a turn · Rated · English". */
export function factsOf({ pace, rated, language: spoken }: TableLine): string {
  return [
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
