import type { ShapeType } from '@palio/kernel';
import type { BENEFITS, missionsShape, WINDOWS } from './figure-shapes.ts';
import { MISSION_FIGURES } from './figures.ts';
import { MISSION_COUNT, numberOf } from './names.ts';

/** A King's Mission by its number, 1 to 26. */
export type Mission = number;
export type Window = (typeof WINDOWS)[number];
export type Benefit = (typeof BENEFITS)[number];
export type MissionFigures = ShapeType<typeof missionsShape>['missions'][number];

const byNumber: MissionFigures[] = [];
for (const figures of MISSION_FIGURES) byNumber[numberOf(figures.id as `K${number}`)] = figures;

export function figuresOfMission(mission: Mission): MissionFigures {
  const figures = byNumber[mission];
  if (figures === undefined) throw new Error(`missions.json has no card ${mission}`);
  return figures;
}

/** Sets of missions are bits: bit n - 1 for card Kn. */
export type Missions = number;

export const ALL_MISSIONS: Missions = 2 ** MISSION_COUNT - 1;
export const bitOf = (mission: Mission): Missions => 1 << (mission - 1);
export const holds = (missions: Missions, mission: Mission): boolean => (missions & bitOf(mission)) !== 0;

export function countOf(missions: Missions): number {
  let count = 0;
  for (let bits = missions; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** In ascending number. */
export function listOf(missions: Missions): Mission[] {
  const list: Mission[] = [];
  for (let bits = missions; bits !== 0; bits &= bits - 1) list.push(32 - Math.clz32(bits & -bits));
  return list;
}

const inWindow = (...windows: readonly Window[]): Missions => {
  let missions = 0;
  for (let mission = 1; mission <= MISSION_COUNT; mission++)
    if (windows.includes(figuresOfMission(mission).window)) missions |= bitOf(mission);
  return missions;
};

/** TA-13 The cards that may be returned, by window. */
export const RETURNED_AT = {
  placement: inWindow('placement', 'anytime'),
  reveal: inWindow('reveal'),
  removal: inWindow('removal'),
  improvements: inWindow('improvements'),
  construction: inWindow('construction'),
  resolution: inWindow('resolution', 'anytime'),
} as const satisfies Readonly<Record<Exclude<Window, 'anytime'>, Missions>>;

/** Cards with the same benefit. */
export function missionsWith(benefit: Benefit): Missions {
  let missions = 0;
  for (let mission = 1; mission <= MISSION_COUNT; mission++)
    if (figuresOfMission(mission).benefit === benefit) missions |= bitOf(mission);
  return missions;
}
