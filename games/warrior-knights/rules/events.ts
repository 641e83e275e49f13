import type { Seat } from '@palio/kernel';
import type { City, Region, Way } from './map.ts';
import type { Area, Card, PromiseId } from './names.ts';
import type { Answer, StandingId } from './state.ts';
import type {
  Agenda,
  BallotSubject,
  BattleKind,
  EventCard,
  Fate,
  Holder,
  Noble,
  TargetKind,
} from './terms.ts';
import type { Troop } from './troops.ts';

export const ENDINGS = ['prestige', 'cities', 'lastBaron', 'roundLimit'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Why crowns, Faith, Votes or Prestige come and go. */
export type Cause =
  | 'levyTaxes'
  | 'versatileStrategy'
  | 'rallySupport'
  | 'serveTheChurch'
  | 'marker'
  | 'toll'
  | 'event'
  | 'cancel'
  | 'redirect'
  | 'blessing'
  | 'investment'
  | 'expedition'
  | 'repair'
  | 'fortify'
  | 'muster'
  | 'taxation'
  | 'law'
  | 'charge'
  | 'office'
  | 'wages'
  | 'assembly'
  | 'ballot'
  | 'motion'
  | 'hire'
  | 'raze'
  | 'stronghold'
  | 'revolt'
  | 'upkeep'
  | 'deal'
  | 'miracle';

/** What a Fate card was revealed for. */
export type FatePurpose =
  | 'chairman'
  | 'head'
  | 'raze'
  | 'noble'
  | 'city'
  | 'nationality'
  | 'expedition'
  | 'revolt'
  | 'deserter'
  | 'proposer'
  | 'tie'
  | 'battle';

/** What the log and the board are told. Regions, cities, Nobles and cards are indexes of their tables. */
export type Event =
  | { readonly type: 'troopsAssigned'; readonly seat: Seat; readonly holders: readonly Holder[] }
  | { readonly type: 'strongholdPlaced'; readonly seat: Seat; readonly region: Region }
  | { readonly type: 'noblePlaced'; readonly seat: Seat; readonly noble: Noble; readonly region: Region }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'planned'; readonly counts: readonly (readonly number[])[] }
  | { readonly type: 'stackOpened'; readonly stack: number }
  | { readonly type: 'cardRevealed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'neutralRevealed'; readonly card: number }
  | { readonly type: 'cardAllocated'; readonly seat: Seat; readonly card: Card; readonly area: Area }
  | { readonly type: 'cardReturned'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'areaFilled'; readonly area: Area }
  | { readonly type: 'draftStarted' | 'draftEnded' | 'fateShuffled' | 'stormsBegan' | 'floodsBegan' }
  | {
      readonly type: 'crowns' | 'faith' | 'votes' | 'prestige';
      readonly seat: Seat;
      readonly change: number;
      readonly cause: Cause;
    }
  | { readonly type: 'chairmanChanged' | 'headChanged'; readonly seat: Seat }
  | { readonly type: 'markerPlaced'; readonly seat: Seat; readonly spot: number; readonly fee: number }
  | { readonly type: 'regionNamed'; readonly seat: Seat; readonly region: Region }
  | {
      readonly type: 'passageAsked' | 'attackAsked';
      readonly seat: Seat;
      readonly by: Seat;
      readonly region: Region;
    }
  | {
      readonly type: 'passageAnswered' | 'attackAnswered';
      readonly seat: Seat;
      readonly by: Seat;
      readonly consent: boolean;
    }
  | {
      readonly type: 'nobleMoved';
      readonly seat: Seat;
      readonly noble: Noble;
      readonly regions: readonly Region[];
      readonly way: Way;
    }
  | {
      readonly type: 'troopsTaken';
      readonly seat: Seat;
      readonly from: Holder;
      readonly to: Holder;
      readonly troops: readonly Troop[];
      readonly tokens: number;
    }
  | { readonly type: 'nobleLeft'; readonly seat: Seat; readonly noble: Noble; readonly region: Region }
  | { readonly type: 'siegeLifted'; readonly seat: Seat; readonly region: Region }
  | {
      readonly type: 'battleBegan';
      readonly seat: Seat;
      readonly against: number;
      readonly region: Region;
      readonly target: TargetKind;
      readonly kind: BattleKind;
      readonly nobles: readonly Noble[];
    }
  | { readonly type: 'commanderNamed'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'handsDrawn'; readonly attacker: number; readonly defender: number }
  | { readonly type: 'handDrawn'; readonly seat: Seat; readonly cards: readonly Fate[] }
  | { readonly type: 'cardsDiscarded'; readonly attacker: number; readonly defender: number }
  | { readonly type: 'handsRevealed'; readonly attacker: readonly Fate[]; readonly defender: readonly Fate[] }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'casualties'; readonly attacker: number; readonly defender: number }
  | { readonly type: 'tokenPut'; readonly seat: Seat; readonly holder: Holder; readonly tokens: number }
  | {
      readonly type: 'wallsBreached';
      readonly region: Region;
      readonly breaches: number;
      readonly city: City;
    }
  | { readonly type: 'victoriesCounted'; readonly attacker: number; readonly defender: number }
  | {
      readonly type: 'battleEnded';
      readonly result:
        | 'attackerFull'
        | 'attackerPartial'
        | 'stalemate'
        | 'defenderPartial'
        | 'defenderFull'
        | 'reduced'
        | 'uncounted';
    }
  | { readonly type: 'siegeLaid'; readonly seat: Seat; readonly region: Region }
  | { readonly type: 'siegeCompleted'; readonly seat: Seat; readonly region: Region }
  | { readonly type: 'cityCaptured' | 'cityRazed'; readonly seat: number; readonly city: City }
  | { readonly type: 'cityNeutral'; readonly seat: Seat; readonly city: City }
  | { readonly type: 'cityKept'; readonly seat: Seat; readonly city: City }
  | { readonly type: 'cityCeded'; readonly seat: Seat; readonly to: Seat; readonly city: City }
  | { readonly type: 'fortificationLost' | 'cityFortified'; readonly city: City }
  | { readonly type: 'wallsRepaired'; readonly seat: Seat; readonly city: City; readonly breaches: number }
  | { readonly type: 'strongholdFell'; readonly seat: Seat; readonly victor: number }
  | { readonly type: 'baronEliminated'; readonly seat: Seat }
  | {
      readonly type: 'nobleRetreated';
      readonly seat: Seat;
      readonly noble: Noble;
      readonly region: Region;
      readonly home: boolean;
    }
  | { readonly type: 'nobleDied'; readonly seat: Seat; readonly noble: Noble; readonly heir: boolean }
  | {
      readonly type: 'troopsDeserted' | 'troopsLost';
      readonly seat: Seat;
      readonly holder: Holder;
      readonly troops: readonly Troop[];
    }
  | { readonly type: 'fateRevealed'; readonly card: Fate; readonly purpose: FatePurpose }
  | { readonly type: 'drawerChosen'; readonly seat: Seat; readonly drawer: Seat }
  | {
      readonly type: 'eventDrawn';
      readonly seat: Seat;
      readonly event: EventCard;
      readonly noble: Noble;
      readonly city: City;
      readonly nationality: number;
    }
  | { readonly type: 'faithPledged'; readonly seat: Seat; readonly faith: number }
  | { readonly type: 'eventCancelled' | 'eventWithoutEffect'; readonly event: EventCard }
  | { readonly type: 'heirLost'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'heretic'; readonly seat: Seat }
  | { readonly type: 'nobleExhausted' | 'nobleRefreshed'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'tokensRemoved'; readonly seat: Seat; readonly holder: Holder; readonly tokens: number }
  | { readonly type: 'volunteer'; readonly seat: Seat; readonly troop: Troop }
  | { readonly type: 'expeditionStarted'; readonly seat: Seat; readonly track: number }
  | { readonly type: 'invested'; readonly seat: Seat; readonly track: number; readonly crowns: number }
  | {
      readonly type:
        | 'expeditionBlessed'
        | 'expeditionAdvanced'
        | 'expeditionWaits'
        | 'fleetLost'
        | 'expeditionDropped';
      readonly track: number;
    }
  | { readonly type: 'expeditionReturned'; readonly track: number; readonly factor: number }
  | { readonly type: 'lawRefused' | 'lawObeyed'; readonly seat: Seat; readonly law: string }
  | { readonly type: 'banned' | 'banLifted'; readonly seat: Seat }
  | { readonly type: 'wagesPaid'; readonly seat: Seat; readonly crowns: number; readonly unpaid: number }
  | { readonly type: 'assemblyOpened'; readonly attending: readonly Seat[] }
  | { readonly type: 'actingChairman'; readonly seat: Seat }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly subject: BallotSubject | null }
  | { readonly type: 'agendasOrdered'; readonly agendas: readonly Agenda[] }
  | { readonly type: 'votesWritten'; readonly written: readonly (readonly number[])[] }
  | { readonly type: 'votesCommitted'; readonly votes: readonly number[] }
  | {
      readonly type: 'voteDeclared';
      readonly seat: Seat;
      readonly side: number;
      readonly votes: number;
      readonly subject: BallotSubject;
    }
  | {
      readonly type: 'tieBroken';
      readonly seat: Seat;
      readonly side: number;
      readonly subject: BallotSubject;
    }
  | {
      readonly type: 'ballotDecided';
      readonly subject: BallotSubject;
      readonly result: number;
      readonly yesNo: boolean;
    }
  | { readonly type: 'agendaRefused'; readonly seat: Seat; readonly subject: BallotSubject }
  | { readonly type: 'lawPassed' | 'lawRemoved'; readonly law: string; readonly values: readonly number[] }
  | { readonly type: 'chargeGiven' | 'chargeLost'; readonly seat: Seat; readonly agenda: Agenda }
  | {
      readonly type: 'officeGiven' | 'officeLost';
      readonly seat: Seat;
      readonly noble: Noble;
      readonly agenda: Agenda;
    }
  | { readonly type: 'assemblyEnded'; readonly postponed: boolean; readonly agendas: readonly Agenda[] }
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly troops: readonly Troop[];
      readonly crowns: number;
    }
  | { readonly type: 'hireDeclined'; readonly seat: Seat }
  | { readonly type: 'troopAssigned'; readonly seat: Seat; readonly troop: Troop; readonly holder: Holder }
  | { readonly type: 'upkeepStarted' | 'lastRound' }
  | { readonly type: 'nobleLanded'; readonly seat: Seat; readonly noble: Noble; readonly region: Region }
  | { readonly type: 'nobleReturned'; readonly seat: Seat; readonly noble: Noble; readonly region: Region }
  | {
      readonly type: 'offerOpened' | 'offerDropped' | 'offerAccepted' | 'offerRefused';
      readonly seat: Seat;
      readonly other: Seat;
    }
  | {
      readonly type: 'offerSent';
      readonly seat: Seat;
      readonly other: Seat;
      readonly crowns: number;
      readonly promises: readonly PromiseId[];
      readonly wants: readonly PromiseId[];
      readonly heirGiven: Noble;
      readonly heirAsked: Noble;
    }
  | {
      readonly type: 'standingAnswer';
      readonly seat: Seat;
      readonly question: StandingId;
      readonly answer: Answer;
    }
  | { readonly type: 'heirKilled'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'heirGiven'; readonly seat: Seat; readonly to: Seat; readonly noble: Noble }
  | { readonly type: 'miracle'; readonly seat: Seat; readonly event: EventCard }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending };
