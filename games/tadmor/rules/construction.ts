import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { DONE, END_TURN } from './actions.ts';
import { gatherRest, settleGains } from './anytime.ts';
import { hasClosing } from './asides.ts';
import type { Event } from './events.ts';
import { RULINGS } from './figures.ts';
import { RETURNED_AT } from './mission-cards.ts';
import { drawMissions, layFulfilled, missionCost, missionWaiver } from './missions.ts';
import { COLOURS, numberOf, type Place, type PlaceId } from './names.ts';
import { returnPiece } from './pieces.ts';
import { PRESTIGE_PRICE, rareGoodCost, takeRareGood } from './rare-goods.ts';
import { canReach } from './reach.ts';
import { couldReturn } from './returning.ts';
import {
  CONSTRUCTION_PLACES,
  isPrivate,
  placeNamed,
  PRIVATE_TEMPLE,
  PRIVATE_WORKS,
  SPACES,
} from './spaces.ts';
import { playerOf, standsOn, turnOrder, type State } from './state.ts';
import type { ConstructionAction, Actions, Steps, TadmorStep } from './steps.ts';
import { pay, score } from './stores.ts';
import { addPart, nextPart, partCost, templeWaiver } from './temple.ts';
import { figuresOfTile } from './tiles.ts';
import { buildUnit, lowerTower, towerCost, traitorLevels } from './tower.ts';
import { payWaived } from './waiving.ts';
import { constructionActions, goesOn, outlookOf, worksOf } from './works.ts';

const SITE_TILE = 37;
const SITE_POINTS = figuresOfTile(SITE_TILE).points ?? 0;

function blockOf(seat: Seat | undefined, after: readonly Seat[]): TadmorStep[] {
  return seat === undefined ? [] : [{ kind: 'constructionBlock', seat, after }];
}

/** TA-6.7, TA-9.32 The whole block of one player, or one action at a time round the table. */
function blockAfterAction(seat: Seat, after: readonly Seat[]): TadmorStep[] {
  if (RULINGS.constructionOrder === 'blockPerPlayer') return blockOf(seat, after);
  const [following, ...rest] = [...after, seat];
  return blockOf(following, rest);
}

/** TA-9.7 */
function betray(state: State, seat: Seat, target: Seat, context: Context<Event>): void {
  lowerTower(state, target, traitorLevels(state), { by: 'traitor', actor: seat }, context);
}

function buyRareGood(
  state: State,
  seat: Seat,
  { colour: id, prestige }: ConstructionAction & { type: 'rareGood' },
  context: Context<Event>,
): void {
  const player = playerOf(state, seat);
  const colour = COLOURS.indexOf(id);
  if (prestige) {
    player.paidWithPrestige = true;
    score(state, seat, -PRESTIGE_PRICE, 'purchases', context);
  } else pay(state, seat, rareGoodCost(player, colour), 'rareGood', context);
  takeRareGood(state, seat, colour, 'action', context);
}

/** TA-6.1 The piece goes home, unless a tower goes on growing. Then the action is carried out. */
function carryOut(state: State, seat: Seat, action: ConstructionAction, context: Context<Event>): void {
  const player = playerOf(state, seat);
  const place = placeNamed(action.by);
  switch (action.type) {
    case 'tower':
      buildUnit(state, seat, action.pair, context);
      settleGains(state, seat, context);
      return next(state, { kind: 'continueTower', seat, by: action.by, pair: action.pair });
    case 'traitor':
      returnPiece(state, place, context);
      return betray(state, seat, action.target, context);
    case 'temple': {
      const cost = partCost(nextPart(player, action.temple));
      next(state, { kind: 'buildPart', seat, by: action.by, temple: action.temple });
      returnPiece(state, place, context);
      return payWaived(state, seat, cost, templeWaiver(player), 'temple', context);
    }
    case 'rareGood':
      returnPiece(state, place, context);
      return buyRareGood(state, seat, action, context);
    case 'draw':
      returnPiece(state, place, context);
      return drawMissions(state, seat, 1, context);
    case 'fulfil': {
      const mission = numberOf(action.mission);
      next(state, { kind: 'fulfilled', seat, mission: action.mission, by: action.by });
      layFulfilled(state, seat, mission, context);
      returnPiece(state, place, context);
      return payWaived(state, seat, missionCost(mission), missionWaiver(player), 'mission', context);
    }
  }
}

