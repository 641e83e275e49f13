import type { Reason } from '@palio/kernel';

/**
 * Every reason why something cannot be done, with the rule behind it. The texts have one sentence for each;
 * the comment says what is filled in.
 */
export const REASON_RULES = {
  gameOver: 'WT-17.13',
  waitForOther: 'WT-4.5',
  /** The open question must be answered first. */
  answerFirst: 'WT-4.2',
  /** phase: the phase in which it can be done */
  wrongPhase: 'WT-4.1',
  actionsOver: 'WT-4.2',
  playerGone: 'WT-19.8',
  nationTaken: 'WT-3.3',
  nationNotHere: 'WT-3.5',
  notEnoughFood: 'WT-5.5',
  noTradeCentre: 'WT-6.1',
  partnerNoTradeCentre: 'WT-6.21',
  /** rate */
  bankRate: 'WT-6.6',
  monopolyBank: 'WT-6.23',
  monopolyPlayers: 'WT-6.24',
  /** price, gold */
  vpTooDear: 'WT-6.9',
  noRoute: 'WT-6.12',
  noRouteLeft: 'WT-6.13',
  routeExists: 'WT-6.18',
  noOffersLeft: 'WT-6.36',
  offerRepeated: 'WT-6.36',
  offerEmpty: 'WT-6.33',
  noCounterToCounter: 'WT-6.34',
  noCommandsLeft: 'WT-6.37',
  hasPassed: 'WT-6.32',
  notAtWar: 'WT-15.3',
  peaceAlreadyAsked: 'WT-15.9',
  noPeaceNow: 'WT-15.9',
  trackFull: 'WT-7.9',
  /** needed: Military level */
  militaryTooLow: 'WT-7.11',
  /** missing resources: food, goods, weapons, gold */
  tooDear: 'WT-7.8',
  noPieceLeft: 'WT-2.2',
  noPlaceForArmy: 'WT-7.12',
  notYourProvince: 'WT-7.12',
  needsMasonry: 'WT-7.16',
  noPlaceForFort: 'WT-7.16',
  fortNotYourProvince: 'WT-7.16',
  twoForts: 'WT-7.17',
  fortInAllysProvince: 'WT-20.6',
  needsReinforce: 'WT-7.18',
  /** needed, goods */
  upgradeTooDear: 'WT-7.19',
  upgradeOnlyUp: 'WT-7.19',
  foreignArmy: 'WT-7.22',
  warOnAlly: 'WT-20.10',
  warOnSelf: 'WT-7.23',
  onlyDeclareWar: 'WT-7.28',
  onlySecondArmy: 'WT-7.14',
  noSuchExtra: 'WT-7.29',
  /** price, gold */
  extraTooDear: 'WT-7.27',
  shiftEmpty: 'WT-7.25',
  shiftFull: 'WT-7.25',
  alreadyUnified: 'WT-9.11',
  /** missing: number of provinces */
  coreMissing: 'WT-9.10',
  notYourUnit: 'WT-10.1',
  fortsNeverMove: 'WT-13.5',
  princessesLater: 'WT-13.1',
  armiesNotNow: 'WT-10.1',
  /** A province alone says nothing: who is to go there? */
  chooseArmy: 'WT-10.12',
  choosePrincess: 'WT-13.1',
  princessMoved: 'WT-13.1',
  princessNeverAttacks: 'WT-13.3',
  notAdjacent: 'WT-10.4',
  outOfPlay: 'WT-18.5',
  noActionPoints: 'WT-10.2',
  exhausted: 'WT-10.17',
  restsAfterUnification: 'WT-9.15',
  engaged: 'WT-10.9',
  needsBattlePoint: 'WT-10.6',
  noWar: 'WT-10.10',
  noBattleThere: 'WT-11.1',
  fortsShieldPrincesses: 'WT-11.10',
  notInBattle: 'WT-11.8',
  alreadyDead: 'WT-11.8',
  retreatOnlyToOpen: 'WT-12.2',
  withdrawOnlyToOpen: 'WT-11.18',
  barbariansGoElsewhere: 'WT-14.9',
  barbariansNotAdjacent: 'WT-14.8',
  barbariansNotToPlayers: 'WT-14.14',
  mustFightOn: 'WT-11.1',
} as const;

export type ReasonId = keyof typeof REASON_RULES;

export const REASONS = Object.keys(REASON_RULES) as readonly ReasonId[];

export function because(sentence: ReasonId, values?: Readonly<Record<string, string | number>>): Reason {
  const rule = REASON_RULES[sentence];
  return values === undefined ? { rule, sentence } : { rule, sentence, values };
}
