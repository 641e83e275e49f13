import type { Declined } from '../../rules/events.ts';
import type { Source } from '../../rules/names.ts';
import type { ActionSource, KeySpace } from '../../rules/steps.ts';
import { MONASTERIES, PURCHASE_PRICE, TRIBUTE } from '../figures.ts';
import { effectOf, shieldEffect } from '../tiles.ts';
import type { ActionWords, EventWords, GainWords } from '../words.ts';
import type { SpaceName } from '../spaces.ts';
import { a, count, families, goods, rewards, the, tiles } from './tiles.ts';

const depotName = (depot: number): string => (depot === 0 ? 'the black depot' : `depot ${depot}`);
function depotsNamed(depots: readonly number[]): string {
  if (depots.length === 1) return `depot ${depots[0]}`;
  return `depots ${depots.slice(0, -1).join(', ')} and ${depots.at(-1)}`;
}

const fromCommon = (where: KeySpace): string => (where === 'common' ? ' from the common key spaces' : '');
const space = ({ label, family, number }: SpaceName): string =>
  family === undefined ? label : `${label} (${families[family].name} ${number})`;

export const actions: ActionWords = {
  side: duchy => `Play duchy ${duchy}`,
  startCastle: at => `Starting castle on ${space(at)}`,
  die: value => `Use the ${value}`,
  takeShield: (shield, depot, withDice) =>
    `Take shield ${shield} from depot ${depot}${withDice ? ' with both dice' : ''} (${shieldEffect(tiles, shield)})`,
  endTurn: unspent =>
    unspent === 0 ? 'End the turn' : `End the turn and lose ${count(unspent, 'die', 'dice')}`,
  take: (tile, depot) => `Take ${the(tile)} from depot ${depot}`,
  place: (tile, from) => `Place ${the(tile)}${fromCommon(from)}`,
  sell: (colour, number) => `Sell ${count(number, `${goods[colour]} goods tile`)}`,
  takeWorkers: (number, silver) =>
    `Take ${count(number, 'worker')}${silver > 0 ? ` and ${silver} silver` : ''}`,
  space: at => `Place it on ${space(at)}`,
  castle: (at, shield) =>
    shield === undefined ? `On the castle ${at}` : `On the castle ${at}, in place of shield ${shield}`,
  discard: (tile, from) => `Discard ${the(tile)}${fromCommon(from)}`,
  store: where =>
    where === 'own' ? 'Store it on a key space of your own' : 'Store it on a common key space',
  pay: (silver, workers) => `Pay ${silver} silver and ${count(workers, 'worker')}`,
  useBuilding: tile => `As ${a(tile)}: ${effectOf(tiles, tile)}`,
  depot: (depot, cargo) => (depot === 0 ? 'A depot without goods' : `Depot ${depot}: ${cargo}`),
  goods: (colour, giveUp) => (giveUp ? `Give up 1 ${goods[colour]}` : `Take ${goods[colour]}`),
  fetch: (tile, depot) => `Place ${the(tile)} from ${depotName(depot)}`,
  fetchFaceDown: tile => `Take ${the(tile)} face down`,
  paySilver: shield => `Pay ${TRIBUTE} silver for shield ${shield}`,
  payWorker: shield => `Pay ${count(TRIBUTE, 'worker')} for shield ${shield}`,
  giveUp: shield => `Give up shield ${shield}`,
  item: (item, points) => {
    const words = {
      area: `Score the area: ${points} VP`,
      phase: `Score for the phase: ${points} VP`,
      colour: 'Take the reward for the colour',
      effect: 'Carry out the effect of the tile',
    };
    return words[item];
  },
  buyPoints: points => (points === 0 ? 'Buy no points' : `Buy ${points} VP for ${points} silver`),
  buy: (tile, depot, withWorkers) =>
    withWorkers
      ? `Buy ${the(tile)} from ${depotName(depot)} (${PURCHASE_PRICE} silver or workers)`
      : `Buy ${the(tile)} (${PURCHASE_PRICE} silver)`,
  hireWorkers: () => `Buy ${MONASTERIES.hiredWorkers} workers for ${MONASTERIES.hirePrice} silver`,
  setDie: (from, value, isSecond) => `Set the ${isSecond ? 'second' : 'first'} die from ${from} to ${value}`,
  copyMonasteries: owners => `Use the monasteries of ${owners} from now on`,
  decline: {
    dieAction: 'Do without the extra action',
    effectTake: 'Take no tile',
    effectSell: 'Sell nothing',
    effectPlace: 'Place nothing',
    useCrane: 'Use no building',
    shipSecondDepot: 'Only the first depot',
    shipExtraColour: 'No further colour',
    phaseEndPlace: 'Place nothing',
    colourReward: 'Place nothing',
    exchangeGoods: 'Keep the goods',
  },
  takeBack: () => 'Take back the last choice',
};

const sources: Readonly<Record<Source, string>> = {
  livestock: 'for livestock',
  areas: 'for the size of the area',
  phases: 'for the phase',
  colourBonus: 'for a bonus tile',
  goodsSold: 'for goods sold',
  buildings: 'for a building',
  borderPosts: 'for border posts',
  tradeRoutes: 'on the trade route',
  monasteries: 'for a monastery',
  shields: 'for shields',
  goods: 'for goods left',
  silver: 'for silver',
  workers: 'for workers',
};

