import { type BurgundyText, burgundyText } from './burgundy-text.ts';
import { board } from './en/board.ts';
import { actions, events, gains } from './en/log.ts';
import { options } from './en/options.ts';
import { position } from './en/position.ts';
import { plainPrompts, prompts } from './en/prompts.ts';
import { families, goods, goodsCount, rewards, tiles } from './en/tiles.ts';

export const en: BurgundyText = burgundyText({
  title: 'The Castles of Burgundy',
  tagline: 'Two dice, a few workers, and a duchy to fill',
  about:
    'In fifteenth-century Burgundy you build up a duchy of 37 spaces. Each turn two dice tell which tiles you can take, where you can place them and which goods you can sell; workers bend the dice to your will. Castles, ships, mines, livestock, buildings and monasteries each work in their own way, and areas completed early score most. After five phases of five rounds the most victory points win.',
  seatNames: ['Blue', 'Black', 'Green', 'Red'],
  options,
  endings: {
    lastPhase: 'Phase E is over',
    duchyCovered: 'Won: all spaces of the duchy are covered',
    soloLost: 'Lost: 25 rounds are over and spaces are still empty',
  },
  tieBreaks: {
    emptySpaces: 'more empty spaces in the duchy',
    furthestBack: 'further back in the turn order',
  },
  scores: {
    livestock: 'Livestock',
    areas: 'Areas by size',
    phases: 'Areas by phase',
    colourBonus: 'Bonus tiles',
    goodsSold: 'Goods sold',
    buildings: 'Watchtowers',
    borderPosts: 'Border posts',
    tradeRoutes: 'Trade routes',
    monasteries: 'Monasteries',
    shields: 'Shields',
    goods: 'Goods left',
    silver: 'Silver',
    workers: 'Workers',
    spaces: 'Spaces covered',
  },
  families,
  goods,
  goodsCount,
  rewards,
  tiles,
  prompts,
  plainPrompts,
  actions,
  events,
  gains,
  reasons: async () => (await import('./en/reasons.ts')).reasons,
  position,
  where: {
    now: (letter, round, rounds) => `${letter} · ${round}/${rounds}`,
    phase: (letter, round, rounds) => `Phase ${letter}, round ${round} of ${rounds}`,
    areas: points => `${points} VP for each area`,
  },
  board,
  and: 'and',
});
