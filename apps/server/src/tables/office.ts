import { randomBytes } from 'node:crypto';
import { completeOptions, PalioError, writeRecord } from '@palio/kernel';
import type {
  Command,
  CommandAnswer,
  LobbyQuery,
  NewTable,
  Pace,
  Person,
  SeatPlan,
  TableLine,
} from '@palio/protocol';
import { PACE_PRESETS } from '@palio/protocol';
import { newId } from '../ids.ts';
import type { Ties } from '../people/ties.ts';
import { personOf, type Users } from '../people/users.ts';
import { Refusal } from '../refusal.ts';
import { openSeat } from './apply.ts';
import type { Actor } from './commands/actor.ts';
import { carryOut, runErrand, type PreparedCommand } from './commands/index.ts';
import type { Entry, SeatState, TableSetup } from './entries.ts';
import type { House } from './house.ts';
import { tableFromFirst } from './load.ts';
import { mayLook, seatOfPerson } from './state.ts';
import { listing, type StoredLine } from './summary.ts';
import type { Table } from './table.ts';
import { problemWithWindow } from './window.ts';

/** Open tables that one person may have made. */
const MOST_OPEN_TABLES = 20;

export interface OfficeParts {
  readonly house: House;
  readonly users: Users;
  readonly ties: Ties;
  readonly newSeed?: (() => string) | undefined;
  /** Nobody counts how many tables somebody makes. */
  readonly unlimited?: boolean | undefined;
}

const randomSeed = (): string => randomBytes(32).toString('hex');

/** Where tables are made and found, and where commands come in. */
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

  async create(person: Person, wish: NewTable): Promise<string> {
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
      ...listing(table, setup.createdAt, false, setup.createdAt),
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
      "SELECT 1 AS found FROM seats WHERE user_id = $1 AND status = 'open' AND role = 'person' LIMIT $2",
      [person.id, MOST_OPEN_TABLES],
    );
    if (rows.length >= MOST_OPEN_TABLES) throw new Refusal('too-many');
  }

  async #seatFrom(owner: Person, plan: SeatPlan): Promise<SeatState> {
    switch (plan.as) {
      case 'open':
        return openSeat();
      case 'bot':
        return { kind: 'bot', level: plan.level, ready: true, clock: { left: 0 } };
      case 'me':
        return { kind: 'person', person: owner, ready: true, clock: { left: 0 } };
      case 'invited': {
        const user = await this.#users.mustFind(plan.name);
        if (await this.#ties.areApart(owner.id, user.id)) throw new Refusal('blocked');
        return { kind: 'invited', person: personOf(user), ready: false, clock: { left: 0 } };
      }
    }
  }

  /** Carries out a command, once for each key. */
  async command(id: string, actor: Actor, key: string | undefined, command: Command): Promise<CommandAnswer> {
    if (command.type === 'join' || command.type === 'replace') await this.#mustBeWelcome(id, actor.person);
    const prepared: PreparedCommand =
      command.type === 'seat'
        ? { type: 'seat', seat: command.seat, to: await this.#seatFrom(actor.person, command.plan) }
        : command;
    return this.#house.run(id, key, actor.person.id, table => {
      if (!mayLook(table.state, actor.person.id)) throw new Refusal('no-such-table');
      carryOut(table, actor, prepared);
    });
  }

  async #mustBeWelcome(id: string, person: Person): Promise<void> {
    const { owner, rated } = await this.#house.look(id, table => table.state.setup);
    if (owner !== person.id && (await this.#ties.areApart(owner, person.id))) throw new Refusal('blocked');
    if (rated && person.kind !== 'member') throw new Refusal('forbidden', 'rated games are for members');
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

  async lobby(query: LobbyQuery): Promise<TableLine[]> {
    const { database } = this.#house;
    const values: (string | number)[] = [query.status ?? 'open'];
    const conditions = ["visibility = 'public'", 'status = $1'];
    const add = (condition: string, value: string | number | undefined): void => {
      if (value === undefined) return;
      values.push(value);
      conditions.push(condition.replace('?', `$${values.length}`));
    };
    add('game = ?', query.game);
    add('pace = ?', query.pace);
    add('seats = ?', query.seats);
    add('open_seats >= ?', query.openSeats ?? ((query.status ?? 'open') === 'open' ? 1 : undefined));
    add('(language = ? OR language IS NULL)', query.language);
    add('rated = ?', query.rated === undefined ? undefined : query.rated ? 1 : 0);
    add('created_at < ?', query.before);
    const rows = await database.read<{ line: string }>(
      `SELECT line FROM tables WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC LIMIT ${query.limit ?? 50}`,
      values,
    );
    return rows.map(({ line }) => ({ ...(JSON.parse(line) as StoredLine), yourTurn: false }));
  }

  /** My tables: first those that wait for me, the most urgent on top. */
  async mine(person: Person, isOver: boolean): Promise<TableLine[]> {
    const rows = await this.#house.database.read<{
      line: string;
      seat: number;
      role: string;
      waiting: number;
      deadline: number | null;
    }>(
      `SELECT tables.line, seats.seat, seats.role, seats.waiting, seats.deadline FROM seats
        JOIN tables ON tables.id = seats.table_id
        WHERE seats.user_id = $1 AND seats.status ${isOver ? "IN ('over', 'cancelled')" : "IN ('open', 'running')"}
        ORDER BY seats.waiting DESC, COALESCE(seats.deadline, 9000000000000000), seats.updated_at DESC LIMIT 100`,
      [person.id],
    );
    return rows.map(({ line, seat, role, waiting, deadline }) => ({
      ...(JSON.parse(line) as StoredLine),
      yourTurn: waiting === 1,
      ...(role === 'person' && { yourSeat: seat }),
      ...(deadline !== null && { deadline }),
    }));
  }

  /** The whole game as a text that anybody can verify; everything is in it, so it exists only after the end. */
  record(id: string, person: string | undefined): Promise<string> {
    return this.#house.look(id, table => {
      const { state, game } = table;
      if (!mayLook(state, person)) throw new Refusal('no-such-table');
      if (state.status !== 'over' || state.position === undefined) throw new Refusal('not-over');
      const names = state.seats.map(seat => seat.person?.name ?? `bot-${seat.level ?? 'stand-in'}`);
      const record = writeRecord(game, table.match, names);
      // A game that was given up has no result of its own, but its seed is no secret any more.
      return /^seed /m.test(record)
        ? record
        : record.replace(/^(commitment .*)$/m, `$1\nseed ${state.setup.seed}`);
    });
  }
}

