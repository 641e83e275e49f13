import { topStep, type Seat } from '@palio/kernel';
import {
  baronOf,
  isYesNo,
  NO,
  ownerOf,
  sidesOf,
  YES,
  type Action,
  type PromiseId,
  type State,
} from '../rules/index.ts';
import { giftWorth } from './gifts.ts';

/** A bot keeps its word, though WK-19.3 lets anybody break his: otherwise nobody would deal with it again. */

const STAKE = 3;

const hasPromised = ({ promises }: State, seat: Seat, promise: PromiseId, to?: Seat): boolean =>
  promises.some(
    given => given.from === seat && given.promise === promise && (to === undefined || given.to === to),
  );

const find = (answers: readonly Action[], type: Action['type']): Action | undefined =>
  answers.find(action => action.type === type);

/** The side that was promised in the ballot that is open. */
function promisedSide(state: State, seat: Seat): number | undefined {
  const subject = state.ballot?.subject;
  if (subject === undefined) return undefined;
  if (!isYesNo(subject)) {
    // Nobody has asked for harm to himself.
    if (subject.type === 'agenda' && giftWorth(subject.agenda) === 0) return undefined;
    return sidesOf(state, subject).find(to => hasPromised(state, seat, 'voteForMe', to));
  }
  if (hasPromised(state, seat, 'voteYes')) return YES;
  return hasPromised(state, seat, 'voteNo') ? NO : undefined;
}

function promisedVotes(state: State, seat: Seat, answers: readonly Action[]): Action | undefined {
  if (promisedSide(state, seat) === undefined) return undefined;
  const votes = Math.min(STAKE, baronOf(state, seat).votes);
  return answers.find(action => action.type === 'votes' && action.votes === votes);
}

/** The answer that keeps a promise of this round, where the question is about one. */
export function keepPromise(state: State, seat: Seat, answers: readonly Action[]): Action | undefined {
  if (!state.promises.some(({ from }) => from === seat)) return undefined;
  const step = topStep(state);
  switch (step?.kind) {
    case 'askPassage':
      return hasPromised(state, seat, 'letPass', ownerOf(step.order.noble))
        ? find(answers, 'yes')
        : undefined;
    case 'askAttack':
      return hasPromised(state, seat, 'allowAttack', step.attacker) ? find(answers, 'yes') : undefined;
    case 'commitVotes':
      return promisedVotes(state, seat, answers);
    case 'declareVotes': {
      const side = promisedSide(state, seat);
      return answers.find(action => action.type === 'declare' && action.side === side);
    }
    case 'pledgeFaith':
      return hasPromised(state, seat, 'spendFaith')
        ? answers.find(action => action.type === 'amount' && action.amount > 0)
        : undefined;
    case 'invest':
      return hasPromised(state, seat, 'investTogether')
        ? answers.find(action => action.type === 'amount' && action.amount > 0)
        : undefined;
    default:
      return undefined;
  }
}

/** Whether an attack would break a promise. */
export function breaksPromise(
  state: State,
  seat: Seat,
  { against, kind }: Extract<Action, { readonly type: 'attack' }>,
): boolean {
  if (against < 0 || state.promises.length === 0) return false;
  return (
    hasPromised(state, seat, 'doNotAttack', against) ||
    (kind === 'siege' && hasPromised(state, seat, 'doNotBesiege', against))
  );
}
