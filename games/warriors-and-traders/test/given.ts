import { actionFrom, fastChance, listen, next, type Options, type Reason, type Seat } from '@palio/kernel';
import {
  FREE,
  INDEX_OF,
  newUnit,
  pointsOf,
  provinceNamed,
  RESOURCES,
  TRACKS,
  tokensFor,
  TRACK_INDEX,
  unitsAt,
  warriorsAndTraders as game,
  worldOf,
  type Action,
  type ActionSource,
  type Event,
  type Forecast,
  type NationId,
  type Player,
  type ResourceId,
  type State,
  type Target,
  type TrackId,
  type TradersStep,
  type Unit,
  type UnitKind,
  BARBARIAN,
  BARBARIANS_HOLD,
  PIECES_PER_SEAT,
} from '../rules/index.ts';

type Stock = Partial<Record<ResourceId, number>>;

export interface TableGiven {
  readonly seats?: number;
  readonly options?: Options;
  /** Nations by seat; the rest is dealt. */
  readonly nations?: readonly NationId[];
  readonly turn?: number;
  /** Levels by seat; a track not named has level I. */
  readonly levels?: readonly Partial<Record<TrackId, number>>[];
  /** Tokens by seat, where levels are not exact enough. */
  readonly tokens?: readonly (readonly number[])[];
  readonly stock?: readonly Stock[];
  /** Units by province, instead of those there at the start: "0 infantry, 0 princess", "barbarianArmy", "" for free. */
  readonly place?: Readonly<Record<string, string>>;
  readonly wars?: readonly (readonly [number, number])[];
  readonly routes?: readonly (readonly [Seat, Seat])[];
}

const stockOf = (wanted: Stock): number[] => RESOURCES.map(id => wanted[id] ?? 0);

/** What ends the part of a turn that a test looks at: a question that no test asks for itself. */
const STOP = 'pickNation';

/** Tokens that reach exactly this level. */
export const level = (track: TrackId, wanted: number): number => tokensFor(TRACK_INDEX[track], wanted);

const FIRST_PIECES: Readonly<Record<string, number>> = {
  infantry: 0,
  archer: 4,
  cavalry: 8,
  princess: 12,
  fort: 16,
};

/** A table in a test: Given a position, When seats act, Then look at the state. */
export class TestTable {
  readonly state: State;
  readonly told: Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  get asked(): string {
    const kind = this.state.stack.at(-1)?.kind ?? 'over';
    return kind === STOP ? 'nothing' : kind;
  }

  get seat(): Seat {
    const [seat] = game.waitingFor(this.state);
    if (seat === undefined) throw new Error('nobody has to decide');
    return seat;
  }

  province(id: string): number {
    return provinceNamed(worldOf(this.state), id);
  }

  player(seat: Seat): Player {
    return this.state.players[seat]!;
  }

  stock(seat: Seat): Stock {
    const { stock } = this.player(seat);
    return Object.fromEntries(
      RESOURCES.flatMap(id => (stock[INDEX_OF[id]]! > 0 ? [[id, stock[INDEX_OF[id]]!]] : [])),
    );
  }

  vp(seat: Seat): number {
    return pointsOf(this.state, seat);
  }

  holder(id: string): number | 'free' | 'barbarians' {
    const holder = this.state.holders[this.province(id)]!;
    if (holder === FREE) return 'free';
    return holder === BARBARIANS_HOLD ? 'barbarians' : holder;
  }

  units(id: string): Unit[] {
    return unitsAt(this.state, this.province(id));
  }

  /** Kinds of the units in a province, in order of their numbers. */
  kinds(id: string): string[] {
    return this.units(id)
      .sort((a, b) => a.id - b.id)
      .map(unit => unit.kind);
  }

  unit(id: string, kind: UnitKind): Unit {
    const found = this.units(id).find(unit => unit.kind === kind);
    if (found === undefined) throw new Error(`there is no ${kind} in ${id}`);
    return found;
  }

  /** Puts units into a province as if they had come there before. */
  place(id: string, units: string): void {
    const province = this.province(id);
    this.state.units = this.state.units.filter(unit => unit.at !== province);
    this.state.holders[province] = FREE;
    for (const one of units.split(',').filter(words => words.trim() !== '')) this.add(id, one.trim());
  }

  add(id: string, words: string): Unit {
    const province = this.province(id);
    const [first, second] = words.split(' ');
    const kind = (second ?? first) as UnitKind;
    const owner = second === undefined ? BARBARIAN : Number(first);
    if (kind === 'princess') this.callPrincess(owner, province);
    let number = owner === BARBARIAN ? 400 : owner * PIECES_PER_SEAT + FIRST_PIECES[kind]!;
    while (this.state.units.some(unit => unit.id === number)) number++;
    const unit = newUnit(number, owner, kind, province);
    this.state.units.push(unit);
    this.state.holders[province] = owner === BARBARIAN ? BARBARIANS_HOLD : owner;
    return unit;
  }

  /** There are only four princesses: one comes from elsewhere, first from where several are together. */
  private callPrincess(owner: number, to: number): void {
    const own = this.state.units.filter(unit => unit.owner === owner && unit.kind === 'princess');
    const away = own.filter(unit => unit.at !== to);
    if (own.length < 4) return;
    const spare = away.find(unit => away.some(other => other !== unit && other.at === unit.at)) ?? away[0];
    if (spare !== undefined) this.state.units.splice(this.state.units.indexOf(spare), 1);
  }

  /** Makes these steps what happens next; after them the test stops. */
  begin(...steps: readonly TradersStep[]): this {
    this.state.stack = [{ kind: 'endTurn' }, { kind: 'pickNation', seat: 0 }];
    next(this.state, { kind: 'developmentShift', seat: 0 }, ...steps);
    this.send(0, { type: 'keep' });
    return this;
  }

  action(seat: Seat, by: ActionSource = 'first'): this {
    this.state.phase = 'development';
    return this.begin({ kind: 'takeAction', seat, by });
  }

  manoeuvre(seat: Seat): this {
    this.state.phase = 'manoeuvre';
    return this.begin({ kind: 'manoeuvreTurn', seat });
  }

  trade(): this {
    return this.begin({ kind: 'openTrade' });
  }

  upkeep(): this {
    return this.begin({ kind: 'feeding' }, { kind: 'gainResources' });
  }

  gain(): this {
    return this.begin({ kind: 'gainResources' });
  }

  /** Ends the turn; the next one begins if the game goes on. */
  endTurn(): this {
    this.state.stack = [];
    next(this.state, { kind: 'developmentShift', seat: 0 }, { kind: 'endTurn' });
    this.send(0, { type: 'keep' });
    return this;
  }

  legal(seat: Seat = this.seat): string[] {
    return game.legalActions(this.state, seat).map(action => game.write(this.state, seat, action));
  }

  asides(seat: Seat): string[] {
    return game.asides(this.state, seat).map(action => game.write(this.state, seat, action));
  }

  private send(seat: Seat, action: Action): void {
    const listener = listen<Event>();
    game.play(this.state, seat, action, fastChance(1), listener);
    this.told.push(...listener.told.map(one => one.event));
  }

  by(seat: Seat, ...notations: readonly string[]): this {
    for (const notation of notations) {
      const action = actionFrom(game, this.state, seat, notation) as Action | undefined;
      if (action === undefined)
        throw new Error(
          `"${notation}" is not legal for seat ${seat} in ${this.asked}; legal: ${this.legal(seat).join(' | ')}`,
        );
      this.send(seat, action);
    }
    return this;
  }

  /** Whoever has to decide does these things, one after another. */
  play(...notations: readonly string[]): this {
    for (const notation of notations) this.by(this.seat, notation);
    return this;
  }

  /** Hits in the battle being fought: kind of the target, points, and which one of several targets. */
  hit(seat: Seat, ...hits: readonly (readonly [kind: UnitKind, points: number, which?: number])[]): this {
    for (const [kind, points, which = 0] of hits) {
      const found = game
        .legalActions(this.state, seat)
        .filter(
          action =>
            action.type === 'hit' &&
            action.points === points &&
            this.state.units.find(unit => unit.id === action.unit)?.kind === kind,
        )[which];
      if (found === undefined)
        throw new Error(`no ${points} points on a ${kind}; legal: ${this.legal(seat).join(' | ')}`);
      this.send(seat, found);
    }
    return this;
  }

  why(target: Target, seat: Seat = this.seat): Reason | undefined {
    return game.whyNot(this.state, seat, target);
  }

  whyId(target: Target, seat: Seat = this.seat): string | undefined {
    return this.why(target, seat)?.sentence;
  }

  forecast(notation: string, seat: Seat = this.seat): Forecast | undefined {
    const action = actionFrom(game, this.state, seat, notation) as Action | undefined;
    if (action === undefined) throw new Error(`"${notation}" is not legal`);
    return game.forecast?.(this.state, seat, action);
  }

  eventsOf<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.told.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }
}

function pickNations(state: State, wanted: readonly NationId[]): void {
  while (game.question(state)?.kind === 'pickNation') {
    const [seat] = game.waitingFor(state);
    const legal = game.legalActions(state, seat!);
    const own = legal.find(action => action.type === 'nation' && action.nation === wanted[seat!]);
    const other = legal.find(action => action.type === 'nation' && !wanted.includes(action.nation));
    game.play(state, seat!, own ?? other!, fastChance(1));
  }
}

/** A table where nobody has any tokens or resources but those given. Nobody is at war. */
export function given(wanted: TableGiven = {}): TestTable {
  const { seats = 2, options = {}, nations = [] } = wanted;
  const state = game.setup({ ...options, nations: 'chosen' }, seats, fastChance(1));
  pickNations(state, nations);
  for (let seat = 0; seat < seats; seat++)
    game.play(state, seat, { type: 'tokens', production: 1, trade: 1, military: 1 }, fastChance(1));
  state.turn = wanted.turn ?? 1;
  state.players.forEach((player, seat) => {
    const levels = wanted.levels?.[seat] ?? {};
    player.tokens = wanted.tokens?.[seat]?.slice() ?? TRACKS.map(track => level(track, levels[track] ?? 1));
    player.stock = stockOf(wanted.stock?.[seat] ?? {});
  });
  for (const [a, b] of wanted.wars ?? []) state.wars.push({ a, b, since: state.turn, fought: false });
  for (const [by, to] of wanted.routes ?? []) state.routes.push({ by, to });
  const table = new TestTable(state);
  for (const [id, units] of Object.entries(wanted.place ?? {})) table.place(id, units);
  return table.begin();
}

/** A table as it is set up, before the first decision. */
export function fresh(seats: number, options: Options = {}, seed = 1): TestTable {
  return new TestTable(game.setup(options, seats, fastChance(seed)));
}

export { game };