/** What a table is like unless whoever makes it says otherwise. */
const DEFAULTS = {
  title: '',
  visibility: 'link',
  spectators: 'public',
  chat: 'on',
  negotiation: false,
  timeout: 'vote',
  rated: false,
  autoStart: true,
  language: null,
} as const;

type Chosen = Partial<Pick<TableSetup, keyof typeof DEFAULTS>>;

function chosen(wish: NewTable): Chosen {
  const names = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[];
  return Object.fromEntries(names.flatMap(name => (wish[name] === undefined ? [] : [[name, wish[name]]])));
}

function fittingOptions(
  game: Table['game'],
  { options: given = {}, seats }: NewTable,
): TableSetup['options'] {
  if (!game.seatCounts.includes(seats.length))
    throw new PalioError(
      'bad-seats',
      `${game.id} is played by ${game.seatCounts.join(', ')}, not by ${seats.length}`,
    );
  const options = completeOptions(game.options, given);
  const problem = game.unfit?.(options, seats.length);
  if (problem !== undefined) throw new PalioError('bad-option', problem);
  return options;
}

function fittingPace({ pace = PACE_PRESETS.none }: NewTable): Pace {
  const window = pace.kind === 'turns' ? pace.window : undefined;
  const problem = window === undefined ? undefined : problemWithWindow(window);
  if (problem !== undefined) throw new Refusal('bad-request', problem, 'pace');
  return pace;
}

function mustMakeATable(owner: Person, seats: readonly SeatState[], rated: boolean): void {
  if (seats.every(seat => seat.kind === 'bot'))
    throw new Refusal('bad-seats', 'somebody has to play', 'seats');
  const people = seats.flatMap(seat => seat.person?.id ?? []);
  if (new Set(people).size < people.length) throw new Refusal('already-seated');
  if (rated && (owner.kind !== 'member' || seats.some(seat => seat.kind === 'bot')))
    throw new Refusal('bad-request', 'rated games are for members among themselves', 'rated');
}

function sameAgain(state: Table['state'], person: Person): NewTable {
  const { setup, pace, seats } = state;
  const {
    game,
    options,
    title,
    visibility,
    spectators,
    chat,
    negotiation,
    timeout,
    rated,
    autoStart,
    language,
  } = setup;
  const plan = (seat: SeatState): SeatPlan => {
    if (seat.kind === 'bot') return { as: 'bot', level: seat.level! };
    if (seat.person?.id === person.id) return { as: 'me' };
    return seat.person === undefined || seat.vacant
      ? { as: 'open' }
      : { as: 'invited', name: seat.person.name };
  };
  const same = {
    game,
    options,
    title,
    visibility,
    spectators,
    chat,
    negotiation,
    timeout,
    rated,
    autoStart,
    language,
  };
  return { ...same, pace, seats: seats.map(plan) };
}
