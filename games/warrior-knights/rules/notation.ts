import type { Seat } from '@palio/kernel';
import { WALLS, type Action, type FreeAction } from './actions.ts';
import { isYesNo } from './ballot.ts';
import { FATES } from './fate.ts';
import { CITIES, NO_CITY, REGIONS, SPOTS } from './map.ts';
import { AGENDAS, AREAS, BARONS, CARDS, EVENTS, SYMBOLS, TRACKS } from './names.ts';
import { GARRISON, NOBODY, ownerOf, symbolOf, YES, type State } from './state.ts';
import { TROOPS } from './troops.ts';

const region = (index: number): string => REGIONS[index]!.id;
const city = (index: number): string => (index === NO_CITY ? 'stronghold' : CITIES[index]!.id);
const baron = (seat: Seat): string => BARONS[seat] ?? 'neutral';
export const nobleName = (noble: number): string => `${baron(ownerOf(noble))}-${SYMBOLS[symbolOf(noble)]!}`;
const holder = (index: number): string =>
  index >= GARRISON ? `garrison-${baron(ownerOf(index))}` : nobleName(index);
const troop = (index: number): string => (index === NOBODY ? 'all' : TROOPS[index]!.id);
const defying = (defy: boolean): string => (defy ? ' against the law' : '');

/** The word for a side of the ballot that is open. */
function side(state: State, index: number): string {
  const subject = state.ballot?.subject;
  if (subject !== undefined && !isYesNo(subject)) return baron(index);
  return index === YES ? 'yes' : 'no';
}

function writeFree(action: FreeAction): string {
  switch (action.type) {
    case 'openOffer':
    case 'sendOffer':
    case 'dropOffer':
      return `${action.type} ${baron(action.to)}`;
    case 'offerCrowns':
      return `${action.crowns > 0 ? 'give' : 'ask'} ${Math.abs(action.crowns)} crowns ${baron(action.to)}`;
    case 'offerPromise':
      return `promise ${action.promise} ${baron(action.to)}`;
    case 'wantPromise':
      return `want ${action.promise} ${baron(action.to)}`;
    case 'offerHeir':
      return `give heir ${nobleName(action.noble)} ${baron(action.to)}`;
    case 'wantHeir':
      return `ask heir ${nobleName(action.noble)} ${baron(action.to)}`;
    case 'acceptOffer':
    case 'refuseOffer':
      return `${action.type} ${baron(action.from)}`;
    case 'standing':
      return `always ${action.question} ${action.answer}`;
    case 'killHeir':
      return `kill heir ${nobleName(action.noble)}`;
    case 'removeEvent':
      return `miracle ${EVENTS[action.event]!}${action.noble === NOBODY ? '' : ` ${nobleName(action.noble)}`}`;
  }
}

type Written = { readonly [Type in Action['type']]?: (action: never, state: State) => string };

