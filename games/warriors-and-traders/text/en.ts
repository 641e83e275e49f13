import { actions } from './en/actions.ts';
import { board } from './en/board.ts';
import { events } from './en/log.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { position } from './en/position.ts';
import { plainPrompts, prompts } from './en/prompts.ts';
import { type TradersText, tradersText } from './traders-text.ts';

export const en: TradersText = tradersText({
  title: 'Warriors & Traders',
  tagline: 'Win land, make deals, unify your nation',
  about:
    'At the turn of the dark ages you rule one of eight nations, and barbarians hold the land around your capital. Armies win provinces, princesses and forts hold them. Three technologies, production, trade and military, decide what your land yields, what the bank and your neighbours give for it, and how your armies march. Nothing is left to chance: battles can be reckoned to the last point. Whoever has most victory points when somebody reaches the threshold, or after ten turns, wins.',
  seatNames: ['Blue', 'Red', 'Yellow', 'Green', 'Purple', 'Black'],
  options,
  endings: {
    threshold: 'The threshold was reached',
    lastTurn: 'The last turn is over',
    timeUp: 'The agreed time is over',
    playerLeft: 'A player has left',
  },
  scores: {
    provinces: 'Provinces',
    forts: 'Forts',
    kills: 'Kills',
    bought: 'Bought',
    leaders: 'Leaders',
  },
  names,
  prompts,
  plainPrompts,
  actions,
  events,
  reasons: async () => (await import('./en/reasons.ts')).reasons,
  position,
  board,
});
