import type { Seat } from '@palio/kernel';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { colourOf, MONASTERIES, PURCHASE_PRICE, TAKEN_WORKERS } from './figures.ts';
import { boardOf, duchyOf, goodsList, ownersOf } from './lists.ts';
import { spaceName, type SpaceName } from './spaces.ts';
import type { Words } from './words.ts';

function castleSpace(view: View, seat: Seat, space: number): SpaceName {
  return { ...spaceName(boardOf(view, seat), space), family: 'castle' };
}

/** The shield that tribute is asked for. */
const askedShield = ({ asked }: View): number => (asked?.kind === 'tribute' ? (asked.shields[0] ?? 0) : 0);

/** What loading goods of a depot means now: its goods in words. */
const cargoOf = (words: Words, view: View, depot: number): string =>
  goodsList(words, view.depots[depot - 1]?.goods ?? []);

function itemPoints({ asked }: View, item: string): number {
  if (asked?.kind !== 'chooseItem') return 0;
  if (item === 'area') return asked.area;
  return item === 'phase' ? asked.phase : 0;
}

/** Whether a monastery works for a player. */
function works(view: View, seat: Seat, monastery: number): boolean {
  const duchy = duchyOf(view, seat);
  return duchy !== undefined && [...duchy.monasteries, ...duchy.copiedMonasteries].includes(monastery);
}

function unspentDice(view: View, seat: Seat): number {
  const player = view.players[seat];
  return player === undefined ? 0 : player.dice.filter((_, die) => (player.spent & (1 << die)) === 0).length;
}

type PlainAction = Extract<
  Action,
  {
    readonly type:
      | 'takeWorkers'
      | 'decline'
      | 'paySilver'
      | 'payWorker'
      | 'giveUp'
      | 'hireWorkers'
      | 'endTurn';
  }
>;

function plainSentence({ actions: say }: Words, view: View, seat: Seat, { type }: PlainAction): string {
  switch (type) {
    case 'endTurn':
      return say.endTurn(unspentDice(view, seat));
    case 'takeWorkers':
      return say.takeWorkers(
        works(view, seat, 14) ? MONASTERIES.workersActionWorkers : TAKEN_WORKERS,
        works(view, seat, 13) ? MONASTERIES.workersActionSilver : 0,
      );
    case 'hireWorkers':
      return say.hireWorkers();
    case 'paySilver':
    case 'payWorker':
    case 'giveUp':
      return say[type](askedShield(view));
    case 'decline': {
      const known: Readonly<Record<string, string | undefined>> = say.decline;
      return known[view.asked?.kind ?? ''] ?? say.decline.dieAction;
    }
    default:
      // The kernel adds one action of its own: taking back a sealed pick.
      return say.takeBack();
  }
}

type TileAction = Extract<
  Action,
  { readonly type: 'take' | 'place' | 'discard' | 'store' | 'useBuilding' | 'fetch' | 'buy' }
>;

function tileSentence({ actions: say }: Words, view: View, seat: Seat, action: TileAction): string {
  switch (action.type) {
    case 'take':
      return say.take(action.tile, action.depot);
    case 'buy':
      return say.buy(action.tile, action.depot, works(view, seat, 6));
    case 'place':
    case 'discard':
      return say[action.type](action.tile, action.from);
    case 'store':
      return say.store(action.where);
    case 'useBuilding':
      return say.useBuilding(action.building);
    case 'fetch':
      return view.asked?.kind === 'exchangeTile'
        ? say.fetchFaceDown(action.tile)
        : say.fetch(action.tile, action.depot);
  }
}

/** The sentence of an action: label of its target, text of its button. */
export function actionSentence(words: Words, view: View, seat: Seat, action: Action): string {
  const { actions: say } = words;
  switch (action.type) {
    case 'side':
      return say.side(action.duchy);
    case 'startCastle':
      return say.startCastle(castleSpace(view, seat, action.space));
    case 'die':
      return say.die(action.value);
    case 'takeShield':
      return say.takeShield(action.shield, action.value, view.asked?.kind === 'turn');
    case 'sell':
      return say.sell(colourOf(action.goods), duchyOf(view, seat)?.goods[action.goods - 1] ?? 0);
    case 'space':
      return say.space(spaceName(boardOf(view, seat), action.space));
    case 'castle': {
      const held = duchyOf(view, seat)?.shields.find(({ space }) => space === action.space);
      return say.castle(spaceName(boardOf(view, seat), action.space).label, held?.shield);
    }
    case 'pay':
      return say.pay(action.silver, PURCHASE_PRICE - action.silver);
    case 'depot':
      return say.depot(action.depot, cargoOf(words, view, action.depot));
    case 'goods':
      return say.goods(colourOf(action.goods), view.asked?.kind === 'exchangeGoods');
    case 'item':
      return say.item(action.item, itemPoints(view, action.item));
    case 'buyPoints':
      return say.buyPoints(action.points);
    case 'setDie':
      return say.setDie(view.players[seat]?.dice[action.die] ?? 0, action.value, action.die === 1);
    case 'copyMonasteries':
      return say.copyMonasteries(ownersOf(words, view, action.duchy));
    case 'take':
    case 'place':
    case 'discard':
    case 'store':
    case 'useBuilding':
    case 'fetch':
    case 'buy':
      return tileSentence(words, view, seat, action);
    default:
      return plainSentence(words, view, seat, action);
  }
}
