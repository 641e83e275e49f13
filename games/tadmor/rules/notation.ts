import type { Seat } from '@palio/kernel';
import type { State } from './state.ts';
import type { Action } from './steps.ts';

/** One short readable line; no two legal actions of a seat share it. */
export function write(_state: State, _seat: Seat, action: Action): string {
  switch (action.type) {
    case 'take':
    case 'pay':
    case 'waive':
    case 'discard':
      return `${action.type} ${action.resource}`;
    case 'buyResource':
      return `buy ${action.resource}`;
    case 'startTile':
    case 'takeTile':
      return `take ${action.tile}`;
    case 'acquire':
      return `acquire ${action.tile}`;
    case 'place':
      return `${action.piece} ${action.at}`;
    case 'redirect':
      return `return ${action.mission} for ${action.region}`;
    case 'swap':
      return `swap ${action.own}`;
    case 'swapWith':
      return `with ${action.other}`;
    case 'marauders':
      return `marauders ${action.region}`;
    case 'tower':
      return `${action.pair ? 'pair' : 'level'} by ${action.by}`;
    case 'traitor':
      return `traitor ${action.target} by ${action.by}`;
    case 'temple':
      return `temple ${action.temple + 1} by ${action.by}`;
    case 'rareGood':
      return `${action.colour}${action.prestige ? ' for prestige' : ''} by ${action.by}`;
    case 'draw':
      return `draw by ${action.by}`;
    case 'fulfil':
      return `fulfil ${action.mission} by ${action.by}`;
    case 'pile':
      return `pile ${action.colour}`;
    case 'pick':
      return `pick ${action.good}`;
    case 'part':
      return `part of temple ${action.temple + 1}`;
    case 'destroy':
      return `destroy ${action.target}`;
    case 'audience':
      return `audience ${action.as}`;
    case 'gather':
      return `gather ${action.space}`;
    case 'trade':
      return `trade ${action.give} for ${action.get}${action.ebla ? ' at Ebla' : ''}`;
    case 'discardMission':
      return `discard ${action.mission}`;
    case 'returnMission':
      return `return ${action.mission}`;
    case 'payTax':
    case 'losePrestige':
    case 'done':
    case 'endTurn':
    case 'pass':
      return action.type;
  }
}
