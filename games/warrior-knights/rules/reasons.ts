import type { Reason } from '@palio/kernel';

/**
 * Every reason why something cannot be done, with the rule behind it. The texts have one sentence for each;
 * the comment says what is filled in.
 */
export const REASON_RULES = {
  gameOver: 'WK-18.5',
  waitForOther: 'WK-5.2',
  /** The open question must be answered first. */
  answerFirst: 'WK-5.2',
  notYours: 'WK-1.1',
  eliminated: 'WK-21.18',
  /** Setup */
  kingdomOnly: 'WK-2.17',
  cityThere: 'WK-2.14',
  strongholdThere: 'WK-2.14',
  outerRegion: 'WK-2.15',
  otherNobleThere: 'WK-2.17',
  noTroops: 'WK-2.18',
  /** Planning */
  cardNotInHand: 'WK-4.4',
  stackFull: 'WK-4.3',
  stackInTurn: 'WK-4.2',
  wrongArea: 'WK-5.5',
  mobilizeArea: 'WK-5.6',
  spotTaken: 'WK-6.3',
  spotForMorePlayers: 'WK-6.15',
  /** price, crowns */
  notEnoughCrowns: 'WK-6.11',
  /** Movement */
  offMap: 'WK-1.7',
  atSea: 'WK-11.11',
  exhausted: 'WK-11.18',
  alreadyMoved: 'WK-6.7',
  besiegedInside: 'WK-14.9',
  otherRegionNamed: 'WK-6.8',
  mountains: 'WK-11.2',
  river: 'WK-11.2',
  bridgeFlooded: 'WK-23.30',
  tooFar: 'WK-11.1',
  notOnRoad: 'WK-11.3',
  noPort: 'WK-11.8',
  storms: 'WK-23.24',
  passageRefused: 'WK-11.5',
  cannotGive: 'WK-11.13',
  allWithTokens: 'WK-11.15',
  foreignTroops: 'WK-11.17',
  movedOnce: 'WK-16.16',
  /** Battle */
  noAttacker: 'WK-12.1',
  nobodyToAttack: 'WK-12.1',
  insideCity: 'WK-12.3',
  ownCity: 'WK-12.4',
  attackRefused: 'WK-13.1',
  cityRazed: 'WK-17.8',
  siegeTooWeak: 'WK-14.1',
  siegeThisRound: 'WK-14.5',
  siegeByOther: 'WK-14.14',
  notTakingPart: 'WK-12.9',
  /** cards */
  discardFirst: 'WK-12.12',
  armyDestroyed: 'WK-12.19',
  wallsGone: 'WK-13.7',
  retreatBlocked: 'WK-16.2',
  /** Neutral cards */
  /** faith */
  notEnoughFaith: 'WK-7.2',
  greenIsForOthers: 'WK-7.3',
  notCancellable: 'WK-7.6',
  expeditionUnderWay: 'WK-7.13',
  /** most */
  investTooMuch: 'WK-7.14',
  besieged: 'WK-7.28',
  alreadyFortified: 'WK-7.27',
  notControlled: 'WK-7.25',
  nothingToRepair: 'WK-7.26',
  /** Wages and Draft */
  regularsFirst: 'WK-8.8',
  notOnOffer: 'WK-10.1',
  tooDear: 'WK-10.2',
  cannotReceive: 'WK-10.6',
  /** Assembly */
  notAttending: 'WK-9.1',
  /** votes */
  tooManyVotes: 'WK-9.9',
  notOnAgenda: 'WK-9.6',
  notACandidate: 'WK-9.14',
  nobleGone: 'WK-9.21',
  mustDecide: 'WK-9.12',
  /** Upkeep */
  noReturnThere: 'WK-16.19',
  mustReturn: 'WK-16.19',
  /** Negotiation */
  neverGiven: 'WK-19.2',
  /** offers */
  offersUsed: 'WK-19.6',
  offerOpen: 'WK-19.6',
  optionOff: 'WK-21.8',
  noMiracle: 'WK-21.25',
  mustAnswer: 'WK-5.4',
} as const;

export type ReasonId = keyof typeof REASON_RULES;

export const REASONS = Object.keys(REASON_RULES) as readonly ReasonId[];

/** A sentence that several rules share is given the rule that forbids it here. */
export function because(
  sentence: ReasonId,
  values?: Readonly<Record<string, string | number>>,
  rule: string = REASON_RULES[sentence],
): Reason {
  return values === undefined ? { rule, sentence } : { rule, sentence, values };
}
