import type { Words } from '../words.ts';

export const options: Words['options'] = {
  map: {
    name: 'Map',
    explanation: 'Where the nations of this game lie; each map has eight.',
    values: {
      west: { name: 'Western Europe' },
      east: { name: 'Eastern Europe' },
      italia: { name: 'Italia' },
    },
  },
  westPart: {
    name: 'Part of the map',
    explanation: 'Two or three players may use a small map, where unused trade routes bring income.',
    values: {
      whole: { name: 'Whole map' },
      englandScotland: { name: 'England and Scotland', explanation: '2 players, 10 provinces' },
      britishIsles: { name: 'British Isles', explanation: '2 or 3 players, 14 provinces' },
      mainland: {
        name: 'Mainland',
        explanation: '3 players, 26 provinces; five show other symbols than on the whole map',
      },
    },
  },
  eastPart: {
    name: 'Part of the map',
    explanation: 'Two or three players may use a small map, where unused trade routes bring income.',
    values: {
      whole: { name: 'Whole map' },
      balkans: {
        name: 'Croatia, Serbia and Bulgaria',
        explanation: '2 players, 14 provinces; two show other symbols than on the whole map',
      },
      north: { name: 'The north', explanation: '3 players, 27 provinces' },
    },
  },
  italiaPart: {
    name: 'Part of the map',
    explanation: 'Two or three players may use a small map, where unused trade routes bring income.',
    values: {
      whole: { name: 'Whole map' },
      south: { name: 'Naples and the Papal States', explanation: '2 players, 10 provinces' },
      north: { name: 'Milan, Tuscany and Genoa', explanation: '2 or 3 players, 14 provinces' },
      peninsula: {
        name: 'The peninsula',
        explanation: '3 players, 25 provinces; four show other symbols than on the whole map',
      },
    },
  },
  mode: {
    name: 'Game',
    explanation: 'Everyone for himself, or in alliances that win together.',
    values: {
      freeForAll: { name: 'Free-for-all', explanation: '2 to 6 players' },
      '2v2': { name: 'Two against two', explanation: '4 players; seats 1 and 3 against 2 and 4' },
      '3v3': { name: 'Three against three', explanation: '6 players; every other seat' },
      '2v2v2': { name: 'Three pairs', explanation: '6 players; seats opposite each other' },
    },
  },
  nations: {
    name: 'Nations',
    explanation: 'How the nations come to the players.',
    values: {
      random: { name: 'Dealt at random' },
      chosen: { name: 'Chosen', explanation: 'One after the other, in an order that is drawn' },
    },
  },
  turnOrder: {
    name: 'Turn order',
    explanation: 'Who begins a turn.',
    values: {
      fixed: { name: 'Fixed', explanation: 'By the number of the nation' },
      variable: { name: 'Variable', explanation: 'Each turn the next nation begins' },
    },
  },
  turnLimit: { name: 'Last turn', explanation: 'The game ends after this turn at the latest.' },
  timeLimit: {
    name: 'Time limit',
    explanation:
      'Minutes agreed among the players, by their own clocks: when one says they are over and most agree, the turn is the last.',
    values: {
      none: { name: 'None' },
      30: { name: '30 minutes' },
      60: { name: '60 minutes' },
      90: { name: '90 minutes' },
      120: { name: '2 hours' },
      180: { name: '3 hours' },
      240: { name: '4 hours' },
    },
  },
  leaving: {
    name: 'A player leaves',
    explanation: 'What happens when somebody gives up the game.',
    values: {
      never: { name: 'Nobody leaves', explanation: 'The seat is played on, by a bot if need be' },
      vote: { name: 'The others vote', explanation: 'They stop and count points, or go on' },
      stop: { name: 'The game stops', explanation: 'Points are counted at once' },
      continue: { name: 'The game goes on', explanation: 'What the player held turns barbarian' },
    },
  },
};
