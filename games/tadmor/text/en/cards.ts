import type { MissionId, TileId } from '../../rules/names.ts';
import { missionFigures, tileFigures } from '../figures.ts';
import type { EveryTile, Words } from '../words.ts';

const points = (id: EveryTile): number => tileFigures(id).points ?? 0;
const number = (id: EveryTile): number => tileFigures(id).count ?? 0;
const levels = (id: MissionId): number => missionFigures(id).count ?? 0;

const fleet = (id: EveryTile, resource: string): string =>
  `+${number(id)} ${resource} whenever a ship of yours gathers ${resource}.`;
const perMission = (id: EveryTile): string => `${points(id)} PP each time you fulfil a King’s Mission.`;
const perGood = (id: EveryTile): string =>
  `${points(id)} PP for each Rare Good you buy with an action, ${tileFigures(id).freePoints ?? 0} PP for a free one.`;
const fame = (id: EveryTile): string =>
  `Tower’s Prestige: ${points(id)} PP each turn if your tower alone is the highest.`;
const legacy = (id: EveryTile, what: string): string => `At the end ${points(id)} PP if you alone ${what}.`;
const privateMarket = 'Private action: trade as at the Town Market.';
const builder = `Tower levels that are multiples of ${number('I14')} are free.`;

const { basicPrice = 0, advancedPrice = 0 } = tileFigures('I6');

export const tiles: Words['tiles'] = {
  I1: { name: 'Wood for Marble', effect: 'Trade 1 wood for 1 marble, any number of times.' },
  I2: { name: 'Wood for Gold', effect: 'Trade 1 wood for 1 gold, any number of times.' },
  I3: { name: 'Stone for Marble', effect: 'Trade 1 stone for 1 marble, any number of times.' },
  I4: { name: 'Stone for Gold', effect: 'Trade 1 stone for 1 gold, any number of times.' },
  I5: { name: 'Royal Envoy', effect: perMission('I5') },
  I6: {
    name: 'Favours for Goods',
    effect: `Each turn at most 1 basic resource for ${basicPrice} PP and 1 advanced for ${advancedPrice} PP.`,
  },
  I7: {
    name: 'Marauder Pact',
    effect: 'In a turn in which you revealed the marauder card your pieces are not removed.',
  },
  I8: { name: 'Rare Trader I', effect: perGood('I8') },
  I9: {
    name: 'Prestige Purchase',
    effect: `Once a turn pay ${points('I9')} PP instead of the resources of a Rare Good.`,
  },
  I10: { name: 'Wood Fleet I', effect: fleet('I10', 'wood') },
  I11: { name: 'Stone Fleet I', effect: fleet('I11', 'stone') },
  I12: { name: 'Marble Fleet I', effect: fleet('I12', 'marble') },
  I13: { name: 'Gold Fleet I', effect: fleet('I13', 'gold') },
  I14: { name: 'Master Builder', effect: builder },
  I15: { name: 'Master Builder', effect: builder },
  I16: { name: 'Tower Fame I', effect: fame('I16') },
  I17: { name: 'Tower Fame I', effect: fame('I17') },
  I18: { name: 'Timberless Tower', effect: 'Your tower costs no wood.' },
  I19: { name: 'Royal Legate', effect: perMission('I19') },
  I20: { name: 'Royal Supplier', effect: `Fulfilling a mission costs ${number('I20')} resources less.` },
  I21: { name: 'Private Market', effect: privateMarket },
  I22: { name: 'Private Market', effect: privateMarket },
  I23: { name: 'Gold for Basics', effect: 'Trade 1 gold for 2 wood or stone, any number of times.' },
  I24: { name: 'Marble for Basics', effect: 'Trade 1 marble for 2 wood or stone, any number of times.' },
  I25: {
    name: 'Raid Glory',
    effect: `If you revealed the card: ${points('I25')} PP when an opposing piece is removed.`,
  },
  I26: {
    name: 'Raid Spoils',
    effect: `If you revealed the card: ${tileFigures('I26').gold ?? 0} gold and ${points('I26')} PP.`,
  },
  I27: { name: 'Rare Trader II', effect: perGood('I27') },
  I28: { name: 'Rare Discount', effect: `A Rare Good costs ${number('I28')} resources less.` },
  I29: { name: 'Wood Fleet II', effect: fleet('I29', 'wood') },
  I30: { name: 'Stone Fleet II', effect: fleet('I30', 'stone') },
  I31: { name: 'Marble Fleet II', effect: fleet('I31', 'marble') },
  I32: { name: 'Gold Fleet II', effect: fleet('I32', 'gold') },
  I33: { name: 'Great Warehouse', effect: `Keep up to ${number('I33')} resources at the end of a turn.` },
  I34: { name: 'Temple Quarry', effect: `A temple part costs ${number('I34')} resources less.` },
  I35: { name: 'Tower Fame II', effect: fame('I35') },
  I36: { name: 'Tower Fame II', effect: fame('I36') },
  I37: {
    name: 'Private Temple Site',
    effect: `Private action: build a temple part and gain ${points('I37')} PP; no mission card.`,
  },
  I38: { name: 'Legacy of the Tower', effect: legacy('I38', 'have the highest tower') },
  I39: { name: 'Legacy of the Merchant', effect: legacy('I39', 'own most Rare Goods') },
  I40: { name: 'Legacy of the Court', effect: legacy('I40', 'have the highest mission score') },
  I41: { name: 'Legacy of the Temple', effect: legacy('I41', 'have the most valuable temples') },
  I42: { name: 'Legacy of Progress', effect: legacy('I42', 'own most Improvements, this one included') },
  I43: {
    name: 'Connoisseur',
    effect: 'Whenever you acquire a Rare Good take any tile of the pile; it is shuffled afterwards.',
  },
  I44: { name: 'Generous Gifts', effect: 'Peace Gifts give you double PP.' },
  I45: { name: 'Desert Escort', effect: 'Marauders never remove your pieces.' },
  I46: { name: 'Tax Exemption', effect: 'You never pay the Taxman.' },
  I47: {
    name: 'Private Works',
    effect: 'Private action: one action of the Construction phase, decided when you resolve it.',
  },
  I48: {
    name: 'Private Audience',
    effect: 'Private action: one action of the Kingdom phase that you did not choose on the board.',
  },
};

