import { next, type Chance, type Options, type Seat } from '@palio/kernel';
import { BASE_DUCHIES, boardNamed, BORDER_DUCHIES, middleCastle } from './boards.ts';
import { putStartCastle, takeBoard } from './choose-duchy.ts';
import { DUCHY_FIGURES, GOODS_FIGURES, MAIN_BOARD, ROUTE_FIGURES, SETUP, SHIELD_FIGURES } from './figures.ts';
import { FAMILIES, GOODS, SOURCE_COUNT, TILE_SETS, type TileSet } from './names.ts';
import { duchiesIn } from './options.ts';
import { drawGoods } from './phase.ts';
import type { Depot, Duchy, Mode, Player, State, Table } from './state.ts';
import type { BurgundyStep } from './steps.ts';
import { EMPTY, piecesOf, TILES, type Tile } from './tiles.ts';

const isOn = (options: Options, id: string): boolean => options[id] === true;
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const empties = (count: number): number[] => Array.from({ length: count }, () => EMPTY);

/** CB-1.13, CB-1.15, CB-30.8 Clockwise from a random start player; in the team game A1, B1, A2, B2 from the top. */
function firstOrder(mode: Mode, seats: number, chance: Chance): Seat[] {
  const start = chance.below(seats);
  const clockwise = Array.from({ length: seats }, (_, i) => (start + i) % seats);
  if (mode !== 'team') return clockwise;
  const isPartner = (seat: Seat): boolean => seat < 2 === start < 2;
  const [a1, a2] = clockwise.filter(isPartner);
  const [b1, b2] = clockwise.filter(seat => !isPartner(seat));
  return [a1!, b1!, a2!, b2!];
}

function tableFor(options: Options, seats: number, chance: Chance): Table {
  const mode = options['mode'] as Mode;
  return {
    mode,
    seats,
    players: mode === 'solo' ? 2 : seats,
    duchyOf: Array.from({ length: seats }, (_, seat) => (mode === 'team' ? seat >> 1 : seat)),
    firstOrder: firstOrder(mode, seats, chance),
    borderPosts: isOn(options, 'borderPosts'),
    everyPair: options['borderScoring'] === 'everyPair',
    whiteCastles: isOn(options, 'whiteCastles'),
    inns: isOn(options, 'inns'),
    tradeRoutes: isOn(options, 'tradeRoutes'),
    shields: isOn(options, 'shields'),
    extraTiles: isOn(options, 'extraTiles'),
    secretSetup: options['expertOrder'] === 'secret',
  };
}

/** CB-1.2, CB-20.1, CB-22.1 The tile sets in play. */
export const setsOf = (table: Table): TileSet[] => TILE_SETS.filter(set => set === 'base' || table[set]);

type Supplies = readonly (readonly Tile[])[];

/** Full supplies by the sets in play; bags are replaced and never changed, so every game may start with the same. */
const fullSupplies = new Map<string, Supplies>();

/** CB-1.2 Seven supplies; inns have none, they come one a phase (CB-23.1). */
function supplies(table: Table): Supplies {
  const sets = setsOf(table);
  const known = fullSupplies.get(sets.join());
  if (known !== undefined) return known;
  const full = [
    ...FAMILIES.map((_, family) => piecesOf(sets, face => (face.family === family ? face.own : 0))),
    piecesOf(sets, face => face.black),
  ];
  fullSupplies.set(sets.join(), full);
  return full;
}

const innCount = (table: Table): number =>
  table.inns ? TILES.reduce((sum, face) => (face.set === 'inns' ? sum + face.own : sum), 0) : 0;

function emptyDuchy(): Duchy {
  return {
    board: '',
    spaces: [],
    silver: 0,
    workers: 0,
    goods: zeros(GOODS.length),
    sold: zeros(GOODS.length),
    common: [],
    bonus: zeros(FAMILIES.length),
    monasteries: 0,
    mines: 0,
    shields: [],
    shieldBits: 0,
    copied: -1,
    links: 0,
  };
}

const newPlayer = (route: readonly number[]): Player => ({
  dice: [1, 1],
  spent: 0,
  purchased: false,
  dieWasSet: false,
  keySpaces: [],
  points: zeros(SOURCE_COUNT),
  route,
  laid: [],
});

const emptyDepots = (): Depot[] =>
  MAIN_BOARD.depots.map(({ spaces }) => ({
    tiles: empties(spaces.length),
    goods: zeros(GOODS.length),
    shields: [],
  }));

/** CB-1.8, CB-1.14, CB-30.7, CB-31.2 Silver and workers by turn order, by team, or for solo. */
function payStart(state: State): void {
  const { mode, firstOrder: order, duchyOf } = state.table;
  state.duchies.forEach((duchy, index) => {
    const place = order.findIndex(seat => duchyOf[seat] === index);
    if (mode === 'solo') [duchy.silver, duchy.workers] = [SETUP.solo.silver, SETUP.solo.workers];
    else if (mode === 'team') {
      duchy.silver = SETUP.team.silver;
      duchy.workers = place === 0 ? SETUP.team.workersA : SETUP.team.workersB;
    } else [duchy.silver, duchy.workers] = [SETUP.silver, SETUP.workersByOrder[place]!];
  });
}

