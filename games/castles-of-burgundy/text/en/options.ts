import type { Words } from '../words.ts';

export const options: Words['options'] = {
  mode: {
    name: 'Game',
    explanation: 'Everyone for themselves, two teams of two, or alone against the clock.',
    values: {
      competitive: { name: 'Competitive', explanation: '2 to 4 players, each with their own duchy' },
      team: { name: 'Teams', explanation: '4 players; partners share one large duchy' },
      solo: { name: 'Solo', explanation: 'Cover a whole duchy of islands in 25 rounds' },
    },
  },
  duchyChoice: {
    name: 'Duchies',
    explanation: 'Which duchies are played.',
    values: {
      standard: { name: 'Standard', explanation: 'The same duchy for all, castle in the middle' },
      fixed: { name: 'Chosen', explanation: 'A duchy for each seat; everybody chooses the castle space' },
      expert: {
        name: 'Expert',
        explanation: 'A random board for each; everybody chooses side and castle space',
      },
    },
  },
  standardDuchy: {
    name: 'Standard duchy',
    explanation: 'The duchy that all players use.',
    values: { 1: { name: 'Duchy 1' }, 2: { name: 'Duchy 2' } },
  },
  duchies: {
    name: 'Duchies by seat',
    explanation: 'One for each seat; in writing "3 7 5". There is only one board of each duchy from 3 to 10.',
  },
  expertOrder: {
    name: 'Expert choice',
    explanation: 'How sides and castle spaces are chosen.',
    values: {
      turnOrder: { name: 'In turn order', explanation: 'Openly, one after the other' },
      secret: { name: 'In secret', explanation: 'All at the same time, then shown' },
    },
  },
  extraTiles: {
    name: 'Extra tiles',
    explanation: 'Expansion: monasteries 27 and 28, the crane and the geese.',
  },
  borderPosts: {
    name: 'Border posts',
    explanation: 'Expansion: duchies 11a to 11f with three border posts to be linked by tiles.',
  },
  borderScoring: {
    name: 'Scoring of border posts',
    explanation: 'How often linked border posts score the value of the phase.',
    values: {
      twoSteps: {
        name: 'Two steps',
        explanation: 'For the first two posts, and again for whoever is first to link all three',
      },
      everyPair: { name: 'Every pair', explanation: 'For each of the three pairs' },
    },
  },
  whiteCastles: {
    name: 'White castles',
    explanation: 'Expansion: buildings that give an action with the white die, and monastery 29.',
  },
  inns: {
    name: 'Inns',
    explanation: 'Expansion: an inn goes on a space of any colour and makes its area count one larger.',
  },
  tradeRoutes: {
    name: 'Trade routes',
    explanation: 'Expansion: sold goods are laid on a route and give rewards where the colours match.',
  },
  shields: {
    name: 'Shields',
    explanation:
      'Expansion: two equal dice win a shield with a lasting effect, for a tribute at each phase end.',
  },
  teamDuchy: {
    name: 'Team duchy',
    explanation: 'The duchy of both teams.',
    values: {
      '12a': { name: '12a', explanation: 'Normal, castle in the middle' },
      '12b': { name: '12b', explanation: 'Expert, with a choice of the castle space' },
    },
  },
  soloDuchy: {
    name: 'Solo duchy',
    explanation: 'The islands to be covered.',
    values: {
      '13a': { name: '13a', explanation: 'For beginners' },
      '13b': { name: '13b', explanation: 'For experts' },
    },
  },
  soloTarget: {
    name: 'Solo target',
    explanation: 'Points for the first extra action; a lower target is easier.',
  },
};
