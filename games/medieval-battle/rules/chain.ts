import { listen, noChance, PalioError, topStep, type Listener, type Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { medievalBattle } from './game.ts';
import { clone, type State } from './state.ts';
import type { Action } from './steps.ts';

/** MB-19.6 A whole turn: the unit, then what it does and what the defender answers. */
const LINK = /--|>off|[-x*+>][a-z]\d+|[A-Za-z][a-z]\d+|[A-Za-z]@[a-z]\d+[!<]?|[=d#.]/gy;

/** The decisions of a chain one by one; undefined if it is none. */
export function splitChain(line: string): string[] | undefined {
  const text = line.replaceAll(',', '');
  const links = text.match(LINK) ?? [];
  return links.join('') === text && text !== '' ? links : undefined;
}

/** Who has to decide. In deployment and battle it is always one. */
function decider(state: State): Seat | undefined {
  return medievalBattle.waitingFor(state)[0];
}

/** Plays the one legal action that is written like this. */
export function playLink(state: State, link: string, listener?: Listener<Event>): void {
  const seat = decider(state);
  const action =
    seat === undefined
      ? undefined
      : medievalBattle
          .legalActions(state, seat)
          .find(legal => medievalBattle.write(state, seat, legal) === link);
  if (seat === undefined || action === undefined)
    throw new PalioError('illegal-action', 'is not possible now', link);
  medievalBattle.playLegal(state, seat, action, noChance, listener);
}

/** MB-19.6 Plays a whole turn. Standing where there was no choice may be written or not; a last stop is understood. */
export function playTurn(state: State, line: string, listener?: Listener<Event>): void {
  const links = splitChain(line);
  if (links === undefined) throw new PalioError('illegal-action', 'is not a turn', line);
  const turn = state.turn;
  for (const link of links)
    if (link !== '=' || topStep(state)?.kind === 'answerMelee') playLink(state, link, listener);
  if (state.turn === turn && state.ending === '') playLink(state, '.', listener);
}

/** MB-19.6 Writes the actions of one turn, from its first decision on, as one chain. */
export function writeTurn(before: State, actions: readonly Action[]): string {
  const state = clone(before);
  let line = '';
  let entries = 0;
  for (const action of actions) {
    const seat = decider(state);
    if (seat === undefined)
      throw new PalioError('illegal-action', 'the turn is longer than the battle', line);
    if (action.type === 'enter' && entries++ > 0) line += ',';
    if (action.type !== 'stop' && action.type !== 'done') line += medievalBattle.write(state, seat, action);
    const listener = listen<Event>();
    medievalBattle.play(state, seat, action, noChance, listener);
    // A defender without a way out stands by itself; the chain shows it all the same.
    if (action.type === 'melee' && listener.told.some(({ event }) => event.type === 'fought')) line += '=';
  }
  return line;
}
