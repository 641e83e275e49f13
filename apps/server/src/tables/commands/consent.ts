import type { Proposal } from '@palio/protocol';
import { Refusal } from '../../refusal.ts';
import { resumableAt, STALLED } from '../clocks.ts';
import { askedFor, peopleAt, presentAt } from '../state.ts';
import type { Table } from '../table.ts';
import { problemWithWindow } from '../window.ts';
import { mustBeRunning, seatWithSay, type Actor } from './actor.ts';
import { askedUndo, goBack } from './play.ts';

type Open = NonNullable<Table['state']['proposal']>;

function mustMakeSense(table: Table, seat: number, proposal: Proposal): void {
  const { paused, setup } = table.state;
  switch (proposal.what) {
    case 'undo':
      if (setup.rated) throw new Refusal('undo-off');
      if (paused) throw new Refusal('paused');
      if (askedUndo(table, seat) === undefined) throw new Refusal('nothing-to-undo');
      break;
    case 'pause':
      if (paused) throw new Refusal('paused');
      break;
    case 'resume':
      if (!paused) throw new Refusal('no-proposal');
      break;
    case 'pace': {
      const window = proposal.pace.kind === 'turns' ? proposal.pace.window : undefined;
      const problem = window === undefined ? undefined : problemWithWindow(window);
      if (problem !== undefined) throw new Refusal('bad-request', problem, 'pace');
      break;
    }
    case 'cancel':
      break;
  }
}

/** Everybody who is asked has said yes. */
const isAgreed = ({ state }: Table, { proposal, agreed }: Open): boolean =>
  askedFor(state, proposal).every(seat => agreed.includes(seat));

/** It has been agreed to, or nobody has said anything against it for long enough. */
function carryOut(table: Table): void {
  const open = table.state.proposal!;
  const { by, proposal } = open;
  const reason = isAgreed(table, open) ? 'agreed' : 'stalled';
  table.happen({ type: 'settled', what: proposal.what, agreed: true });
  if (proposal.what === 'undo') {
    const target = askedUndo(table, by);
    if (target !== undefined) goBack(table, by, target);
  } else if (proposal.what === 'pace') table.happen({ type: 'paced', pace: proposal.pace });
  else if (proposal.what === 'cancel') table.happen({ type: 'cancelled', reason });
}

/** Who proposed it is gone, or there is nothing left to take back. */
function isVoid(table: Table, { by, proposal }: Open): boolean {
  if (!peopleAt(table.state).includes(by)) return true;
  return proposal.what === 'undo' && askedUndo(table, by) === undefined;
}

/** To go on more than half is enough, and after a while any one: whoever is missing cannot hold the game up. */
function mayGoOn({ state, now }: Table, { by, agreed, refused = [] }: Open): boolean | undefined {
  if (now >= resumableAt(state)) return true;
  const people = [...new Set([by, ...presentAt(state)])];
  const inFavour = people.filter(seat => agreed.includes(seat)).length;
  const against = people.filter(seat => refused.includes(seat)).length;
  if (inFavour * 2 > people.length) return true;
  return against * 2 >= people.length ? false : undefined;
}

/**
 * When a game on hold is called off although somebody has not answered: nobody can play there, so nobody runs out of
 * time either, and whoever is gone for good would be waited for without end.
 */
export function calledOffAt({ state, isOnHold }: Table): number | undefined {
  const { status, proposal, movedAt } = state;
  const isWished = isOnHold && status === 'running' && proposal?.proposal.what === 'cancel';
  return isWished ? (proposal.at ?? movedAt) + STALLED : undefined;
}

/** Whether a proposal is agreed to; nothing while that is open. */
function verdictOn(table: Table, open: Open): boolean | undefined {
  const { refused = [], proposal } = open;
  if (isVoid(table, open) || refused.includes(open.by)) return false;
  if (proposal.what === 'resume') return mayGoOn(table, open);
  if (refused.length > 0) return false;
  if (table.now >= (calledOffAt(table) ?? Infinity)) return true;
  return isAgreed(table, open) ? true : undefined;
}

/** Called also when somebody whose consent was missing has gone. */
export function settleProposal(table: Table): void {
  const open = table.state.proposal;
  if (open === undefined || table.state.status !== 'running') return;
  const verdict = verdictOn(table, open);
  if (verdict === true) carryOut(table);
  else if (verdict === false) table.happen({ type: 'settled', what: open.proposal.what, agreed: false });
}

export function propose(table: Table, actor: Actor, proposal: Proposal): void {
  if (proposal.what === 'cancel') {
    if (table.state.status !== 'running') throw new Refusal('not-running');
  } else mustBeRunning(table);
  const seat = seatWithSay(table, actor);
  if (table.state.proposal !== undefined) throw new Refusal('proposal-open');
  mustMakeSense(table, seat, proposal);
  table.happen({ type: 'proposed', seat, proposal });
  settleProposal(table);
}

export function answer(table: Table, actor: Actor, agree: boolean): void {
  const seat = seatWithSay(table, actor);
  const { state } = table;
  const open = state.proposal;
  const isAsked = open !== undefined && (open.by === seat || askedFor(state, open.proposal).includes(seat));
  if (!isAsked || (agree ? open.agreed : (open.refused ?? [])).includes(seat))
    throw new Refusal('no-proposal');
  table.happen({ type: 'answered', seat, agree });
  settleProposal(table);
}
