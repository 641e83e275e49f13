import type { Context, Seat } from '@palio/kernel';
import type { Event, TowerReason } from './events.ts';
import { ACTION_FIGURES, TOWER } from './figures.ts';
import { WOOD } from './names.ts';
import { eraOf, owns, playerOf, type Player, type State } from './state.ts';
import { pay, type Cost } from './stores.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';

const FREE_LEVEL_TILES = tilesWith('freeTowerMultiple');
const MULTIPLE = figuresOfTile(FREE_LEVEL_TILES[0]!).count ?? 0;
const [NO_WOOD_TILE] = tilesWith('towerNoWood');

/** TA-9.3 The band of a level: the last one that begins at or below it. */
function bandOf(level: number): (typeof TOWER.bands)[number] {
  let band = TOWER.bands[0]!;
  for (const other of TOWER.bands) if (other.from <= level) band = other;
  return band;
}

const BANDS = Array.from({ length: 60 }, (_, level) => bandOf(level));
const withoutWood = (cost: Cost): Cost => cost.map((amount, resource) => (resource === WOOD ? 0 : amount));
const BARE = TOWER.bands.map(({ single, pair }) => ({
  single: withoutWood(single),
  pair: withoutWood(pair),
}));

/** TA-9.3 to TA-9.5, TA-14.14 A pair costs what its lower paid level says: that is the next level. */
export function towerCost(player: Player, pair: boolean): Cost {
  const band = BANDS[player.tower + 1] ?? TOWER.bands.at(-1)!;
  const costs = owns(player, NO_WOOD_TILE!) ? BARE[TOWER.bands.indexOf(band)]! : band;
  return pair ? costs.pair : costs.single;
}

/** The value of the tower card that lies on top, and the cubes on it (TA-1.15). */
export function towerCard(height: number): { readonly card: number; readonly cubes: number } {
  const { card } = BANDS[height + 1] ?? TOWER.bands.at(-1)!;
  return { card, cubes: height - card };
}

const hasFreeLevels = (player: Player): boolean => FREE_LEVEL_TILES.some(tile => owns(player, tile));

interface Change {
  readonly by: TowerReason;
  readonly actor: Seat;
}

function changeTower(
  state: State,
  seat: Seat,
  levels: number,
  { by, actor }: Change,
  { tell }: Context<Event>,
): void {
  const player = playerOf(state, seat);
  player.tower += levels;
  tell?.({ type: 'towerChanged', seat, levels, height: player.tower, by, actor });
}

/** TA-14.10 to TA-14.12 One level below a multiple of five it grows by itself. */
export function addFreeLevel(state: State, seat: Seat, context: Context<Event>): void {
  const player = playerOf(state, seat);
  if ((player.tower + 1) % MULTIPLE === 0 && hasFreeLevels(player))
    changeTower(state, seat, 1, { by: 'free', actor: seat }, context);
}

/** TA-14.11 Free levels come on top of those paid for or granted. */
export function raiseTower(
  state: State,
  seat: Seat,
  levels: number,
  by: 'built' | 'mission',
  context: Context<Event>,
): void {
  for (let level = 0; level < levels; level++) {
    changeTower(state, seat, 1, { by, actor: seat }, context);
    addFreeLevel(state, seat, context);
  }
}

/** TA-1.17, TA-9.10 A tower never goes below 0. */
export function lowerTower(
  state: State,
  seat: Seat,
  levels: number,
  { by, actor }: Change,
  context: Context<Event>,
): void {
  const lost = Math.min(levels, playerOf(state, seat).tower);
  if (lost === 0) return;
  changeTower(state, seat, -lost, { by, actor }, context);
  addFreeLevel(state, seat, context);
}

/** TA-9.1, TA-9.2 One level, or one pair. */
export function buildUnit(state: State, seat: Seat, pair: boolean, context: Context<Event>): void {
  pay(state, seat, towerCost(playerOf(state, seat), pair), 'tower', context);
  raiseTower(state, seat, pair ? 2 : 1, 'built', context);
}

/** TA-9.7 */
export const traitorLevels = (state: State): number => ACTION_FIGURES.traitor.levels[eraOf(state) - 1]!;

/** TA-9.7 to TA-9.9 Towers at least as high as the own one; an empty one has nothing to lose. */
export function traitorTargets(state: State, seat: Seat): Seat[] {
  if (traitorLevels(state) === 0) return [];
  const own = playerOf(state, seat).tower;
  const targets: Seat[] = [];
  state.players.forEach(({ tower }, other) => {
    if (other !== seat && tower > 0 && tower >= own) targets.push(other);
  });
  return targets;
}

/** TA-13.23 No height condition. */
export function destroyTargets(state: State, seat: Seat): Seat[] {
  const targets: Seat[] = [];
  state.players.forEach(({ tower }, other) => {
    if (other !== seat && tower > 0) targets.push(other);
  });
  return targets;
}

export const lowestTower = (state: State): number => Math.min(...state.players.map(({ tower }) => tower));
