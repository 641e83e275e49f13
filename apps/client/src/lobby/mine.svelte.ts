import type { TableLine } from '@palio/protocol';
import { tables } from '../online/api.ts';
import { me } from '../online/session.svelte.ts';

let mine: readonly TableLine[] | undefined = $state.raw();
let asked = 0;

/** My tables that are not over, those that wait for me first; nothing before they have come. */
export const myTables = (): readonly TableLine[] | undefined => mine;

export const tablesWaiting = (): number => mine?.filter(({ yourTurn }) => yourTurn).length ?? 0;

/** Reads the list anew. Somebody who is not in has no tables. */
export async function readMyTables(): Promise<void> {
  const number = ++asked;
  const person = me()?.person.id;
  const read = person === undefined ? undefined : await tables.mine();
  // Answers may overtake each other, and whoever has gone out meanwhile must not see the tables of another.
  if (number === asked && me()?.person.id === person) mine = read;
}