/** TA-9.19, TA-15.4 */
const drawsMission = (place: Place): boolean =>
  isPrivate(place)
    ? place === PRIVATE_WORKS && RULINGS.privateWorksDrawMission
    : SPACES[place]!.action === 'templeAndMission';

/** TA-6.7 What was not resolved is lost; only the piece at Ebla can still be a market (TA-6.2). */
function endBlock(state: State, seat: Seat, after: readonly Seat[], context: Context<Event>): void {
  for (const place of CONSTRUCTION_PLACES)
    if (standsOn(state, seat, place)) returnPiece(state, place, context);
  const [following, ...rest] = after;
  next(state, ...blockOf(following, rest));
}

/** Whether the block has anything to ask; a card that can only be drawn is drawn. */
function continueBlock(state: State, seat: Seat, after: readonly Seat[], context: Context<Event>): void {
  if (playerOf(state, seat).hasEndedTurn) return endBlock(state, seat, after, context);
  const canReturn = couldReturn(state, seat, RETURNED_AT.construction);
  const outlook = outlookOf(state, seat);
  if (outlook === 'choice' || canReturn) return next(state, { kind: 'construction', seat, after });
  if (outlook === 'drawOnly') {
    next(state, ...blockAfterAction(seat, after));
    returnPiece(state, worksOf(state, seat).mission, context);
    return drawMissions(state, seat, 1, context);
  }
  endBlock(state, seat, after, context);
}

const canBuildMore = (state: State, seat: Seat, pair: boolean): boolean =>
  canReach(state, seat, towerCost(playerOf(state, seat), pair));

function finishTower(state: State, seat: Seat, by: PlaceId, context: Context<Event>): void {
  const place = placeNamed(by);
  if (standsOn(state, seat, place)) returnPiece(state, place, context);
}

type Kinds =
  | ('constructionPhase' | 'constructionBlock' | 'construction')
  | ('continueTower' | 'buildTower' | 'buildPart');

export const constructionRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'construction' | 'buildTower'>,
  Event
> = {
  /** TA-6.5, TA-9.32 In turn order. */
  constructionPhase(state, _step, context) {
    const order = turnOrder(state);
    for (const seat of order) gatherRest(state, seat, context);
    const [seat, ...after] = order;
    next(state, ...blockOf(seat, after));
  },
  constructionBlock: (state, { seat, after }, context) => continueBlock(state, seat, after, context),
  /** TA-6.3 In any order the player likes. TA-6.7 What is left over when the block ends is lost. */
  construction: {
    choices(state, { seat }) {
      const actions: Actions['construction'][] = constructionActions(state, seat);
      actions.push(DONE);
      // Where nothing is asked later, being done with the block is being done with the turn.
      if (hasClosing(state, seat)) actions.push(END_TURN);
      return actions;
    },
    choose(state, { seat, after }, action, context) {
      if (action.type === 'endTurn') playerOf(state, seat).hasEndedTurn = true;
      if (action.type === 'done' || action.type === 'endTurn') return endBlock(state, seat, after, context);
      next(state, ...blockAfterAction(seat, after));
      carryOut(state, seat, action, context);
    },
  },
  /** TA-9.1, TA-9.2 As long as another level, or pair, could be paid. */
  continueTower(state, { seat, by, pair }, context) {
    if (canBuildMore(state, seat, pair)) next(state, { kind: 'buildTower', seat, by, pair });
    else finishTower(state, seat, by, context);
  },
  /** TA-6.3 Whatever else the pieces can do ends the building. */
  buildTower: {
    choices: (state, step) => [
      ...constructionActions(state, step.seat).filter(action => goesOn(action, step)),
      DONE,
      END_TURN,
    ],
    choose(state, { seat, by, pair }, action, context) {
      if (action.type === 'tower' && action.by === by) {
        next(state, { kind: 'continueTower', seat, by, pair });
        buildUnit(state, seat, pair, context);
        return settleGains(state, seat, context);
      }
      finishTower(state, seat, by, context);
      if (action.type === 'endTurn') playerOf(state, seat).hasEndedTurn = true;
      else if (action.type !== 'done') carryOut(state, seat, action, context);
    },
  },
  /** TA-9.11, TA-9.19, TA-14.24 */
  buildPart(state, { seat, by, temple }, context) {
    const place = placeNamed(by);
    if (place === PRIVATE_TEMPLE) score(state, seat, SITE_POINTS, 'improvements', context);
    addPart(state, seat, temple, false, context);
    if (drawsMission(place)) drawMissions(state, seat, 1, context);
  },
};
