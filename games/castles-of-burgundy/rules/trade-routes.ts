import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { BUILDING_EFFECTS } from './buildings.ts';
import { grantAction } from './effects.ts';
import type { Event } from './events.ts';
import { ROUTE_FIGURES } from './figures.ts';
import type { Goods, RewardId } from './names.ts';
import { playerOf, type Player, type State } from './state.ts';
import type { Steps } from './steps.ts';
import { goodsNamed } from './tiles.ts';

const SPACES_PER_TILE = 3;

export interface RouteSpace {
  readonly goods: Goods;
  readonly reward: RewardId;
}

const ROUTE_TILES: readonly (readonly RouteSpace[])[] = ROUTE_FIGURES.tiles.map(({ spaces }) =>
  spaces.map(({ goods, reward }) => ({ goods: goodsNamed(goods), reward })),
);

/** CB-24.2 The space of the route that is filled next, if there is one left. */
export function nextRouteSpace(player: Player): RouteSpace | undefined {
  const space = player.laid.length;
  const tile = player.route[Math.floor(space / SPACES_PER_TILE)];
  return tile === undefined ? undefined : ROUTE_TILES[tile]?.[space % SPACES_PER_TILE];
}

/** All spaces of the route from left to right. */
export const routeSpaces = (player: Player): RouteSpace[] => player.route.flatMap(tile => ROUTE_TILES[tile]!);

type Reward = (state: State, seat: Seat, context: Context<Event>) => void;

/** CB-24.11 Every reward is the effect of a building or of a castle. */
const REWARDS: Readonly<Record<RewardId, Reward>> = {
  takeBuilding: (state, seat, context) =>
    BUILDING_EFFECTS.carpentersWorkshop(state, seat, context, 'tradeRoutes'),
  takeMineMonasteryCastle: (state, seat, context) =>
    BUILDING_EFFECTS.church(state, seat, context, 'tradeRoutes'),
  takeShipLivestock: (state, seat, context) => BUILDING_EFFECTS.market(state, seat, context, 'tradeRoutes'),
  workers4: (state, seat, context) => BUILDING_EFFECTS.boardingHouse(state, seat, context, 'tradeRoutes'),
  silver2: (state, seat, context) => BUILDING_EFFECTS.bank(state, seat, context, 'tradeRoutes'),
  vp4: (state, seat, context) => BUILDING_EFFECTS.watchtower(state, seat, context, 'tradeRoutes'),
  sellGoods: (state, seat, context) => BUILDING_EFFECTS.warehouse(state, seat, context, 'tradeRoutes'),
  placeTile: (state, seat, context) => BUILDING_EFFECTS.cityHall(state, seat, context, 'tradeRoutes'),
  extraAction: (state, seat, context) => grantAction(state, seat, 'tradeRoute', context),
};

export const tradeRouteRules: RuleBook<State, Pick<Steps, 'layGoods'>, object, Event> = {
  /** CB-24.3 to 24.9 One tile on the next space; its reward comes before the next tile. */
  layGoods(state, { seat, goods, count }, context) {
    const player = playerOf(state, seat);
    const space = nextRouteSpace(player);
    if (space === undefined) return;
    const matches = space.goods === goods;
    context.tell?.({
      type: 'goodsLaid',
      seat,
      goods,
      space: player.laid.length,
      reward: matches ? space.reward : null,
    });
    player.laid = [...player.laid, goods];
    if (count > 1) next(state, { kind: 'layGoods', seat, goods, count: count - 1 });
    if (matches) REWARDS[space.reward](state, seat, context);
  },
};
