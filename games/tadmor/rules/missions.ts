import { next, type Chance, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { destroy, take, takePart } from './actions.ts';
import { settleGains } from './anytime.ts';
import type { Event } from './events.ts';
import { bitOf, countOf, figuresOfMission, listOf, type Mission } from './mission-cards.ts';
import { missionId, RESOURCES } from './names.ts';
import { playerOf, owns, type Player, type State } from './state.ts';
import type { Actions, Steps } from './steps.ts';
import { gain, score, type Cost } from './stores.ts';
import { addPart, buildableTemples } from './temple.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';
import { destroyTargets, lowerTower } from './tower.ts';

const ENVOY_TILES = tilesWith('ppPerMission');
const [DISCOUNT_TILE] = tilesWith('missionDiscount');

export const missionCost = (mission: Mission): Cost => figuresOfMission(mission).cost;

/** TA-14.16 How many resources of a mission need not be paid. */
export const missionWaiver = (player: Player): number =>
  owns(player, DISCOUNT_TILE!) ? (figuresOfTile(DISCOUNT_TILE!).count ?? 0) : 0;

/** TA-9.31 Cards that could be drawn, the discards included. */
export const cardsToDraw = (state: State): number => countOf(state.deck) + countOf(state.discards);

function drawOne(state: State, chance: Chance): Mission {
  let skip = chance.below(countOf(state.deck));
  let bits = state.deck;
  while (skip-- > 0) bits &= bits - 1;
  const mission = 32 - Math.clz32(bits & -bits);
  state.deck &= ~bitOf(mission);
  return mission;
}

/** TA-9.31 The deck has no order that anybody knows, so a card is drawn from all of it. */
export function drawMissions(
  state: State,
  seat: Seat,
  count: number,
  { chance, tell }: Context<Event>,
): void {
  const player = playerOf(state, seat);
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (state.deck === 0) {
      if (state.discards === 0) break;
      tell?.({ type: 'missionsShuffled', count: countOf(state.discards) });
      state.deck = state.discards;
      state.discards = 0;
      state.reshuffled = [...(state.reshuffled ?? []), state.deck];
    }
    const mission = drawOne(state, chance);
    player.hand |= bitOf(mission);
    tell?.({ type: 'missionSeen', seat, mission: missionId(mission) }, [seat]);
  }
  if (drawn > 0) tell?.({ type: 'missionsDrawn', seat, count: drawn });
}

/** TA-9.29 The card is shown before it is paid, so that nothing in the open names a card of a hand. */
export function layFulfilled(state: State, seat: Seat, mission: Mission, context: Context<Event>): void {
  const player = playerOf(state, seat);
  player.hand &= ~bitOf(mission);
  player.fulfilled |= bitOf(mission);
  context.revealed();
}

/** TA-13.5 It turns face down for good. */
export function turnDown(state: State, seat: Seat, mission: Mission, { tell }: Context<Event>): void {
  const player = playerOf(state, seat);
  player.fulfilled &= ~bitOf(mission);
  player.returned |= bitOf(mission);
  tell?.({ type: 'missionReturned', seat, mission: missionId(mission) });
}

/** TA-7.10, TA-13.29 */
export function discardMission(state: State, seat: Seat, mission: Mission, context: Context<Event>): void {
  playerOf(state, seat).hand &= ~bitOf(mission);
  state.discards |= bitOf(mission);
  context.revealed();
  context.tell?.({ type: 'missionDiscarded', seat, mission: missionId(mission) });
  next(state, { kind: 'takeResources', seat, left: 1 });
}

/** TA-13.3, TA-13.4 What the missions score at the end: half if returned. */
export function missionPoints(player: Player): number {
  let points = 0;
  for (const mission of listOf(player.fulfilled)) points += figuresOfMission(mission).points;
  for (const mission of listOf(player.returned)) points += figuresOfMission(mission).points / 2;
  return points;
}

type Kinds = 'fulfilled' | 'freePart' | 'destroy' | 'takeResources';

export const missionRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, Exclude<Kinds, 'fulfilled'>>,
  Event
> = {
  /** TA-14.2, TA-14.15 It is paid for. */
  fulfilled(state, { seat, mission }, context) {
    context.tell?.({ type: 'missionFulfilled', seat, mission });
    const player = playerOf(state, seat);
    for (const tile of ENVOY_TILES)
      if (owns(player, tile)) score(state, seat, figuresOfTile(tile).points ?? 0, 'improvements', context);
    settleGains(state, seat, context);
  },
  /** TA-13.9 Asked only with two unfinished temples. */
  freePart: {
    choices: (state, { seat }) => buildableTemples(state, seat).map(takePart),
    choose: (state, { seat }, { temple }, context) => addPart(state, seat, temple, true, context),
  },
  /** TA-13.23 */
  destroy: {
    choices: (state, { seat }) => destroyTargets(state, seat).map(destroy),
    choose: (state, { seat }, { target }, context) => destroyLevels(state, seat, target, context),
  },
  /** TA-13.21, TA-7.10 One resource at a time, any kind. */
  takeResources: {
    choices: () => RESOURCES.map((_, resource) => take(resource)),
    choose(state, { seat, left }, { resource }, context) {
      gain(state, seat, RESOURCES.indexOf(resource), 1, 'mission', context);
      if (left > 1) next(state, { kind: 'takeResources', seat, left: left - 1 });
    },
  },
};

const DESTROYER = 20;

export function destroyLevels(state: State, seat: Seat, target: Seat, context: Context<Event>): void {
  const levels = figuresOfMission(DESTROYER).count ?? 0;
  lowerTower(state, target, levels, { by: 'destroyed', actor: seat }, context);
}
