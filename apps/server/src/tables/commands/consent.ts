import type { Proposal } from '@palio/protocol';
import { Refusal } from '../../refusal.ts';
import { peopleAt } from '../state.ts';
import type { Table } from '../table.ts';
import { problemWithWindow } from '../window.ts';
import { mustBeRunning, seatOf, type Actor } from './actor.ts';
import { askedUndo, goBack } from './play.ts';

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

/** Everybody has agreed. */
function carryOut(table: Table): void {
  const { by, proposal } = table.state.proposal!;
  table.happen({ type: 'settled', what: proposal.what, agreed: true });
  if (proposal.what === 'undo') {
    const target = askedUndo(table, by);
    if (target !== undefined) goBack(table, by, target);
  } else if (proposal.what === 'pace') table.happen({ type: 'paced', pace: proposal.pace });
  else if (proposal.what === 'cancel') table.happen({ type: 'cancelled', reason: 'agreed' });
}

/** Called also when somebody whose consent was missing has gone. */
export function settleProposal(table: Table): void {
  const open = table.state.proposal;
  if (open === undefined || table.state.status !== 'running') return;
  const people = peopleAt(table.state);
  if (people.every(seat => open.agreed.includes(seat))) carryOut(table);
}

export function propose(table: Table, actor: Actor, proposal: Proposal): void {
  if (proposal.what === 'cancel') {
    if (table.state.status !== 'running') throw new Refusal('not-running');
  } else mustBeRunning(table);
  const seat = seatOf(table, actor);
  if (table.state.proposal !== undefined) throw new Refusal('proposal-open');
  mustMakeSense(table, seat, proposal);
  table.happen({ type: 'proposed', seat, proposal });
  settleProposal(table);
}

export function answer(table: Table, actor: Actor, agree: boolean): void {
  const seat = seatOf(table, actor);
  const open = table.state.proposal;
  if (open === undefined || (agree && open.agreed.includes(seat))) throw new Refusal('no-proposal');
  table.happen({ type: 'answered', seat, agree });
  if (!agree) table.happen({ type: 'settled', what: open.proposal.what, agreed: false });
  else settleProposal(table);
}
