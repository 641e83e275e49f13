import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { isUsable } from './actions-phase.ts';
import type { Actions, ChooseVersatile } from './actions.ts';
import { canBattle } from './attacks.ts';
import { changeCrowns, changeVotes } from './barons.ts';
import { chooseNoble, chooseRegion, chooseSpot, DECLINE } from './choices.ts';
import type { Event } from './events.ts';
import { ACTION_FIGURES } from './figures.ts';
import { REGION_COUNT, SPOTS, type Region } from './map.ts';
import { markReachable, movesOf } from './moves.ts';
import { baronOf, NOBODY, nobleOf, noblesOf, ON_LAND, withEntry, type State } from './state.ts';
import type { Noble } from './terms.ts';
import type { Steps } from './steps.ts';

/** WK-6.3, WK-6.11, WK-6.15 Empty spots that are allowed, and can be paid for where a fee is due. */
export function freeSpots(state: State, seat: Seat, paid: boolean): number[] {
  const { crowns } = baronOf(state, seat);
  return SPOTS.flatMap(({ fee }, spot) =>
    state.spots[spot] === NOBODY && isUsable(state, spot) && (!paid || fee <= crowns) ? spot : [],
  );
}

/** Marks the regions where the Baron could start a battle. */
function markBattles(state: State, seat: Seat, marked: Uint8Array): void {
  for (const noble of noblesOf(seat)) {
    const { place, region } = nobleOf(state, noble);
    if (place === ON_LAND && marked[region] === 0 && canBattle(state, seat, region)) marked[region] = 1;
  }
}

const unmarked = (): Uint8Array => new Uint8Array(REGION_COUNT);

function markedRegions(marked: Uint8Array): Region[] {
  const regions: Region[] = [];
  for (let region = 0; region < REGION_COUNT; region++) if (marked[region] === 1) regions.push(region);
  return regions;
}

/** WK-6.7 Regions that some Noble can move into, or where a battle is possible. */
export function mobilizeRegions(state: State, seat: Seat): Region[] {
  const marked = unmarked();
  markReachable(state, seat, marked);
  markBattles(state, seat, marked);
  return markedRegions(marked);
}

export function battleRegions(state: State, seat: Seat): Region[] {
  const marked = unmarked();
  markBattles(state, seat, marked);
  return markedRegions(marked);
}

const movable = (state: State, seat: Seat): Noble[] =>
  noblesOf(seat).filter(noble => movesOf(state, noble, NOBODY).length > 0);

const versatile = (what: ChooseVersatile['what']): ChooseVersatile => ({ type: 'versatile', what });
const VERSATILE = {
  crowns: versatile('crowns'),
  votes: versatile('votes'),
  move: versatile('move'),
  battle: versatile('battle'),
  marker: versatile('marker'),
} as const;

function placeMarker(state: State, seat: Seat, spot: number, paid: boolean, context: Context<Event>): void {
  const fee = paid ? SPOTS[spot]!.fee : 0;
  changeCrowns(state, seat, -fee, 'marker', context);
  state.spots = withEntry(state.spots, spot, seat);
  context.tell?.({ type: 'markerPlaced', seat, spot, fee });
}

type Kinds = 'draftSpot' | 'mobilizeRegion' | 'versatile' | 'pickNoble' | 'battleRegion';

export const baronCardRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Kinds>, Event> = {
  /** WK-6.3 */
  draftSpot: {
    choices: (state, { seat, paid }) => [...freeSpots(state, seat, paid).map(chooseSpot), DECLINE],
    choose(state, { seat, paid }, action, context) {
      if (action.type === 'spot') placeMarker(state, seat, action.spot, paid, context);
      else context.tell?.({ type: 'declined', seat });
    },
  },

  /** WK-6.7 */
  mobilizeRegion: {
    choices: (state, { seat }) => [...mobilizeRegions(state, seat).map(chooseRegion), DECLINE],
    choose(state, { seat }, action, { tell }) {
      const { current } = state;
      if (action.type === 'decline' || current === null) return tell?.({ type: 'declined', seat });
      const { region } = action;
      state.current = { ...current, region };
      tell?.({ type: 'regionNamed', seat, region });
      next(state, { kind: 'mayMove', mover: seat }, { kind: 'mayBattle', attacker: seat, region });
    },
  },

  /** WK-6.11 to 6.13 */
  versatile: {
    choices(state, { seat }) {
      const actions: Actions['versatile'][] = [VERSATILE.crowns, VERSATILE.votes];
      if (movable(state, seat).length > 0) actions.push(VERSATILE.move);
      if (battleRegions(state, seat).length > 0) actions.push(VERSATILE.battle);
      if (freeSpots(state, seat, true).length > 0) actions.push(VERSATILE.marker);
      actions.push(DECLINE);
      return actions;
    },
    choose(state, { seat }, action, context) {
      if (action.type === 'decline') return context.tell?.({ type: 'declined', seat });
      switch (action.what) {
        case 'crowns':
          return changeCrowns(state, seat, ACTION_FIGURES.versatileCrowns, 'versatileStrategy', context);
        case 'votes':
          return changeVotes(state, seat, ACTION_FIGURES.versatileVotes, 'versatileStrategy', context);
        case 'move':
          return next(state, { kind: 'pickNoble', seat });
        case 'battle':
          return next(state, { kind: 'battleRegion', seat });
        case 'marker':
          return next(state, { kind: 'draftSpot', seat, paid: true });
      }
    },
  },

  pickNoble: {
    choices: (state, { seat }) => [...movable(state, seat).map(chooseNoble), DECLINE],
    choose(state, { seat }, action) {
      if (action.type === 'noble') next(state, { kind: 'moveNoble', seat, noble: action.noble });
    },
  },

  battleRegion: {
    choices: (state, { seat }) => [...battleRegions(state, seat).map(chooseRegion), DECLINE],
    choose(state, { seat }, action) {
      if (action.type === 'region') next(state, { kind: 'mayBattle', attacker: seat, region: action.region });
    },
  },
};