/** One short line for each kind of action that says more than its name. */
const LINES = {
  assign: (action: Extract<Action, { type: 'assign' }>) =>
    `assign ${troop(action.troop)} to ${holder(action.holder)}`,
  region: (action: Extract<Action, { type: 'region' }>) => `region ${region(action.region)}`,
  noble: (action: Extract<Action, { type: 'noble' }>) => `noble ${nobleName(action.noble)}`,
  baron: (action: Extract<Action, { type: 'baron' }>) => `baron ${baron(action.baron)}`,
  city: (action: Extract<Action, { type: 'city' }>) => `city ${city(action.city)}`,
  walls: (action: Extract<Action, { type: 'walls' }>) => `walls ${city(action.city)}`,
  army: (action: Extract<Action, { type: 'army' }>) => `army ${holder(action.holder)}`,
  plan: (action: Extract<Action, { type: 'plan' }>) => `plan ${CARDS[action.card]!} on ${action.stack + 1}`,
  closeStack: (action: Extract<Action, { type: 'closeStack' }>) => `close ${action.stack + 1}`,
  spot: (action: Extract<Action, { type: 'spot' }>) => SPOTS[action.spot]!.id,
  area: (action: Extract<Action, { type: 'area' }>) => `area ${AREAS[action.area]!}`,
  versatile: (action: Extract<Action, { type: 'versatile' }>) => `use for ${action.what}`,
  move: (action: Extract<Action, { type: 'move' }>) =>
    `move ${nobleName(action.noble)} ${action.regions.map(region).join('-')} by ${action.way}${defying(action.defy)}`,
  attack: (action: Extract<Action, { type: 'attack' }>) =>
    `${action.kind} ${action.target} ${baron(action.against)}${defying(action.defy)}`,
  take: (action: Extract<Action, { type: 'take' }>) =>
    `take ${troop(action.troop)} from ${holder(action.from)}`,
  transfer: (action: Extract<Action, { type: 'transfer' }>) =>
    `transfer ${troop(action.troop)} from ${holder(action.from)} to ${holder(action.to)}`,
  discard: (action: Extract<Action, { type: 'discard' }>) => `discard ${FATES[action.card]!.id}`,
  casualty: (action: Extract<Action, { type: 'casualty' }>) =>
    `casualty ${action.on === WALLS ? 'walls' : holder(action.on)}`,
  troop: (action: Extract<Action, { type: 'troop' }>) => `troop ${troop(action.troop)}`,
  heldTroop: (action: Extract<Action, { type: 'heldTroop' }>) =>
    `troop ${troop(action.troop)} of ${holder(action.holder)}`,
  discardTroops: (action: Extract<Action, { type: 'discardTroops' }>) =>
    `lose ${action.troops.map(troop).join(' ')}`,
  raze: (action: Extract<Action, { type: 'control' | 'raze' }>) => `raze${defying(action.defy)}`,
  amount: (action: Extract<Action, { type: 'amount' }>) => `amount ${action.amount}`,
  expedition: (action: Extract<Action, { type: 'expedition' }>) => `expedition ${TRACKS[action.track]!}`,
  repair: (action: Extract<Action, { type: 'repair' }>) => `repair ${city(action.city)} ${action.breaches}`,
  fortify: (action: Extract<Action, { type: 'fortify' }>) =>
    `fortify ${city(action.city)}${defying(action.defy)}`,
  muster: (action: Extract<Action, { type: 'muster' }>) => `muster ${holder(action.holder)} ${action.tokens}`,
  agenda: (action: Extract<Action, { type: 'agenda' }>) => `agenda ${AGENDAS[action.agenda]!}`,
  propose: (action: Extract<Action, { type: 'propose' }>) => `propose ${action.proposal}`,
  value: (action: Extract<Action, { type: 'value' }>) => `value ${action.value}`,
  votes: (action: Extract<Action, { type: 'votes' }>) => `votes ${action.votes}`,
  declare: (action: Extract<Action, { type: 'declare' }>, state: State) => `for ${side(state, action.side)}`,
  hire: (action: Extract<Action, { type: 'hire' }>) =>
    `hire ${action.troops.map(troop).join(' ')}${defying(action.defy)}`,
} satisfies Written;

const PAYMENTS = { pay: 'pay', letGo: 'let go', payAll: 'pay all from' } as const;

/** One short readable line; no two legal actions of a seat share it. */
export function write(state: State, _seat: Seat, action: Action): string {
  switch (action.type) {
    case 'pay':
    case 'letGo':
    case 'payAll':
      return `${PAYMENTS[action.type]} ${troop(action.troop)} of ${holder(action.holder)}`;
    case 'decline':
    case 'done':
    case 'yes':
    case 'no':
    case 'control':
    case 'comply':
    case 'refuse':
    case 'payFaith':
    case 'payCrowns':
    case 'loseCity':
      return action.type;
    default: {
      const line = (LINES as Written)[action.type];
      return line === undefined ? writeFree(action as FreeAction) : line(action as never, state);
    }
  }
}
