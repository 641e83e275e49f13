export { pendingBattles } from './battles.ts';
export { refuges } from './barbarians.ts';
export {
  hasTradeCentre,
  holderOf,
  isHostileTo,
  isOpenTo,
  neighboursOf,
  provincesOf,
  worldOf,
} from './control.ts';
export { attackersAt, barbarianHits, damageBy, defendersAt, fateOf, toKill, toRetreat } from './damage.ts';
export { placesForArmy, placesForFort, upgradePrice, upgrades } from './development.ts';
export type { Event, Piece, Removal, Wound } from './events.ts';
export {
  actionsForUnification,
  ARMY_LEVEL,
  barbarianValue,
  figureFiles,
  FIGURES,
  MAP_FIGURES,
  PIECES,
  SMALL_MAP_FIGURES,
  TECHNOLOGY,
  UNIT_FIGURES,
} from './figures.ts';
export { battleAt, forecastBattle } from './forecast-battle.ts';
export { warriorsAndTraders } from './game.ts';
export { incomeOf, incomeSlots, slotsToChoose, upkeepIncome } from './income.ts';
export { levelViews } from './level-views.ts';
export { mayLeave } from './leaving.ts';
export { offersLeft } from './offers.ts';
export { OPTIONS, TIME_LIMITS, worldFor } from './options.ts';
export { ascending, descending } from './order.ts';
export { breakdownOf, pointsOf, pointsOfSide } from './points.ts';
export { REASON_RULES, REASONS, type ReasonId } from './reasons.ts';
export { hasRoute, mayExchange } from './routes.ts';
export { atWar, isFriend, membersOf, seatsOf, sideOf } from './sides.ts';
export * from './state.ts';
export type * from './steps.ts';
export type * from './targets.ts';
export {
  actionPointsOf,
  bankRateOf,
  GOODS_MULTIPLIER,
  HAS,
  isMonopoly,
  leaderOn,
  levelOf,
  levelWith,
  routesAllowed,
  spacesOf,
  tokensFor,
} from './technology.ts';
export { holdsCore, nationOf, nationSize } from './unification.ts';
export {
  actionPointsLeft,
  addUnit,
  armiesOf,
  canRetreat,
  isArmyKind,
  lifeOf,
  newUnit,
  PIECES_PER_SEAT,
  reserveOf,
  strengthOf,
  unitOf,
  unitsAt,
} from './units.ts';
export { foodNeed } from './upkeep.ts';
export type * from './view-types.ts';
export { mayAskForPeace } from './war.ts';
export { provinceNamed, provinceOf, worldNamed, type World } from './world.ts';
