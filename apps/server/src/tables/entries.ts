import type { AnyAction, AnyEvent, Options, Seat, Told, Viewer } from '@palio/kernel';
import type { AbsenceChoice, ChatRoom, NewTable, Pace, Person, Proposal, Result } from '@palio/protocol';
import type { Level } from '@palio/search';

/** Everything about a table that never changes. */
export interface TableSetup {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly title: string;
  readonly owner: string;
  readonly visibility: NonNullable<NewTable['visibility']>;
  readonly spectators: NonNullable<NewTable['spectators']>;
  readonly chat: NonNullable<NewTable['chat']>;
  readonly negotiation: boolean;
  readonly timeout: NonNullable<NewTable['timeout']>;
  readonly rated: boolean;
  readonly autoStart: boolean;
  readonly language: 'en' | 'it' | null;
  /** Minutes; absent where those who watch see everything at once. */
  readonly spectatorDelay?: number;
  readonly randomSeats?: boolean;
  readonly createdAt: number;
  /** Fixed before anybody sits down; only its hash is shown until the end. */
  readonly seed: string;
}

export interface Clock {
  left: number;
  /** Since when it runs; without clocks since when its seat is waited for. */
  since?: number;
  ranOut?: boolean;
  warned?: boolean;
}

export interface SeatState {
  kind: 'open' | 'invited' | 'person' | 'bot';
  person?: Person;
  level?: Level;
  ready: boolean;
  /** A bot plays for the person until he returns. */
  standIn?: Level;
  /** Left for good: anybody may take it over. */
  vacant?: boolean;
  /** Who is invited to take over a seat that was left. */
  offered?: Person;
  /** Gave up or was dropped: ranks last, whatever the bot still achieves. */
  resigned?: boolean;
  vacation?: number;
  clock: Clock;
}

interface Said {
  readonly type: 'said';
  readonly from: Person;
  readonly seat: Seat | null;
  readonly room: ChatRoom;
  /** Who sat at the other seat when something was said in private. */
  readonly to?: string;
  readonly text?: string;
  readonly phrase?: string;
}

/** One action of the game, with all that a replay needs and all that was told. */
export interface Acted {
  readonly type: 'acted';
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly notation: string;
  readonly drawn: readonly number[];
  readonly told: readonly Told<AnyEvent>[];
  readonly secret: boolean;
  readonly final: boolean;
  /** Answers a sealed question that stays sealed: others go on with the decision they were making. */
  readonly quiet?: true;
  /** Was the last answer to a sealed question: a completed turn, even if its seat is asked again at once. */
  readonly opened?: true;
  readonly planned?: true;
  readonly byBot?: true;
}

type AtSeat<Type extends string, More = object> = {
  readonly type: Type;
  readonly seat: Seat;
} & Readonly<More>;
type Plain<Type extends string, More = object> = { readonly type: Type } & Readonly<More>;

/** What can happen at a table. The journal is a list of these, and the table is what they add up to. */
export type Happening =
  | Plain<
      'created',
      { setup: TableSetup; rulesVersion: number; figures: string; pace: Pace; seats: SeatState[] }
    >
  | AtSeat<'joined', { person: Person }>
  | AtSeat<'left', { person: Person }>
  | AtSeat<'planned-seat', { to: SeatState; removed?: Person }>
  | AtSeat<'readied', { ready: boolean }>
  | Plain<'seats-drawn', { order: Seat[] }>
  | Plain<'started', { setupDrawn: readonly number[] }>
  | Acted
  | AtSeat<
      'undone',
      {
        /** How far back in the log it begins. */
        actions: number;
        /** So many of these stay: picks of others under the same seal, of which the seat knows nothing. */
        kept?: number;
        quiet?: true;
        remaining?: readonly number[];
      }
    >
  | AtSeat<'plans-changed', { plans: readonly string[]; dropped: boolean }>
  | AtSeat<'proposed', { proposal: Proposal }>
  | AtSeat<'answered', { agree: boolean }>
  | Plain<'settled', { what: Proposal['what']; agreed: boolean }>
  | AtSeat<'time-low'>
  /** Without clocks: somebody has been waited for too long. */
  | AtSeat<'time-out', { idle?: true }>
  | AtSeat<'voted', { about: Seat; choice: AbsenceChoice }>
  /** `person` is who sat there then: somebody else may take the seat at once. */
  | Plain<'decided', { about: Seat; choice: AbsenceChoice; person?: string }>
  | AtSeat<'resigned'>
  | AtSeat<'stood-in', { level: Level }>
  | AtSeat<'returned'>
  /** Somebody whose time had run out has completed his turn. */
  | AtSeat<'caught-up'>
  /** Somebody is invited to a seat that was left. */
  | AtSeat<'offered', { person: Person }>
  | AtSeat<'replaced', { person: Person }>
  | AtSeat<'on-vacation', { until: number | null }>
  | Plain<'paced', { pace: Pace }>
  | Plain<'migrated', { rulesVersion: number; figures: string }>
  | Plain<'over', { result: Result }>
  | Plain<'cancelled', { reason: string }>
  | Plain<'rematched', { table: string }>
  | AtSeat<'shared', { share: string; hash: string; name: string }>
  | AtSeat<'unshared', { share: string }>
  | Plain<'silenced', { person: Person; until: number }>
  | Said;

type Undone = Extract<Happening, { type: 'undone' }>;

/** Something that happened, and who may know of it; without `only` everybody who may look at the table. */
export type Entry = Happening & { readonly only?: readonly Viewer[] };

/** The actions that stand after some were taken back. */
export function logAfter(log: readonly Acted[], { seat, actions, kept }: Undone): Acted[] {
  const from = log.length - actions;
  const stay = kept === undefined ? [] : log.slice(from).filter(entry => entry.seat !== seat);
  return [...log.slice(0, from), ...stay];
}

/** An entry as it lies in the journal. */
export interface Noted {
  readonly at: number;
  readonly entry: Entry;
}

export const maySeeEntry = (entry: Entry, viewer: Viewer): boolean =>
  entry.only === undefined || entry.only.includes(viewer);
