import type { FightingType, TerrainCode, UnitType } from '../rules/state.ts';

/** Words of the drawn board and its panels. */
export interface BoardWords {
  readonly field: string;
  readonly tabs: { readonly field: string; readonly armies: string; readonly odds: string };
  readonly toggles: {
    readonly legend: string;
    readonly enemyZones: string;
    readonly ownZones: string;
    readonly labels: string;
  };
  readonly hex: {
    /** For screen readers: a hex and what stands on it. */
    empty(at: string, terrain: TerrainCode): string;
    held(at: string, terrain: TerrainCode, unit: string): string;
    flag(points: number, owner: string | undefined): string;
    cost(points: number): string;
  };
  readonly unit: {
    /** "Pikemen of Nora, 1 of 2 knights, 3 movement" */
    described(unit: UnitType, owner: string, knights: number, movement: number): string;
    describedCaravan(owner: string, fortified: boolean): string;
    readonly fortified: string;
    readonly turned: string;
    knights(left: number): string;
    movement(left: number, most: number): string;
    fullMovement(most: number): string;
    bow(range: number): string;
    readonly horse: string;
    readonly beats: string;
    readonly losesTo: string;
    returnsIn(regroups: number): string;
    readonly returnsNever: string;
    /** A standing answer to the question whether to retreat. */
    readonly alwaysStand: string;
    readonly alwaysStandNote: string;
  };
  readonly calculator: {
    readonly title: string;
    readonly nothing: string;
    ifMelee(unit: UnitType, charge: boolean): string;
    ifShoot(unit: UnitType): string;
    readonly ifStanding: string;
    readonly lastFight: string;
    readonly card: string;
    readonly bowCard: string;
    /** Where a unit stands or fights from: "from the rocky hill", "on plain". */
    from(terrain: TerrainCode): string;
    on(terrain: TerrainCode): string;
    /** What a column alone means; of a shot only the target's losses count. */
    column(index: number, ranged: boolean): string;
    /** For screen readers: a column of the scale. */
    losses(attacker: number, defender: number): string;
    readonly was: string;
    readonly now: string;
    readonly result: string;
    mayRetreat(places: string): string;
    readonly mayLeave: string;
    readonly noRetreat: string;
    /** One of several ways to do it: "from g10, sword" */
    way(from: string, ranged: boolean): string;
    readonly ways: string;
  };
  readonly legend: {
    readonly title: string;
    cost(points: number): string;
    readonly notes: Readonly<Record<TerrainCode, string>>;
    readonly table: string;
    readonly tableNote: string;
    readonly bowTable: string;
    readonly attacker: string;
    readonly defender: string;
  };
  readonly panel: {
    readonly points: string;
    readonly regroup: string;
    pointsOf(points: number, target: number): string;
    tokensOf(left: number, most: number): string;
    readonly reserve: string;
    readonly fled: string;
    readonly lost: string;
    readonly secret: string;
  };
  readonly tray: {
    readonly choose: string;
    readonly entering: string;
    readonly reserve: string;
    left(count: number): string;
  };
  readonly recruitment: RecruitmentWords;
  readonly setup: SetupWords;
}

export interface RecruitmentWords {
  readonly title: string;
  /** After the number of points left. */
  pointsLeft(total: number): string;
  readonly armyTab: string;
  readonly mapTab: string;
  cost(points: number): string;
  more(unit: FightingType): string;
  less(unit: FightingType): string;
  chosen(count: number, most: number): string;
  readonly confirm: string;
  confirmUnspent(left: number): string;
  unspent(left: number): string;
  readonly clear: string;
  readonly suggested: string;
  /** Names of ready armies by their id in the figures; an unknown one is shown by its line. */
  readonly ready: Readonly<Record<string, string>>;
  readonly saved: string;
  readonly save: string;
  remove(line: string): string;
  readonly line: string;
  readonly lineWrong: string;
  readonly lineTooDear: string;
  readonly sealed: string;
  /** Over an army that is still being put together. */
  readonly soFar: string;
  sealedNote(names: readonly string[]): string;
}

export interface SetupWords {
  readonly random: string;
  readonly randomNote: string;
  readonly own: string;
  readonly ownNote: string;
  /** Names of the maps by their id in the figures. */
  readonly presetNames: Readonly<Record<string, string>>;
  readonly side: string;
  readonly sides: { readonly A: string; readonly B: string };
  readonly inner: string;
  readonly outer: string;
  readonly supplementary: string;
  slot(kind: 'inner' | 'outer' | 'supplementary', number: number): string;
  readonly turn: string;
  readonly code: string;
  readonly codeWrong: string;
  readonly shuffle: string;
  readonly preview: string;
  counts(plain: number, wood: number, hill: number, mountain: number): string;
}
