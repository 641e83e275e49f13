import type { Seat } from '@palio/kernel';
import type { State } from './state.ts';
import type { Action, KeySpace } from './steps.ts';
import { goodsName } from './tiles.ts';

const from = (where: KeySpace): string => (where === 'common' ? ' from common' : '');
const depotName = (depot: number): string => (depot === 0 ? 'black' : String(depot));

/** One short readable line; no two legal actions of a seat share it. */
export function write(_state: State, _seat: Seat, action: Action): string {
  switch (action.type) {
    case 'side':
      return `duchy ${action.duchy}`;
    case 'startCastle':
      return `castle ${action.space}`;
    case 'die':
      return `die ${action.value}`;
    case 'takeShield':
      return `shield ${action.shield} from ${action.value}`;
    case 'take':
      return `take ${action.tile} from ${action.depot}`;
    case 'place':
      return `place ${action.tile}${from(action.from)}`;
    case 'sell':
      return `sell ${goodsName(action.goods)}`;
    case 'space':
      return `on ${action.space}`;
    case 'castle':
      return `on castle ${action.space}`;
    case 'discard':
      return `discard ${action.tile}${from(action.from)}`;
    case 'store':
      return `store ${action.where}`;
    case 'pay':
      return `pay ${action.silver} silver`;
    case 'useBuilding':
      return `use ${action.building}`;
    case 'depot':
      return action.depot === 0 ? 'depot without goods' : `depot ${action.depot}`;
    case 'goods':
      return goodsName(action.goods);
    case 'fetch':
      return `fetch ${action.tile} from ${depotName(action.depot)}`;
    case 'item':
      return action.item;
    case 'buyPoints':
      return `points ${action.points}`;
    case 'buy':
      return `buy ${action.tile} from ${depotName(action.depot)}`;
    case 'setDie':
      return `set die ${action.die + 1} to ${action.value}`;
    case 'copyMonasteries':
      return `copy monasteries of ${action.duchy}`;
    case 'endTurn':
    case 'takeWorkers':
    case 'decline':
    case 'paySilver':
    case 'payWorker':
    case 'giveUp':
    case 'hireWorkers':
      return action.type;
  }
}
