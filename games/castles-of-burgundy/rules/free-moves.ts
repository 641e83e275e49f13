import { next, topStep, type Asides, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { buyTile, HIRE_WORKERS } from './actions.ts';
import { BLACK_DEPOT, removeTile } from './depots.ts';
import type { Event } from './events.ts';
import { MONASTERY_FIGURES, SETUP } from './figures.ts';
import { gainWorkers, paySilver, spendWorkers } from './gains.ts';
import { among, hasMonastery, monasteriesOf } from './monasteries.ts';
import { cheapestPlace } from './placing.ts';
import { duchyOf, hasShield, playerOf, withEntry, type State } from './state.ts';
import type { Action, Actions, FreeMove, PaySilver, Steps } from './steps.ts';
import { forEachFace, storeTile } from './storage.ts';
import { INN_TILE, tileNamed } from './tiles.ts';

/** Workers that may be spent on a purchase: a tile in the hand must still find a space that can be paid. */
function workersToSpend(state: State, seat: Seat): number {
  const { workers } = duchyOf(state, seat);
  const step = topStep(state);
  return step?.kind === 'placeTile' ? workers - cheapestPlace(state, seat, step.tile, step.value) : workers;
}

/** CB-11.1, CB-14.6 The ways to pay for a purchase, most silver first: with monastery 6 silver and workers in any mix. */
function payments(state: State, seat: Seat, workersAtHand: number): PaySilver[] {
  const duchy = duchyOf(state, seat);
  const price = SETUP.purchasePrice;
  const workers = hasMonastery(state, duchy, 6) ? workersAtHand : 0;
  const ways: PaySilver[] = [];
  for (let silver = Math.min(price, duchy.silver); silver >= 0 && price - silver <= workers; silver--)
    ways.push({ type: 'pay', silver });
  return ways;
}

/** CB-31.15 Goods have been promised for a black tile: the last one cannot be bought away. */
function isLastTilePromised(state: State): boolean {
  const kind = topStep(state)?.kind;
  if (kind !== 'exchangeGoods' && kind !== 'exchangeTile') return false;
  return state.blackDepot.filter(tile => tile >= 0).length < 2;
}

/** CB-11, CB-14.6, CB-23.4 What can be bought: the black depot, the top inn, with monastery 6 any numbered depot. */
function addPurchases(state: State, seat: Seat, moves: FreeMove[]): void {
  if (!isLastTilePromised(state))
    forEachFace(state.blackDepot, tile => moves.push(buyTile(BLACK_DEPOT, tile)));
  if (state.inns > 0) moves.push(buyTile(BLACK_DEPOT, INN_TILE));
  if (hasMonastery(state, duchyOf(state, seat), 6))
    state.depots.forEach(({ tiles }, i) => {
      forEachFace(tiles, tile => moves.push(buyTile(i + 1, tile)));
    });
}

/** How a purchase would be paid now, most silver first; empty if it cannot be. */
export const waysToPay = (state: State, seat: Seat): PaySilver[] =>
  payments(state, seat, workersToSpend(state, seat));

/** CB-11.1 Once a turn, if it can be paid. */
export const canPay = (state: State, seat: Seat): boolean =>
  !playerOf(state, seat).purchased && waysToPay(state, seat).length > 0;

/** CB-25.33 One unspent die to any other value; two dice alike are one choice. */
function addDieSettings(state: State, seat: Seat, moves: FreeMove[]): void {
  const { dice, spent } = playerOf(state, seat);
  dice.forEach((rolled, die) => {
    if ((spent & (1 << die)) !== 0 || (die === 1 && spent === 0 && dice[0] === rolled)) return;
    for (let value = 1; value <= 6; value++) if (value !== rolled) moves.push({ type: 'setDie', die, value });
  });
}

/** CB-40.1 Everything that is free to do beside any decision of the own turn. */
export function freeMoves(state: State, seat: Seat): FreeMove[] {
  if (state.active !== seat) return [];
  const player = playerOf(state, seat);
  const duchy = duchyOf(state, seat);
  const moves: FreeMove[] = [];
  if (!player.purchased && canPay(state, seat)) addPurchases(state, seat, moves);
  if (duchy.silver >= MONASTERY_FIGURES.hirePrice && among(monasteriesOf(state, duchy), 28))
    moves.push(HIRE_WORKERS);
  if (hasShield(duchy, 16) && !player.dieWasSet) addDieSettings(state, seat, moves);
  if (hasShield(duchy, 6) && duchy.copied < 0)
    state.duchies.forEach((other, index) => {
      if (other !== duchy) moves.push({ type: 'copyMonasteries', duchy: index });
    });
  return moves;
}

/** CB-14.6 Asked only where there is more than one way to pay. */
function buy(
  state: State,
  seat: Seat,
  { depot, tile: id }: FreeMove & { type: 'buy' },
  context: Context<Event>,
): void {
  const [way, ...others] = waysToPay(state, seat);
  if (way === undefined) return;
  // The turn is looked at again afterwards: it may be over when nothing free is left to do.
  lookAgain(state, seat);
  playerOf(state, seat).purchased = true;
  const tile = tileNamed(id);
  const slot = removeTile(state, depot, tile);
  context.tell?.({ type: 'tileBought', seat, tile: id, depot, slot });
  if (others.length > 0) return next(state, { kind: 'payPurchase', seat, tile });
  pay(state, seat, way.silver, context);
  storeTile(state, seat, tile, context);
}

function pay(state: State, seat: Seat, silver: number, context: Context<Event>): void {
  paySilver(state, seat, silver, context);
  spendWorkers(state, seat, SETUP.purchasePrice - silver, context);
}

function lookAgain(state: State, seat: Seat): void {
  if (topStep(state)?.kind !== 'turn') return;
  state.stack.pop();
  next(state, { kind: 'continueTurn', seat });
}

/** CB-20.5 */
function hireWorkers(state: State, seat: Seat, context: Context<Event>): void {
  lookAgain(state, seat);
  paySilver(state, seat, MONASTERY_FIGURES.hirePrice, context);
  gainWorkers(state, seat, MONASTERY_FIGURES.hiredWorkers, context);
}

/** CB-25.33 */
function setDie(
  state: State,
  seat: Seat,
  { die, value }: FreeMove & { type: 'setDie' },
  { tell }: Context<Event>,
): void {
  const player = playerOf(state, seat);
  player.dice = withEntry(player.dice, die, value);
  player.dieWasSet = true;
  tell?.({ type: 'dieSet', seat, die, value });
}

/** CB-25.20 */
function copyMonasteries(state: State, seat: Seat, duchy: number, { tell }: Context<Event>): void {
  lookAgain(state, seat);
  duchyOf(state, seat).copied = duchy;
  tell?.({ type: 'monasteriesCopied', seat, duchy });
}

export const freeMoveAsides: Asides<State, Action, Event> = {
  types: ['buy', 'hireWorkers', 'setDie', 'copyMonasteries'],
  choices: freeMoves,
  choose(state, seat, action, context) {
    if (action.type === 'buy') buy(state, seat, action, context);
    else if (action.type === 'hireWorkers') hireWorkers(state, seat, context);
    else if (action.type === 'setDie') setDie(state, seat, action, context);
    else if (action.type === 'copyMonasteries') copyMonasteries(state, seat, action.duchy, context);
  },
};

export const purchaseRules: RuleBook<
  State,
  Pick<Steps, 'payPurchase'>,
  Pick<Actions, 'payPurchase'>,
  Event
> = {
  /** CB-14.6 Beneath lies the decision that was interrupted, and its tile must stay payable. */
  payPurchase: {
    choices(state, { seat }) {
      const waiting = state.stack.at(-2);
      const kept =
        waiting?.kind === 'placeTile' ? cheapestPlace(state, seat, waiting.tile, waiting.value) : 0;
      return payments(state, seat, duchyOf(state, seat).workers - kept);
    },
    choose(state, { seat, tile }, { silver }, context) {
      pay(state, seat, silver, context);
      storeTile(state, seat, tile, context);
    },
  },
};
