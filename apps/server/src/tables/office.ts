import { randomBytes } from 'node:crypto';
import { writeKeptRecord, writeRecord } from '@palio/kernel';
import type { Command, CommandAnswer, Person } from '@palio/protocol';
import { newId } from '../ids.ts';
import type { Ties } from '../people/ties.ts';
import { personOf, type User, type Users } from '../people/users.ts';
import { Refusal } from '../refusal.ts';
import { openSeat } from './apply-seats.ts';
import type { Actor } from './commands/actor.ts';
import { carryOut, runErrand, type PreparedCommand } from './commands/index.ts';
import type { Entry, SeatState, TableSetup } from './entries.ts';
import type { House } from './house.ts';
import { tableFromFirst } from './load.ts';
import {
  chosen,
  DEFAULTS,
  fittingOptions,
  fittingPace,
  mustMakeATable,
  sameAgain,
  type SeatWish,
  type TableWish,
} from './new-table.ts';
import { mayLook, seatOfPerson, type TableState } from './state.ts';
import { listing } from './summary.ts';
import type { Table } from './table.ts';
import { mustBeWelcome, mustGetAlong } from './welcome.ts';

/** Open tables that one person may have made. */
const MOST_OPEN_TABLES = 20;

/** What can be asked of a running game by those who do not sit at it. */
const OPEN_TO_ALL = new Set<Command['type']>(['join', 'replace', 'say', 'silence', 'seat', 'start', 'ready']);

const NOBODY: ReadonlySet<string> = new Set();

export interface OfficeParts {
  readonly house: House;
  readonly users: Users;
  readonly ties: Ties;
  readonly newSeed?: (() => string) | undefined;
  /** Nobody counts how many tables somebody makes. */
  readonly unlimited?: boolean | undefined;
}

/** Records that have been written, for as long as their tables stay in memory. */
const records = new WeakMap<Table, string>();

/**
 * The whole game as a text. A game that was given up has no result of its own, nor has one whose rules are no longer
 * played here, but its seed is no secret any more.
 */
function recordOf(table: Table): string {
  const { state, game } = table;
  const names = state.seats.map(seat => seat.person?.name ?? `bot-${seat.level ?? 'stand-in'}`);
  const record = table.playsAlike
    ? writeRecord(game, table.match, names)
    : writeKeptRecord(table.match, names);
  return /^seed /m.test(record)
    ? record
    : record.replace(/^(commitment .*)$/m, `$1\nseed ${state.setup.seed}`);
}

const randomSeed = (): string => randomBytes(32).toString('hex');

/** Where tables are made, and where commands come in. */
export class Office {
  readonly #house: House;
  readonly #users: Users;
  readonly #ties: Ties;
  readonly #newSeed: () => string;
  readonly #unlimited: boolean;

  constructor({ house, users, ties, newSeed = randomSeed, unlimited = false }: OfficeParts) {
    this.#newSeed = newSeed;
    this.#unlimited = unlimited;
    this.#house = house;
    this.#users = users;
    this.#ties = ties;
  }

