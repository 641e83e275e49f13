export {
  areaAt,
  areaPoints,
  colourPoints,
  completesColour,
  countedSize,
  isColourCovered,
  isCovered,
  phasePoints,
  pointsOfSize,
} from './areas.ts';
export { BASE_DUCHIES, boardNamed, BOARDS, BORDER_DUCHIES, type Area, type Board } from './boards.ts';
export { BLACK_DEPOT, depotOf, goodsIn } from './depots.ts';
export { priceOf, stepsBetween } from './dice.ts';
export { dieActions, sellingPrice, takingPrice, workersTaken, type WorkersTaken } from './die-action.ts';
export { emptySpaces, finalScore, pointsOf, SCORES, TIE_BREAKS, type FinalScore } from './end.ts';
export { ENDINGS, type Declined, type Ending, type Event } from './events.ts';
export {
  figureFiles,
  MAIN_BOARD,
  MONASTERY_FIGURES,
  ROUTE_FIGURES,
  SCORING,
  SETUP,
  SHIELD_FIGURES,
  valuesFor,
} from './figures.ts';
export { forecastPlacement } from './forecast.ts';
export { freeMoves } from './free-moves.ts';
export { castlesOfBurgundy } from './game.ts';
export { livestockPoints } from './livestock.ts';
export { among, hasMonastery, monasteriesOf, pointsOfMonastery } from './monasteries.ts';
export * from './names.ts';
export { DUCHY_CHOICES, duchiesIn, OPTIONS, type DuchyChoice } from './options.ts';
export { completionBy, type Completion } from './place.ts';
export { canBePlaced, placesFor, placingPrice, spacesFor, wouldFit } from './placing.ts';
export { saleOf, type Sale } from './sale.ts';
export { castlesIn, shieldPrice } from './shields.ts';
export { cargoFor, nextTo, type Cargo } from './ship.ts';
export * from './state.ts';
export { ITEMS } from './steps.ts';
export type * from './steps.ts';
export { tilesOn } from './storage.ts';
export type * from './targets.ts';
export * from './tiles.ts';
export { nextRouteSpace, routeSpaces, type RouteSpace } from './trade-routes.ts';
export type * from './view-types.ts';
