import type { Position, Seat } from '@palio/kernel';
import type { AssemblyState, Ballot } from './assembly-state.ts';
import type { Battle } from './battle-state.ts';
import type { Answer, Deal, Promised } from './deal-state.ts';
import type { AgendaId, Card, FreeMotionId, Phase } from './names.ts';
import type { City, Region } from './map.ts';
import type { KnightsStep } from './steps.ts';
import type { Agenda, EventCard, Fate, Holder, Noble } from './terms.ts';
import type { Troop } from './troops.ts';

export * from './assembly-state.ts';
export * from './battle-state.ts';
export * from './deal-state.ts';
export * from './lists.ts';

export const NOBODY = -1;
export const GARRISON: Holder = 24;
/** Owner of a city that is neutral or razed. */
export const NEUTRAL = -1;
export const RAZED = -2;
/** WK-9.23 A Noble without an Office; a Noble without an heir. */
export const NO_OFFICE = -1;
export const NO_HEIR = -1;

export const OFF_MAP = 0;
export const ON_LAND = 1;
export const AT_SEA = 2;
/** WK-1.7 */
export type Place = 0 | 1 | 2;

/** What was agreed before the game; never changes, so that copies of a state share it. */
export interface Table {
  readonly seats: number;
  readonly prestigeEach: number;
  readonly freePrivateMotions: boolean;
  readonly heirExchange: boolean;
  readonly playerElimination: boolean;
  readonly mightIsRight: boolean;
  readonly roundCap: number;
  readonly twoPlayerFiveCities: boolean;
  readonly abandonedNobles: boolean;
  readonly miraclesCanHappen: boolean;
}

/** One Noble with his army. Replaced as a whole, never changed, so that copies share it. */
export interface NobleState {
  readonly place: Place;
  /** Where he stands, or whose port he lies off; NOBODY off the map. */
  readonly region: Region;
  readonly exhausted: boolean;
  /** WK-23.11 Skips the next refresh. WK-23.24 Skips the next landing. */
  readonly fever: boolean;
  readonly stormbound: boolean;
  /** Sorted. */
  readonly cards: readonly Troop[];
  readonly tokens: number;
  /** WK-9.21 */
  readonly office: Agenda;
  /** WK-21.7 Seat that holds his heir, or NO_HEIR. */
  readonly heir: number;
  /** WK-21.10 With exchange of heirs: dead, and not yet back through his heir, wherever that one is. */
  readonly awaitsHeir: boolean;
  /** WK-16.13 He never returns. */
  readonly gone: boolean;
}

/** WK-1.10 Replaced, never changed. */
export interface CityState {
  readonly owner: number;
  readonly fortified: boolean;
  readonly breaches: number;
  /** WK-14.2 Whose siege marker lies here, and since which round. */
  readonly besieger: number;
  readonly siegeRound: number;
}

/** WK-7.12 A permanent Event with its victim; `noble` is NOBODY where the Baron himself is struck. */
export interface LastingEvent {
  readonly event: EventCard;
  readonly noble: Noble;
}

export interface Baron {
  crowns: number;
  faith: number;
  votes: number;
  prestige: number;
  /** WK-21.15 */
  eliminated: boolean;
  banned: boolean;
  /** WK-23.2 */
  heretic: boolean;
  /** Cards in hand by kind. */
  hand: readonly number[];
  /** Of these, cards that came back in this round for all to see. */
  returned: readonly number[];
  /** Face down on the stacks: stack x kind. */
  planned: readonly number[];
  /** In the special phase areas: area x kind. */
  allocated: readonly number[];
  charges: readonly Agenda[];
  /** NOBODY while it is off the map. */
  stronghold: Region;
  breaches: number;
  besieger: number;
  siegeRound: number;
  /** WK-1.3 */
  garrison: readonly Troop[];
  garrisonTokens: number;
  lasting: readonly LastingEvent[];
  /** In the order of STANDING. */
  standing: readonly Answer[];
  /** WK-19.6 Offers begun since the last card was revealed. */
  offersMade: number;
}

/** A Law in play: an Agenda card, or one proposed freely (WK-21.3) with its parameters. */
export interface Law {
  readonly id: AgendaId | FreeMotionId;
  readonly values: readonly number[];
  /** WK-21.4 A truce ends with this round; 0 has no end. */
  readonly until: number;
}

