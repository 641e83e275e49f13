import { TAKE_BACK, type AnyAction, type Seat } from '@palio/kernel';
import type { Action, Command } from '@palio/protocol';
import { Refusal } from '../../refusal.ts';
import type { SeatState } from '../entries.ts';
import type { Table } from '../table.ts';
import { comeBack, resign, setVacation, standIn, tick } from './absence.ts';
import { mustHaveRoom, type Actor } from './actor.ts';
import { say, silence } from './chat.ts';
import { answer, propose } from './consent.ts';
import { act, actAsBot, plan, undo, unplan } from './play.ts';
import { changeSeat, join, leave, replace, setReady, startTable } from './seating.ts';
import { vote } from './voting.ts';

/** What the server itself asks of a table. */
export type Errand =
  | { readonly type: 'tick' }
  | { readonly type: 'bot-act'; readonly seat: Seat; readonly decision: number; readonly action: AnyAction }
  | { readonly type: 'rematched'; readonly table: string }
  | { readonly type: 'cancel'; readonly reason: string }
  | { readonly type: 'vacation'; readonly actor: Actor; readonly until: number | null };

/** A command after the people it names have been looked up. */
export type PreparedCommand =
  | Exclude<Command, { type: 'seat' }>
  | { readonly type: 'seat'; readonly seat: Seat; readonly to: SeatState };

/** Whether it brings the table nearer to its end: of such commands there are only so many. */
function leadsToTheEnd(command: PreparedCommand): boolean {
  const isTakeBack = (action: Action): boolean =>
    action === TAKE_BACK.type || (typeof action !== 'string' && action.type === TAKE_BACK.type);
  if (command.type === 'act') return !command.actions.some(isTakeBack);
  return command.type === 'resign' || command.type === 'leave';
}

/** Lets the table do what it is asked, or refuses. */
export function carryOut(table: Table, actor: Actor, command: PreparedCommand): void {
  if (!leadsToTheEnd(command)) mustHaveRoom(table);
  switch (command.type) {
    case 'join':
      return join(table, actor, command.seat);
    case 'leave':
      return leave(table, actor);
    case 'seat':
      return changeSeat(table, actor, command.seat, command.to);
    case 'ready':
      return setReady(table, actor, command.ready);
    case 'start':
      return startTable(table, actor);
    case 'act':
      return act(table, actor, command.decision, command.actions);
    case 'undo':
      return undo(table, actor, command.whole === true);
    case 'plan':
      return plan(table, actor, command.actions);
    case 'unplan':
      return unplan(table, actor);
    case 'propose':
      return propose(table, actor, command.proposal);
    case 'answer':
      return answer(table, actor, command.agree);
    case 'vote':
      return vote(table, actor, command.about, command.choice);
    case 'resign':
      return resign(table, actor);
    case 'standIn':
      return standIn(table, actor, command.level);
    case 'return':
      return comeBack(table, actor);
    case 'replace':
      return replace(table, actor, command.seat);
    case 'silence':
      return silence(table, actor, command.person, command.minutes);
    case 'say':
      return say(
        table,
        actor,
        command.room,
        'text' in command ? { text: command.text } : { phrase: command.phrase },
      );
  }
}

export function runErrand(table: Table, errand: Errand): void {
  switch (errand.type) {
    case 'tick':
      return tick(table);
    case 'bot-act':
      return actAsBot(table, errand.seat, errand.decision, errand.action);
    case 'rematched':
      if (table.state.rematch !== undefined) throw new Refusal('stale');
      return table.happen({ type: 'rematched', table: errand.table });
    case 'cancel':
      if (table.state.status === 'over' || table.state.status === 'cancelled')
        throw new Refusal('not-running');
      return table.happen({ type: 'cancelled', reason: errand.reason });
    case 'vacation':
      return setVacation(table, errand.actor, errand.until);
  }
}
