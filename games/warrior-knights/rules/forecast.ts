import type { Seat } from '@palio/kernel';
import type { Action, Attack } from './actions.ts';
import { isGarrison, tokensOn, troopsOf } from './armies.ts';
import {
  attackersAt,
  attackerTotal,
  defendersOf,
  defenderTotal,
  fateCards,
  siegeOn,
  siegeTotal,
  wallsOf,
} from './attacks.ts';
import { battleOf, commandsWith, compulsoryDiscards, orderOf, sideOfSeat } from './battle.ts';
import { fortifyCost, musterCost } from './defenses.ts';
import { battleResultOf, FATES } from './fate.ts';
import { SETUP } from './figures.ts';
import { hireSurcharge, roadToll } from './laws.ts';
import { CITIES, SPOTS } from './map.ts';
import { SQUARE, STAR, TRIANGLE, type BattleResult } from './names.ts';
import { battleOdds, type Cards, type Fighter, type Pool } from './odds.ts';
import { baronOf, type Battle, type Side, type State } from './state.ts';
import type { Fate, Holder } from './terms.ts';
import type { SideName } from './steps.ts';
import { revoltPrice } from './upkeep.ts';
import type { BattleOdds, Forecast } from './view-types.ts';
import { wageOf } from './troops.ts';

/** WK-12.19 Tokens that still destroy an army. */
const tokensToDestroy = (state: State, holder: Holder): number =>
  Math.max(0, Math.ceil(troopsOf(state, holder) / SETUP.tokenStrength) - tokensOn(state, holder));

function holdersOf(state: State, battle: Battle, side: SideName): readonly Holder[] {
  return side === 'attacker' ? battle.attacker.nobles : defendersOf(state, battle.region, orderOf(battle));
}

/** How much a side can bear, walls included. */
function bearing(state: State, battle: Battle, side: SideName): Pick<Fighter, 'capacity' | 'safe'> {
  const holders = holdersOf(state, battle, side);
  const walls =
    side === 'attacker'
      ? 0
      : Math.floor(wallsOf(state, battle.region, orderOf(battle)) / SETUP.tokenStrength);
  let capacity = walls;
  let safe = walls;
  for (const holder of holders) {
    const tokens = tokensToDestroy(state, holder);
    capacity += tokens;
    safe += isGarrison(holder) ? tokens : Math.max(0, tokens - 1);
  }
  return { capacity, safe };
}

const count = (cards: readonly Fate[], result: BattleResult): number =>
  cards.filter(card => battleResultOf(card) === result).length;

/** Known cards of a side with the ability of its commander. */
function knownCards(state: State, side: Side, cards: readonly Fate[], unknown: number): Cards {
  return {
    deal: count(cards, 'deal') + (commandsWith(state, side, STAR) ? 1 : 0),
    prevent: count(cards, 'prevent') + (commandsWith(state, side, SQUARE) ? 1 : 0),
    victory: count(cards, 'victory') + (commandsWith(state, side, TRIANGLE) ? 1 : 0),
    unknown: unknown + count(cards, 'draw'),
  };
}

/** Results of the cards this seat has not followed. */
function unseenPool(state: State, seat: Seat): Pool {
  const bit = 1 << seat;
  const known = new Set<Fate>();
  state.fateDeck.forEach((card, at) => {
    if ((state.fateKnown[at]! & bit) !== 0) known.add(card);
  });
  const { battle } = state;
  for (const side of battle === null ? [] : [battle.attacker, battle.defender])
    for (const held of side.hand) if ((held.known & bit) !== 0) known.add(held.card);
  const unseen = FATES.flatMap((_, card) => (known.has(card) ? [] : card));
  return {
    deal: count(unseen, 'deal'),
    prevent: count(unseen, 'prevent'),
    victory: count(unseen, 'victory'),
  };
}

