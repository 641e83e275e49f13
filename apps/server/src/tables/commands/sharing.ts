import { hashOfSecret, newId, newSecret } from '../../ids.ts';
import { Refusal } from '../../refusal.ts';
import type { Share } from '../state.ts';
import type { Table } from '../table.ts';
import { mustHaveRoom, seatOf, type Actor } from './actor.ts';

const MOST_SHARES = 20;

export interface NewShare {
  readonly token: string;
  readonly id: string;
}

export const sharesOf = (table: Table, actor: Actor): Share[] => {
  const seat = seatOf(table, actor);
  return (table.state.shares ?? []).filter(each => each.seat === seat);
};

/** A way to look at the game with the eyes of this seat. That it exists is told to nobody else. */
export function share(table: Table, actor: Actor, name: string): NewShare {
  // Before the game nobody's view differs, and the seats may still change.
  if (table.state.status === 'open') throw new Refusal('not-running');
  if (sharesOf(table, actor).length >= MOST_SHARES) throw new Refusal('too-many');
  mustHaveRoom(table);
  const [id, secret] = [newId(), newSecret()];
  const seat = seatOf(table, actor);
  table.happen({ type: 'shared', seat, share: id, hash: hashOfSecret(secret), name, only: [] });
  return { token: `${table.id}.${secret}`, id };
}

export function revoke(table: Table, actor: Actor, id: string): void {
  if (!sharesOf(table, actor).some(each => each.id === id)) throw new Refusal('not-found');
  table.happen({ type: 'unshared', seat: seatOf(table, actor), share: id, only: [] });
}
