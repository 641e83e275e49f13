import type { Seat } from '@palio/kernel';
import {
  attackerTotal,
  attackersAt,
  cityAt,
  CITIES,
  cityOf,
  defenderTotal,
  fateCards,
  FREE_ACTIONS,
  isDestroyed,
  isYesNo,
  lawAgainst,
  NO_CITY,
  noblesAt,
  siegeOn,
  siegeTotal,
  strengthOf,
  tokensOn,
  troopsOf,
  WALLS,
  YES,
  type Action,
  type AgendaId,
  AGENDAS,
  type Region,
  type State,
} from '../rules/index.ts';
import { prospects } from './evaluate.ts';
import { armyAppeal } from './opening.ts';
import { breaksPromise } from './promises.ts';
import { attackChance, isTarget } from './worth.ts';

/** How good a region is to go to: a city that can be besieged there, or one of one's own that is threatened. */
function regionAppeal(state: State, seat: Seat, region: Region): number {
  const city = cityAt(region);
  if (city === NO_CITY) return 0.35;
  const { owner, besieger } = cityOf(state, city);
  if (owner === seat) return besieger >= 0 ? 1.6 : 0.5;
  if (!isTarget(state, seat, city)) return 0.3;
  const enemy = defenderTotal(state, region, { target: 'city', against: owner, kind: 'siege', defy: false });
  const own = siegeTotal(state, noblesAt(state, seat, region));
  const isMine = besieger === seat;
  return (isMine ? 6 : 2.4) * (0.6 + attackChance(own + 250, enemy)) + CITIES[city]!.income * 0.1;
}

/** How much a march is wanted. */
export function moveWeight(state: State, seat: Seat, action: Extract<Action, { type: 'move' }>): number {
  const { noble, regions, defy, way } = action;
  const from = regions[0]!;
  const city = cityAt(from);
  const leavesSiege =
    city !== NO_CITY && cityOf(state, city).besieger === seat && noblesAt(state, seat, from).length === 1;
  const strength = troopsOf(state, noble) / 100;
  const appeal = regionAppeal(state, seat, regions.at(-1)!) * (0.6 + 0.2 * strength);
  return appeal * (leavesSiege ? 0.15 : 1) * (defy ? 0.1 : 1) * (way === 'sea' ? 0.35 : 1);
}

/** The least that an attack weighs. */
const LEAST = 0.02;

type Attack = Extract<Action, { type: 'attack' }>;

const isOwnSiege = (state: State, seat: Seat, region: Region, attack: Attack): boolean =>
  attack.target !== 'baron' && siegeOn(state, region, attack).besieger === seat;

/** WK-14.4 What falls to a second siege for certain needs no assault. */
function fallsToSiege(state: State, seat: Seat, region: Region, attack: Attack): boolean {
  if (!isOwnSiege(state, seat, region, attack) || lawAgainst(state, 'siege') !== undefined) return false;
  const isLater = siegeOn(state, region, attack).siegeRound < state.round;
  return (
    isLater && siegeTotal(state, attackersAt(state, seat, region)) > defenderTotal(state, region, attack)
  );
}

function attackWeight(state: State, seat: Seat, action: Attack): number {
  const step = state.stack.at(-1);
  if (step?.kind !== 'battleTarget') return 1;
  const { region } = step;
  const own = attackerTotal(state, attackersAt(state, seat, region));
  const faith = (breaksPromise(state, seat, action) ? 0.05 : 1) * (action.defy ? 0.2 : 1);
  if (action.kind === 'siege') return (isOwnSiege(state, seat, region, action) ? 30 : 7) * faith;
  if (fallsToSiege(state, seat, region, action)) return LEAST;
  const chance = attackChance(own, defenderTotal(state, region, action));
  const weight = action.target === 'baron' ? 3 * chance * chance : 8 * chance ** 3;
  return Math.max(LEAST, weight * (fateCards(own) < 2 ? 0.3 : 1) * faith);
}

const GOOD: readonly AgendaId[] = ['grantOfHonour', 'royalGrant', 'electionOfChairman', 'churchSynod'];

/** Whether the Agenda is a gift to the chosen Baron. */
const isGift = (id: AgendaId): boolean =>
  GOOD.includes(id) || AGENDAS.indexOf(id) >= AGENDAS.indexOf('saltConcession');

/** Gifts for oneself, harm for the leader among the others. */
function declareWeight(state: State, seat: Seat, side: number): number {
  const subject = state.ballot?.subject;
  if (subject === undefined) return 1;
  if (subject.type === 'proposal') return side === YES && state.assembly?.proposer === seat ? 5 : 1;
  if (isYesNo(subject)) return 1;
  if (isGift(AGENDAS[subject.agenda]!)) return side === seat ? 20 : 0.2;
  if (side === seat) return 0.02;
  const scores = prospects(state);
  return Math.exp(scores[side]! - Math.max(...scores));
}

function casualtyWeight(state: State, on: number): number {
  if (on === WALLS) return 6;
  const isDoomed = (tokensOn(state, on) + 1) * 100 >= troopsOf(state, on);
  return isDoomed ? 0.4 : 3 + troopsOf(state, on) / 200 - (isDestroyed(state, on) ? 1 : 0);
}

/** The rest of what can be chosen, by its kind. */
const PLAIN: Readonly<Record<string, number>> = {
  control: 12,
  raze: 0.3,
  payAll: 8,
  pay: 3,
  letGo: 0.6,
  comply: 8,
  refuse: 0.08,
  payFaith: 4,
  payCrowns: 3,
  loseCity: 0.6,
  decline: 0.35,
  done: 0.6,
  yes: 1.4,
  no: 1,
  transfer: 0.25,
  take: 0.7,
  repair: 1,
  fortify: 1.2,
  muster: 1,
  expedition: 0.9,
};

const VERSATILE = { battle: 5, move: 3.2, crowns: 1.4, votes: 0.7, marker: 0.35 } as const;

function weightOf(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'move':
      return moveWeight(state, seat, action);
    case 'attack':
      return attackWeight(state, seat, action);
    case 'region':
      return regionAppeal(state, seat, action.region);
    case 'versatile':
      return VERSATILE[action.what];
    case 'hire': {
      const strength = action.troops.reduce((sum, troop) => sum + strengthOf(troop), 0);
      return 0.5 + strength / 100 - (action.defy ? 0.6 : 0);
    }
    case 'assign':
      return Math.exp(armyAppeal(state, action.holder) * 0.4);
    case 'declare':
      return declareWeight(state, seat, action.side);
    case 'casualty':
      return casualtyWeight(state, action.on);
    case 'votes':
      return action.votes === 0 ? 1.2 : 1 / (1 + 0.15 * action.votes);
    case 'amount':
      return 1 / (1 + 0.3 * action.amount);
    case 'spot':
      return 1.5;
    case 'noble':
      return 1 + troopsOf(state, action.noble) / 300;
    default:
      return PLAIN[action.type] ?? 1;
  }
}

export const isAside = ({ type }: Action): boolean => FREE_ACTIONS.has(type);

/** How likely a sensible Baron takes each action; deals are struck by plan, not in search. */
export const preferences = (state: State, seat: Seat, actions: readonly Action[]): number[] =>
  actions.map(action => (isAside(action) ? 0 : Math.max(0.01, weightOf(state, seat, action))));
