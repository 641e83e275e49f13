import type { Position, Seat, Viewer } from '@palio/kernel';
import type { AbsenceChoice, Pace, Proposal, Result } from '@palio/protocol';
import { hashOfSecret } from '../ids.ts';
import type { SeatState, TableSetup } from './entries.ts';

/** At least so many commands are remembered by their keys; older repeats are found in the journal. */
export const REMEMBERED_KEYS = 40;

/** Somebody at a seat lets others look with his eyes; of the token only the hash is kept. */
export interface Share {
  readonly id: string;
  readonly seat: Seat;
  readonly hash: string;
  readonly name: string;
  readonly at: number;
}

/** A table as its journal adds up; plain data, so that it can be put aside as a snapshot. */
export interface TableState {
  readonly setup: TableSetup;
  /** Rows of the journal so far. */
  n: number;
  /** What is recalled of commands: key and row. */
  keys: [string, number][];
  rulesVersion: number;
  figures: string;
  status: 'open' | 'running' | 'over' | 'cancelled';
  pace: Pace;
  paused: boolean;
  seats: SeatState[];
  startedAt?: number;
  endedAt?: number;
  /** When anything last happened in the game. */
  movedAt: number;
  proposal?: { by: Seat; proposal: Proposal; agreed: Seat[] };
  /** Votes about seats whose time ran out: about -> voter -> choice. */
  votes: Record<Seat, Record<Seat, AbsenceChoice>>;
  plans: Record<Seat, string[]>;
  result?: Result;
  rematch?: string;
  messages: number;
  /** Counted for each viewer, spectators last: entries he may know, actions he may count, decisions. */
  visible: number[];
  counted: number[];
  decisions: number[];
  /** Draws so far, to go on with the next one. */
  draws: number;
  setupDrawn: number[];
  /** Numbers of actions that gave their seat an increment. */
  grants: [action: number, seat: Seat][];
  actions: number;
  shares?: Share[];
  position?: Position;
}

export const slotOf = (state: TableState, viewer: Viewer): number =>
  viewer === 'spectator' ? state.seats.length : viewer;

export const seatOfPerson = (state: TableState, person: string | undefined): Seat | undefined => {
  if (person === undefined) return undefined;
  const seat = state.seats.findIndex(
    place => place.kind === 'person' && place.person?.id === person && !place.vacant,
  );
  return seat < 0 ? undefined : seat;
};

export const viewerOf = (state: TableState, person: string | undefined): Viewer =>
  seatOfPerson(state, person) ?? 'spectator';

export const isInvited = (state: TableState, person: string | undefined): boolean =>
  person !== undefined && state.seats.some(seat => seat.kind === 'invited' && seat.person?.id === person);

/** A person sits there and decides himself. */
export const isPlayedByPerson = (seat: SeatState): boolean =>
  seat.kind === 'person' && seat.standIn === undefined && !seat.vacant && !seat.resigned;

const hasSay = (seat: SeatState): boolean => seat.kind === 'person' && !seat.vacant && !seat.resigned;

/** People whose word counts in proposals and votes. */
export const peopleAt = (state: TableState): Seat[] =>
  state.seats.flatMap((seat, i) => (hasSay(seat) ? [i] : []));

/** Whether there is more than one of them. */
export const hasCompany = ({ seats }: TableState): boolean =>
  seats.findIndex(hasSay) !== seats.findLastIndex(hasSay);

/** The share that a token opens, unless it has been revoked. */
export function shareUnder(state: TableState, token: string): Share | undefined {
  const [table, secret = ''] = token.split('.');
  if (table !== state.setup.id || state.shares === undefined) return undefined;
  const hash = hashOfSecret(secret);
  return state.shares.find(share => share.hash === hash);
}

/** Whether this person may look at all. Who sits there always may. */
export function mayLook(state: TableState, person: string | undefined): boolean {
  if (seatOfPerson(state, person) !== undefined || isInvited(state, person)) return true;
  if (state.setup.owner === person && person !== undefined) return true;
  if (state.setup.visibility === 'private') return false;
  return state.status === 'open' || state.setup.spectators !== 'none';
}
