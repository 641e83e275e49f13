import {
  actionFrom,
  chanceFrom,
  fastChance,
  listen,
  type Chance,
  type Options,
  type Reason,
  type Seat,
} from '@palio/kernel';
import {
  boardNamed,
  castlesOfBurgundy as game,
  EMPTY,
  faceOf,
  GOODS_BY_DIE,
  PHASES,
  pointsOf,
  SOURCES,
  tileNamed,
  type Action,
  type Duchy,
  type Event,
  type Forecast,
  type GoodsId,
  type Player,
  type Source,
  type State,
  type Target,
  type TileId,
} from '../rules/index.ts';

// Every test may ask why something cannot be done.
await game.learnReasons?.();

type Counts = Partial<Record<GoodsId, number>>;

/** What a seat has; everything not named is empty, and no silver or workers are held. */
export interface SeatGiven {
  readonly dice?: readonly [number, number];
  readonly silver?: number;
  readonly workers?: number;
  readonly stored?: readonly string[];
  readonly common?: readonly string[];
  /** Tiles in the duchy by space, beside the starting castle. */
  readonly placed?: Readonly<Record<number, string>>;
  readonly goods?: Counts;
  readonly sold?: Counts;
  readonly monasteries?: readonly number[];
  /** Shields by number; they lie on castles of their own. */
  readonly shields?: readonly number[];
  readonly route?: readonly string[];
}

export interface TableGiven extends SeatGiven {
  readonly seats?: number;
  readonly options?: Options;
  readonly phase?: (typeof PHASES)[number];
  readonly round?: number;
  readonly white?: number;
  /** Tiles of the numbered depots, and goods in them. */
  readonly depots?: Readonly<Record<number, readonly string[]>>;
  readonly depotGoods?: Readonly<Record<number, Counts>>;
  readonly depotShields?: Readonly<Record<number, readonly number[]>>;
  readonly black?: readonly string[];
  readonly inns?: number;
  /** The other seats, by seat. */
  readonly others?: Readonly<Record<number, SeatGiven>>;
  readonly duchy?: string;
  readonly castle?: number;
}

const counts = (held: Counts = {}): number[] => GOODS_BY_DIE.map(goods => held[goods] ?? 0);

/** The first draw of a set-up is the start player: seat 0. */
export function seatZeroFirst(seed = 1): Chance {
  const luck = fastChance(seed);
  let draws = 0;
  return chanceFrom(count => (draws++ === 0 ? 0 : luck.below(count)));
}

/** Tests write tiles as plain words; one that does not exist is an error. */
const tileOf = (id: string): number => tileNamed(id as TileId);

/** Puts a tile into a duchy as if it had been placed. */
export function put(duchy: Duchy, space: number, tile: string): void {
  const face = faceOf(tileOf(tile));
  duchy.spaces[space] = tileOf(tile);
  if (face.monastery > 0) duchy.monasteries |= 1 << face.monastery;
  if (tile === 'mine') duchy.mines++;
}

function giveSeat(state: State, seat: Seat, wanted: SeatGiven): void {
  const player = state.players[seat]!;
  const duchy = state.duchies[state.table.duchyOf[seat]!]!;
  player.dice = wanted.dice ?? [1, 1];
  player.keySpaces = (wanted.stored ?? []).map(tileOf);
  if (wanted.common !== undefined) duchy.common = wanted.common.map(tileOf);
  duchy.silver = wanted.silver ?? 0;
  duchy.workers = wanted.workers ?? 0;
  duchy.goods.splice(0, 6, ...counts(wanted.goods));
  duchy.sold = counts(wanted.sold);
  for (const [space, tile] of Object.entries(wanted.placed ?? {})) put(duchy, Number(space), tile);
  // Monasteries that lie outside the duchy's spaces, so that a test need not care where.
  for (const number of wanted.monasteries ?? []) duchy.monasteries |= 1 << number;
  duchy.shields = (wanted.shields ?? []).map((shield, i) => ({ space: -1 - i, shield }));
  for (const { shield } of duchy.shields) duchy.shieldBits |= 1 << shield;
  if (wanted.route !== undefined)
    Object.assign(player, { route: wanted.route.map(id => Number(id.slice(2)) - 1), laid: [] });
}

function clearBoard(state: State, wanted: TableGiven): void {
  const fill = (slots: number, tiles: readonly string[] = []): number[] =>
    Array.from({ length: slots }, (_, i) => (tiles[i] === undefined ? EMPTY : tileOf(tiles[i])));
  state.depots.forEach((depot, i) => {
    depot.tiles.splice(0, depot.tiles.length, ...fill(depot.tiles.length, wanted.depots?.[i + 1]));
    depot.goods.splice(0, 6, ...counts(wanted.depotGoods?.[i + 1]));
    depot.shields = wanted.depotShields?.[i + 1] ?? [];
  });
  state.blackDepot = fill(8, wanted.black);
  state.inns = wanted.inns ?? 0;
}

