import type { Seat } from '@palio/kernel';
import type { Effect, Metric } from '../rules/tiles.ts';
import { figuresOfTile } from '../rules/tiles.ts';
import { isAhead } from '../rules/scoring.ts';
import { playerOf, type State } from '../rules/state.ts';
import { turnsLeft } from './prices.ts';
import { fondness, type Line } from './taste.ts';

/** Points that a tile earns its owner in a turn, where that hardly depends on anything else. */
const PER_TURN: Readonly<Partial<Record<Effect, number>>> = {
  trade: 0.75,
  ppTrade: 0.45,
  ownRaidImmunity: 0.25,
  rareGoodForPP: 0.7,
  shipGatherBonus: 0.75,
  towerNoWood: 0.7,
  missionDiscount: 0.9,
  privateMarket: 0.6,
  raidPP: 0.5,
  revealIncome: 0.5,
  rareGoodDiscount: 0.9,
  warehouseLimit: 0.45,
  templeDiscount: 1.2,
  privateTemple: 2.4,
  chooseRareGood: 0.8,
  peaceGiftsMultiplier: 1.4,
  raidImmunity: 0.6,
  taxImmunity: 2.2,
  privateConstruction: 2.6,
  privateKingdom: 1.8,
};

/** How sure it is to stay ahead, or to get there. */
const AHEAD = 0.65;
const BEHIND = 0.14;
const FAME_AHEAD = 0.75;
const FAME_BEHIND = 0.15;
/** Free tower levels, and bonuses that need a mission or a Rare Good each time. */
const FREE_LEVELS = 0.9;
const MISSIONS_A_TURN = 0.4;
const GOODS_A_TURN = 0.4;
/** A second trade tile or market helps less. */
const BOUGHT_NOW = 0.6;

/** The line that a tile serves. */
const SERVES: Readonly<Partial<Record<Effect | Metric, Line>>> = {
  towerLevels: 'tower',
  towerPrestige: 'tower',
  freeTowerMultiple: 'tower',
  towerNoWood: 'tower',
  templePP: 'temples',
  templeDiscount: 'temples',
  privateTemple: 'temples',
  missionPP: 'missions',
  ppPerMission: 'missions',
  missionDiscount: 'missions',
  rareGoodCount: 'rareGoods',
  ppPerRareGood: 'rareGoods',
  rareGoodForPP: 'rareGoods',
  rareGoodDiscount: 'rareGoods',
  chooseRareGood: 'rareGoods',
};

/** What owning the tile is worth from now on; `now` is the part of this turn in which it still works. */
export function tileWorth(state: State, seat: Seat, tile: number, now = 0): number {
  const { effect, metric } = figuresOfTile(tile);
  const line = SERVES[metric ?? effect];
  const worth = plainTileWorth(state, seat, tile, now);
  return line === undefined ? worth : worth * fondness(seat, line);
}

function plainTileWorth(state: State, seat: Seat, tile: number, now: number): number {
  const { effect, points = 0, metric = 'towerLevels' } = figuresOfTile(tile);
  const turns = turnsLeft(state) + now;
  switch (effect) {
    case 'endBonus':
      return points * (isAhead(state, seat, metric) ? AHEAD : BEHIND);
    case 'towerPrestige':
      return points * turns * (isAhead(state, seat, 'towerLevels') ? FAME_AHEAD : FAME_BEHIND);
    case 'ppPerMission':
      return points * MISSIONS_A_TURN * turns;
    case 'ppPerRareGood':
      return points * GOODS_A_TURN * turns;
    case 'freeTowerMultiple':
      return FREE_LEVELS * turns * (playerOf(state, seat).tower > 0 ? 1 : 0.7);
    default:
      return (PER_TURN[effect] ?? 0) * turns;
  }
}

/** A tile that is bought works for the rest of the turn too. */
export const boughtWorth = (state: State, seat: Seat, tile: number): number =>
  tileWorth(state, seat, tile, BOUGHT_NOW);
