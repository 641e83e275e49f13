import { finish, next, type Chance, type Context, type RuleBook } from '@palio/kernel';
import { discardOne } from './actions.ts';
import type { Event } from './events.ts';
import { forPlayers, SETUP, TOWER } from './figures.ts';
import { RESOURCES, tileId } from './names.ts';
import { eraOf, isLastTurn, owns, playerOf, turnOrder, type Player, type State } from './state.ts';
import type { Actions, Steps, TadmorStep } from './steps.ts';
import { oneOfKind, pay, score, type Cost } from './stores.ts';
import { figuresOfTile, tilesOfEra, tilesWith, type Tile } from './tiles.ts';

const [GREAT_WAREHOUSE] = tilesWith('warehouseLimit');

/** TA-12.2 */
export const warehouseLimit = (player: Player): number =>
  owns(player, GREAT_WAREHOUSE!) ? (figuresOfTile(GREAT_WAREHOUSE!).count ?? 0) : SETUP.warehouseLimit;

const stored = ({ warehouse }: Player): number => warehouse.reduce((sum, count) => sum + count, 0);
export const excessOf = (player: Player): number => Math.max(0, stored(player) - warehouseLimit(player));

/** TA-2.14, TA-12.5 Deals so many of these tiles; the rest is out of play. */
export function dealDisplay(state: State, tiles: Tile[], chance: Chance): void {
  chance.shuffle(tiles);
  const count = forPlayers(SETUP.displayByPlayers, state.table.seats).tiles;
  state.display = tiles.slice(0, count);
  state.box = [...state.box, ...tiles.slice(count)].sort((a, b) => a - b);
}

/** TA-12.4, TA-12.5 */
function enterEra(state: State, context: Context<Event>): void {
  for (const seat of turnOrder(state))
    score(state, seat, TOWER.pointsPerLevel * playerOf(state, seat).tower, 'tower', context);
  state.box = [...state.box, ...state.display.filter(tile => tile !== 0)].sort((a, b) => a - b);
  dealDisplay(state, tilesOfEra(eraOf(state), state.table.seats), context.chance);
  context.tell?.({ type: 'eraStarted', era: eraOf(state), display: state.display.map(tileId) });
}

/** What must go where there is no choice: a single kind, or the end of the game, when nothing counts any more. */
function forcedDiscards(state: State, player: Player): Cost | undefined {
  const kinds = player.warehouse.filter(count => count > 0).length;
  if (kinds > 1 && !isLastTurn(state)) return undefined;
  let left = excessOf(player);
  return player.warehouse.map(count => {
    const gone = Math.min(left, count);
    left -= gone;
    return gone;
  });
}

function startTurn(state: State, context: Context<Event>): void {
  for (const player of state.players) {
    player.boughtBasic = false;
    player.boughtAdvanced = false;
    player.paidWithPrestige = false;
    player.marketOpen = false;
    player.tradesAtEbla = false;
    player.hasEndedTurn = false;
    player.choseTaxman = false;
    player.choseWarSupplies = false;
    player.choseFirstPlayer = false;
  }
  state.starter = state.pawn;
  context.tell?.({
    type: 'turnStarted',
    turn: state.turn,
    era: eraOf(state),
    order: [...turnOrder(state)],
  });
  next(state, { kind: 'nextPlacement', seat: state.starter });
}

type Kinds = 'startTurn' | 'turnEnd' | 'checkWarehouse' | 'discardExcess' | 'advanceTurn';

export const turnRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'discardExcess'>, Event> = {
  /** TA-1.12, TA-3.1 */
  startTurn: (state, _step, context) => startTurn(state, context),
  /** TA-12.1 */
  turnEnd(state) {
    for (const { warehouse, tradedGoods } of state.players)
      for (let resource = 0; resource < RESOURCES.length; resource++) {
        warehouse[resource]! += tradedGoods[resource]!;
        tradedGoods[resource] = 0;
      }
    const checks: TadmorStep[] = turnOrder(state).map(seat => ({ kind: 'checkWarehouse', seat }));
    next(state, ...checks, { kind: 'advanceTurn' });
  },
  /** TA-12.2 */
  checkWarehouse(state, { seat }, context) {
    const player = playerOf(state, seat);
    if (excessOf(player) === 0) return;
    const discards = forcedDiscards(state, player);
    if (discards === undefined) next(state, { kind: 'discardExcess', seat });
    else pay(state, seat, discards, 'excess', context);
  },
  discardExcess: {
    choices(state, { seat }) {
      const { warehouse } = playerOf(state, seat);
      const kinds: Actions['discardExcess'][] = [];
      warehouse.forEach((count, resource) => {
        if (count > 0) kinds.push(discardOne(resource));
      });
      return kinds;
    },
    choose(state, { seat }, { resource }, context) {
      pay(state, seat, oneOfKind(RESOURCES.indexOf(resource)), 'excess', context);
      next(state, { kind: 'checkWarehouse', seat });
    },
  },
  /** TA-12.3 to TA-12.6, TA-17.1 */
  advanceTurn(state, _step, context) {
    context.tell?.({ type: 'turnEnded', turn: state.turn });
    if (isLastTurn(state)) {
      state.over = true;
      context.tell?.({ type: 'gameEnded' });
      return finish(state);
    }
    const before = eraOf(state);
    state.turn++;
    if (eraOf(state) !== before) enterEra(state, context);
    next(state, { kind: 'startTurn' });
  },
};
