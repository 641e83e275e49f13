import { actions } from './en/actions.ts';
import { board } from './en/board.ts';
import { missions, tiles } from './en/cards.ts';
import { events } from './en/log.ts';
import {
  bundles,
  colours,
  kingdomActions,
  parts,
  pieces,
  places,
  rareGoods,
  regions,
  resources,
  scores,
  stages,
} from './en/names.ts';
import { position } from './en/position.ts';
import { plainPrompts, prompts } from './en/prompts.ts';
import { tadmorText, type TadmorText } from './tadmor-text.ts';

export const en: TadmorText = tadmorText({
  title: 'Tadmor',
  tagline: 'Camels, ships and the Bride of the Desert',
  about:
    'Palmyra, called Tadmor, lies halfway between the sea and the Euphrates. For nine turns you send camels and ships to gather and trade, raise a tower and a temple, collect rare goods from three empires and fulfil the missions of the King, while marauders threaten one region after another. The merchant with the most Prestige Points wins.',
  seatNames: ['Red', 'Blue', 'Green', 'Yellow'],
  options: {
    expertSetup: {
      name: 'Expert set-up',
      explanation: 'Everybody starts with any Era I tile instead of one of the four START tiles.',
    },
  },
  endings: { lastTurn: 'The ninth turn is over' },
  tieBreaks: { rareGoods: 'more Rare Goods' },
  scores,
  resources,
  pieces,
  regions,
  colours,
  rareGoods,
  parts,
  stages,
  kingdomActions,
  bundles,
  places,
  tiles,
  missions,
  prompts,
  plainPrompts,
  actions,
  events,
  gain: points => `${points < 0 ? '−' : '+'}${Math.abs(points)} PP`,
  reasons: async () => (await import('./en/reasons.ts')).reasons,
  position,
  board,
  nothing: 'nothing',
});
