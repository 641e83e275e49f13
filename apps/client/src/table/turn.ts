import type { Seat, Viewer } from '@palio/kernel';
import { personsOf, type SeatPlan } from '../saved/saved-game.ts';
import type { Snapshot } from '../worker/protocol.ts';

/** What the table waits for. */
export type Turn =
  /** The person who looks at the screen decides. */
  | { readonly kind: 'choose'; readonly seat: Seat }
  /** Another person at this screen decides; `hidden` if something must not be seen by both. */
  | { readonly kind: 'handOver'; readonly to: Seat; readonly hidden: boolean }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'over' };

/** Whose side the screen shows before anybody has decided: the only person's, or nobody's. */
export function firstViewer(seats: readonly SeatPlan[]): Viewer {
  const persons = personsOf(seats);
  return persons.length === 1 ? persons[0]! : 'spectator';
}

/** People first: a bot that waits with them costs no time, and nobody's choice depends on the order. */
export function turnOf(
  snapshot: Pick<Snapshot, 'question' | 'viewer' | 'sharedWith' | 'outcome'>,
  seats: readonly SeatPlan[],
): Turn {
  const { question, viewer, sharedWith, outcome } = snapshot;
  if (outcome !== undefined || question === undefined) return { kind: 'over' };
  const { waitingFor } = question;
  if (viewer !== 'spectator' && waitingFor.includes(viewer) && seats[viewer]?.player === 'person')
    return { kind: 'choose', seat: viewer };
  const person = waitingFor.find(seat => seats[seat]?.player === 'person');
  if (person !== undefined) return { kind: 'handOver', to: person, hidden: !sharedWith.includes(person) };
  const bot = waitingFor[0];
  return bot === undefined ? { kind: 'over' } : { kind: 'bot', seat: bot };
}