export interface Expedition {
  /** 0 when it is not under way, else 1 to 3. */
  readonly space: number;
  readonly blessed: boolean;
  /** Crowns of each seat. */
  readonly invested: readonly number[];
}

/** The card being resolved, with what was done by it so far. */
export interface CurrentCard {
  readonly seat: Seat;
  readonly card: Card;
  /** WK-6.7 The named region; NOBODY before. */
  readonly region: Region;
  readonly moved: readonly Noble[];
  /** Went by sea, or landed as Admiral: cannot fight now (WK-6.9). */
  readonly sailed: readonly Noble[];
  readonly fought: readonly Noble[];
  readonly battled: boolean;
  /** WK-11.7, WK-13.2 Barons who refused passage and permission for the rest of this card. */
  readonly passageRefused: readonly Seat[];
  readonly attackRefused: readonly Seat[];
}

export interface State extends Position<KnightsStep> {
  readonly table: Table;
  round: number;
  phase: Phase;
  /** Stack being revealed: 0 to 2. */
  currentStack: number;
  chairman: Seat;
  head: Seat;
  barons: Baron[];
  nobles: NobleState[];
  cities: CityState[];
  /** Next card first; and who knows the card at each place (bit by seat, PUBLIC for all). */
  fateDeck: Fate[];
  fateKnown: number[];
  /** Its colour is public (WK-2.2); the bag holds the others in no order. */
  eventTop: EventCard;
  eventBag: readonly EventCard[];
  eventDiscard: readonly EventCard[];
  agendaBag: readonly Agenda[];
  agendaDiscard: readonly Agenda[];
  /** WK-2.13 */
  agendas: readonly Agenda[];
  laws: readonly Law[];
  /** Mercenaries in the deck by kind, in no order; and the face-up offer. */
  mercenaryDeck: readonly number[];
  offer: readonly Troop[];
  /** WK-6.3 Seat whose marker lies on each spot, or NOBODY. */
  spots: readonly number[];
  expeditions: readonly Expedition[];
  /** Neutral cards not yet revealed in this round by kind, and how many of them lie in each stack. */
  neutrals: readonly number[];
  neutralsIn: readonly number[];
  reserve: number;
  /** WK-18.5 The Reserve was empty after the Prestige of this Upkeep. */
  lastRound: boolean;
  /** WK-23.24, WK-23.30, WK-23.28 */
  storms: boolean;
  floods: boolean;
  wageSurcharge: number;
  current: CurrentCard | null;
  battle: Battle | null;
  assembly: AssemblyState | null;
  ballot: Ballot | null;
  deals: readonly Deal[];
  /** WK-19.3 Accepted in this round; for all to see, binding nobody. */
  promises: readonly Promised[];
  /** The seat that won at once (WK-18.1, WK-21.20), or NOBODY; and why the game ended. */
  winner: number;
  ending: string;
}

/** Bit of everybody, spectators included, in `fateKnown`. */
export const PUBLIC = 127;

export function baronOf(state: State, seat: Seat): Baron {
  return state.barons[seat]!;
}

export function nobleOf(state: State, noble: Noble): NobleState {
  return state.nobles[noble]!;
}

export function cityOf(state: State, city: City): CityState {
  return state.cities[city]!;
}

/** The seat a Noble or garrison belongs to. */
export const ownerOf = (holder: Holder): Seat => (holder >= GARRISON ? holder - GARRISON : holder >> 2);
export const symbolOf = (noble: Noble): number => noble & 3;
export const noblesOf = (seat: Seat): readonly Noble[] => NOBLES_BY_SEAT[seat]!;
const NOBLES_BY_SEAT: readonly (readonly Noble[])[] = Array.from({ length: 6 }, (_, seat) =>
  [0, 1, 2, 3].map(symbol => seat * 4 + symbol),
);

/** Readonly objects are replaced: the old one may be shared by a copy of the state. */
export function changeNoble(state: State, noble: Noble, change: Partial<NobleState>): void {
  state.nobles[noble] = { ...state.nobles[noble]!, ...change };
}

export function changeCity(state: State, city: City, change: Partial<CityState>): void {
  state.cities[city] = { ...state.cities[city]!, ...change };
}
