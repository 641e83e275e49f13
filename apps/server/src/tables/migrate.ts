import {
  canonicalJson,
  hashOf,
  listen,
  liveChance,
  notationOf,
  playbackChance,
  recordingChance,
  sameData,
  type AnyEvent,
  type Position,
} from '@palio/kernel';
import { UnavailableError, type Statement } from '../storage/database.ts';
import type { Acted } from './entries.ts';
import type { House } from './house.ts';
import { loadTable } from './load.ts';
import type { Table } from './table.ts';

export interface Migration {
  readonly table: string;
  readonly game: string;
  readonly from: number;
  readonly to: number;
  /** Whether the game so far plays the same under the new rules. */
  readonly unaffected: boolean;
}

/** What can be said of the open games without changing anything. */
export interface Inspection {
  readonly open: number;
  readonly unreadable: readonly string[];
  readonly migrations: readonly Migration[];
}

interface Behind {
  readonly id: string;
  readonly rules_version: number;
}

/** Plays an action under the rules of today; false if anything about it is not as the journal says. */
function fits({ game }: Table, position: Position, entry: Acted): boolean {
  const { seat, action, notation, drawn, told, secret } = entry;
  const isWritten = notationOf(game, position, seat, action) === notation;
  const isHidden = game.isSecret(position, seat) === secret;
  const chance = playbackChance(drawn);
  const listener = listen<AnyEvent>();
  game.play(position, seat, action, chance, listener);
  const isTold = canonicalJson(listener.told) === canonicalJson(told);
  return isWritten && isHidden && isTold && chance.left() === 0;
}

/**
 * Plays actions under the rules of today, to see whether they lead to the position where their own rules had led.
 * Where that is not known, everything that was told of an action must be the same.
 */
function leadTo(table: Table, log: readonly Acted[], known: ReadonlySet<Acted>): Position | undefined {
  const { game, state } = table;
  const { setup, seats, setupDrawn } = state;
  const drawn: number[] = [];
  const position = game.setup(setup.options, seats.length, recordingChance(liveChance(setup.seed), drawn));
  if (!sameData(drawn, setupDrawn)) return undefined;
  for (const entry of log) {
    if (known.has(entry)) game.play(position, entry.seat, entry.action, playbackChance(entry.drawn));
    else if (!fits(table, position, entry)) return undefined;
  }
  return position;
}

/** Whether the game so far plays the same under the rules of today; what cannot be proved is not so. */
function playsTheSame(table: Table): boolean {
  const { state, log } = table;
  if (state.status === 'open') return true;
  const { position, log: led } = table.witness ?? { position: state.position, log };
  if (position === undefined) return false;
  try {
    const known = new Set(led);
    if (hashOf(leadTo(table, led, known)) !== hashOf(position)) return false;
    return table.witness === undefined || leadTo(table, log, known) !== undefined;
  } catch {
    return false;
  }
}

/** What is wrong with one table hinders neither the others nor the start; a database that is away hinders all. */
function complainOf(house: House, table: string, cause: unknown): void {
  if (cause instanceof UnavailableError) throw cause;
  house.complain(`table ${table} cannot be read`, cause);
}

/** What a change of rules or figures means for the games that are open. */
export async function findMigrations(house: House): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const id of house.shelf.gameIds) {
    const { game } = await house.shelf.load(id);
    const behind = await house.database.read<Behind>(
      `SELECT id, rules_version FROM tables WHERE game = $1 AND status IN ('open', 'running') AND (rules_version <> $2 OR figures <> $3)`,
      [id, game.rulesVersion, game.figures],
    );
    for (const { id: table, rules_version: from } of behind) {
      const unaffected = await house.look(table, playsTheSame).catch((cause: unknown) => {
        complainOf(house, table, cause);
        return false;
      });
      found.push({ table, game: id, from, to: game.rulesVersion, unaffected });
    }
  }
  return found;
}

/** Reads every open game, one after the other, and says what this version means for it. */
export async function inspect(house: House): Promise<Inspection> {
  const migrations = await findMigrations(house);
  const known = new Set(migrations.map(({ table }) => table));
  const open = await house.database.read<{ id: string }>(
    "SELECT id FROM tables WHERE status IN ('open', 'running') ORDER BY id",
  );
  const unreadable: string[] = [];
  for (const { id } of open)
    try {
      await loadTable(house.database, house.shelf, id);
    } catch (cause) {
      unreadable.push(id);
      if (!known.has(id)) complainOf(house, id, cause);
    }
  return { open: open.length, unreadable, migrations };
}

/** The game goes on under the rules of today, if these play it. */
async function goOn(house: House, id: string, mayGoOn: (table: Table) => boolean): Promise<void> {
  await house
    .run(id, undefined, undefined, table => {
      const { rulesVersion, figures } = table.game;
      if (mayGoOn(table)) table.happen({ type: 'migrated', rulesVersion, figures });
    })
    .catch((cause: unknown) => complainOf(house, id, cause));
}

const noteHeld = (id: string, held: boolean): Statement => ({
  sql: 'UPDATE tables SET held = $1 WHERE id = $2',
  values: [held ? 1 : 0, id],
});

/** Games that were on hold and whose rules are back: nobody's time has run meanwhile. */
async function takeUpAgain(house: House): Promise<void> {
  const held = await house.database.read<{
    id: string;
    game: string;
    rules_version: number;
    figures: string;
  }>("SELECT id, game, rules_version, figures FROM tables WHERE held = 1 AND status = 'running'");
  for (const { id, game: name, rules_version, figures } of held) {
    if (!house.shelf.gameIds.includes(name)) continue;
    const { game } = await house.shelf.load(name);
    if (game.rulesVersion !== rules_version || game.figures !== figures) continue;
    await goOn(house, id, ({ state, isOnHold }) => state.status === 'running' && !isOnHold);
    await house.database.write([noteHeld(id, false)]);
  }
}

/** Open games that a change does not touch go over to it; the others stay on hold until their people decide. */
export async function migrateTables(house: House): Promise<Migration[]> {
  const found = await findMigrations(house);
  for (const { table: id, unaffected } of found)
    if (unaffected) await goOn(house, id, table => table.isOnHold);
  if (found.length > 0)
    await house.database.write(found.map(({ table, unaffected }) => noteHeld(table, !unaffected)));
  await takeUpAgain(house);
  return found;
}
