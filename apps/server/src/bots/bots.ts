import { randomInt } from 'node:crypto';
import { knowledgeOf, type AnyGame, type Seat } from '@palio/kernel';
import type { Level } from '@palio/search';
import { refusalFrom } from '../refusal.ts';
import { STAND_IN_LEVEL } from '../tables/commands/actor.ts';
import { runErrand } from '../tables/commands/index.ts';
import type { House } from '../tables/house.ts';
import type { Table } from '../tables/table.ts';
import type { Jobs } from './jobs.ts';
import type { Thinkers } from './pool.ts';
import type { ThinkTask } from './think.worker.ts';

/** Decisions that one job makes before it lets others go first. */
const MOST_DECISIONS = 200;

/** Refusals that are mistakes of the bot; others mean that the table has changed meanwhile, or the database is away. */
const FAULTS: ReadonlySet<string> = new Set(['illegal-action', 'not-waiting', 'internal']);

/** The level of the bot that plays this seat, if one does. */
export function botAt({ state }: Table, seat: Seat): Level | undefined {
  const { kind, level, standIn, vacant, resigned } = state.seats[seat]!;
  if (kind === 'bot') return level;
  return standIn ?? (vacant || resigned ? STAND_IN_LEVEL : undefined);
}

const awaitedBot = (table: Table): Seat | undefined =>
  table.state.paused || table.isOnHold
    ? undefined
    : table.waiting.find(seat => botAt(table, seat) !== undefined);

export const botIsAwaited = (table: Table): boolean => awaitedBot(table) !== undefined;

interface Wanted {
  readonly game: AnyGame;
  readonly decision: number;
  readonly task: ThinkTask;
}

function wantedFrom(table: Table): Wanted | undefined {
  const seat = awaitedBot(table);
  if (seat === undefined) return undefined;
  const seed = randomInt(2 ** 31);
  const knowledge = knowledgeOf(table.game, table.position, seat, seed);
  const task = { game: table.game.id, knowledge, seat, level: botAt(table, seat)!, seed };
  return { game: table.game, decision: table.state.decisions[seat]!, task };
}

/** Lets the bots of the server play: whenever one is waited for there is a job, in whichever process. */
export class Bots {
  readonly #house: House;
  readonly #thinkers: Thinkers;

  constructor(house: House, thinkers: Thinkers, jobs: Jobs) {
    this.#house = house;
    this.#thinkers = thinkers;
    house.changed.push((_, table) => {
      if (botIsAwaited(table)) jobs.add(table.id);
    });
  }

  /** Plays the bots of a table until a person has to decide. */
  async play(id: string): Promise<void> {
    try {
      await this.#decideAll(id);
    } catch (cause) {
      if (FAULTS.has(refusalFrom(cause).code)) this.#house.complain(`the bots at table ${id}`, cause);
      throw cause;
    }
  }

  async #decideAll(id: string): Promise<void> {
    for (let i = 0; i < MOST_DECISIONS; i++) {
      const wanted = await this.#house.look(id, wantedFrom);
      if (wanted === undefined) return;
      const { game, decision, task } = wanted;
      const action = await this.#thinkers.think(game, task);
      try {
        await this.#house.run(id, undefined, undefined, table =>
          runErrand(table, { type: 'bot-act', seat: task.seat, decision, action }),
        );
      } catch (cause) {
        // The table has gone another way while the bot was thinking.
        if (refusalFrom(cause).code !== 'stale') throw cause;
      }
    }
  }
}
