import { finish, next, type Chance, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { DECLINE, fetchTile } from './actions.ts';
import { BLACK_DEPOT, removeTile } from './depots.ts';
import type { Event } from './events.ts';
import { MAIN_BOARD, MONASTERY_FIGURES, SETUP } from './figures.ts';
import { gainSilver, gainWorkers } from './gains.ts';
import { hasMonastery } from './monasteries.ts';
import { FAMILIES, PHASES, type Goods } from './names.ts';
import { canBePlaced } from './placing.ts';
import { duchyOf, hasShield, withEntry, type State } from './state.ts';
import type { Actions, FetchTile, Steps } from './steps.ts';
import { forEachFace } from './storage.ts';
import { EMPTY, INN_TILE, tileNamed, type Tile } from './tiles.ts';

/** The bag of black backs; the others are in the order of FAMILIES. */
export const BLACK_SUPPLY = FAMILIES.length;

/** CB-1.3, CB-2.10 A random tile of a supply, or EMPTY when it has run dry. */
function draw(supply: Tile[], chance: Chance): Tile {
  if (supply.length === 0) return EMPTY;
  const at = chance.below(supply.length);
  const tile = supply[at]!;
  supply.splice(at, 1);
  return tile;
}

/** A random one of the goods tiles that nobody has seen yet. */
export function drawGoods(state: Pick<State, 'hiddenGoods'>, chance: Chance): Goods {
  const { hiddenGoods } = state;
  let left = chance.below(hiddenGoods.reduce((sum, count) => sum + count, 0));
  let colour = 0;
  while (left >= hiddenGoods[colour]!) left -= hiddenGoods[colour++]!;
  state.hiddenGoods = withEntry(hiddenGoods, colour, hiddenGoods[colour]! - 1);
  return colour + 1;
}

/** CB-2.2 */
function clear(state: State, tiles: Tile[]): void {
  tiles.forEach((tile, slot) => {
    if (tile >= 0) state.tilesRemoved++;
    tiles[slot] = EMPTY;
  });
}

/** CB-2.9, CB-15.3 The supplies that fill the spaces of the depots in a phase; -1 where the space is not used. */
function suppliesFor(players: number, phase: number): readonly (readonly number[])[] {
  return MAIN_BOARD.depots.map(({ spaces }) =>
    spaces.map(({ family, minPlayers, threePlayersByPhase }) => {
      if (minPlayers > players) return -1;
      const wanted = players === 3 ? (threePlayersByPhase?.[phase] ?? family) : family;
      return FAMILIES.indexOf(wanted);
    }),
  );
}

const SUPPLIES = [2, 3, 4].map(players => PHASES.map((_, phase) => suppliesFor(players, phase)));
const BLACK_SPACES = [2, 3, 4].map(players =>
  MAIN_BOARD.blackDepot.spaces.flatMap(({ minPlayers }, slot) => (minPlayers <= players ? slot : [])),
);

function fillDepots(state: State, chance: Chance): void {
  const { players } = state.table;
  const supplies = state.supplies.map(supply => supply.slice());
  SUPPLIES[players - 2]![state.phase]!.forEach((wanted, depot) => {
    const { tiles } = state.depots[depot]!;
    wanted.forEach((supply, slot) => {
      if (supply >= 0) tiles[slot] = draw(supplies[supply]!, chance);
    });
  });
  for (const slot of BLACK_SPACES[players - 2]!)
    state.blackDepot[slot] = draw(supplies[BLACK_SUPPLY]!, chance);
  state.supplies = supplies;
}

/** One seat for each duchy, in turn order: of partners the one who comes first. */
function ownersInOrder(state: State): Seat[] {
  const seen = new Set<number>();
  return state.order.filter(seat => {
    const duchy = state.table.duchyOf[seat]!;
    if (seen.has(duchy)) return false;
    seen.add(duchy);
    return true;
  });
}

/** CB-25.29 to 25.31 Tiles that shields 14 and 15 may place. */
function phaseEndTiles(state: State, seat: Seat, shields: readonly number[]): FetchTile[] {
  const actions: FetchTile[] = [];
  const offer = (depot: number) => (tile: Tile) => {
    if (canBePlaced(state, seat, tile, 0)) actions.push(fetchTile(depot, tile));
  };
  // A shield may have been lost meanwhile: a castle placed by one of them can bring another with shield 11.
  const duchy = duchyOf(state, seat);
  const isReady = (shield: number): boolean => shields.includes(shield) && hasShield(duchy, shield);
  if (isReady(14)) state.depots.forEach(({ tiles }, i) => forEachFace(tiles, offer(i + 1)));
  if (isReady(15)) {
    forEachFace(state.blackDepot, offer(BLACK_DEPOT));
    if (state.inns > 0) offer(BLACK_DEPOT)(INN_TILE);
  }
  return actions;
}

/** CB-12.3, CB-12.4, CB-25.23, CB-30.17 Silver for mines, and workers with monastery 2. */
function payIncome(state: State, seat: Seat, context: Context<Event>): void {
  const duchy = duchyOf(state, seat);
  gainSilver(state, seat, duchy.mines * (hasShield(duchy, 8) ? 2 : 1), context);
  if (hasMonastery(state, duchy, 2))
    gainWorkers(state, seat, duchy.mines * MONASTERY_FIGURES.mineWorkers, context);
}

type Kinds = 'startPhase' | 'endPhase' | 'phaseEndPlace' | 'income' | 'afterPhase';

export const phaseRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'phaseEndPlace'>, Event> = {
  /** CB-2 */
  startPhase(state, _step, { chance, tell }) {
    for (const { tiles } of state.depots) clear(state, tiles);
    clear(state, state.blackDepot);
    fillDepots(state, chance);
    if (state.innsToCome > 0) {
      state.innsToCome--;
      state.inns++;
    }
    state.roundGoods = Array.from({ length: SETUP.rounds }, () => drawGoods(state, chance));
    tell?.({ type: 'phaseStarted', phase: state.phase, goods: state.roundGoods });
    next(state, { kind: 'startRound' });
  },

  /** CB-12.2 Shields 14 and 15, tribute, income. */
  endPhase(state, _step, { tell }) {
    tell?.({ type: 'phaseEnded', phase: state.phase });
    next(state, { kind: 'income' }, { kind: 'afterPhase' });
    if (!state.table.shields) return;
    const owners = ownersInOrder(state);
    next(
      state,
      ...owners.flatMap(seat => {
        const shields = [14, 15].filter(shield => hasShield(duchyOf(state, seat), shield));
        return shields.length === 0 ? [] : { kind: 'phaseEndPlace' as const, seat, shields };
      }),
      ...owners.map(seat => ({ kind: 'demandTribute' as const, seat })),
    );
  },

  /** CB-25.29 to 25.32 Each shield once, in the order of choice; declining ends it. */
  phaseEndPlace: {
    choices: (state, { seat, shields }) => [...phaseEndTiles(state, seat, shields), DECLINE],
    choose(state, { seat, shields }, action, { tell }) {
      if (action.type === 'decline') return tell?.({ type: 'declined', seat, what: 'phaseEndPlace' });
      const { depot, tile: id } = action;
      const tile = tileNamed(id);
      const slot = removeTile(state, depot, tile);
      tell?.({ type: 'tileTaken', seat, tile: id, depot, slot });
      const left = shields.filter(shield => shield !== (depot === BLACK_DEPOT ? 15 : 14));
      if (left.length > 0) next(state, { kind: 'phaseEndPlace', seat, shields: left });
      next(state, { kind: 'placeTile', seat, tile, value: 0 });
    },
  },

  /** CB-12.3 */
  income(state, _step, context) {
    for (const seat of ownersInOrder(state)) payIncome(state, seat, context);
  },

  /** CB-12.5, CB-13.1 */
  afterPhase(state, _step, { tell }) {
    if (state.phase + 1 < PHASES.length) {
      state.phase++;
      state.round = 0;
      return next(state, { kind: 'startPhase' });
    }
    tell?.({ type: 'gameEnded', ending: state.solo === null ? 'lastPhase' : 'soloLost' });
    finish(state);
  },
};
