import type { Seat } from '@palio/kernel';
import { ABSENCE_CHOICES, type AbsenceChoice } from '@palio/protocol';
import type { Level } from '@palio/search';
import { Refusal } from '../../refusal.ts';
import { isOutOfTime, votersAbout } from '../state.ts';
import type { Table } from '../table.ts';
import { mustBeRunning, seatWithSay, STAND_IN_LEVEL, type Actor } from './actor.ts';
import { settleProposal } from './consent.ts';
import { endIfDecided } from './ending.ts';
import { dropPlans } from './play.ts';

/** More than half decide at once; when all have voted the most votes do, and a tie means to wait. */
function verdictOf(votes: readonly AbsenceChoice[], voters: number): AbsenceChoice | undefined {
  const count = (choice: AbsenceChoice): number => votes.filter(each => each === choice).length;
  const most = Math.max(...ABSENCE_CHOICES.map(count));
  const leading = ABSENCE_CHOICES.filter(choice => count(choice) === most);
  if (most * 2 > voters) return leading[0];
  if (votes.length === 0 || votes.length < voters) return undefined;
  return leading.length === 1 ? leading[0] : 'wait';
}

/** Counts the votes about a seat; true if that has decided something. */
function countAbout(table: Table, about: Seat): boolean {
  const voters = votersAbout(table.state, about);
  const votes = table.state.votes[about] ?? {};
  const verdict = verdictOf(
    voters.flatMap(voter => votes[voter] ?? []),
    voters.length,
  );
  if (verdict === undefined) return false;
  const person = table.state.seats[about]!.person?.id;
  table.happen({ type: 'decided', about, choice: verdict, ...(person !== undefined && { person }) });
  if (verdict === 'bot') letBotPlay(table, about, STAND_IN_LEVEL);
  else if (verdict === 'end') table.happen({ type: 'cancelled', reason: 'voted' });
  else if (verdict === 'drop') resignFor(table, about);
  return true;
}

/** A bot plays until the person returns. What he had planned was for his own eyes: when he is back he plans anew. */
export function letBotPlay(table: Table, seat: Seat, level: Level): void {
  dropPlans(table, new Set([seat]));
  table.happen({ type: 'stood-in', seat, level });
}

function resignFor(table: Table, seat: Seat): void {
  table.happen({ type: 'resigned', seat });
  endIfDecided(table);
}

/** Called when somebody whose word was missing is not there any more: perhaps what is open is decided now. */
export function settle(table: Table): void {
  settleProposal(table);
  const { state } = table;
  // What is decided about one may take away the word that was missing about another.
  for (let isNew = true; isNew && state.status === 'running';)
    isNew = Object.keys(state.votes).some(about => countAbout(table, Number(about)));
  settleProposal(table);
}

export function vote(table: Table, actor: Actor, about: Seat, choice: AbsenceChoice): void {
  mustBeRunning(table);
  const { seats, setup, pace } = table.state;
  const seat = seatWithSay(table, actor);
  const place = seats[about];
  if (seats[seat]!.standIn !== undefined) throw new Refusal('forbidden', 'a bot plays for you: return first');
  if (place === undefined || !isOutOfTime(place) || seat === about) throw new Refusal('no-vote');
  if (choice === 'substitute' && setup.rated)
    throw new Refusal('forbidden', 'nobody takes over a seat of a rated game');
  if (choice === 'time' && pace.kind === 'none')
    throw new Refusal('forbidden', 'there are no clocks at this table');
  table.happen({ type: 'voted', seat, about, choice });
  settle(table);
}

/** Somebody gives up, or is given up. */
export function giveUp(table: Table, seat: Seat): void {
  resignFor(table, seat);
  settle(table);
}
