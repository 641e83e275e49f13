export * from './actions.ts';
export { areaThreshold, cardsIn, markersOn, markerThreshold } from './actions-phase.ts';
export { agendaType } from './agenda-effects.ts';
export { officeHolders } from './charges.ts';
export {
  cardsOf,
  hasNobleAt,
  hasOffice,
  isDestroyed,
  isHeldBack,
  maintainedBy,
  netStrength,
  noblesAt,
  othersAt,
  tokensOn,
  troopsOf,
} from './armies.ts';
export { PRIVATE_MOTION, votesReceived } from './assembly.ts';
export {
  attackersAt,
  attackerTotal,
  attacksAt,
  defenderTotal,
  fateCards,
  permitters,
  siegeOn,
  siegeTotal,
} from './attacks.ts';
export { isYesNo, sidesOf } from './ballot.ts';
export { chairmanOrder, playersLeft, seatsInPlay, standingAnswer } from './barons.ts';
export { oddsWith } from './battle-forecast.ts';
export { compulsoryDiscards, sideOfSeat } from './battle.ts';
export {
  citiesCounted,
  citiesOf,
  citiesToWin,
  cityStrength,
  countCities,
  countKingdomCities,
  incomeOf,
  isUnrazed,
  strongholdStrength,
} from './cities.ts';
export { clone } from './clone.ts';
export { ANSWERS_TO, FREE_ACTIONS } from './deals.ts';
export { canBeAccepted } from './offers.ts';
export { fortifyCost, musterCost } from './defenses.ts';
export { receivers } from './draft.ts';
export { SCORES, TIE_BREAKS, troopsOnMap } from './end.ts';
export { colourOf, eventIdOf, faithCostOf, redirectCost } from './events-drawn.ts';
export * from './events.ts';
export { battleResultOf, FATES, fateNamed, type FateFigure } from './fate.ts';
export * from './figures.ts';
export { warriorKnights } from './game.ts';
export { hostages } from './heirs.ts';
export { amountOf, hireSurcharge, lawAgainst, roadToll } from './laws.ts';
export * from './map.ts';
export { consentsFor, movesOf } from './moves.ts';
export * from './names.ts';
export { battleOdds, meritOf, oddsBeforeDraw } from './odds.ts';
export * from './options.ts';
export { PARAMETERS_OF, type ParameterId } from './proposals.ts';
export * from './state.ts';
export * from './terms.ts';
export type * from './steps.ts';
export type * from './targets.ts';
export { chargeIncome, cityIncome } from './taxation.ts';
export * from './troops.ts';
export { prestigeDue, revoltPrice } from './upkeep.ts';
export type * from './view-types.ts';
export { wagesOf } from './wages.ts';
