import type { ExtraSource, UnitKind } from '../../rules/names.ts';
import { COSTS, MASTER_TRADER_GOLD } from '../figures.ts';
import { amountText, roman, stockText } from '../lists.ts';
import type { ActionWords, UnitName } from '../words.ts';
import { names } from './names.ts';
import { the } from './nations.ts';

const { tracks, units, nations } = names;

const details = ({ points, damage, number, owner }: UnitName): string => {
  const parts = [
    ...(owner === '' ? [] : [owner]),
    ...(number === 0 ? [] : [`no. ${number}`]),
    ...(points === undefined ? [] : [`${points} AP`]),
    ...(damage === 0 ? [] : [`damage ${damage}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
};
const unit = (one: UnitName): string => `${units[one.kind].one} in ${one.place}${details(one)}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const price = (kind: UnitKind): string => stockText(names, COSTS[kind] ?? []);

const EXTRA: Readonly<Record<ExtraSource, string>> = {
  university: 'Extra action of the University',
  masterTrader: `Extra action of the Master Trader for ${MASTER_TRADER_GOLD} gold`,
  warlord: 'Extra declaration of war of the Warlord',
};

export const actions: ActionWords = {
  nation: (nation, order) => `Play ${the(nations[nation])} (order number ${order})`,
  tokens: (production, trade, military) => `Production ${production}, Trade ${trade}, Military ${military}`,
  feedAll: food => `Feed all armies (${food} food)`,
  starve: one => `Starve the ${unit(one)}`,
  income: resource => `Take ${amountText(names, 1, resource)}`,
  bank: (give, rate, get) => `Bank: ${amountText(names, rate, give)} for ${amountText(names, 1, get)}`,
  times: (times, paid, give, get) => `${amountText(names, times, get)} for ${amountText(names, paid, give)}`,
  buyVp: gold => `Buy 1 victory point for ${gold} gold`,
  openRoute: to => `Open a trade route to ${the(to)}`,
  propose: to => `Make an offer to ${the(to)}`,
  peace: to => `Propose peace to ${the(to)}`,
  passTrade: () => 'Done trading',
  give: (resource, count) => `Give ${amountText(names, count, resource)} more`,
  want: (resource, count) => `Want ${amountText(names, count, resource)} more`,
  send: (give, want) => `Offer ${give} for ${want}`,
  drop: counter => (counter ? 'Make no counter-offer' : 'Drop the offer'),
  acceptOffer: (give, want) => `Accept: get ${give} for ${want}`,
  declineOffer: () => 'Decline',
  counter: () => 'Decline and make a counter-offer',
  acceptPeace: () => 'Make peace',
  declinePeace: () => 'Stay at war',
  tech: (track, level, missing) =>
    missing === 0
      ? `Token on ${tracks[track]}: reaches level ${roman(level)}`
      : `Token on ${tracks[track]}: then ${missing} to level ${roman(level)}`,
  army: kind => `Build ${units[kind].one} (${price(kind)})`,
  fort: () => `Build a fort (${price('fort')})`,
  upgrade: (one, to, goods) => `Upgrade the ${unit(one)} to ${units[to].one} (${goods} products)`,
  war: on => `Declare war on ${the(on)}`,
  passAction: () => 'Pass: no action',
  passSecondArmy: () => 'No second army',
  place: province => `In ${province}`,
  extra: source => EXTRA[source],
  doneExtra: () => 'No more extra actions',
  shift: (from, to) => `Move a token from ${tracks[from]} to ${tracks[to]}`,
  keep: () => 'Leave the tokens as they are',
  unify: (size, count) => `Declare Unification: ${size} provinces, ${count} actions`,
  notNow: () => 'Not now',
  move: (one, to, isBattle) => `${isBattle ? 'Attack' : 'Move'}: ${unit(one)} to ${to}`,
  doneMoving: () => 'Done moving armies',
  fight: province => `Fight in ${province}`,
  hit: (one, points) => `${points} on ${units[one.kind].one}${details(one)}`,
  retreat: province => `Retreat to ${province}`,
  side: nation => `As a province of ${the(nations[nation])}`,
  drive: province => `To ${province}`,
  withdraw: province => `Withdraw to ${province}`,
  princess: (one, to) => `${capital(unit(one))} to ${to}`,
  donePrincesses: () => 'Done moving princesses',
  voteLeave: yes => (yes ? 'Go on without the player' : 'Stop and count points'),
  voteTime: yes => (yes ? 'Yes, this is the last turn' : 'No, there is time left'),
  leave: () => 'Leave the game',
  callTime: minutes => `Say that the agreed ${minutes} minutes are over`,
  takeBack: () => 'Take back the last choice',
};
