import type { Reason } from '@palio/kernel';

/**
 * Every reason why something cannot be done, with the rule behind it. The texts have one sentence for each;
 * the comment says what is filled in.
 */
export const REASON_RULES = {
  gameOver: 'TA-17.1',
  waitForOther: 'TA-6.5',
  waitToPlace: 'TA-4.1',
  /** The open question must be answered first. */
  answerFirst: 'TA-6.6',
  nothingAtPlacement: 'TA-4.8',
  /** It belongs to another phase of the Resolution stage. */
  otherPhase: 'TA-3.2',
  spaceTaken: 'TA-1.19',
  wrongPiece: 'TA-4.2',
  /** piece */
  noPieceLeft: 'TA-4.4',
  notOnThisSide: 'TA-1.22',
  foreignTile: 'TA-15.1',
  privateTileTaken: 'TA-4.7',
  notPrivate: 'TA-15.1',
  mustPlace: 'TA-4.3',
  regionSafe: 'TA-5.14',
  cardNotInDeck: 'TA-13.13',
  notYourPiece: 'TA-13.17',
  otherKindOfPiece: 'TA-13.17',
  noPieceThere: 'TA-13.18',
  tileGone: 'TA-8.4',
  tileOwned: 'TA-13.27',
  notFromBox: 'TA-13.26',
  notStartTile: 'TA-2.12',
  notEraOneTile: 'TA-2.17',
  notThisExtra: 'TA-2.11',
  /** price, held */
  tooFewResources: 'TA-8.2',
  /** missing */
  cannotPay: 'TA-7.3',
  noPieceForIt: 'TA-6.7',
  noTraitorInEraOne: 'TA-9.8',
  towerTooLow: 'TA-9.7',
  ownTower: 'TA-9.7',
  noTowerToDestroy: 'TA-1.17',
  eblaTrades: 'TA-7.13',
  pieceConditionUnmet: 'TA-11.8',
  templeCardsGone: 'TA-9.18',
  pileEmpty: 'TA-9.28',
  notInPile: 'TA-13.8',
  otherPile: 'TA-9.26',
  missionNotYours: 'TA-13.4',
  missionReturned: 'TA-13.5',
  /** Its window is another one. */
  notInThisWindow: 'TA-13.4',
  noBenefit: 'TA-13.7',
  hasteUsed: 'TA-4.13',
  onlyOnOwnPlacement: 'TA-4.12',
  onlyInResolution: 'TA-7.5',
  neverTraded: 'TA-7.8',
  noMarket: 'TA-7.5',
  warehouseEmpty: 'TA-7.2',
  alreadyTraded: 'TA-7.1',
  noFavours: 'TA-14.3',
  favourUsed: 'TA-14.3',
  notHeld: 'TA-7.3',
  notInCost: 'TA-14.19',
  onlyBasic: 'TA-10.11',
  noAudience: 'TA-15.2',
  alreadyChosen: 'TA-15.7',
  taxSettled: 'TA-10.14',
  lowestTower: 'TA-10.10',
  noTaxNow: 'TA-10.5',
  /** gold, held */
  notEnoughGold: 'TA-10.7',
  /** TA-10.7 for the tax; otherwise the rule that asks. */
  cannotDecline: 'TA-10.7',
} as const;

export type ReasonId = keyof typeof REASON_RULES;

export const REASONS = Object.keys(REASON_RULES) as readonly ReasonId[];

export function because(sentence: ReasonId, values?: Readonly<Record<string, string | number>>): Reason {
  const rule = REASON_RULES[sentence];
  return values === undefined ? { rule, sentence } : { rule, sentence, values };
}
