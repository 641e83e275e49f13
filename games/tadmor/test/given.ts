import {
  actionFrom,
  defineGame,
  fastChance,
  listen,
  type Chance,
  type GameDefinition,
  type Reason,
  type Seat,
} from '@palio/kernel';
import { ruleBook } from '../rules/rule-book.ts';
import {
  ALL_MISSIONS,
  bitOf,
  eraOf,
  finalTotal,
  giveTile,
  holds,
  listOf,
  missionId,
  numberOf,
  PARTS,
  PIECES,
  pieceOf,
  placeNamed,
  prestigeOf,
  RARE_GOODS,
  RARE_GOODS_FIGURES,
  REGIONS,
  RESOURCES,
  SOURCES,
  tadmor as game,
  tileId,
  tilesOf,
  tilesOfEra,
  type Action,
  type ColourId,
  type Event,
  type Forecast,
  type MissionId,
  type PartId,
  type PlaceId,
  type Player,
  type RareGoodId,
  type RegionId,
  type ResourceId,
  type Source,
  type State,
  type TadmorStep,
  type Target,
  type TileId,
  type View,
} from '../rules/index.ts';

type Amounts = Partial<Record<ResourceId, number>>;

/** What a player has; everything not named is empty. */
export interface PlayerGiven extends Amounts {
  readonly traded?: Amounts;
  readonly prestige?: number;
  readonly tower?: number;
  readonly temples?: readonly PartId[];
  readonly goods?: readonly RareGoodId[];
  readonly tiles?: readonly TileId[];
  readonly hand?: readonly MissionId[];
  readonly fulfilled?: readonly MissionId[];
  readonly returned?: readonly MissionId[];
  readonly camels?: number;
  readonly ships?: number;
}

/** Where in the turn the test begins. */
export type Moment = 'placement' | 'marauders' | 'resolution' | 'construction' | 'kingdom' | 'turnEnd';

export interface TableGiven {
  readonly seats?: number;
  readonly turn?: number;
  readonly first?: Seat;
  readonly at?: Moment;
  /** The players by seat. */
  readonly players?: readonly PlayerGiven[];
  /** A seat with `c` or `s`: '0c' is a camel of seat 0. */
  readonly pieces?: Partial<Record<PlaceId, `${Seat}${'c' | 's'}`>>;
  readonly display?: readonly TileId[];
  readonly tops?: Partial<Record<ColourId, RareGoodId | null>>;
  readonly current?: RegionId;
  readonly raid?: readonly [Seat, RegionId];
  readonly discards?: readonly MissionId[];
  /** All that is left of the deck; the other cards count as discarded. */
  readonly deck?: readonly MissionId[];
  readonly finishers?: readonly Seat[];
}

const STACKS: Readonly<Record<Moment, (first: Seat) => TadmorStep[]>> = {
  placement: first => [{ kind: 'nextPlacement', seat: first }],
  marauders: () => [{ kind: 'reveal' }, { kind: 'callMarauders' }, { kind: 'startResolution' }],
  resolution: () => [{ kind: 'startResolution' }],
  construction: () => [{ kind: 'constructionPhase' }, { kind: 'kingdomPhase' }, { kind: 'turnEnd' }],
  kingdom: () => [{ kind: 'kingdomPhase' }, { kind: 'turnEnd' }],
  turnEnd: () => [{ kind: 'turnEnd' }],
};

const list = (amounts: Amounts): number[] => RESOURCES.map(id => amounts[id] ?? 0);
const bits = (missions: readonly MissionId[] = []): number =>
  missions.reduce((all, id) => all | bitOf(numberOf(id)), 0);

