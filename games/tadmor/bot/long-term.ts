import type { Seat } from '@palio/kernel';
import { TOWER } from '../rules/figures.ts';
import { figuresOfMission, listOf } from '../rules/mission-cards.ts';
import { FROM } from '../rules/names.ts';
import { finalPoints, setPoints } from '../rules/scoring.ts';
import { eraOf, playerOf, tilesOf, type Player, type State } from '../rules/state.ts';
import { COMPLETE, templePoints } from '../rules/temple.ts';
import { CAMEL_TURN, CARD, SHIP_TURN, turnsAfter, turnsLeft } from './prices.ts';
import { fondness, LINES } from './taste.ts';
import { tileWorth } from './tile-worth.ts';

/** A temple that is begun will grow if there is time: how much of the way, for each turn to come. */
const GROWTH = 0.13;
/** The next Rare Good of a new type, for each turn to come. */
const COLLECTING = 0.06;
/** A card in the hand by its points, and a fulfilled one that may still be returned. */
const HAND_SHARE = 0.1;
const RETURNABLE = 0.9;
const PAWN = 0.7;
const RAID = 0.8;

/** What unfinished temples still promise. */
function templeHopes({ temples }: Player, turns: number): number {
  let hopes = 0;
  for (const part of temples)
    if (part < COMPLETE)
      hopes += Math.min(1, GROWTH * turns) * 0.5 * (templePoints(COMPLETE) - templePoints(part));
  return hopes;
}

/** A collection of different goods grows in worth. */
function collectionHopes({ rareGoods }: Player, turns: number): number {
  const kinds = rareGoods.findIndex(count => count === 0);
  if (kinds < 0) return 0;
  const more = rareGoods.slice();
  more[kinds]!++;
  return COLLECTING * turns * (setPoints(more) - setPoints(rareGoods));
}

function missionHopes(player: Player, turns: number): number {
  if (turns === 0) return 0;
  const time = Math.min(1, turns);
  let hopes = 0;
  for (const mission of listOf(player.hand))
    hopes += time * (CARD * 0.5 + HAND_SHARE * figuresOfMission(mission).points);
  for (const mission of listOf(player.fulfilled))
    if (figuresOfMission(mission).window !== 'removal') hopes += time * RETURNABLE;
  return hopes;
}

/** The score sheet as it stands, and what the turns to come will add to it, without the pieces of this turn. */
export function longTerm(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const turns = turnsLeft(state);
  let worth = 0;
  const sheet = finalPoints(state, seat);
  for (const points of sheet) worth += points;
  for (const line of LINES) worth += (fondness(seat, line) - 1) * sheet[FROM[line]]!;
  // Era scorings that are still to come count every level again.
  worth += TOWER.pointsPerLevel * player.tower * (3 - eraOf(state)) * fondness(seat, 'tower');
  worth += turnsAfter(state) * (CAMEL_TURN * player.camels + SHIP_TURN * player.ships);
  for (const tile of tilesOf(player)) worth += tileWorth(state, seat, tile);
  worth += templeHopes(player, turns) * fondness(seat, 'temples');
  worth += collectionHopes(player, turns) * fondness(seat, 'rareGoods');
  worth += missionHopes(player, turns) * fondness(seat, 'missions');
  if (turnsAfter(state) > 0 && state.pawn === seat) worth += PAWN;
  if (turns > 0 && state.raider === seat) worth += RAID;
  return worth;
}
