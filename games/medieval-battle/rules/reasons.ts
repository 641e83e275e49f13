import type { Reason } from '@palio/kernel';

/**
 * Every reason why something cannot be done, with the rule behind it. The texts have one sentence for each;
 * the comment says what is filled in.
 */
export const REASON_RULES = {
  battleOver: 'MB-17.1',
  waitForOther: 'MB-6.1',
  waitToDeploy: 'MB-5.1',
  waitForAnswer: 'MB-9.1',
  recruitFirst: 'MB-1.3',
  alreadyConfirmed: 'MB-4.9',
  /** most */
  noTokenLeft: 'MB-4.4',
  /** most */
  longbowLimit: 'MB-4.5',
  /** cost, left */
  tooExpensive: 'MB-4.2',
  deployFirst: 'MB-5.1',
  chooseUnitToDeploy: 'MB-5.6',
  noneLeftToDeploy: 'MB-5.6',
  noHexToDeploy: 'MB-5.8',
  hexTaken: 'MB-1.5',
  cavalryOnMountain: 'MB-3.3',
  caravanOffPlain: 'MB-3.4',
  /** distance, needed */
  nearFlag: 'MB-5.3',
  /** distance, needed */
  nearEnemyCaravan: 'MB-5.4',
  notYourUnit: 'MB-6.2',
  unitRemoved: 'MB-11.11',
  inReserve: 'MB-5.10',
  /** regroups; -1 if never */
  offBoard: 'MB-10.5',
  caravanTurned: 'MB-15.3',
  noMovement: 'MB-7.2',
  nothingToDo: 'MB-6.4',
  chooseUnitFirst: 'MB-6.5',
  oneUnitPerTurn: 'MB-6.5',
  noTimeToken: 'MB-14.1',
  unitIsActing: 'MB-6.2',
  notMovedYet: 'MB-6.4',
  mustGoOn: 'MB-7.8',
  alreadyThere: 'MB-6.4',
  haltedByZone: 'MB-8.5',
  mergeWhenHalted: 'MB-8.8',
  /** needed, left */
  tooFewMovement: 'MB-7.4',
  zoneInTheWay: 'MB-8.5',
  noWay: 'MB-7.3',
  crossingWithoutMovement: 'MB-7.7',
  crossingInZone: 'MB-7.7',
  /** needed, left */
  crossingTooDear: 'MB-7.6',
  /** needed, left */
  cannotStopThere: 'MB-7.8',
  crossingLeadsNowhere: 'MB-7.8',
  mergeNeedsDamaged: 'MB-13.1',
  enemyTooFar: 'MB-7.5',
  caravanNeverAttacks: 'MB-15.4',
  attackOnBarredTerrain: 'MB-11.15',
  /** needed, left */
  attackTooDear: 'MB-7.12',
  onlyThoseInControl: 'MB-8.6',
  noMeleeFirst: 'MB-8.11',
  noMeleeAfterShift: 'MB-8.10',
  /** needed, left */
  shotTooDear: 'MB-7.11',
  /** range */
  outOfRange: 'MB-12.1',
  sightBlocked: 'MB-12.9',
  noShotAtCaravan: 'MB-15.7',
  dismountOff: 'MB-18.1',
  notCavalry: 'MB-18.1',
  dismountAfterAttack: 'MB-18.5',
  noFootToken: 'MB-18.8',
  answerFirst: 'MB-9.1',
  retreatOneStep: 'MB-9.3',
  retreatIntoZone: 'MB-9.3',
  /** needed, left */
  retreatTooDear: 'MB-9.2',
  finishRegroup: 'MB-14.8',
  noCaravan: 'MB-10.11',
  notBesideCaravan: 'MB-14.7',
  noEntryHex: 'MB-10.10',
  alreadyOnBoard: 'MB-14.8',
  notBackYet: 'MB-14.6',
  sameAsOther: 'MB-14.8',
  chooseUnitToEnter: 'MB-14.8',
} as const;

export type ReasonId = keyof typeof REASON_RULES;

export const REASONS = Object.keys(REASON_RULES) as readonly ReasonId[];

export function because(sentence: ReasonId, values?: Readonly<Record<string, string | number>>): Reason {
  const rule = REASON_RULES[sentence];
  return values === undefined ? { rule, sentence } : { rule, sentence, values };
}
