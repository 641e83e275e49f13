import type { Seat, Viewer } from '@palio/kernel';
import type { Action } from './actions.ts';
import { areaThreshold, cardsIn, markersOn, markerThreshold } from './actions-phase.ts';
import { attackerTotal, defenderTotal } from './attacks.ts';
import { orderOf } from './battle.ts';
import { citiesToWin, cityStrength, countCities, countKingdomCities } from './cities.ts';
import { troopsOnMap } from './end.ts';
import { colourOf } from './events-drawn.ts';
import { ACTION_FIGURES } from './figures.ts';
import { AREAS, CARD_COUNT, CARDS, STACKS } from './names.ts';
import { plannedOn } from './planning.ts';
import { baronOf, NOBODY, PUBLIC, type Battle, type Side, type State } from './state.ts';
import { chargeIncome, cityIncome } from './taxation.ts';
import type { AreaView, BaronView, BattleView, SideView, View } from './view-types.ts';
import type { KnightsStep } from './steps.ts';
import { wagesOf } from './wages.ts';

/** The bit of a viewer in `fateKnown`; spectators know what everybody knows. */
export const bitOf = (viewer: Viewer): number => (viewer === 'spectator' ? (PUBLIC + 1) >> 1 : 1 << viewer);

function baronView(state: State, seat: Seat, viewer: Viewer): BaronView {
  const { hand, planned, returned: _, ...known } = baronOf(state, seat);
  const isOwn = viewer === seat;
  return {
    ...known,
    hand: isOwn ? hand : null,
    planned: isOwn ? planned : null,
    handCount: hand.reduce((sum, count) => sum + count, 0),
    plannedCounts: STACKS.map(stack => plannedOn(planned, stack)),
    notAllocated: CARDS.map((_card, card) =>
      STACKS.reduce((sum, stack) => sum + planned[stack * CARD_COUNT + card]!, hand[card]!),
    ),
    cities: countCities(state, seat),
    kingdomCities: countKingdomCities(state, seat),
    troopsOnMap: troopsOnMap(state, seat),
    wagesDue: wagesOf(state, seat),
    income: cityIncome(state, seat, true) + chargeIncome(state, seat),
  };
}

function sideView(side: Side, total: number, bit: number): SideView {
  const { hand, ...known } = side;
  return { ...known, total, hand: hand.map(held => ((held.known & bit) === 0 ? null : held.card)) };
}

function battleView(state: State, battle: Battle, bit: number): BattleView {
  const { attacker, defender, region } = battle;
  return {
    ...battle,
    attacker: sideView(attacker, attackerTotal(state, attacker.nobles), bit),
    defender: sideView(defender, defenderTotal(state, region, orderOf(battle)), bit),
  };
}

/** WK-5.9 How many cards are missing until each special phase is always in sight. */
function areaView(state: State, area: number): AreaView {
  const count = cardsIn(state, area);
  return {
    cards: state.barons.map(({ allocated }) => CARDS.map((_, card) => allocated[area * CARD_COUNT + card]!)),
    count,
    missing: Math.max(0, areaThreshold(state) - count),
  };
}

/** The kernel keeps sealed picks in the step itself; they are nobody's business but their owner's. */
function askedStep(state: State): KnightsStep | null {
  const step = state.stack.at(-1);
  if (step === undefined) return null;
  const { picks: _, ...bare } = step as KnightsStep & { picks?: unknown };
  return bare;
}

function ownPicks(state: State, viewer: Viewer): readonly Action[] {
  const step = state.stack.at(-1);
  if (step === undefined || viewer === 'spectator') return [];
  const { picks } = step as { readonly picks?: Readonly<Record<Seat, readonly Action[]>> };
  return picks?.[viewer] ?? [];
}

/** Built up from what this viewer may know (digest section 6). */
export function view(state: State, viewer: Viewer): View {
  const bit = bitOf(viewer);
  const neutralsTotal = ACTION_FIGURES.neutralActions.map(({ copies }) => copies);
  return {
    table: state.table,
    viewer,
    round: state.round,
    phase: state.phase,
    currentStack: state.currentStack,
    chairman: state.chairman,
    head: state.head,
    barons: state.barons.map((_, seat) => baronView(state, seat, viewer)),
    nobles: state.nobles.slice(),
    cities: state.cities.map((city, at) => ({ ...city, strength: cityStrength(state, at) })),
    fateDeck: state.fateDeck.map((card, at) => ((state.fateKnown[at]! & bit) === 0 ? null : card)),
    eventColour: state.eventTop === NOBODY ? 'blue' : colourOf(state.eventTop),
    eventsLeft: state.eventBag.length + (state.eventTop === NOBODY ? 0 : 1),
    eventDiscard: state.eventDiscard,
    agendasLeft: state.agendaBag.length,
    agendaDiscard: state.agendaDiscard,
    agendas: state.agendas,
    laws: state.laws,
    mercenariesLeft: state.mercenaryDeck.reduce((sum, count) => sum + count, 0),
    offer: state.offer,
    spots: state.spots,
    markersMissing: Math.max(0, markerThreshold(state) - markersOn(state)),
    areas: AREAS.map((_, area) => areaView(state, area)),
    stackCounts: STACKS.map(stack =>
      state.barons.reduce((sum, { planned }) => sum + plannedOn(planned, stack), state.neutralsIn[stack]!),
    ),
    neutralsRevealed: neutralsTotal.map((total, card) =>
      state.neutralsIn.every(count => count === 0) && state.phase !== 'actions'
        ? 0
        : total - state.neutrals[card]!,
    ),
    expeditions: state.expeditions,
    reserve: state.reserve,
    lastRound: state.lastRound,
    storms: state.storms,
    floods: state.floods,
    wageSurcharge: state.wageSurcharge,
    citiesToWin: citiesToWin(state),
    current: state.current,
    battle: state.battle === null ? null : battleView(state, state.battle, bit),
    assembly: state.assembly,
    ballot: state.ballot,
    deals: state.deals,
    promises: state.promises,
    asked: askedStep(state),
    waiting: state.stack.map(({ kind }) => kind).reverse(),
    ownPicks: ownPicks(state, viewer),
    ending: state.ending,
  };
}
