import type { GainReason, PayReason } from '../../rules/events.ts';
import type { Source } from '../../rules/names.ts';
import type { EventWords } from '../words.ts';
import { missionName, tileName } from './cards.ts';
import {
  bundles,
  colours,
  count,
  kingdomActions,
  parts,
  pieces,
  places,
  rareGoods,
  regions,
  resources,
} from './names.ts';

const gainReasons: Readonly<Record<GainReason, string>> = {
  setup: 'to begin with',
  gather: 'gathered',
  firstPlayer: 'for First Player',
  revealed: 'for the reveal',
  favour: 'bought with prestige',
  mission: 'of choice',
};

const payReasons: Readonly<Record<PayReason, string>> = {
  improvement: 'for an Improvement',
  tower: 'for the tower',
  temple: 'for the temple',
  rareGood: 'for a Rare Good',
  mission: 'for a mission',
  tax: 'to the Taxman',
  excess: 'over the limit',
};

const sources: Readonly<Record<Source, string>> = {
  start: 'to begin with',
  tower: 'for the tower',
  towersPrestige: 'for Tower’s Prestige',
  warSupplies: 'for War Supplies',
  peaceGifts: 'for Peace Gifts',
  improvements: 'for Improvements',
  tax: 'for unpaid tax',
  purchases: 'for a purchase',
  missions: 'for missions',
  temples: 'for temples',
  rareGoods: 'for Rare Goods',
  legacies: 'for final bonuses',
};

const ERAS = ['', 'I', 'II', 'III'];
const tower = (name: string, levels: number, height: number): string =>
  `${name} builds ${count(levels, 'tower level')}: ${height}`;

export const events: EventWords = {
  turnStarted: (turn, era, order) => `Turn ${turn}, Era ${ERAS[era]} · ${order.join(', ')}`,
  eraStarted: (era, tiles) => `Era ${ERAS[era]}: ${tiles.map(tileName).join(', ')}`,
  tileGained: (name, tile, by, piece) => {
    const how = {
      start: `${name} starts with ${tileName(tile)}`,
      acquired: `${name} acquires ${tileName(tile)}`,
      free: `${name} takes ${tileName(tile)} for free`,
      box: `${name} takes ${tileName(tile)}, which was out of play`,
    };
    return piece === null ? how[by] : `${how[by]}; the ${pieces[piece]} moves onto it`;
  },
  resourcesGained: (name, amounts, by, space) =>
    `${name}: ${amounts} ${gainReasons[by]}${space === null ? '' : ` at ${places[space]}`}`,
  resourcesPaid: (name, amounts, reason) =>
    reason === 'excess'
      ? `${name} discards ${amounts} ${payReasons.excess}`
      : `${name} pays ${amounts} ${payReasons[reason]}`,
  prestigeChanged: (name, source) => `${name} ${sources[source]}`,
  piecePlaced: (name, piece, at) => `${name}: ${pieces[piece]} to ${places[at]}`,
  pieceGained: (name, piece, by) =>
    ({
      caravan: `${name} gains a ${pieces[piece]} by Caravan`,
      shipyard: `${name} gains a ${pieces[piece]} by Shipyard`,
      mission: `${name} gains a ${pieces[piece]}`,
    })[by],
  raidRevealed: (name, region) => `${name} reveals the marauders: ${regions[region]}`,
  raidRedirected: (name, from, region) =>
    `${name} turns the attack from ${regions[from]} to ${regions[region]}`,
  pieceRemoved: (name, piece, from) => `${name} loses the ${pieces[piece]} on ${places[from]} for this turn`,
  regionAttacked: (region, removed) =>
    `Marauders attack ${regions[region]}: ${removed === 0 ? 'no piece removed' : `${count(removed, 'piece')} removed`}`,
  piecesSwapped: (name, other, own, others) =>
    `${name} swaps pieces with ${other}: ${places[own]} and ${places[others]}`,
  raidPlanned: name => `${name} takes a marauder card, face down`,
  raidChosen: (_name, region) => `You have chosen ${regions[region]}`,
  traded: (name, give, get, ebla) =>
    `${name} trades 1 ${resources[give]} for ${bundles[get]}${ebla ? ' at Ebla' : ''}`,
  missionDiscarded: (name, mission) => `${name} discards ${missionName(mission)} for a resource`,
  missionReturned: (name, mission) => `${name} returns ${missionName(mission)}`,
  missionFulfilled: (name, mission) => `${name} fulfils ${missionName(mission)}`,
  missionsDrawn: (name, number) => `${name} draws ${count(number, 'mission card')}`,
  missionSeen: (_name, mission) => `You draw ${missionName(mission)}`,
  missionsShuffled: number => `The discards become the new mission deck (${count(number, 'card')})`,
  towerChanged: (name, levels, height, by, actor) =>
    ({
      built: tower(name, levels, height),
      mission: `${name}'s mission: ${tower(name, levels, height)}`,
      free: `${name}'s tower grows by a free level: ${height}`,
      traitor: `${actor}'s Traitor: ${name}'s tower loses ${count(-levels, 'level')}: ${height}`,
      destroyed: `${actor} destroys ${count(-levels, 'level')} of ${name}'s tower: ${height}`,
    })[by],
  partBuilt: (name, part, free) =>
    free
      ? `${name} takes the ${parts[part]} of a temple for free`
      : `${name} builds the ${parts[part]} of a temple`,
  templeCompleted: (name, goods) =>
    goods === 0
      ? `${name} completes a temple`
      : `${name} completes a temple: ${count(goods, 'free Rare Good')}`,
  rareGoodTaken: (name, good, free) =>
    free ? `${name} takes ${rareGoods[good]} for free` : `${name} acquires ${rareGoods[good]}`,
  pileShuffled: (name, colour) => `${name} looks through the ${colours[colour]} pile; it is shuffled`,
  taxExempt: name => `${name} is exempt from the tax`,
  audienceHeld: (name, as) => `${name} uses the Private Audience as ${kingdomActions[as]}`,
  firstPlayerTaken: name => `${name} takes the First Player pawn`,
  turnEnded: turn => `End of turn ${turn}`,
  gameEnded: () => 'The game is over',
};
