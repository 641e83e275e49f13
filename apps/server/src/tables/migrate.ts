import { hashOf } from '@palio/kernel';
import type { House } from './house.ts';
import type { Table } from './table.ts';

export interface Migration {
  readonly table: string;
  readonly game: string;
  readonly from: number;
  readonly to: number;
  /** Whether the game so far plays the same under the new rules. */
  readonly unaffected: boolean;
}

interface Behind {
  readonly id: string;
}

/** Plays the game so far under the rules of today; the snapshot shows where the old rules had led. */
function playsTheSame(table: Table): boolean {
  const { position } = table.state;
  if (position === undefined) return true;
  try {
    return hashOf(table.positionAfter(table.log.length)) === hashOf(position);
  } catch {
    return false;
  }
}

/** What a change of rules or figures means for the games that are open. */
export async function findMigrations(house: House): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const id of house.shelf.gameIds) {
    const { game } = await house.shelf.load(id);
    const behind = await house.database.read<Behind>(
      `SELECT id FROM tables WHERE game = $1 AND status IN ('open', 'running') AND (rules_version <> $2 OR figures <> $3)`,
      [id, game.rulesVersion, game.figures],
    );
    for (const { id: table } of behind)
      found.push(
        await house.look(table, seen => ({
          table,
          game: id,
          from: seen.state.rulesVersion,
          to: game.rulesVersion,
          unaffected: playsTheSame(seen),
        })),
      );
  }
  return found;
}

/** Open games that a change does not touch go over to it; the others stay on hold until their people decide. */
export async function migrateTables(house: House): Promise<Migration[]> {
  const found = await findMigrations(house);
  for (const { table: id, unaffected } of found)
    if (unaffected)
      await house.run(id, undefined, undefined, table => {
        const { rulesVersion, figures } = table.game;
        if (table.isOnHold) table.happen({ type: 'migrated', rulesVersion, figures });
      });
  return found;
}
