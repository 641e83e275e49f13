import { buildingsJson, goodsJson, monasteriesJson, scoringJson, setupJson, shieldsJson } from './data.ts';
import type { BuildingId, FamilyId, Goods, GoodsId } from '../rules/names.ts';

/** The figures that are shown to players. */

export const PHASE_LETTERS: readonly string[] = ['A', 'B', 'C', 'D', 'E'];
export const FAMILY_IDS: readonly FamilyId[] = [
  'building',
  'livestock',
  'monastery',
  'castle',
  'mine',
  'ship',
];

export const BUILDING_GAINS = {
  workers: buildingsJson.boardingHouse.workers,
  silver: buildingsJson.bank.silver,
  points: buildingsJson.watchtower.points,
};

export const MONASTERIES = monasteriesJson;
export const PHASE_POINTS: readonly number[] = scoringJson.phaseBonus;
export const ROUNDS = setupJson.rounds;
export const GOODS_COLOURS = setupJson.goodsColours;
export const TAKEN_WORKERS = setupJson.takeWorkers;
export const PURCHASE_PRICE = setupJson.purchasePrice;
export const SOLO = setupJson.solo;
/** CB-31.28, CB-31.29 The target after this one. */
export const nextTarget = (target: number): number => Math.max(SOLO.targetFloor, target - SOLO.targetStep);
export const TRIBUTE = shieldsJson.tribute;

export const shieldPoints = (shield: number): number =>
  shieldsJson.list.find(({ number }) => number === shield)?.points ?? 0;

/** CB-14.16, CB-22.7 The building that a monastery counts at the end. */
export function buildingOfMonastery(number: number): BuildingId {
  const found = monasteriesJson.buildings.find(entry => entry.number === number);
  if (found === undefined) throw new Error(`monasteries.json has no building for ${number}`);
  return found.building as BuildingId;
}

/** CB-10.1 The colour that is sold with a die. */
export function colourOf(goods: Goods): GoodsId {
  const colour = goodsJson.colours[goods - 1];
  if (colour === undefined) throw new Error(`goods.json has no colour ${goods}`);
  return colour as GoodsId;
}