/** The chances of a side that keeps these cards. */
export function oddsWith(state: State, seat: Seat, kept: readonly Fate[]): BattleOdds {
  const battle = battleOf(state);
  const own = sideOfSeat(battle, seat);
  const other: SideName = own === 'attacker' ? 'defender' : 'attacker';
  const bit = 1 << seat;
  const enemy = battle[other];
  const known = enemy.hand.filter(held => (held.known & bit) !== 0).map(({ card }) => card);
  const discards = enemy.seat < 0 ? 0 : compulsoryDiscards(enemy);
  const unknown = Math.max(0, enemy.hand.length - known.length - discards);
  return battleOdds(
    { cards: knownCards(state, battle[own], kept, 0), ...bearing(state, battle, own) },
    { cards: knownCards(state, enemy, known, unknown), ...bearing(state, battle, other) },
    unseenPool(state, seat),
  );
}

/** What is left in the hand when this card goes too. */
function forecastDiscard(state: State, seat: Seat, card: Fate | null): Forecast {
  const battle = battleOf(state);
  const step = state.stack.at(-1) as { readonly picks?: Readonly<Record<Seat, readonly Action[]>> };
  const gone = (step.picks?.[seat] ?? []).flatMap(pick => (pick.type === 'discard' ? pick.card : []));
  const kept = battle[sideOfSeat(battle, seat)].hand
    .map(held => held.card)
    .filter(held => held !== card && !gone.includes(held));
  return { type: 'keep', odds: oddsWith(state, seat, kept) };
}

/** WK-12.10, WK-14.1 The strength on both sides with all Nobles who could take part. */
function forecastAttack(state: State, seat: Seat, region: number, order: Attack): Forecast {
  const nobles = attackersAt(state, seat, region);
  const enemyTotal = defenderTotal(state, region, order);
  if (order.kind === 'siege') {
    const { besieger } = siegeOn(state, region, order);
    return { type: 'siege', ownTotal: siegeTotal(state, nobles), enemyTotal, captures: besieger === seat };
  }
  const ownTotal = attackerTotal(state, nobles);
  return {
    type: 'battle',
    ownCards: fateCards(ownTotal),
    enemyCards: fateCards(enemyTotal),
    ownTotal,
    enemyTotal,
    odds: null,
  };
}

/** What an action costs or brings in crowns, where it is certain. */
function crownsOf(state: State, action: Action): number | undefined {
  const step = state.stack.at(-1);
  switch (action.type) {
    case 'spot':
      return step?.kind === 'draftSpot' && step.paid ? -SPOTS[action.spot]!.fee : undefined;
    case 'move':
      return action.way === 'road' && !action.defy && roadToll(state) > 0 ? -roadToll(state) : undefined;
    case 'raze':
      return step?.kind === 'captureCity' ? SETUP.razeIncomeFactor * CITIES[step.city]!.income : undefined;
    case 'repair':
      return -action.breaches * SETUP.repairCostPerBreach;
    case 'fortify':
      return -fortifyCost(state);
    case 'muster':
      return -action.tokens * musterCost(state);
    case 'hire': {
      const wages = action.troops.reduce((sum, troop) => sum + wageOf(troop), 0);
      return -wages - (action.defy ? 0 : hireSurcharge(state) * action.troops.length);
    }
    case 'payCrowns':
      return step?.kind === 'revoltPayment' ? -revoltPrice(step.city) : undefined;
    default:
      return undefined;
  }
}

const isDefiant = (action: Action): boolean => ('defy' in action && action.defy) || action.type === 'refuse';

/** What an action will bring, as far as the seat can know. */
export function forecast(state: State, seat: Seat, action: Action): Forecast | undefined {
  const step = state.stack.at(-1);
  if (step?.kind === 'discardFate') {
    if (action.type === 'discard') return forecastDiscard(state, seat, action.card);
    if (action.type === 'done') return forecastDiscard(state, seat, null);
  }
  if (step?.kind === 'battleTarget' && action.type === 'attack' && !action.defy)
    return forecastAttack(state, seat, step.region, action);
  if (isDefiant(action) && !baronOf(state, seat).banned) return { type: 'ban' };
  const change = crownsOf(state, action);
  return change === undefined
    ? undefined
    : { type: 'crowns', change, left: baronOf(state, seat).crowns + change };
}
