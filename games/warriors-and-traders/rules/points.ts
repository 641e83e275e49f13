import type { Seat } from '@palio/kernel';
import { FIGURES, UNIT_FIGURES } from './figures.ts';
import { TRACKS, type Source } from './names.ts';
import { membersOf } from './sides.ts';
import type { State } from './state.ts';
import { leaderOn } from './technology.ts';
import { worldOf } from './control.ts';

export type Points = Readonly<Record<Source, number>>;

/** WT-17.1 Victory points by source. */
export function breakdownOf(state: State, seat: Seat): Points {
  const { provinces } = worldOf(state);
  let held = 0;
  for (let province = 0; province < provinces.length; province++)
    if (state.holders[province] === seat) held += provinces[province]!.vp;
  let forts = 0;
  for (const unit of state.units) if (unit.owner === seat && unit.kind === 'fort') forts++;
  let leaders = 0;
  for (let track = 0; track < TRACKS.length; track++) if (leaderOn(state, track) === seat) leaders++;
  const player = state.players[seat]!;
  return {
    provinces: held,
    forts: forts * UNIT_FIGURES.fortVp,
    kills: player.kills,
    bought: player.bought,
    leaders: leaders * FIGURES.leaderVp,
  };
}

export function pointsOf(state: State, seat: Seat): number {
  const { provinces, forts, kills, bought, leaders } = breakdownOf(state, seat);
  return provinces + forts + kills + bought + leaders;
}

/** WT-20.14 */
export function pointsOfSide(state: State, side: number): number {
  let sum = 0;
  for (const seat of membersOf(state, side)) sum += pointsOf(state, seat);
  return sum;
}
