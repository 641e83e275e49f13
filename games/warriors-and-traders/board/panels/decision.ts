import type { View } from '../../rules/view-types.ts';

export type Decision = 'trade' | 'damage' | 'tokens' | 'feed' | 'develop';

/** The decision that has a panel of its own; the others are made on the map or in the prompt. */
export function decisionOf({ asked }: View, isAsked: boolean): Decision | undefined {
  switch (asked?.kind) {
    case 'trade':
    case 'bankTimes':
    case 'composeOffer':
    case 'answerOffer':
      return 'trade';
    case 'assignDamage':
      return 'damage';
    case 'placeStartTokens':
      return isAsked ? 'tokens' : undefined;
    case 'feedArmies':
      return isAsked ? 'feed' : undefined;
    case 'takeAction':
    case 'secondArmy':
    case 'extraAction':
    case 'developmentShift':
      return isAsked ? 'develop' : undefined;
    default:
      return undefined;
  }
}

/** From this width on the client has rails; a panel then stands in the right one and leaves the map free. */
export const RAIL_FROM = 1181;
