import {
  actionFrom,
  fastChance,
  knowledgeOf,
  notationOf,
  type AnyAction,
  type AnyGame,
  type Chance,
  type Position,
  type Seat,
} from '@palio/kernel';
import type { ForeseenAction, Foresight } from '@palio/protocol';
import { questionOf } from './project.ts';
import type { Table } from './table.ts';

const FUTURES = 3;
/** Actions of others until a seat is asked; further ahead nobody plans. */
const LONGEST_WAIT = 200;

interface Future {
  readonly position: Position;
  /** How many of the planned actions could be played. */
  readonly fits: number;
  /** The whole plan fits, and after it the seat is asked again. */
  readonly isAsked: boolean;
}

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

/** One future as the seat may imagine it: after what it has planned, or where the plan does not fit any more. */
function futureOf(table: Table, seat: Seat, plans: readonly string[], seed: number): Future {
  const { game } = table;
  const chance = fastChance(seed);
  const position = knowledgeOf(game, table.position, seat, seed);
  for (const [fits, notation] of plans.entries()) {
    const isAsked = waitForTurn(game, position, seat, chance);
    const action = isAsked ? actionFrom(game, position, seat, notation) : undefined;
    if (action === undefined) return { position, fits, isAsked: false };
    game.playLegal(position, seat, action, chance);
  }
  return { position, fits: plans.length, isAsked: waitForTurn(game, position, seat, chance) };
}

/** The one in which most of the plan fits, and the seat is asked after it: always the same as a plan grows. */
const likeliest = (futures: readonly Future[]): Future =>
  futures.reduce((best, each) =>
    each.fits > best.fits || (each.fits === best.fits && each.isAsked && !best.isAsked) ? each : best,
  );

const futuresOf = (table: Table, seat: Seat, plans: readonly string[]): readonly Future[] =>
  Array.from({ length: FUTURES }, (_, i) => futureOf(table, seat, plans, i + 1));

/** The position that a plan is shown to lead to. */
export const imaginedAfter = (table: Table, seat: Seat, plans: readonly string[]): Position =>
  likeliest(futuresOf(table, seat, plans)).position;

/** What is legal in any of these futures, that of the one that is shown first. */
function choicesIn(
  game: AnyGame,
  seat: Seat,
  [shown, ...others]: readonly Position[],
  actionsOf: (position: Position, seat: Seat) => readonly AnyAction[],
): ForeseenAction[] {
  const found = new Map<string, ForeseenAction>();
  if (shown !== undefined)
    for (const action of actionsOf(shown, seat)) {
      const notation = notationOf(game, shown, seat, action);
      const forecast = game.forecast?.(shown, seat, action);
      found.set(notation, {
        action,
        notation,
        ...(forecast !== undefined && { forecast }),
        times: 1,
        shown: true,
      });
    }
  for (const position of others)
    for (const action of actionsOf(position, seat)) {
      const notation = notationOf(game, position, seat, action);
      const known = found.get(notation);
      if (known === undefined) found.set(notation, { action, notation, times: 1, shown: false });
      else found.set(notation, { ...known, times: known.times + 1 });
    }
  return [...found.values()].toSorted((a, b) => b.times - a.times);
}

/**
 * What a seat will probably be able to choose from, and how the game may stand by then. Built from its knowledge
 * alone, so that it tells nothing hidden; what is legal in more of the imagined futures comes first.
 */
export function foresee(table: Table, seat: Seat, plans: readonly string[]): Foresight {
  const { game } = table;
  const futures = futuresOf(table, seat, plans);
  const shown = likeliest(futures);
  const others = futures.filter(future => future !== shown);
  const asked = [shown, ...others].flatMap(({ isAsked, position }) => (isAsked ? [position] : []));
  const choices = (actionsOf: (position: Position, of: Seat) => readonly AnyAction[]) =>
    choicesIn(game, seat, asked, actionsOf);
  return {
    futures: asked.length,
    fits: shown.fits,
    view: game.view(shown.position, seat),
    question: questionOf(game, shown.position),
    mayTakeBack: shown.isAsked && game.sealedPicks(shown.position, seat).length > 0,
    choices: choices((position, of) => game.legalActions(position, of)),
    asides: choices((position, of) => game.asides(position, of)),
  };
}