function givePlayer(player: Player, wanted: PlayerGiven): void {
  player.warehouse.splice(0, 4, ...list(wanted));
  player.tradedGoods.splice(0, 4, ...list(wanted.traded ?? {}));
  player.points.fill(0);
  player.points[0] = wanted.prestige ?? 10;
  player.tower = wanted.tower ?? 0;
  player.temples = (wanted.temples ?? []).map(part => PARTS.indexOf(part) + 1);
  for (const good of wanted.goods ?? []) player.rareGoods[RARE_GOODS.indexOf(good)]!++;
  player.lowTiles = 0;
  player.highTiles = 0;
  for (const tile of wanted.tiles ?? []) giveTile(player, numberOf(tile));
  player.hand = bits(wanted.hand);
  player.fulfilled = bits(wanted.fulfilled);
  player.returned = bits(wanted.returned);
  player.camels = wanted.camels ?? 3;
  player.ships = wanted.ships ?? 2;
  player.camelsInReserve = player.camels;
  player.shipsInReserve = player.ships;
}

function givePiles(state: State, wanted: TableGiven): void {
  const copies =
    RARE_GOODS_FIGURES.copiesByPlayers.find(({ id }) => id === String(state.table.seats))?.copies ?? 0;
  RARE_GOODS.forEach((_, good) => {
    state.pileRests[good] = copies - state.players.reduce((sum, player) => sum + player.rareGoods[good]!, 0);
  });
  (['grey', 'yellow', 'red'] as const).forEach((colour, i) => {
    const shown = wanted.tops?.[colour];
    const types = [0, 1, 2].map(type => 3 * i + type);
    if (shown === null) {
      // An empty pile: its tiles lie with the last player, who is in nobody's way.
      const last = state.players.at(-1)!;
      for (const good of types) {
        last.rareGoods[good]! += state.pileRests[good]!;
        state.pileRests[good] = 0;
      }
      state.pileTops[i] = -1;
      return;
    }
    const top =
      shown === undefined ? types.find(good => state.pileRests[good]! > 0)! : RARE_GOODS.indexOf(shown);
    state.pileRests[top]!--;
    state.pileTops[i] = top;
  });
}

function giveMissions(state: State, wanted: TableGiven): void {
  const held = state.players.reduce(
    (all, player) => all | player.hand | player.fulfilled | player.returned,
    0,
  );
  state.discards = bits(wanted.discards);
  state.deck = ALL_MISSIONS & ~held & ~state.discards;
  if (wanted.deck === undefined) return;
  // Cards that are to be neither in the deck nor among the discards are put face up before the last player.
  const rest = state.deck & ~bits(wanted.deck);
  state.deck = bits(wanted.deck);
  state.players.at(-1)!.returned |= rest;
}

function giveTiles(state: State, wanted: TableGiven): void {
  const owned = new Set(state.players.flatMap(tilesOf));
  const era = eraOf(state);
  const free = [1, 2, 3]
    .slice(0, era)
    .flatMap(one => tilesOfEra(one, state.table.seats))
    .filter(tile => !owned.has(tile));
  const shown =
    wanted.display?.map(numberOf) ?? free.filter(tile => tilesOfEra(era, 4).includes(tile)).slice(-6);
  state.display = shown;
  state.box = free.filter(tile => !shown.includes(tile));
}

function givePieces(state: State, wanted: TableGiven): void {
  for (const [place, standing] of Object.entries(wanted.pieces ?? {})) {
    const seat = Number(standing[0]);
    const kind = standing[1] === 'c' ? 0 : 1;
    const player = state.players[seat]!;
    if (kind === 0) player.camelsInReserve--;
    else player.shipsInReserve--;
    state.pieces[placeNamed(place as PlaceId)] = pieceOf(seat, kind);
    if (place === 'da-taxman') player.choseTaxman = true;
    if (place === 'eu-war') player.choseWarSupplies = true;
    if (place === 'ma-first') player.choseFirstPlayer = true;
  }
}

function giveRaid(state: State, { current, raid }: TableGiven): void {
  state.currentRegion = current === undefined ? -1 : REGIONS.indexOf(current);
  state.raider = raid?.[0] ?? -1;
  state.raidCard = raid === undefined ? -1 : REGIONS.indexOf(raid[1]);
}

