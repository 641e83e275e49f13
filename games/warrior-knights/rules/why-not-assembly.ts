import type { Reason, Seat } from '@palio/kernel';
import { because } from './reasons.ts';
import { baronOf, type State } from './state.ts';
import type { KnightsStep } from './steps.ts';
import { SETUP } from './figures.ts';
import { dealBetween } from './offers.ts';
import type { Target } from './targets.ts';

type Answer = Reason | undefined;
type Named<Type extends Target['type']> = Extract<Target, { readonly type: Type }>;

/** WK-9.1, WK-9.9 */
export function whyNotVotes(state: State, seat: Seat, { votes }: Named<'votes'>): Answer {
  if (state.assembly?.attending.includes(seat) !== true) return because('notAttending');
  const owned = baronOf(state, seat).votes;
  return votes > owned ? because('tooManyVotes', { votes: owned }) : because('answerFirst');
}

export function whyNotBaron(state: State, seat: Seat, step: KnightsStep, { baron }: Named<'baron'>): Answer {
  if (baronOf(state, baron).eliminated) return because('eliminated');
  if (step.kind === 'chooseDrawer')
    return baron === state.head
      ? because('greenIsForOthers')
      : because('notEnoughFaith', { faith: baronOf(state, seat).faith });
  if (step.kind === 'declareVotes' || step.kind === 'breakTie') return because('notACandidate');
  return step.kind === 'nameActingChairman' ? because('notAttending') : because('answerFirst');
}

/** WK-19.2, WK-19.6 */
export function whyNotDeal(state: State, seat: Seat, { with: other, crowns }: Named<'deal'>): Answer {
  if (other === seat || baronOf(state, other).eliminated) return because('eliminated');
  if (dealBetween(state, seat, other) !== undefined) return because('offerOpen');
  const { offersMade, crowns: owned } = baronOf(state, seat);
  if (offersMade >= SETUP.negotiation.offersPerCard)
    return because('offersUsed', { offers: SETUP.negotiation.offersPerCard });
  return crowns > owned ? because('notEnoughCrowns', { price: crowns, crowns: owned }, 'WK-19.4') : undefined;
}
