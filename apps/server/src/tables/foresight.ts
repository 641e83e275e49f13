import {
  actionFrom,
  fastChance,
  knowledgeOf,
  notationOf,
  type AnyGame,
  type Chance,
  type Position,
  type Seat,
} from '@palio/kernel';
import type { Foresight } from '@palio/protocol';
import type { Table } from './table.ts';

const FUTURES = 3;
/** Actions of others until a seat is asked; further ahead nobody plans. */
const LONGEST_WAIT = 200;

/** Lets the others play anything until this seat is asked; false if that does not come. */
function waitForTurn(game: AnyGame, position: Position, seat: Seat, chance: Chance): boolean {
  for (let step = 0; step < LONGEST_WAIT; step++) {
    const waiting = game.waitingFor(position);
    if (waiting.includes(seat)) return true;
    const [other] = waiting;
    if (other === undefined) return false;
    game.playLegal(position, other, chance.pick(game.legalActions(position, other)), chance);
  }
  return false;
}

/** One future as the seat may imagine it, after what it has planned; nothing if the plan does not fit into it. */
function futureOf(table: Table, seat: Seat, plans: readonly string[], seed: number): Position | undefined {
  const { game } = table;
  const chance = fastChance(seed);
  const position = knowledgeOf(game, table.position, seat, seed);
  for (const notation of plans) {
    if (!waitForTurn(game, position, seat, chance)) return undefined;
    const action = actionFrom(game, position, seat, notation);
    if (action === undefined) return undefined;
    game.playLegal(position, seat, action, chance);
  }
  return waitForTurn(game, position, seat, chance) ? position : undefined;
}

/**
 * What a seat will probably be able to choose from. Built from its knowledge alone, so that it tells nothing hidden;
 * what is legal in more of the imagined futures comes first.
 */
export function foresee(table: Table, seat: Seat, plans: readonly string[]): Foresight {
  const { game } = table;
  const futures = Array.from({ length: FUTURES }, (_, i) => futureOf(table, seat, plans, i + 1)).filter(
    future => future !== undefined,
  );
  const found = new Map<string, Foresight['choices'][number]>();
  for (const future of futures)
    for (const action of game.legalActions(future, seat)) {
      const notation = notationOf(game, future, seat, action);
      const known = found.get(notation);
      found.set(notation, { action, notation, times: (known?.times ?? 0) + 1 });
    }
  const [first] = futures;
  return {
    futures: futures.length,
    view: first === undefined ? null : game.view(first, seat),
    choices: [...found.values()].toSorted((a, b) => b.times - a.times),
  };
}
