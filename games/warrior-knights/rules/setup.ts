import { next, type Chance, type Context, type Options, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { chairmanOrder } from './barons.ts';
import { chooseNoble, chooseRegion } from './choices.ts';
import { addTroop, othersAt } from './armies.ts';
import { isUnrazed } from './cities.ts';
import { drawAgendas, drawOffer, drawStartingMercenary, drawTopEvent, fullBags } from './decks.ts';
import type { Event } from './events.ts';
import { FATES, fateOf, revealFate, revealUntil, shuffleFateQuietly } from './fate.ts';
import { ACTION_FIGURES, SETUP, TROOP_FIGURES, valuesFor } from './figures.ts';
import { CITIES, cityAt, KINGDOM_REGIONS, REGIONS, SPOTS, type Region } from './map.ts';
import { AREAS, CARD_COUNT, STACKS, TRACKS } from './names.ts';
import {
  ALWAYS_ASK,
  baronOf,
  changeCity,
  changeNoble,
  GARRISON,
  NEUTRAL,
  NO_OFFICE,
  NOBODY,
  nobleOf,
  noblesOf,
  OFF_MAP,
  ON_LAND,
  ownerOf,
  RAZED,
  type Baron,
  type NobleState,
  type State,
  type Table,
} from './state.ts';
import type { Steps } from './steps.ts';
import type { Troop } from './troops.ts';

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

function tableFor(options: Options, seats: number): Table {
  const mightIsRight = options['mightIsRight'] === true;
  const length = SETUP.gameLengths.find(({ id }) => id === options['gameLength'])!;
  return {
    seats,
    prestigeEach: length.prestige,
    freePrivateMotions: options['freePrivateMotions'] === true,
    heirExchange: options['heirExchange'] === true,
    playerElimination: options['playerElimination'] === true,
    mightIsRight,
    roundCap: Number(options['roundLimit']) || (mightIsRight ? SETUP.mightIsRightRoundCap : SETUP.roundCap),
    twoPlayerFiveCities: options['twoPlayerFiveCities'] === true,
    abandonedNobles: options['abandonedNobles'] === true,
    miraclesCanHappen: options['miraclesCanHappen'] === true,
  };
}

const REGULARS: readonly Troop[] = TROOP_FIGURES.regulars.flatMap(({ copies }, troop) =>
  Array.from({ length: copies }, () => troop),
);

/** WK-2.6, WK-2.8, WK-2.9 */
const newBaron = (): Baron => ({
  crowns: SETUP.crowns,
  faith: SETUP.faith,
  votes: SETUP.votes,
  prestige: SETUP.prestige,
  eliminated: false,
  banned: false,
  heretic: false,
  hand: ACTION_FIGURES.baronActions.map(({ copies }) => copies),
  returned: zeros(CARD_COUNT),
  planned: zeros(STACKS.length * CARD_COUNT),
  allocated: zeros(AREAS.length * CARD_COUNT),
  charges: [],
  stronghold: NOBODY,
  breaches: 0,
  besieger: NOBODY,
  siegeRound: 0,
  garrison: REGULARS,
  garrisonTokens: 0,
  lasting: [],
  standing: ALWAYS_ASK,
  offersMade: 0,
});

const newNoble = (noble: number): NobleState => ({
  place: OFF_MAP,
  region: NOBODY,
  exhausted: false,
  fever: false,
  stormbound: false,
  cards: [],
  tokens: 0,
  office: NO_OFFICE,
  heir: ownerOf(noble),
  awaitsHeir: false,
  gone: false,
});

function emptyTable(table: Table): State {
  const { seats } = table;
  return {
    stack: [],
    table,
    round: 0,
    phase: 'setup',
    currentStack: 0,
    chairman: 0,
    head: 0,
    barons: Array.from({ length: seats }, newBaron),
    nobles: Array.from({ length: seats * 4 }, (_, noble) => newNoble(noble)),
    cities: CITIES.map(() => ({
      owner: NEUTRAL,
      fortified: false,
      breaches: 0,
      besieger: NOBODY,
      siegeRound: 0,
    })),
    fateDeck: FATES.map((_, card) => card),
    fateKnown: zeros(FATES.length),
    ...fullBags(),
    agendas: [],
    laws: [],
    offer: [],
    spots: SPOTS.map(() => NOBODY),
    expeditions: TRACKS.map(() => ({ space: 0, blessed: false, invested: zeros(seats) })),
    neutrals: zeros(ACTION_FIGURES.neutralActions.length),
    neutralsIn: zeros(STACKS.length),
    reserve: table.prestigeEach * seats,
    lastRound: false,
    storms: false,
    floods: false,
    wageSurcharge: 0,
    current: null,
    battle: null,
    assembly: null,
    ballot: null,
    deals: [],
    promises: [],
    winner: NOBODY,
    ending: '',
  };
}

/** WK-2.4 Overseas cities and repeats are ignored. */
function razeCities(state: State, context: Context<Event>): void {
  let left = valuesFor(state.table.seats).razed;
  while (left > 0) {
    const { city } = fateOf(revealFate(state, 'raze', context));
    if (!CITIES[city]!.isKingdom || !isUnrazed(state, city)) continue;
    changeCity(state, city, { owner: RAZED });
    left--;
  }
  shuffleFateQuietly(state, context.chance);
}

/** WK-2.7 */
function nameChairmanAndHead(state: State, context: Context<Event>): void {
  const { seats } = state.table;
  state.chairman = fateOf(revealUntil(state, 'chairman', ({ baron }) => baron < seats, context)).baron;
  const isOther = (baron: Seat): boolean => baron < seats && baron !== state.chairman;
  state.head = fateOf(revealUntil(state, 'head', ({ baron }) => isOther(baron), context)).baron;
}

export function setup(options: Options, seats: number, chance: Chance): State {
  const state = emptyTable(tableFor(options, seats));
  const context: Context<Event> = { chance, tell: undefined, revealed: () => undefined };
  shuffleFateQuietly(state, chance);
  razeCities(state, context);
  nameChairmanAndHead(state, context);
  drawTopEvent(state, chance);
  for (const strength of TROOP_FIGURES.start.mercenaries)
    for (let seat = 0; seat < seats; seat++)
      addTroop(state, GARRISON + seat, drawStartingMercenary(state, strength, chance));
  next(state, { kind: 'assignStartingTroops' });
  return state;
}

/** WK-2.14, WK-2.15, WK-15.10, WK-15.11 */
export function strongholdSites(state: State, seat: Seat): Region[] {
  const { innerStrongholds } = valuesFor(state.table.seats);
  const inSetup = state.phase === 'setup';
  return KINGDOM_REGIONS.filter(
    region =>
      !isUnrazed(state, cityAt(region)) &&
      !(innerStrongholds && REGIONS[region]!.outer) &&
      state.barons.every((baron, other) => other === seat || baron.stronghold !== region) &&
      (inSetup || othersAt(state, seat, region).length === 0),
  );
}

/** WK-2.17 */
export const noblePlaces = (state: State, seat: Seat): Region[] =>
  KINGDOM_REGIONS.filter(
    region =>
      othersAt(state, seat, region).length === 0 &&
      state.barons.every((baron, other) => other === seat || baron.stronghold !== region),
  );

/** WK-2.16, WK-2.18 Nobles with troops who still have to be placed. */
const unplaced = (state: State, seat: Seat): number[] =>
  noblesOf(seat).filter(noble => {
    const { place, cards } = nobleOf(state, noble);
    return place === OFF_MAP && cards.length > 0;
  });

type Kinds = 'assignStartingTroops' | 'placeStronghold' | 'placeNobles' | 'pickNobleToPlace' | 'placeNobleAt';
type Choices = 'assignStartingTroops' | 'placeStronghold' | 'pickNobleToPlace' | 'placeNobleAt';

export const setupRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Choices>, Event> = {
  /** WK-2.11 Card by card, all Barons at once and hidden. */
  assignStartingTroops: {
    seats: state => state.barons.map((_, seat) => seat),
    choices(state, _step, seat, picks) {
      const troop = baronOf(state, seat).garrison[picks.length]!;
      return [...noblesOf(seat), GARRISON + seat].map(holder => ({ type: 'assign', troop, holder }));
    },
    isDone: (state, _step, seat, picks) => picks.length === baronOf(state, seat).garrison.length,
    reveal(state, _step, picks, { chance, tell }) {
      for (const [seat, baron] of state.barons.entries()) {
        baron.garrison = [];
        for (const { troop, holder } of picks[seat]!) addTroop(state, holder, troop);
        tell?.({ type: 'troopsAssigned', seat, holders: picks[seat]!.map(({ holder }) => holder) });
      }
      // WK-2.12, WK-2.13
      drawOffer(state, chance);
      drawAgendas(state, chance);
      const order = chairmanOrder(state);
      next(state, ...order.map(seat => ({ kind: 'placeStronghold' as const, seat })), {
        kind: 'placeNobles',
        from: order.at(-1)!,
      });
    },
  },

  placeStronghold: {
    choices: (state, { seat }) => strongholdSites(state, seat).map(chooseRegion),
    choose(state, { seat }, { region }, { tell }) {
      baronOf(state, seat).stronghold = region;
      tell?.({ type: 'strongholdPlaced', seat, region });
    },
  },

  /** WK-2.16 Counterclockwise, one Noble at a time; then the first round begins (WK-2.19). */
  placeNobles(state, { from }, { chance }) {
    const { seats } = state.table;
    for (let i = 0; i < seats; i++) {
      const seat = (from - i + seats) % seats;
      const [noble, ...others] = unplaced(state, seat);
      if (noble === undefined) continue;
      next(state, { kind: 'placeNobles', from: (seat - 1 + seats) % seats });
      if (others.length === 0) return next(state, { kind: 'placeNobleAt', seat, noble });
      return next(state, { kind: 'pickNobleToPlace', seat });
    }
    shuffleFateQuietly(state, chance);
    next(state, { kind: 'startRound' });
  },

  pickNobleToPlace: {
    choices: (state, { seat }) => unplaced(state, seat).map(chooseNoble),
    choose: (state, { seat }, { noble }) => next(state, { kind: 'placeNobleAt', seat, noble }),
  },

  placeNobleAt: {
    choices: (state, { seat }) => noblePlaces(state, seat).map(chooseRegion),
    choose(state, { seat, noble }, { region }, { tell }) {
      changeNoble(state, noble, { place: ON_LAND, region });
      tell?.({ type: 'noblePlaced', seat, noble, region });
    },
  },
};

/** Every regular card of a Baron, for counting. */
export const REGULARS_OF_A_BARON = REGULARS;
