import { next, topStep, type Asides, type Context, type Seat } from '@palio/kernel';
import { buyResource, discardMission, gather, returnMission } from './actions.ts';
import { gatherAt } from './anytime.ts';
import type { Event } from './events.ts';
import { listOf, RETURNED_AT } from './mission-cards.ts';
import { discardMission as layOnDiscards } from './missions.ts';
import { numberOf, RESOURCES, isBasic, type ResourceId } from './names.ts';
import { mayBuyResource } from './reach.ts';
import { couldReturn, giveBack, returnable } from './returning.ts';
import { GATHER_SPACES, placeNamed } from './spaces.ts';
import { isLastTurn, playerOf, standsOn, type State } from './state.ts';
import type { Action, AnytimeAction, TadmorStep } from './steps.ts';
import { gain, score } from './stores.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';
import { addTrades, canTrade, carryOutTrade } from './trading.ts';

const [FAVOURS] = tilesWith('ppTrade');
const PRICES = figuresOfTile(FAVOURS!);

/** TA-6.6 The own windows of the Resolution stage, and what looks at them again after an anytime action. */
function againOf(step: TadmorStep): TadmorStep | undefined {
  switch (step.kind) {
    case 'acquire':
      return { kind: 'acquireSpace', space: step.space };
    case 'improvementMissions':
      return { kind: 'improvementWindow', seat: step.seat };
    case 'construction':
      return { kind: 'constructionBlock', seat: step.seat, after: step.after };
    case 'buildTower':
      return { kind: 'continueTower', seat: step.seat, by: step.by, pair: step.pair };
    case 'tax':
      return { kind: 'taxman', seat: step.seat };
    case 'closing':
      return { kind: 'closingWindow', seat: step.seat };
    default:
      return undefined;
  }
}

/** TA-6.6 Anytime actions are taken in these, the own windows of a player. */
export const isWindow = (kind: TadmorStep['kind']): boolean =>
  kind === 'construction' ||
  kind === 'closing' ||
  kind === 'buildTower' ||
  kind === 'tax' ||
  kind === 'acquire' ||
  kind === 'improvementMissions';

function addReturns(state: State, seat: Seat, actions: AnytimeAction[]): void {
  for (const mission of returnable(state, seat)) actions.push(returnMission(mission));
}

/** TA-6.6 */
export function anytimeActions(state: State, seat: Seat): AnytimeAction[] {
  const step = topStep(state);
  const actions: AnytimeAction[] = [];
  if (step === undefined || !('seat' in step) || step.seat !== seat) return actions;
  if (step.kind === 'place') {
    if (playerOf(state, seat).fulfilled !== 0) addReturns(state, seat, actions);
    return actions;
  }
  if (!isWindow(step.kind)) return actions;
  const player = playerOf(state, seat);
  if (step.kind === 'acquire' || step.kind === 'improvementMissions')
    for (const place of GATHER_SPACES) if (standsOn(state, seat, place)) actions.push(gather(place));
  addTrades(state, seat, actions);
  for (let resource = 0; resource < RESOURCES.length; resource++)
    if (mayBuyResource(player, resource)) actions.push(buyResource(resource));
  for (const mission of listOf(player.hand)) actions.push(discardMission(mission));
  if (player.fulfilled !== 0) addReturns(state, seat, actions);
  return actions;
}

/**
 * Whether the closing window has anything to offer to somebody who has not renounced it. It follows from what
 * everybody knows; after the last turn nothing is worth it.
 */
export function hasClosing(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (isLastTurn(state) || player.hasEndedTurn) return false;
  return (
    player.hand !== 0 ||
    canTrade(state, seat) ||
    RESOURCES.some((_, resource) => mayBuyResource(player, resource)) ||
    couldReturn(state, seat, RETURNED_AT.resolution)
  );
}

/** TA-14.3 */
function buyWithPrestige(state: State, seat: Seat, id: ResourceId, context: Context<Event>): void {
  const player = playerOf(state, seat);
  const resource = RESOURCES.indexOf(id);
  const { basicPrice = 0, advancedPrice = 0 } = PRICES;
  if (isBasic(resource)) player.boughtBasic = true;
  else player.boughtAdvanced = true;
  score(state, seat, isBasic(resource) ? -basicPrice : -advancedPrice, 'purchases', context);
  gain(state, seat, resource, 1, 'favour', context);
}

/** What is asked is looked at again: it may have become possible, or pointless. */
function lookAgain(state: State): void {
  const again = againOf(topStep(state)!);
  if (again === undefined) return;
  state.stack.pop();
  next(state, again);
}

export const anytimeAsides: Asides<State, Action, Event> = {
  types: ['gather', 'trade', 'discardMission', 'returnMission', 'buyResource'],
  choices: anytimeActions,
  choose(state, seat, action, context) {
    lookAgain(state);
    if (action.type === 'gather') gatherAt(state, placeNamed(action.space), context);
    else if (action.type === 'trade') carryOutTrade(state, seat, action, context);
    else if (action.type === 'discardMission') layOnDiscards(state, seat, numberOf(action.mission), context);
    else if (action.type === 'returnMission') giveBack(state, seat, numberOf(action.mission), context);
    else if (action.type === 'buyResource') buyWithPrestige(state, seat, action.resource, context);
  },
};
