import type { BoardWords } from '../board-words.ts';
import { MONASTERIES, nextTarget } from '../figures.ts';
import { count } from './tiles.ts';

const perBuilding = (building: string): string => `end: ${MONASTERIES.buildingPoints} VP a ${building}`;

export const board: BoardWords = {
  tabs: { table: 'Table', rivals: 'Rivals', aid: 'Points' },
  market: 'Market',
  duchy: 'Duchy',
  sides: 'What the board shows',

  yourDuchy: 'Your duchy',
  duchyOf: name => `Duchy of ${name}`,
  covered: (covered, all) => `${covered} of ${all}`,
  back: 'My duchy',
  solo: (counter, target) => `${counter} of ${target} VP`,
  soloNote: (counter, target) =>
    `${counter} of ${target} VP: at ${target} you get an extra action, and the next target is ${nextTarget(target)}`,

  depotHolds: (number, colour) => count(number, `${colour} goods tile`),
  phase: (letter, points) => `Phase ${letter}: +${points} for each area completed`,
  round: (letter, round) => `Phase ${letter}, round ${round}`,
  goodsByRound: 'Goods by round',
  turnOrder: 'Turn order',
  whiteDie: 'White die',
  scoreTrack: 'Score track',
  bonus: (family, left) =>
    left.length === 0
      ? `Bonus tiles, ${family}: both taken`
      : `Bonus tiles, ${family}: ${left.map(points => `+${points}`).join(' and ')} left`,
  borderReward: (left, bringsPhase) => {
    const [first, second] = left.length === 2 ? left : [undefined, left[0]];
    const phase = bringsPhase ? ' and the points of the phase' : '';
    if (first !== undefined)
      return `All three border posts linked: +${first}${phase} for the first, +${second} for the second`;
    return second === undefined
      ? 'All three border posts linked: nothing left'
      : `All three border posts linked: +${second} left`;
  },
  innsLeft: (here, toCome) => `${count(here, 'inn')} here, ${toCome} to come`,

  dice: 'Dice',
  die: (value, isSpent) => (isSpent ? `${value}, spent` : `Die ${value}`),
  workers: 'Workers',
  silver: 'Silver',
  sold: 'Sold',
  storage: 'Key spaces',
  commonStorage: 'Common',
  goods: 'Goods',
  inForce: 'In force',
  monasteryShort: {
    1: 'twin buildings',
    2: 'mines: +1 worker',
    3: '2 silver a sale',
    4: '1 worker a sale',
    5: 'ships: 2 depots',
    6: 'buy with workers',
    7: 'livestock +1 VP',
    8: 'worker: die ±2',
    9: 'buildings: die ±1',
    10: 'ship, livestock ±1',
    11: 'castle, mine … ±1',
    12: 'taking: die ±1',
    13: 'workers: +1 silver',
    14: '4 workers, not 2',
    15: 'end: colours sold',
    16: perBuilding('warehouse'),
    17: perBuilding('watchtower'),
    18: perBuilding('carpenter'),
    19: perBuilding('church'),
    20: perBuilding('market'),
    21: perBuilding('boarding h.'),
    22: perBuilding('bank'),
    23: perBuilding('city hall'),
    24: 'end: species',
    25: 'end: goods sold',
    26: 'end: bonus tiles',
    27: 'first on the bridge',
    28: 'buy workers',
    29: perBuilding('white castle'),
  },
  shieldShort: {
    1: 'one pasture',
    2: 'others’ workers',
    3: 'tribute: workers',
    4: 'endless key spaces',
    5: 'ships: one colour',
    6: 'others’ monasteries',
    7: 'bonus tiles ×2',
    8: 'mines ×2',
    9: 'silver a tile sold',
    10: 'monasteries ×2',
    11: 'castles: shields',
    12: 'goods sold ×2',
    13: 'shields ×2',
    14: 'phase end: any depot',
    15: 'phase end: black depot',
    16: 'set a die',
    17: 'areas one larger',
    18: 'place anywhere',
  },
  tradeRoute: 'Trade route',
  routeSpace: (goods, reward) => `${goods}: ${reward}`,
  routeLaid: (laid, goods, reward) =>
    laid === goods ? `${laid} laid, which brought: ${reward}` : `${laid} laid on ${goods}, without reward`,
  emptyKeySpace: 'Empty key space',
  freeMoves: 'Free moves',
  setDie: value => `Set the die that shows ${value}`,

  space: (family, number) => `${family}, ${number}`,
  area: (size, missing, points, phase) =>
    missing === 0
      ? `area of ${size}, complete`
      : `area of ${size}, ${missing} open, worth ${points} + ${phase}`,
  placeHere: (tile, family, number, price, points) =>
    [
      `Place ${tile} on ${family} ${number}`,
      ...(price > 0 ? [count(price, 'worker')] : []),
      ...(points > 0 ? [`+${points} VP`] : []),
    ].join(', '),
  chooseTile: (family, number, tiles) => `${family}, ${number}: choose one of ${tiles} tiles`,
  tooDear: 'More workers than you have',

  forecast: 'What it brings',
  noForecast: 'Point at a tile or a space to see what it brings.',
  total: 'Total',
  pays: 'Costs',
  completesArea: 'Completes the area',
  completesColour: 'Last space of this colour',
  mustChoose: colours => `Choose ${count(colours, 'colour')} of these:`,
  scoreSheet: 'Points so far',
  scoreFinal: 'Final scores',
  ifEndedNow: 'If it ended now',
  lists: {
    title: 'What each tile does',
    monasteries: 'Monasteries',
    buildings: 'Buildings',
    shields: 'Shields',
  },
  setup: {
    duchy: id => `Duchy ${id}`,
    seat: name => `Seat ${name}`,
    random: 'Draw',
    same: 'All the same',
    taken: id => `There is only one board with duchy ${id}`,
  },
};
