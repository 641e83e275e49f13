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
  /** Since when it is; absent while the game goes on. */
  pausedAt?: number;
  /** When the last pause ended: whoever was waited for before it is told again. */
  resumedAt?: number;
  seats: SeatState[];
  startedAt?: number;
  endedAt?: number;
  /** When the game last went on, or could have: an action, a beginning, somebody's time that ran out. */
  movedAt: number;
  proposal?: { by: Seat; proposal: Proposal; agreed: Seat[]; refused?: Seat[]; at?: number };
  /** Votes about seats whose time ran out: about -> voter -> choice. */
  votes: Record<Seat, Record<Seat, AbsenceChoice>>;
  plans: Record<Seat, string[]>;
  result?: Result;
  rematch?: string;
  /** What was said by those who sit there, and by those who watch: neither can use up the room of the others. */
  messages: number;
  watchersMessages?: number;
  /** Until when somebody may not write here. */
  silenced?: Record<string, number>;
  /** Counted for each viewer, spectators last: entries he may know, actions he may count, decisions. */
  visible: number[];
  counted: number[];
  decisions: number[];
  /** Draws so far, to go on with the next one. */
  draws: number;
  setupDrawn: number[];
  /** Numbers of actions that gave their seat time, and how much; a full clock is given less than an increment. */
  grants: [action: number, seat: Seat, time?: number][];
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

const isStaying = (seat: SeatState): boolean => seat.kind === 'person' && !seat.vacant && !seat.resigned;

const seatsThat = (state: TableState, fits: (seat: SeatState) => boolean): Seat[] =>
  state.seats.flatMap((seat, i) => (fits(seat) ? [i] : []));

/** People who have not given up their seats, whether they are there or not. */
export const peopleAt = (state: TableState): Seat[] => seatsThat(state, isStaying);

/** Whether there is more than one of them. */
export const hasCompany = ({ seats }: TableState): boolean =>
  seats.findIndex(isStaying) !== seats.findLastIndex(isStaying);

/** Somebody whose time ran out, and who has not come back since. */
export const isOutOfTime = (seat: SeatState): boolean => isPlayedByPerson(seat) && seat.clock.ranOut === true;

/**
 * People who are there, so that the others wait for their word: not those for whom a bot plays or whose time ran
 * out, nor bots at a seat of their own, which hear nothing of proposals and votes.
 */
export const presentAt = (state: TableState): Seat[] =>
  seatsThat(state, seat => isPlayedByPerson(seat) && !isOutOfTime(seat) && seat.person?.kind !== 'bot');

/** Those who are asked about somebody whose time ran out; who votes although he is not waited for counts too. */
export function votersAbout(state: TableState, about: Seat): Seat[] {
  const present = presentAt(state);
  const votes = state.votes[about] ?? {};
  return seatsThat(state, isPlayedByPerson).filter(
    seat => seat !== about && (present.includes(seat) || votes[seat] !== undefined),
  );
}

/**
 * Those whose consent a proposal needs. Who lets a bot play for a while of his own will still has his rating at
 * stake: a rated game is not called off behind his back.
 */
export function askedFor(state: TableState, { what }: Proposal): Seat[] {
  if (what !== 'cancel' || !state.setup.rated) return presentAt(state);
  return seatsThat(state, seat => isStaying(seat) && seat.clock.ranOut !== true);
}

/** The share that a token opens, unless it has been revoked. */
export function shareUnder(state: TableState, token: string): Share | undefined {
  const [table, secret = ''] = token.split('.');
  if (table !== state.setup.id || state.shares === undefined) return undefined;
  const hash = hashOfSecret(secret);
  return state.shares.find(share => share.hash === hash);
}

/** A seat that was left is kept for who has left it, and for who is invited to it, as long as nobody takes it. */
export const isKeptFor = ({ vacant, resigned, person, offered }: SeatState, somebody: string): boolean =>
  vacant === true && !resigned && (person?.id === somebody || offered?.id === somebody);

const isAwaitedAt = ({ status, seats }: TableState, person: string): boolean =>
  status === 'running' && seats.some(seat => isKeptFor(seat, person));

/** Whether this person may look at all. Who sits there always may. */
export function mayLook(state: TableState, person: string | undefined): boolean {
  if (seatOfPerson(state, person) !== undefined || isInvited(state, person)) return true;
  if (person !== undefined && (state.setup.owner === person || isAwaitedAt(state, person))) return true;
  if (state.setup.visibility === 'private') return false;
  return state.status === 'open' || state.setup.spectators !== 'none';
}