/** A table where seat 0 is about to act. */
export class TestTable {
  readonly state: State;
  readonly told: Event[] = [];
  chance: Chance = fastChance(3);

  constructor(state: State) {
    this.state = state;
  }

  get seat(): Seat {
    const [seat] = game.waitingFor(this.state);
    if (seat === undefined) throw new Error('nobody has to decide');
    return seat;
  }

  get asked(): string {
    return this.state.stack.at(-1)?.kind ?? 'over';
  }

  duchy(seat: Seat = 0): Duchy {
    return this.state.duchies[this.state.table.duchyOf[seat]!]!;
  }

  player(seat: Seat = 0): Player {
    return this.state.players[seat]!;
  }

  score(seat: Seat = 0): number {
    return pointsOf(this.state, seat);
  }

  points(source: Source, seat: Seat = 0): number {
    return this.player(seat).points[SOURCES.indexOf(source)]!;
  }

  stored(seat: Seat = 0): string[] {
    return this.player(seat).keySpaces.map(tile => faceOf(tile).id);
  }

  goods(seat: Seat = 0): Counts {
    return Object.fromEntries(
      this.duchy(seat).goods.flatMap((count, i) => (count > 0 ? [[GOODS_BY_DIE[i]!, count]] : [])),
    );
  }

  depot(number: number): string[] {
    return this.state.depots[number - 1]!.tiles.flatMap(tile => (tile >= 0 ? faceOf(tile).id : []));
  }

  legal(seat: Seat = this.seat): string[] {
    return game.legalActions(this.state, seat).map(action => game.write(this.state, seat, action));
  }

  free(seat: Seat = this.seat): string[] {
    return game.asides(this.state, seat).map(action => game.write(this.state, seat, action));
  }

  action(notation: string, seat: Seat = this.seat): Action {
    const action = actionFrom(game, this.state, seat, notation);
    if (action === undefined)
      throw new Error(
        `"${notation}" is not legal in ${this.asked}; legal: ${this.legal(seat).join(' | ')} || ${this.free(seat).join(' | ')}`,
      );
    return action as Action;
  }

  /** Whoever has to decide does these things, one after another. */
  play(...notations: readonly string[]): this {
    for (const notation of notations) {
      const { seat } = this;
      const listener = listen<Event>();
      game.play(this.state, seat, this.action(notation), this.chance, listener);
      this.told.push(...listener.told.map(one => one.event));
    }
    return this;
  }

  forecast(notation: string): Forecast | undefined {
    return game.forecast?.(this.state, this.seat, this.action(notation));
  }

  why(target: Target, seat: Seat = this.seat): Reason | undefined {
    return game.whyNot(this.state, seat, target);
  }

  /** Ends all turns of this round; stops at the first decision that is not a turn, or when the next round has begun. */
  endRound(): this {
    const { phase, round } = this.state;
    while (this.asked === 'turn' && this.state.phase === phase && this.state.round === round)
      this.play('endTurn');
    return this;
  }

  eventsOf<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.told.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }
}

/** A table of two (unless said otherwise) on duchy 1, everything empty but for the starting castle. */
export function given(wanted: TableGiven = {}): TestTable {
  const { seats = 2, options = {}, phase = 'A', round = 1, duchy, castle } = wanted;
  const luck = seatZeroFirst();
  const state = game.setup(options, seats, luck);
  while (game.question(state)?.kind !== 'turn') {
    const [seat] = game.waitingFor(state);
    game.play(state, seat!, game.legalActions(state, seat!)[0]!, luck);
  }
  state.phase = PHASES.indexOf(phase);
  state.round = round;
  state.roundGoods = Array.from({ length: 5 - round }, () => 1);
  if (wanted.white !== undefined) state.whiteDie = wanted.white;
  if (duchy !== undefined) {
    const own = state.duchies[0]!;
    own.board = duchy;
    own.spaces = Array.from({ length: boardNamed(duchy).size }, () => EMPTY);
    put(own, castle ?? boardNamed(duchy).startCastles[0]!, 'castle');
  }
  clearBoard(state, wanted);
  for (let seat = 0; seat < seats; seat++) giveSeat(state, seat, wanted.others?.[seat] ?? {});
  giveSeat(state, 0, wanted);
  for (const player of state.players) player.points.fill(0);
  return new TestTable(state);
}