const anyGood = 'take any tile of one Rare Good pile; it is shuffled afterwards.';
const nextPart = 'take your next temple part for free.';
const fiveResources = `take any ${levels('K16')} resources into your Traded Goods.`;
const redirect = 'Return it after the reveal to let another region be attacked.';
const draw = `draw ${levels('K21')} mission cards.`;
const haste = `place up to ${levels('K23')} pieces in this placement turn.`;
const lore = 'take an Era I or Era II Improvement that is out of play.';
const returned = (benefit: string): string => `Return it to ${benefit}`;

export const missions: Words['missions'] = {
  K1: { name: 'Rescue', effect: returned(anyGood) },
  K2: { name: 'Rescue', effect: returned(anyGood) },
  K3: { name: 'Deliver', effect: returned(nextPart) },
  K4: { name: 'Deliver', effect: returned(nextPart) },
  K5: { name: 'Sea post', effect: returned('gain your next ship.') },
  K6: { name: 'Sea post', effect: returned('gain your next ship.') },
  K7: { name: 'Royal Palace', effect: returned(`build ${levels('K7')} tower levels for free.`) },
  K8: { name: 'Royal Palace', effect: returned(`build ${levels('K8')} tower levels for free.`) },
  K9: { name: 'City wall', effect: redirect },
  K10: { name: 'City wall', effect: redirect },
  K11: { name: 'Land post', effect: returned('gain your next camel.') },
  K12: { name: 'Land post', effect: returned('gain your next camel.') },
  K13: { name: 'New market', effect: returned('trade as at the Town Market for the rest of the stage.') },
  K14: {
    name: 'Coach',
    effect: 'Return it after the removal to swap a piece of yours with an opponent’s of the same kind.',
  },
  K15: {
    name: 'Men of science',
    effect: returned(`take ${levels('K15')} Improvements from the display for free.`),
  },
  K16: { name: 'Caravansary', effect: returned(fiveResources) },
  K17: { name: 'Caravansary', effect: returned(fiveResources) },
  K18: { name: 'Caravansary', effect: returned(fiveResources) },
  K19: { name: 'Shrine', effect: returned('take the basement of a further temple.') },
  K20: { name: 'Defend the King', effect: returned(`destroy ${levels('K20')} tower levels of an opponent.`) },
  K21: { name: 'Welcome', effect: returned(draw) },
  K22: { name: 'Welcome', effect: returned(draw) },
  K23: { name: 'Advice in haste', effect: returned(haste) },
  K24: { name: 'Advice in haste', effect: returned(haste) },
  K25: { name: 'Advice of lore', effect: returned(lore) },
  K26: { name: 'Advice of lore', effect: returned(lore) },
};

export const tileName = (id: TileId): string => `${id} ${tiles[id as EveryTile].name}`;
export const missionName = (id: MissionId): string => `${id} ${missions[id as keyof typeof missions].name}`;
