import type { Seat } from '@palio/kernel';
import type { Answer, StandingId } from './deal-state.ts';
import type { City } from './map.ts';
import type { PromiseId } from './names.ts';
import type { Law } from './state.ts';
import type { Agenda, BallotSubject, EventCard, Noble } from './terms.ts';
import type { Troop } from './troops.ts';

/** Event cards, expeditions, Laws and the Assembly, deals. */
export type CourtEvent =
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
  | { readonly type: 'assemblyOpened'; readonly attending: readonly Seat[] }
  | { readonly type: 'actingChairman'; readonly seat: Seat }
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly subject: BallotSubject | null;
      /** The Law that is to be discarded. */
      readonly law?: Law;
    }
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
      readonly law?: Law;
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
  | { readonly type: 'miracle'; readonly seat: Seat; readonly event: EventCard };