/** Runs what needs no decision, as a set-up does. */
function settled(state: State, chance: Chance): State {
  const definition = { ...game, setup: () => state } as unknown as GameDefinition<
    State,
    Action,
    Event,
    View,
    Target,
    Forecast
  >;
  return defineGame(definition, ruleBook).setup({}, state.table.seats, chance);
}

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

  /** What is asked, and whom: 'construction 0'. */
  get asked(): string {
    const step = this.state.stack.at(-1);
    return step === undefined ? 'over' : `${step.kind} ${this.seat}`;
  }

  player(seat: Seat = 0): Player {
    return this.state.players[seat]!;
  }

  prestige(seat: Seat = 0): number {
    return prestigeOf(this.player(seat));
  }

  points(source: Source, seat: Seat = 0): number {
    return this.player(seat).points[SOURCES.indexOf(source)]!;
  }

  final(seat: Seat = 0): number {
    return finalTotal(this.state, seat);
  }

  /** Wood, stone, marble, gold in the Warehouse, and in the Traded Goods. */
  warehouse(seat: Seat = 0): number[] {
    return this.player(seat).warehouse.slice();
  }

  traded(seat: Seat = 0): number[] {
    return this.player(seat).tradedGoods.slice();
  }

  goods(seat: Seat = 0): RareGoodId[] {
    return RARE_GOODS.flatMap((id, good) =>
      Array.from({ length: this.player(seat).rareGoods[good]! }, () => id),
    );
  }

  tiles(seat: Seat = 0): TileId[] {
    return tilesOf(this.player(seat)).map(tileId);
  }

  hand(seat: Seat = 0): MissionId[] {
    return listOf(this.player(seat).hand).map(missionId);
  }

  isFulfilled(id: MissionId, seat: Seat = 0): boolean {
    return holds(this.player(seat).fulfilled, numberOf(id));
  }

  isReturned(id: MissionId, seat: Seat = 0): boolean {
    return holds(this.player(seat).returned, numberOf(id));
  }

  /** What stands there: '0c', or '' for nothing. */
  on(place: PlaceId): string {
    const standing = this.state.pieces[placeNamed(place)]!;
    return standing === 0 ? '' : `${(standing - 1) >> 1}${PIECES[(standing - 1) & 1]![0]}`;
  }

  current(): RegionId | undefined {
    return REGIONS[this.state.currentRegion];
  }

  view(viewer: Seat | 'spectator' = this.seat): View {
    return game.view(this.state, viewer);
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
      const problems = game.check(this.state);
      if (problems.length > 0) throw new Error(`after "${notation}": ${problems.join(', ')}`);
    }
    return this;
  }

  forecast(notation: string): Forecast | undefined {
    return game.forecast?.(this.state, this.seat, this.action(notation));
  }

  why(target: Target, seat: Seat = this.seat): string | undefined {
    const reason: Reason | undefined = game.whyNot(this.state, seat, target);
    return reason === undefined ? undefined : `${reason.rule} ${reason.sentence}`;
  }

  eventsOf<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.told.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }
}

/** A table of two (unless said otherwise), everybody without anything but 3 camels, 2 ships and 10 points. */
export function given(wanted: TableGiven = {}, chance: Chance = fastChance(3)): TestTable {
  const { seats = 2, turn = 1, first = 0, at = 'resolution' } = wanted;
  const state = game.setup({}, seats, fastChance(1));
  Object.assign(state, { table: { ...state.table, first }, turn, pawn: first, starter: first });
  state.players.forEach((player, seat) => givePlayer(player, wanted.players?.[seat] ?? {}));
  givePiles(state, wanted);
  giveMissions(state, wanted);
  giveTiles(state, wanted);
  givePieces(state, wanted);
  giveRaid(state, wanted);
  state.finishers = wanted.finishers ?? [];
  state.stack = STACKS[at](first).toReversed();
  return new TestTable(settled(state, chance));
}
