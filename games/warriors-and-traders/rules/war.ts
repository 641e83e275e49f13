import { next, type RuleBook, type Seat } from '@palio/kernel';
import type { Tell } from './control.ts';
import type { Event } from './events.ts';
import { FIGURES } from './figures.ts';
import { atWar, membersOf, rivalsOf, sideOf, warBetween } from './sides.ts';
import type { State } from './state.ts';
import type { Actions, PeaceAnswer, Steps } from './steps.ts';

/** WT-15.1, WT-15.6, WT-20.8 A new declaration ends the old war and starts another. */
export function declareWar(state: State, seat: Seat, on: Seat, tell: Tell): void {
  const old = warBetween(state, seat, on);
  if (old === undefined)
    state.wars.push({ a: sideOf(state, seat), b: sideOf(state, on), since: state.turn, fought: false });
  else old.since = state.turn;
  tell?.({ type: 'warDeclared', from: seat, to: on, renewed: old !== undefined });
}

/** WT-15.4, WT-20.17 */
export function noteDamage(state: State, seat: Seat, other: Seat): void {
  const war = warBetween(state, seat, other);
  if (war !== undefined) war.fought = true;
}

/** WT-15.9 is counted by side: one proposal of a seat to each side and phase. */
const asking = (state: State, seat: Seat, to: Seat): number =>
  seat * state.players.length + sideOf(state, to);

export const mayAskForPeace = (state: State, seat: Seat, to: Seat): boolean =>
  state.peaceAsked.filter(pair => pair === asking(state, seat, to)).length < FIGURES.trading.peaceProposals;

export function peacePartners(state: State, seat: Seat): Seat[] {
  if (state.wars.length === 0) return [];
  return rivalsOf(state, seat).filter(
    other => atWar(state, seat, other) && mayAskForPeace(state, seat, other),
  );
}

/** WT-20.16 All members of both sides have to agree. */
export function proposePeace(state: State, seat: Seat, to: Seat, tell: Tell): void {
  state.peaceAsked.push(asking(state, seat, to));
  tell?.({ type: 'peaceProposed', from: seat, to });
  const [first, ...after] = [
    ...membersOf(state, sideOf(state, to)),
    ...membersOf(state, sideOf(state, seat)).filter(ally => ally !== seat),
  ];
  next(state, { kind: 'answerPeace', seat: first!, from: seat, to, after });
}

/** WT-15.4, WT-15.5, WT-16.6 */
export function endWars(state: State, tell: Tell): void {
  state.wars = state.wars.filter(({ a, b, since, fought }) => {
    const isOld = state.turn >= since + FIGURES.warTurns - 1;
    if (fought && !isOld) return true;
    tell?.({ type: 'warEnded', a, b, why: fought ? 'threeTurns' : 'quiet' });
    return false;
  });
  for (const war of state.wars) war.fought = false;
}

const ANSWERS: readonly PeaceAnswer[] = [{ type: 'accept' }, { type: 'decline' }];

export const warRules: RuleBook<State, Pick<Steps, 'answerPeace'>, Pick<Actions, 'answerPeace'>, Event> = {
  /** WT-15.3, WT-15.9 */
  answerPeace: {
    choices: () => [...ANSWERS],
    choose(state, { seat, from, to, after }, { type }, { tell }) {
      if (type === 'decline') {
        tell?.({ type: 'peaceDeclined', from, to, seat });
        return;
      }
      const [following, ...later] = after;
      if (following !== undefined) {
        next(state, { kind: 'answerPeace', seat: following, from, to, after: later });
        return;
      }
      const war = warBetween(state, from, to);
      state.wars = state.wars.filter(other => other !== war);
      state.floor.passed.fill(false);
      tell?.({ type: 'peaceMade', from, to });
    },
  },
};