const extraActions: Readonly<Record<ActionSource, string>> = {
  die: 'has an action',
  castle: 'has an extra action from the castle',
  whiteCastle: 'has an action with the white die',
  tradeRoute: 'has an extra action from the trade route',
  target: 'has an extra action for the target',
};

const declined: Readonly<Record<Declined, string>> = {
  die: 'does not use a die',
  castle: 'does without the action of the castle',
  whiteCastle: 'does without the action of the white castle',
  tradeRoute: 'does without the action of the trade route',
  target: 'does without the extra action',
  effectTake: 'takes no tile',
  effectSell: 'sells nothing',
  effectPlace: 'places no further tile',
  useCrane: 'does not use the crane',
  phaseEndPlace: 'places nothing at the end of the phase',
  colourReward: 'places no tile for the colour',
  exchangeGoods: 'keeps the goods',
};

export const events: EventWords = {
  duchyChosen: (name, duchy) => `${name} plays duchy ${duchy}`,
  castleChosen: (name, at) => `${name}’s starting castle stands on ${at}`,
  phaseStarted: (letter, points) => `Phase ${letter}: ${points} VP for every area`,
  roundStarted: (round, order) =>
    order.length > 1 ? `Round ${round}, in the order ${order.join(', ')}` : `Round ${round}`,
  diceRolled: (rolls, white) => `Dice: ${rolls.join('; ')}; white die ${white}`,
  goodsArrived: (colour, depot) => `Goods arrive in depot ${depot}: 1 ${goods[colour]}`,
  dieUsed: (name, value) => `${name} uses a ${value}`,
  workersSpent: name => `${name} spends workers`,
  workersGained: name => `${name} gains workers`,
  silverGained: name => `${name} gains silver`,
  silverPaid: name => `${name} pays silver`,
  pointsGained: (name, source) => `${name} scores ${sources[source]}`,
  tileTaken: (name, tile, depot) => `${name} takes ${a(tile)} from ${depotName(depot)}`,
  tileBought: (name, tile, depot) => `${name} buys ${a(tile)} from ${depotName(depot)}`,
  tileStored: (name, tile) => `${name} stores ${the(tile)} on a common key space`,
  tileDiscarded: (name, tile) => `${name} discards ${a(tile)}`,
  tilePlaced: (name, tile, at) => `${name} places ${a(tile)} on ${at}`,
  areaCompleted: (name, family, size, counted) =>
    `${name} completes ${family === undefined ? 'an area' : `a ${families[family].colour} area`} of ${count(size, 'space')}${counted > size ? `, which counts as ${counted}` : ''}`,
  colourCompleted: (name, family, bonus) =>
    `${name} has covered all ${families[family].colour} spaces${bonus === 'none' ? '' : ` and takes the ${bonus} bonus tile`}`,
  extraAction: (name, by) => `${name} ${extraActions[by]}`,
  declined: (name, what) => `${name} ${declined[what]}`,
  goodsLoaded: (name, cargo, depots) =>
    `${name} loads goods (${cargo})${depots.length === 0 ? '' : ` from ${depotsNamed(depots)}`}`,
  pawnMoved: (name, place) => `${name} moves to space ${place} of the bridge`,
  goodsSold: (name, colour, number) => `${name} sells ${count(number, `${goods[colour]} goods tile`)}`,
  goodsLaid: (name, colour, reward) =>
    `${name} lays ${goods[colour]} on the trade route: ${reward === null ? 'no reward' : rewards[reward]}`,
  craneUsed: (name, tile) => `${name} uses the crane as ${a(tile)}`,
  postsLinked: (name, posts) => `${name} has linked ${posts === 2 ? 'two' : 'all three'} border posts`,
  shieldTaken: (name, shield, depot) => `${name} takes shield ${shield} from depot ${depot}`,
  shieldPut: (name, shield, at) => `${name} puts shield ${shield} on the castle ${at}`,
  shieldLost: (name, shield) => `${name} loses shield ${shield}`,
  dieSet: (name, value) => `${name} sets a die to ${value}`,
  monasteriesCopied: (name, owners) => `${name} uses the monasteries of ${owners} from now on`,
  phaseEnded: letter => `Phase ${letter} ends`,
  tributePaid: (name, shield) => `${name} pays the tribute for shield ${shield}`,
  tileRemoved: (tile, depot) => `Out of the game from depot ${depot}: ${a(tile)}`,
  targetReached: (name, target) => `${name} reaches the target; the next is ${target}`,
  pointsBought: name => `${name} buys points`,
  goodsRemoved: cargo => `Goods leave the game: ${cargo}`,
  goodsGivenUp: (name, colour) => `${name} gives up 1 ${goods[colour]} goods tile`,
  tileTurnedDown: (name, tile) => `${name} takes ${a(tile)} as a black tile`,
  gameEnded: ending => {
    const words = {
      lastPhase: 'The game ends: final scoring',
      duchyCovered: 'The duchy is complete: won',
      soloLost: 'The last round is over: lost',
    };
    return words[ending];
  },
};

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export const gains: GainWords = {
  points: points => `${signed(points)} VP`,
  silver: silver => `${signed(silver)} silver`,
  workers: workers => `${signed(workers)} ${Math.abs(workers) === 1 ? 'worker' : 'workers'}`,
};
