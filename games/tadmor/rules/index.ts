export { gatherAmount, peaceGiftsPoints } from './anytime.ts';
export { anytimeActions } from './asides.ts';
export { ENDINGS, TIE_BREAKS, type Amounts, type Ending, type Event, type TieBreak } from './events.ts';
export {
  ACTION_FIGURES,
  figureFiles,
  MISSION_FIGURES,
  PICTURE,
  RARE_GOODS_FIGURES,
  RULINGS,
  SETUP,
  TEMPLE,
  TOWER,
} from './figures.ts';
export { tadmor } from './game.ts';
export { boxTiles, improvementPrice, tilesOnDisplay } from './improvements.ts';
export { isExempt, taxLoss, taxOf, warSuppliesPoints } from './kingdom.ts';
export { deckCards } from './marauders.ts';
export * from './mission-cards.ts';
export { cardsToDraw, missionCost, missionPoints, missionWaiver } from './missions.ts';
export * from './names.ts';
export { offersFor } from './offers.ts';
export { OPTIONS } from './options.ts';
export { payPlan } from './pay-plan.ts';
export { meetsCaravan, meetsShipyard, missionsFulfilled } from './pieces.ts';
export { copiesIn, rareGoodCost, typesIn } from './rare-goods.ts';
export { canReach } from './reach.ts';
export { REASON_RULES, REASONS, type ReasonId } from './reasons.ts';
export { canHelp } from './returning.ts';
export { finalPoints, finalTotal, isAhead, rareGoodCount, setPoints, templesWorth } from './scoring.ts';
export { SPACES, placeNamed, spacesFor, spacesIn, type Space } from './spaces.ts';
export * from './state.ts';
export type * from './steps.ts';
export { allHeld, canPay, heldOf, missingOf, type Cost } from './stores.ts';
export type * from './targets.ts';
export { buildableTemples, cardsLeft, nextPart, partCost, templePoints, templeWaiver } from './temple.ts';
export { figuresOfTile, placeOfTile, tilesOfEra, tilesWith, START_TILES, type Tile } from './tiles.ts';
export { towerCard, towerCost, traitorTargets } from './tower.ts';
export { exchangesOf, openExchanges } from './trading.ts';
export { excessOf, warehouseLimit } from './turn-end.ts';
export type * from './view-types.ts';
export { proposal, wantedBy } from './wishes.ts';
export { constructionActions, worksOf, type Works } from './works.ts';
