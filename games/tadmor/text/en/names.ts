import type { Words } from '../words.ts';

export const resources: Words['resources'] = { wood: 'wood', stone: 'stone', marble: 'marble', gold: 'gold' };
export const pieces: Words['pieces'] = { camel: 'camel', ship: 'ship' };
export const regions: Words['regions'] = {
  northSea: 'North Sea',
  southSea: 'South Sea',
  ebla: 'Ebla',
  palmyra: 'Palmyra',
  damascus: 'Damascus',
  mari: 'Mari',
  euphrates: 'Euphrates',
};
export const colours: Words['colours'] = { grey: 'grey', yellow: 'yellow', red: 'red' };
export const rareGoods: Words['rareGoods'] = {
  glass: 'glass bottles',
  incense: 'incense',
  myrrh: 'myrrh',
  jade: 'jade',
  ivory: 'ivory',
  porcelain: 'porcelain',
  silk: 'silk',
  perfume: 'perfumes',
  oil: 'oils',
};
export const parts: Words['parts'] = {
  basement: 'basement',
  colonnade: 'colonnade',
  roof: 'roof',
  statues: 'statues',
};
export const stages: Words['stages'] = {
  setup: 'Set-up',
  placement: 'Placement stage',
  marauders: 'Marauders stage',
  resolution: 'Resolution stage',
  turnEnd: 'Turn End stage',
  over: 'The end',
};
export const kingdomActions: Words['kingdomActions'] = {
  taxman: 'Taxman',
  warSupplies: 'War Supplies',
  firstPlayer: 'First Player',
};
export const bundles: Words['bundles'] = {
  marble: '1 marble',
  gold: '1 gold',
  'wood+wood': '2 wood',
  'wood+stone': '1 wood and 1 stone',
  'stone+stone': '2 stone',
};
export const places: Words['places'] = {
  'ns-wood-1': 'Wood 1 (North Sea)',
  'ns-wood-2': 'Wood 2 (North Sea)',
  'ns-wood-c': 'Wood by camel (North Sea)',
  'ns-marble-1': 'Marble (North Sea)',
  'ns-shipyard': 'Shipyard (North Sea)',
  'ns-peace': 'Peace Gifts (North Sea)',
  'ss-stone-1': 'Stone 1 (South Sea)',
  'ss-stone-2': 'Stone 2 (South Sea)',
  'ss-stone-c': 'Stone by camel (South Sea)',
  'ss-gold-1': 'Gold (South Sea)',
  'ss-rare-grey': 'Grey Rare Good (South Sea)',
  'eu-gold-1': 'Gold (Euphrates)',
  'eu-gold-c': 'Gold by camel (Euphrates)',
  'eu-marble-1': 'Marble (Euphrates)',
  'eu-wood-1': 'Wood (Euphrates)',
  'eu-stone-1': 'Stone (Euphrates)',
  'eu-rare-yellow': 'Yellow Rare Good (Euphrates)',
  'eu-war': 'War Supplies (Euphrates)',
  'eu-rare-red': 'Red Rare Good (Euphrates)',
  'pa-improve-1': 'Acquire one Improvement 1 (Palmyra)',
  'pa-improve-2': 'Acquire one Improvement 2 (Palmyra)',
  'pa-improve-3': 'Acquire one Improvement 3 (Palmyra)',
  'pa-temple': 'Temple and Mission card (Palmyra)',
  'pa-market': 'Town Market (Palmyra)',
  'pa-mission': 'King’s Mission (Palmyra)',
  'eb-temple-market': 'Temple or Town Market (Ebla)',
  'eb-tower-1': 'Build 1 Tower Block (Ebla)',
  'eb-mission': 'King’s Mission (Ebla)',
  'da-tower-2': 'Build 2 Tower Blocks (Damascus)',
  'da-traitor': 'Traitor (Damascus)',
  'da-marble-c': 'Marble by camel (Damascus)',
  'da-taxman': 'Taxman (Damascus)',
  'ma-marauders': 'Marauders (Mari)',
  'ma-first': 'First Player (Mari)',
  'ma-peace': 'Peace Gifts (Mari)',
  'ma-caravan': 'Caravan (Mari)',
  I21: 'Private Market (I21)',
  I22: 'Private Market (I22)',
  I37: 'Private Temple Site (I37)',
  I47: 'Private Works (I47)',
  I48: 'Private Audience (I48)',
};
export const scores: Words['scores'] = {
  start: 'At the start',
  tower: 'Tower',
  towersPrestige: 'Tower’s Prestige',
  warSupplies: 'War Supplies',
  peaceGifts: 'Peace Gifts',
  improvements: 'Improvements',
  tax: 'Taxman',
  purchases: 'Bought with prestige',
  missions: 'King’s Missions',
  temples: 'Temples',
  rareGoods: 'Rare Goods',
  legacies: 'Final bonuses',
};

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
