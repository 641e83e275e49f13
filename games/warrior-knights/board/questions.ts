import type { StepKind } from '../rules/steps.ts';

/** Questions that are answered among the own armies and their Troop cards. */
const IN_ARMIES: ReadonlySet<StepKind> = new Set<StepKind>([
  'assignStartingTroops',
  'pickNobleToPlace',
  'takeTroops',
  'chooseDeserter',
  'chooseDiscards',
  'eventArmy',
  'muster',
  'returnMercenary',
  'assignTroops',
  'upkeepTransfer',
  'redistribute',
]);

/** Questions of the mercenary table. */
const AT_TABLE: ReadonlySet<StepKind> = new Set<StepKind>(['draftSpot', 'hire']);

/** Questions whose answers lead to fights, or need the leave of others. */
const OF_MARCHING: ReadonlySet<StepKind> = new Set<StepKind>([
  'mobilizeRegion',
  'moveNoble',
  'battleRegion',
  'battleTarget',
]);

export const isInArmies = (kind: StepKind | undefined): boolean => kind !== undefined && IN_ARMIES.has(kind);
export const isAtTable = (kind: StepKind | undefined): boolean => kind !== undefined && AT_TABLE.has(kind);
export const isOfMarching = (kind: StepKind | undefined): boolean =>
  kind !== undefined && OF_MARCHING.has(kind);
