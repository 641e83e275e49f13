import type { Seat } from '@palio/kernel';
import {
  bankRateOf,
  FIGURES,
  GOLD,
  HAS,
  isFriend,
  offersLeft,
  playerOf,
  pointsOf,
  pointsOfSide,
  RESOURCES,
  sideOf,
  type Action,
  type Offer,
  type State,
  type Stock,
} from '../rules/index.ts';
import { lastTurnOf, stockWorth } from './worth.ts';

/** Smaller gains are not worth the talk. */
const LEAST_GAIN = 0.05;
const BANK_GAIN = 0.08;
const MOST_GIVEN = 6;
const MOST_WANTED = 4;
/** How much more than oneself the other may gain. */
const GENEROSITY = 0.5;

/** What changes for a player who gives and gets these. */
export function gainOf(state: State, seat: Seat, give: Stock, get: Stock): number {
  const { stock } = playerOf(state, seat);
  const after = stock.map((count, i) => count - give[i]! + get[i]!);
  return stockWorth(state, seat, after) - stockWorth(state, seat, stock);
}

const isAhead = (state: State, seat: Seat, other: Seat): boolean =>
  pointsOf(state, other) > pointsOf(state, seat) + 3;

/** Whether an exchange is fair enough: with allies any gain of the side, with leaders only an equal one. */
function isFair(state: State, seat: Seat, other: Seat, mine: number, theirs: number): boolean {
  if (isFriend(state, seat, other)) return mine + theirs > LEAST_GAIN && mine > -1;
  if (mine < LEAST_GAIN) return false;
  return theirs - mine < (isAhead(state, seat, other) ? 0 : GENEROSITY);
}

export function isWorthAccepting(state: State, { by, to, give, want }: Offer): boolean {
  return isFair(state, to, by, gainOf(state, to, want, give), gainOf(state, by, give, want));
}

const only = (resource: number, count: number): number[] =>
  RESOURCES.map((_, i) => (i === resource ? count : 0));

const isSame = (one: Stock, other: Stock): boolean => one.every((count, i) => count === other[i]);

function wasDeclined(state: State, offer: Offer): boolean {
  return state.floor.declined.some(
    ({ by, to, give, want }) =>
      by === offer.by && to === offer.to && isSame(give, offer.give) && isSame(want, offer.want),
  );
}

/** Every offer of a few of one kind for a few of another. */
function simpleOffers(state: State, by: Seat, to: Seat): Offer[] {
  const own = playerOf(state, by).stock;
  const theirs = playerOf(state, to).stock;
  const offers: Offer[] = [];
  for (let give = 0; give < RESOURCES.length; give++)
    for (let want = 0; want < RESOURCES.length; want++) {
      if (give === want) continue;
      const [most, mostWanted] = [Math.min(own[give]!, MOST_GIVEN), Math.min(theirs[want]!, MOST_WANTED)];
      for (let count = 1; count <= most; count++)
        for (let wanted = 1; wanted <= mostWanted; wanted++)
          offers.push({ by, to, give: only(give, count), want: only(want, wanted) });
    }
  return offers;
}

/** The best offer of one kind for another that both gain by; undefined if there is none. */
export function bestOffer(state: State, seat: Seat, partner: Seat): Offer | undefined {
  let best: Offer | undefined;
  let highest = 0;
  for (const offer of simpleOffers(state, seat, partner)) {
    const mine = gainOf(state, seat, offer.give, offer.want);
    if (mine < LEAST_GAIN) continue;
    const theirs = gainOf(state, partner, offer.want, offer.give);
    const worth = Math.min(mine, theirs) + mine * 0.2;
    if (worth <= highest || !isFair(state, partner, seat, theirs, mine)) continue;
    if (!isFair(state, seat, partner, mine, theirs) || wasDeclined(state, offer)) continue;
    highest = worth;
    best = offer;
  }
  return best;
}

/** A partner with whom there is something to gain. */
export function partnerFor(state: State, seat: Seat, partners: readonly Seat[]): Seat | undefined {
  return partners.find(
    partner => offersLeft(state, seat, partner) > 1 && bestOffer(state, seat, partner) !== undefined,
  );
}

/** Points are bought at once, unless a Merchant can double the gold first. */
export function shouldBuyVp(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const isLast = state.turn >= lastTurnOf(state);
  const gold = player.stock[GOLD]!;
  // WT-17.11 An alliance reaches the threshold together.
  const points = pointsOfSide(state, sideOf(state, seat));
  const isDecisive = points + Math.floor(gold / FIGURES.vpPrice) >= state.table.threshold;
  if (isLast || isDecisive || !HAS.merchant(player)) return true;
  return gold >= FIGURES.storage;
}

interface BankPlan {
  readonly give: number;
  readonly get: number;
  readonly times: number;
  readonly gain: number;
}

/** The bank trade that gains most, if any does. */
export function bestBankTrade(state: State, seat: Seat): BankPlan | undefined {
  const player = playerOf(state, seat);
  const rate = bankRateOf(player);
  let best: BankPlan | undefined;
  for (let give = 0; give < RESOURCES.length; give++)
    for (let get = 0; get < RESOURCES.length; get++) {
      if (give === get) continue;
      const most = Math.min(6, Math.floor(player.stock[give]! / rate));
      for (let times = 1; times <= most; times++) {
        const gain = gainOf(state, seat, only(give, rate * times), only(get, times));
        if (gain > BANK_GAIN * times && gain > (best?.gain ?? 0)) best = { give, get, times, gain };
      }
    }
  return best;
}

type Named<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** The next small step from what is written to the wanted offer. */
export function nextAmount(
  wanted: Offer,
  give: Stock,
  want: Stock,
  actions: readonly Action[],
): Action | undefined {
  const sides = [
    ['give', wanted.give, give],
    ['want', wanted.want, want],
  ] as const;
  for (const [type, goal, now] of sides)
    for (let i = 0; i < RESOURCES.length; i++) {
      const missing = goal[i]! - now[i]!;
      if (missing <= 0) continue;
      const fitting = actions.filter(
        (action): action is Named<'give'> | Named<'want'> =>
          action.type === type && action.resource === RESOURCES[i] && action.count <= missing,
      );
      return fitting.at(-1);
    }
  return actions.find(action => action.type === 'send');
}
