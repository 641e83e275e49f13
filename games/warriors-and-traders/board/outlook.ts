import type { GameBoard } from '@palio/board-kit';
import type { Event } from '../rules/events.ts';
import type { Action } from '../rules/steps.ts';
import type { Target } from '../rules/targets.ts';
import type { BattleForecast, Forecast, View } from '../rules/view-types.ts';
import type { TradersText } from '../text/traders-text.ts';
import type { BoardWords } from '../text/board-words.ts';
import { battleOfMarch } from './gestures.ts';

export type TradersBoard = GameBoard<View, Action, Target, TradersText, Event, Forecast>;

function battleLine(words: BoardWords, view: View, battle: BattleForecast): string {
  const name = view.provinces[battle.province]?.name ?? '';
  const verdict =
    battle.clears === 'never' ? words.battle.cannotClear : words.battle.verdict(battle.clears, battle.holds);
  return `${name} ${battle.attack} : ${battle.defence}. ${verdict}`;
}

/** What proposed actions bring, in one sentence. */
export const outlook: NonNullable<TradersBoard['outlook']> = (actions, { view, legal, text }) => {
  const words = text.words.board;
  const last = actions.at(-1);
  if (last === undefined) return undefined;
  if (last.type === 'done' && view.asked?.kind === 'moveArmies')
    return view.battles.length > 0
      ? view.battles.map(battle => battleLine(words, view, battle)).join(' ')
      : words.outlook.unused;
  const found = legal.find(({ action }) => JSON.stringify(action) === JSON.stringify(actions[0]))?.forecast;
  if (found?.type === 'battle') {
    const marching = actions.flatMap(action => (action.type === 'move' ? action.unit : []));
    const battle = last.type === 'move' ? battleOfMarch(view, legal, marching, last.to) : undefined;
    return battleLine(words, view, battle ?? found.battle);
  }
  if (found?.type === 'unification') return words.outlook.unification(found.size, found.actions);
  if (last.type === 'war') return words.outlook.war;
  return undefined;
};
