import type { Seat } from '@palio/kernel';
import { botAt } from '../../src/bots/bots.ts';
import { nextTick } from '../../src/tables/commands/absence.ts';
import { carryOut, runErrand, type PreparedCommand } from '../../src/tables/commands/index.ts';
import { peopleAt, votersAbout } from '../../src/tables/state.ts';
import type { PaperTable } from './paper-table.ts';

/* However a table has come to be as it is: if those who sit there wish to go on, they can. */

function mustWork(paper: PaperTable, seat: Seat, command: PreparedCommand): void {
  const person = paper.state.seats[seat]!.person!;
  const code = paper.ask(table => carryOut(table, { person }, command));
  if (code !== undefined) throw new Error(`${command.type} of seat ${seat} is refused: ${code}`);
}

/** What time alone brings about happens, and then nothing more is due at the same moment. */
function tick(paper: PaperTable): void {
  const isDue = (): boolean => (nextTick(paper.table) ?? Infinity) <= paper.now;
  // The end of a pause may bring a warning.
  for (let i = 0; i < 3 && (i === 0 || isDue()); i++) paper.ask(table => runErrand(table, { type: 'tick' }));
  if (isDue()) throw new Error('what was due is due again and again');
}

function answerAll(paper: PaperTable): void {
  const { state } = paper;
  if (state.proposal !== undefined) mustWork(paper, state.proposal.by, { type: 'answer', agree: false });
  if (state.proposal !== undefined) throw new Error('a proposal cannot be withdrawn');
  for (const about of Object.keys(state.votes).map(Number)) {
    const voters = votersAbout(state, about);
    for (const seat of voters)
      if (about in state.votes) mustWork(paper, seat, { type: 'vote', about, choice: 'wait' });
    if (voters.length > 0 && about in state.votes) throw new Error('a vote does not end');
  }
}

/** A pause is ended by any one of those who are still there, if not now then later. */
function goOn(paper: PaperTable): void {
  mustWork(paper, peopleAt(paper.state)[0]!, { type: 'propose', proposal: { what: 'resume' } });
  if (!paper.state.paused) return;
  paper.now = nextTick(paper.table)!;
  tick(paper);
  if (paper.state.paused) throw new Error('a pause does not end');
}

/** One of those who are waited for takes his first choice. */
function playOne(paper: PaperTable): void {
  const { table, state, game } = paper;
  const [seat] = table.waiting;
  if (seat === undefined) throw new Error('nobody is waited for, and the game is not over');
  const action = game.legalActions(table.position, seat)[0]!;
  const decision = state.decisions[seat]!;
  if (botAt(table, seat) === undefined) mustWork(paper, seat, { type: 'act', decision, actions: [action] });
  else {
    const code = paper.ask(seen => runErrand(seen, { type: 'bot-act', seat, decision, action }));
    if (code !== undefined) throw new Error(`the bot at seat ${seat} is refused: ${code}`);
  }
}

/** Everybody plays on, at most so many actions; before the game whoever made the table can close it. */
export function windDown(paper: PaperTable, most: number): void {
  const { state } = paper;
  tick(paper);
  if (state.status === 'open') {
    const owner = { id: state.setup.owner, name: state.setup.owner, kind: 'member' } as const;
    paper.ask(table => carryOut(table, { person: owner }, { type: 'leave' }));
    if (paper.state.status !== 'cancelled') throw new Error('who made the table cannot close it');
    return;
  }
  if (state.status !== 'running') return;
  answerAll(paper);
  if (state.status === 'running' && state.paused) goOn(paper);
  for (let i = 0; i < most && paper.state.status === 'running'; i++) playOne(paper);
}
