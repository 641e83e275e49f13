import type { BuildingId, FamilyId, GoodsId, RewardId, SpeciesId } from '../../rules/names.ts';
import type { TileId } from '../../rules/tiles.ts';
import { BUILDING_GAINS, buildingOfMonastery, MONASTERIES, shieldPoints, TAKEN_WORKERS } from '../figures.ts';
import { nounOf, type Noun, type ScoringMonastery, type TileWords } from '../tiles.ts';
import type { FamilyWords } from '../words.ts';

const noun = (name: string, short: string): Noun => ({
  name,
  a: `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
  the: `the ${name}`,
  short,
});

const animals =
  (word: string, short: string) =>
  (count: number): Noun => {
    const name = `${count} ${word}`;
    return { name, a: name, the: `the ${name}`, short: `${count}${short}` };
  };

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const plural: Readonly<Record<BuildingId, string>> = {
  market: 'market',
  carpentersWorkshop: 'carpenter’s workshop',
  church: 'church',
  warehouse: 'warehouse',
  boardingHouse: 'boarding house',
  bank: 'bank',
  cityHall: 'city hall',
  watchtower: 'watchtower',
  whiteCastle: 'white castle',
  crane: 'crane',
};

const countsBuilding = (number: number): string =>
  `${MONASTERIES.buildingPoints} VP for each ${plural[buildingOfMonastery(number)]} in your duchy`;

/** What the scoring monasteries count; `when` says at which moment. */
const scoring = (when: string): Readonly<Record<ScoringMonastery, string>> => ({
  15: `${when}: ${MONASTERIES.soldColourPoints} VP for each colour of goods sold`,
  16: `${when}: ${countsBuilding(16)}`,
  17: `${when}: ${countsBuilding(17)}`,
  18: `${when}: ${countsBuilding(18)}`,
  19: `${when}: ${countsBuilding(19)}`,
  20: `${when}: ${countsBuilding(20)}`,
  21: `${when}: ${countsBuilding(21)}`,
  22: `${when}: ${countsBuilding(22)}`,
  23: `${when}: ${countsBuilding(23)}`,
  24: `${when}: ${MONASTERIES.speciesPoints} VP for each species of livestock in your duchy`,
  25: `${when}: ${MONASTERIES.soldGoodsPoints} VP for each goods tile sold`,
  26: `${when}: ${MONASTERIES.bonusTilePoints} VP for each bonus tile`,
  29: `${when}: ${countsBuilding(29)}`,
});

const speciesNames: Readonly<Record<SpeciesId, string>> = {
  cow: 'cows',
  sheep: 'sheep',
  pig: 'pigs',
  goat: 'goats',
  geese: 'geese',
};

const freeStep = (when: string): string => `${when}, one step of change of the die is free`;

export const tiles: TileWords = {
  plain: {
    market: noun(plural.market, 'Market'),
    carpentersWorkshop: noun(plural.carpentersWorkshop, 'Carpen'),
    church: noun(plural.church, 'Church'),
    warehouse: noun(plural.warehouse, 'Wareh.'),
    boardingHouse: noun(plural.boardingHouse, 'Board.'),
    bank: noun(plural.bank, 'Bank'),
    cityHall: noun(plural.cityHall, 'CityH.'),
    watchtower: noun(plural.watchtower, 'Tower'),
    whiteCastle: noun(plural.whiteCastle, 'WhiteC'),
    crane: noun(plural.crane, 'Crane'),
    castle: noun('castle', 'Castle'),
    mine: noun('mine', 'Mine'),
    ship: noun('ship', 'Ship'),
    inn: noun('inn', 'Inn'),
    blackTile: noun('black tile', 'Black'),
  },
  livestock: {
    cow: animals(speciesNames.cow, 'Cows'),
    sheep: animals(speciesNames.sheep, 'Sheep'),
    pig: animals(speciesNames.pig, 'Pigs'),
    goat: animals(speciesNames.goat, 'Goats'),
    geese: animals(speciesNames.geese, 'Geese'),
  },
  monastery: number => {
    const name = `monastery ${number}`;
    return { name, a: name, the: name, short: `Mon${number}` };
  },
  effects: {
    market: 'Take a ship or livestock tile from any numbered depot',
    carpentersWorkshop: 'Take a building from any numbered depot',
    church: 'Take a mine, monastery or castle from any numbered depot',
    warehouse: 'Sell all your goods of one colour',
    boardingHouse: `Gain ${BUILDING_GAINS.workers} workers`,
    bank: `Gain ${BUILDING_GAINS.silver} silver`,
    cityHall: 'Place another of your stored tiles, whatever the number of the space',
    watchtower: `Score ${BUILDING_GAINS.points} VP`,
    whiteCastle: 'Carry out one action with the value of the white die',
    crane: 'Use the effect of any type of building',
    castle: 'Carry out one extra action with any value',
    mine: '1 silver at the end of each phase',
    ship: 'Take all goods of one depot and move ahead on the bridge',
    inn: 'On a space of any colour; its area scores as if one space larger',
    blackTile: 'On a space of any colour, without effect',
  },
  livestockEffect: (species, head) =>
    species === 'geese'
      ? `${head} VP, and the animals of one other species in the pasture; ${head} VP again with each later livestock tile there`
      : `${head} VP, and the ${speciesNames[species]} of the other tiles in the same pasture again`,
  monasteryEffects: {
    1: 'A town may hold the same building more than once',
    2: `At the end of each phase also ${count(MONASTERIES.mineWorkers, 'worker')} for each mine`,
    3: `Each sale gives ${MONASTERIES.saleSilver} silver instead of 1`,
    4: `Each sale also gives ${count(MONASTERIES.saleWorkers, 'worker')}`,
    5: 'A ship may also take the goods of an adjacent depot',
    6: 'Buy with silver and workers in any mix, also from the numbered depots',
    7: `Each livestock tile that scores gives ${MONASTERIES.livestockPoints} VP more`,
    8: `Each worker changes a die by up to ${MONASTERIES.workerStep}`,
    9: freeStep('When you place a building'),
    10: freeStep('When you place a ship or livestock'),
    11: freeStep('When you place a castle, mine or monastery'),
    12: freeStep('When you take a tile from a numbered depot'),
    13: `Taking workers also gives ${MONASTERIES.workersActionSilver} silver`,
    14: `Taking workers gives ${MONASTERIES.workersActionWorkers} instead of ${TAKEN_WORKERS}`,
    27: 'Your pawn is always on top of its stack on the bridge',
    28: `On your turn buy ${MONASTERIES.hiredWorkers} workers for ${MONASTERIES.hirePrice} silver, as often as you like`,
    ...scoring('At the end'),
  },
  soloEffects: {
    ...scoring('At once'),
    26: `At once: ${MONASTERIES.bonusTilePoints} VP for each colour you have completed`,
    27: 'No effect in the solo game',
  },
  shield: number => `shield ${number}`,
  shieldEffects: {
    1: 'All pastures count as one when livestock scores',
    2: 'Whenever another player gains workers you gain 1',
    3: 'Tribute may be paid with workers',
    4: 'No limit to your key spaces',
    5: 'A ship also takes all goods of one colour from all depots',
    6: 'Name another player: the monasteries there work for you too',
    7: 'Bonus tiles score double',
    8: 'Mines give 2 silver each',
    9: 'A sale gives 1 silver for each tile sold',
    10: 'The final scoring of your monasteries is doubled',
    11: 'A castle may take a shield from any depot as its extra action',
    12: 'Goods sold score double',
    13: 'At the end your shields score double',
    14: 'At the end of each phase place a tile straight from a numbered depot',
    15: 'At the end of each phase place a tile straight from the black depot',
    16: 'Once a turn set one of your dice to any value',
    17: 'Completed areas score as if one space larger',
    18: 'Tiles need not be placed next to others',
  },
};

export const shieldWorth = (shield: number): string => `${shieldPoints(shield)} VP at the end`;
export const a = (tile: TileId): string => nounOf(tiles, tile).a;
export const the = (tile: TileId): string => nounOf(tiles, tile).the;

export const families: Readonly<Record<FamilyId, FamilyWords>> = {
  building: { name: 'building', colour: 'beige', letters: 'bu' },
  livestock: { name: 'livestock', colour: 'light green', letters: 'li' },
  monastery: { name: 'monastery', colour: 'yellow', letters: 'mo' },
  castle: { name: 'castle', colour: 'dark green', letters: 'ca' },
  mine: { name: 'mine', colour: 'grey', letters: 'mi' },
  ship: { name: 'ship', colour: 'blue', letters: 'sh' },
};

export const goods: Readonly<Record<GoodsId, string>> = {
  turquoise: 'turquoise',
  purple: 'purple',
  pink: 'pink',
  red: 'red',
  brown: 'brown',
  orange: 'orange',
};

export const goodsCount = (colour: GoodsId, number: number): string => `${number} ${goods[colour]}`;

export const rewards: Readonly<Record<RewardId, string>> = {
  takeBuilding: 'take a building',
  takeMineMonasteryCastle: 'take a mine, monastery or castle',
  takeShipLivestock: 'take a ship or livestock',
  workers4: `${BUILDING_GAINS.workers} workers`,
  silver2: `${BUILDING_GAINS.silver} silver`,
  vp4: `${BUILDING_GAINS.points} VP`,
  sellGoods: 'sell goods of one colour',
  placeTile: 'place a stored tile',
  extraAction: 'an extra action',
};
