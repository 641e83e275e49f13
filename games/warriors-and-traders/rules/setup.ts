import { next, type Chance, type Options, type RuleBook, type Seat } from '@palio/kernel';
import { tellLeaders } from './development.ts';
import type { Event } from './events.ts';
import { FIGURES } from './figures.ts';
import { MODES, TRACKS, type Leaving, type Mode, type WorldId } from './names.ts';
import { sidesOf, worldFor } from './options.ts';
import {
  BARBARIAN,
  BARBARIANS_HOLD,
  FREE,
  OUT_OF_PLAY,
  playerOf,
  type Player,
  type State,
  type Table,
} from './state.ts';
import type { Actions, PickNation, PlaceTokens, Steps } from './steps.ts';
import { worldOf } from './control.ts';
import { addUnit, FIRST_BARBARIAN_ARMY, FIRST_BARBARIAN_FORT, newUnit } from './units.ts';
import { worldNamed } from './world.ts';

/** WT-17.10, WT-17.11 */
function thresholdFor(mode: Mode, seats: number): number {
  const { freeForAll, cooperative } = FIGURES.thresholds;
  const row =
    mode === 'freeForAll'
      ? freeForAll.find(one => Number(one.id) === seats)
      : cooperative.find(one => one.id === mode);
  if (row === undefined) throw new Error(`game.json has no threshold for ${mode} with ${seats}`);
  return row.vp;
}

function tableFor(options: Options, seats: number): Table {
  const world = worldFor(options, seats);
  if (typeof world !== 'string') throw new Error(world.problem);
  const mode = MODES.find(one => one === options['mode']) ?? 'freeForAll';
  return {
    world,
    mode,
    variableOrder: options['turnOrder'] === 'variable',
    leaving: options['leaving'] as Leaving,
    timeLimit: options['timeLimit'] === 'none' ? 0 : Number(options['timeLimit']),
    lastTurn: Number(options['turnLimit']),
    threshold: thresholdFor(mode, seats),
    sides: sidesOf(mode, seats),
  };
}

/** WT-3.11 */
const newPlayer = (): Player => ({
  nation: -1,
  stock: [...FIGURES.start.stock],
  tokens: TRACKS.map(() => 0),
  kills: 0,
  bought: 0,
  unified: false,
  left: false,
});

const emptyHolders = (world: WorldId): number[] =>
  worldNamed(world).provinces.map(province => (province.inPlay ? FREE : OUT_OF_PLAY));

/** WT-3.1 to 3.5 */
export function setup(options: Options, seats: number, chance: Chance): State {
  const table = tableFor(options, seats);
  const state: State = {
    stack: [],
    table,
    turn: 0,
    phase: 'setup',
    first: 0,
    players: Array.from({ length: seats }, newPlayer),
    units: [],
    holders: emptyHolders(table.world),
    wars: [],
    routes: [],
    floor: { passed: [], commands: [], offers: [], declined: [] },
    peaceAsked: [],
    timeUp: false,
    timeCalled: 0,
    ending: '',
  };
  const order = state.players.map((_, seat) => seat);
  next(state, { kind: 'layOut' }, { kind: 'placeStartTokens' }, { kind: 'startTurn' });
  if (options['nations'] === 'chosen') {
    chance.shuffle(order);
    next(state, ...order.map(seat => ({ kind: 'pickNation' as const, seat })));
  } else {
    const cards = [...worldNamed(table.world).startNations];
    chance.shuffle(cards);
    for (const seat of order) playerOf(state, seat).nation = cards[seat]!;
  }
  return state;
}

/** WT-3.13 The ways to split the start tokens over the tracks. */
const SPLITS: readonly PlaceTokens[] = Array.from({ length: FIGURES.start.tokens + 1 }, (_, production) =>
  Array.from({ length: FIGURES.start.tokens - production + 1 }, (__, trade): PlaceTokens => ({
    type: 'tokens',
    production,
    trade,
    military: FIGURES.start.tokens - production - trade,
  })),
).flat();

type SetupSteps = Pick<Steps, 'pickNation' | 'layOut' | 'placeStartTokens'>;

function layOutCapital(state: State, seat: Seat): void {
  const { capital } = worldOf(state).nations[playerOf(state, seat).nation]!;
  for (let i = 0; i < FIGURES.start.forts; i++) addUnit(state, seat, 'fort', capital);
  for (let i = 0; i < FIGURES.start.princesses; i++) addUnit(state, seat, 'princess', capital);
  state.holders[capital] = seat;
}

export const setupRules: RuleBook<
  State,
  SetupSteps,
  Pick<Actions, 'pickNation' | 'placeStartTokens'>,
  Event
> = {
  /** WT-3.4 A free nation of the map, or of the small map (WT-3.5). */
  pickNation: {
    choices(state): PickNation[] {
      const { nations, startNations } = worldOf(state);
      return startNations
        .filter(nation => !state.players.some(player => player.nation === nation))
        .map(nation => ({ type: 'nation', nation: nations[nation]!.id }));
    },
    choose(state, { seat }, { nation }, { tell }) {
      playerOf(state, seat).nation = worldOf(state).nations.findIndex(one => one.id === nation);
      tell?.({ type: 'nationTaken', seat, nation });
    },
  },

  /** WT-3.6 to 3.10 Players take their capitals; barbarians hold everything else. */
  layOut(state) {
    const { provinces } = worldOf(state);
    state.players.forEach((_, seat) => layOutCapital(state, seat));
    provinces.forEach(({ type, inPlay }, province) => {
      if (!inPlay || state.holders[province] !== FREE) return;
      state.units.push(
        type === 'capital'
          ? newUnit(FIRST_BARBARIAN_FORT + province, BARBARIAN, 'barbarianFort', province)
          : newUnit(FIRST_BARBARIAN_ARMY + province, BARBARIAN, 'barbarianArmy', province),
      );
      state.holders[province] = BARBARIANS_HOLD;
    });
  },

  /** WT-3.13, WT-3.14 All at once, in secret. */
  placeStartTokens: {
    seats: state => state.players.map((_, seat) => seat),
    choices: () => [...SPLITS],
    reveal(state, _step, picks, { tell }) {
      state.players.forEach((player, seat) => {
        const pick = picks[seat]?.[0];
        if (pick === undefined) return;
        player.tokens = [pick.production, pick.trade, pick.military];
        tell?.({ type: 'tokensPlaced', seat, tokens: player.tokens.slice() });
      });
      // WT-3.15
      tellLeaders(
        state,
        TRACKS.map(() => -1),
        tell,
      );
    },
  },
};
