import type { Reason } from '@palio/kernel';

/**
 * Every reason why something cannot be done, with the rule behind it. The texts have one sentence for each;
 * the comment says what is filled in.
 */
export const REASON_RULES = {
  gameOver: 'CB-13.1',
  waitForOther: 'CB-3.6',
  /** The open question must be answered first. */
  answerFirst: 'CB-40.2',
  chooseDieFirst: 'CB-4.1',
  dieSpent: 'CB-4.3',
  diceSpent: 'CB-4.3',
  /** value */
  noSuchDie: 'CB-4.1',
  /** price, workers */
  tooFewWorkers: 'CB-4.8',
  tileGone: 'CB-2.11',
  /** The effect takes tiles of other colours. */
  wrongFamilyForEffect: 'CB-8.4',
  neverFromBlackDepot: 'CB-8.7',
  buyOnOwnTurn: 'CB-11.2',
  alreadyBought: 'CB-11.1',
  /** price, silver */
  notEnoughSilver: 'CB-11.1',
  onlyBlackDepot: 'CB-14.6',
  lastTilePromised: 'CB-31.15',
  startOnCastleSpace: 'CB-1.10',
  startOnOneOrSix: 'CB-30.5',
  tileNotStored: 'CB-6.1',
  partnersTile: 'CB-30.11',
  chooseTileFirst: 'CB-6.1',
  spaceCovered: 'CB-6.7',
  wrongColour: 'CB-6.3',
  notAdjacent: 'CB-6.4',
  sameBuilding: 'CB-8.2',
  secondInn: 'CB-23.7',
  /** number, value, price, workers */
  wrongNumber: 'CB-6.2',
  noSpaceFits: 'CB-6.3',
  noGoodsOfColour: 'CB-10.3',
  goodsNotThere: 'CB-7.3',
  /** It may be chosen, but all of them are one choice. */
  depotWithoutGoods: 'CB-7.5',
  secondDepotEmpty: 'CB-14.5',
  depotNotAdjacent: 'CB-14.5',
  shieldGone: 'CB-25.2',
  bothDiceNeeded: 'CB-25.3',
  noCastleThere: 'CB-25.5',
  onlyWithShield14: 'CB-25.29',
  onlyWithShield15: 'CB-25.30',
  rewardInBlackDepot: 'CB-31.23',
  onOwnTurn: 'CB-40.1',
  noMonastery28: 'CB-20.5',
  noSilver: 'CB-20.5',
  noShield16: 'CB-25.33',
  dieAlreadySet: 'CB-25.33',
  noShield6: 'CB-25.20',
  alreadyCopying: 'CB-25.20',
  ownDuchy: 'CB-25.20',
  mustUseDie: 'CB-10.8',
  cannotDecline: 'CB-8.14',
} as const;

export type ReasonId = keyof typeof REASON_RULES;

export const REASONS = Object.keys(REASON_RULES) as readonly ReasonId[];

export function because(sentence: ReasonId, values?: Readonly<Record<string, string | number>>): Reason {
  const rule = REASON_RULES[sentence];
  return values === undefined ? { rule, sentence } : { rule, sentence, values };
}