  async create(person: Person, wish: TableWish): Promise<string> {
    await this.#mustHaveRoom(person);
    const { game } = await this.#house.shelf.load(wish.game);
    const options = fittingOptions(game, wish);
    const pace = fittingPace(wish);
    const seats = await Promise.all(wish.seats.map(plan => this.#seatFrom(person, plan)));
    mustMakeATable(person, seats, wish.rated ?? false);
    const { rulesVersion, figures } = game;
    const setup: TableSetup = {
      ...DEFAULTS,
      ...chosen(wish),
      id: newId(),
      game: game.id,
      options,
      owner: person.id,
      createdAt: this.#house.now(),
      seed: this.#newSeed(),
    };
    return this.#found(game, { type: 'created', setup, rulesVersion, figures, pace, seats });
  }

  async #found(game: Table['game'], entry: Extract<Entry, { type: 'created' }>): Promise<string> {
    const { setup, seats } = entry;
    const table = tableFromFirst(game, entry);
    table.now = setup.createdAt;
    table.happen(entry);
    const owner = seats.findIndex(seat => seat.person?.id === setup.owner);
    if (setup.autoStart && seats.every(seat => seat.kind === 'bot' || seat.person?.id === setup.owner))
      carryOut(table, { person: seats[owner]!.person! }, { type: 'start' });
    const { pending } = table;
    table.pending = [];
    table.remember('created', 1);
    await this.#house.database.write([
      {
        sql: 'INSERT INTO journal (table_id, n, key, at, body) VALUES ($1, $2, $3, $4, $5)',
        values: [table.id, 1, 'created', setup.createdAt, JSON.stringify(pending)],
      },
      ...listing(table, setup.createdAt, false),
      { sql: 'UPDATE tables SET n = 0 WHERE id = $1', values: [table.id] },
    ]);
    this.#house.admit(
      table,
      pending.map(each => ({ at: setup.createdAt, entry: each })),
    );
    return table.id;
  }

  async #mustHaveRoom(person: Person): Promise<void> {
    if (this.#unlimited) return;
    const rows = await this.#house.database.read(
      "SELECT 1 AS found FROM seats WHERE user_id = $1 AND status = 'open' AND role IN ('person', 'owner') LIMIT $2",
      [person.id, MOST_OPEN_TABLES],
    );
    if (rows.length >= MOST_OPEN_TABLES) throw new Refusal('too-many');
  }

  async #seatFrom(owner: Person, plan: SeatWish): Promise<SeatState> {
    switch (plan.as) {
      case 'open':
        return openSeat();
      case 'bot':
        return { kind: 'bot', level: plan.level, ready: true, clock: { left: 0 } };
      case 'me':
        return { kind: 'person', person: owner, ready: true, clock: { left: 0 } };
      case 'invited':
        return this.#invited(owner, await this.#users.mustFind(plan.name));
      case 'again': {
        const user = await this.#users.byId(plan.person);
        return user === undefined ? openSeat() : this.#invited(owner, user);
      }
    }
  }

  async #invited(owner: Person, user: User): Promise<SeatState> {
    if ((await this.#ties.apartFrom(owner.id)).has(user.id)) throw new Refusal('blocked');
    return { kind: 'invited', person: personOf(user), ready: false, clock: { left: 0 } };
  }

  /** Carries out a command, once for each key. */
  command(id: string, actor: Actor, key: string | undefined, command: Command): Promise<CommandAnswer> {
    switch (command.type) {
      case 'join':
      case 'replace':
        return this.#sitDown(id, actor, key, command);
      case 'seat':
        return this.#changeSeat(id, actor, key, command);
      default:
        return this.#carryOut(id, actor, key, command);
    }
  }

  async #sitDown(
    id: string,
    actor: Actor,
    key: string | undefined,
    command: Extract<Command, { type: 'join' | 'replace' }>,
  ): Promise<CommandAnswer> {
    const apart = await this.#ties.apartFrom(actor.person.id);
    return this.#carryOut(id, actor, key, command, state => mustBeWelcome(state, actor.person, apart));
  }

  async #changeSeat(
    id: string,
    actor: Actor,
    key: string | undefined,
    { seat, plan }: Extract<Command, { type: 'seat' }>,
  ): Promise<CommandAnswer> {
    const to = await this.#seatFrom(actor.person, plan);
    const apart = to.kind === 'invited' ? await this.#ties.apartFrom(to.person!.id) : NOBODY;
    return this.#carryOut(id, actor, key, { type: 'seat', seat, to }, state => mustGetAlong(state, apart));
  }

  #carryOut(
    id: string,
    actor: Actor,
    key: string | undefined,
    command: PreparedCommand,
    mustFit?: (state: TableState) => void,
  ): Promise<CommandAnswer> {
    const decide = (table: Table): void => {
      const { state } = table;
      const isSeated = seatOfPerson(state, actor.person.id) !== undefined;
      if (!isSeated && !mayLook(state, actor.person.id)) throw new Refusal('no-such-table');
      // Who only watches learns nothing from how he is refused.
      const isWatching = state.status === 'running' && !isSeated;
      if (isWatching && !OPEN_TO_ALL.has(command.type)) throw new Refusal('not-seated');
      mustFit?.(state);
      carryOut(table, actor, command);
    };
    return this.#house.run(id, key, actor.person.id, decide, command.type !== 'act');
  }

  /** The same people at a new table; whoever asks first makes it, the others are led there. */
  async rematch(id: string, person: Person): Promise<string> {
    const { wish, rematch } = await this.#house.look(id, ({ state }) => {
      if (seatOfPerson(state, person.id) === undefined) throw new Refusal('not-seated');
      if (state.status !== 'over' && state.status !== 'cancelled') throw new Refusal('not-over');
      return { rematch: state.rematch, wish: sameAgain(state, person) };
    });
    if (rematch !== undefined) return rematch;
    const made = await this.create(person, wish);
    try {
      await this.#house.run(id, undefined, undefined, table =>
        runErrand(table, { type: 'rematched', table: made }),
      );
      return made;
    } catch (cause) {
      await this.#house.run(made, undefined, undefined, table =>
        runErrand(table, { type: 'cancel', reason: 'rematched' }),
      );
      const other = await this.#house.look(id, table => table.state.rematch);
      if (other === undefined) throw cause;
      return other;
    }
  }

  /** The whole game as a text that anybody can verify; everything is in it, so it exists only after the end. */
  record(id: string, person: string | undefined): Promise<string> {
    return this.#house.look(id, table => {
      const { state } = table;
      if (!mayLook(state, person)) throw new Refusal('no-such-table');
      if (state.status !== 'over') throw new Refusal('not-over');
      // Ended under other rules, by a server that was killed before it could keep the last position.
      if (state.position === undefined) throw new Refusal('other-rules');
      const record = records.get(table) ?? recordOf(table);
      records.set(table, record);
      return record;
    });
  }
}