/** CB-1.7 Three random goods for each duchy. */
function dealGoods(state: State, chance: Chance): void {
  const { mode } = state.table;
  const count = mode === 'competitive' ? SETUP.goods : SETUP[mode].goods;
  for (const duchy of state.duchies)
    for (let i = 0; i < count; i++) duchy.goods[drawGoods(state, chance) - 1]!++;
}

/** CB-25.1 */
function dealShields(state: State, chance: Chance): void {
  const numbers = SHIELD_FIGURES.list.map(({ number }) => number);
  chance.shuffle(numbers);
  const counts = SHIELD_FIGURES.perDepot.find(({ id }) => id === String(state.table.players))?.shields ?? [];
  state.depots.forEach((depot, i) => {
    depot.shields = numbers.splice(0, counts[i]).sort((a, b) => a - b);
  });
}

/** CB-24.1, CB-24.2, CB-30.25, CB-31.34 */
function dealRoutes({ tradeRoutes, seats }: Table, chance: Chance): number[][] {
  const tiles = ROUTE_FIGURES.tiles.map((_, tile) => tile);
  if (tradeRoutes) chance.shuffle(tiles);
  const count = tradeRoutes ? ROUTE_FIGURES.tilesPerPlayer[seats - 1] : 0;
  return Array.from({ length: seats }, () => tiles.splice(0, count));
}

/** The decisions that are left before phase A. */
function dealDuchies(state: State, options: Options, chance: Chance): BurgundyStep[] {
  const { mode, borderPosts, firstOrder: order, duchyOf, secretSetup, seats } = state.table;
  const deciders = order.filter(
    (seat, i) => order.findIndex(other => duchyOf[other] === duchyOf[seat]) === i,
  );
  const castles = (): BurgundyStep[] => deciders.map(seat => ({ kind: 'chooseStartCastle', seat }));
  const assign = (ids: readonly string[]): void =>
    deciders.forEach(seat => takeBoard(state, seat, ids[duchyOf[seat]!]!));
  if (mode !== 'competitive') {
    const id = String(options[mode === 'team' ? 'teamDuchy' : 'soloDuchy']);
    assign([id, id]);
    return startCastles(state, deciders, boardNamed(id).startCastles, castles);
  }
  if (borderPosts) {
    const ids = [...BORDER_DUCHIES];
    chance.shuffle(ids);
    assign(ids);
    return castles();
  }
  if (options['duchyChoice'] === 'standard') {
    const id = String(options['standardDuchy']);
    assign(deciders.map(() => id));
    return startCastles(state, deciders, [middleCastle(id)], castles);
  }
  if (options['duchyChoice'] === 'fixed') {
    assign(duchiesIn(String(options['duchies'])));
    return castles();
  }
  const boards = DUCHY_FIGURES.boards.pairs.filter(pair => pair.every(id => BASE_DUCHIES.includes(id)));
  chance.shuffle(boards);
  if (secretSetup) return [{ kind: 'chooseSecretly', boards: boards.slice(0, seats) }];
  return deciders.flatMap(seat => [
    { kind: 'chooseSide', seat, sides: boards[seat]! },
    { kind: 'chooseStartCastle', seat },
  ]);
}

/** CB-1.9, CB-30.4 Where there is only one space for the starting castle nobody is asked. */
function startCastles(
  state: State,
  deciders: readonly Seat[],
  spaces: readonly number[],
  ask: () => BurgundyStep[],
): BurgundyStep[] {
  if (spaces.length > 1) return ask();
  for (const seat of deciders) putStartCastle(state, seat, spaces[0]!);
  return [];
}

/** CB-1 */
export function setup(options: Options, seats: number, chance: Chance): State {
  const table = tableFor(options, seats, chance);
  const state: State = {
    stack: [],
    table,
    phase: 0,
    round: 0,
    players: dealRoutes(table, chance).map(newPlayer),
    duchies: Array.from({ length: table.mode === 'team' ? 2 : seats }, emptyDuchy),
    depots: emptyDepots(),
    blackDepot: empties(MAIN_BOARD.blackDepot.spaces.length),
    inns: 0,
    innsToCome: innCount(table),
    supplies: supplies(table),
    hiddenGoods: GOODS.map(() => GOODS_FIGURES.perColour),
    roundGoods: [],
    whiteDie: 1,
    order: [...table.firstOrder],
    bridge: zeros(seats),
    bonusTaken: zeros(FAMILIES.length),
    bordersClosed: 0,
    active: -1,
    tilesRemoved: 0,
    solo:
      table.mode === 'solo'
        ? { counter: 0, target: Number(options['soloTarget']), goodsRemoved: 0, craneCounted: false }
        : null,
    won: false,
  };
  dealGoods(state, chance);
  payStart(state);
  const steps = dealDuchies(state, options, chance);
  if (table.shields) dealShields(state, chance);
  next(state, ...steps, { kind: 'startPhase' });
  return state;
}
