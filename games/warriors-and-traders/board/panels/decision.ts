import type { Seat } from '@palio/kernel';
import type { View } from '../../rules/view-types.ts';

export type Decision = 'trade' | 'peace' | 'damage' | 'tokens' | 'feed' | 'develop';

/** The decision that has a panel of its own; the others are made on the map or in the prompt. */
export function decisionOf({ asked }: View, viewer: Seat, isAsked: boolean): Decision | undefined {
  switch (asked?.kind) {
    case 'answerOffer':
      return isAsked || asked.from === viewer ? 'trade' : undefined;
    case 'assignDamage':
      return isAsked || asked.attacker === viewer || asked.defender === viewer ? 'damage' : undefined;
    default:
      return isAsked ? panelOf(asked?.kind) : undefined;
  }
}

function panelOf(kind: string | undefined): Decision | undefined {
  switch (kind) {
    case 'trade':
    case 'bankTimes':
    case 'composeOffer':
      return 'trade';
    case 'answerPeace':
      return 'peace';
    case 'placeStartTokens':
      return 'tokens';
    case 'feedArmies':
      return 'feed';
    case 'takeAction':
    case 'secondArmy':
    case 'extraAction':
    case 'developmentShift':
      return 'develop';
    default:
      return undefined;
  }
}

/** From this width on the client has rails; a panel then stands in the right one and leaves the map free. */
export const RAIL_FROM = 1181;
