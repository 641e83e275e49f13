import type { Seat } from '@palio/kernel';
import type { Action } from './actions.ts';
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
import { battleOf, commandsWith, compulsoryDiscards, orderOf, sideOfSeat, victoriesOf } from './battle.ts';
import { battleResultOf, FATES } from './fate.ts';
import { SETUP } from './figures.ts';
import { CIRCLE, SQUARE, STAR, type BattleResult } from './names.ts';
import { battleOdds, oddsBeforeDraw, type Cards, type Fighter, type Pool } from './odds.ts';
import { NOBODY, nobleOf, symbolOf, type Battle, type Side, type State } from './state.ts';
import type { AttackOrder, KnightsStep, SideName } from './steps.ts';
import type { Fate, Holder, Noble } from './terms.ts';
import type { BattleOdds, Forecast } from './view-types.ts';

/** WK-12.19 Tokens that still destroy an army. */
const tokensToDestroy = (state: State, holder: Holder): number =>
  Math.max(0, Math.ceil(troopsOf(state, holder) / SETUP.tokenStrength) - tokensOn(state, holder));

/** How much a side can bear, walls included. */
function bearing(
  state: State,
  holders: readonly Holder[],
  wallStrength: number,
): Pick<Fighter, 'capacity' | 'safe'> {
  const walls = Math.floor(wallStrength / SETUP.tokenStrength);
  let capacity = walls;
  let safe = walls;
  for (const holder of holders) {
    const tokens = tokensToDestroy(state, holder);
    capacity += tokens;
    safe += isGarrison(holder) ? tokens : Math.max(0, tokens - 1);
  }
  return { capacity, safe };
}

function bearingOf(state: State, battle: Battle, side: SideName): Pick<Fighter, 'capacity' | 'safe'> {
  if (side === 'attacker') return bearing(state, battle.attacker.nobles, 0);
  const order = orderOf(battle);
  return bearing(state, defendersOf(state, battle.region, order), wallsOf(state, battle.region, order));
}

const count = (cards: readonly Fate[], result: BattleResult): number =>
  cards.filter(card => battleResultOf(card) === result).length;

/** WK-12.21 What the commander is worth in victories before any card. */
const certainVictories = (state: State, side: Side): number => victoriesOf(state, { ...side, hand: [] });

/** Known cards of a side with the ability of its commander. */
function knownCards(state: State, side: Side, cards: readonly Fate[], unknown: number): Cards {
  return {
    deal: count(cards, 'deal') + (commandsWith(state, side, STAR) ? 1 : 0),
    prevent: count(cards, 'prevent') + (commandsWith(state, side, SQUARE) ? 1 : 0),
    victory: count(cards, 'victory') + certainVictories(state, side),
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
    { cards: knownCards(state, battle[own], kept, 0), ...bearingOf(state, battle, own) },
    { cards: knownCards(state, enemy, known, unknown), ...bearingOf(state, battle, other) },
    unseenPool(state, seat),
  );
}

/** What is left in the hand when this card goes too. */
export function forecastDiscard(state: State, seat: Seat, card: Fate | null): Forecast {
  const battle = battleOf(state);
  const step = state.stack.at(-1) as { readonly picks?: Readonly<Record<Seat, readonly Action[]>> };
  const gone = (step.picks?.[seat] ?? []).flatMap(pick => (pick.type === 'discard' ? pick.card : []));
  const kept = battle[sideOfSeat(battle, seat)].hand
    .map(held => held.card)
    .filter(held => held !== card && !gone.includes(held));
  return { type: 'keep', odds: oddsWith(state, seat, kept) };
}

/** Before anybody is named, the one whose ability helps in battle is taken to command. */
function sideBefore(state: State, seat: number, nobles: readonly Noble[]): Side {
  const able = nobles.find(noble => symbolOf(noble) !== CIRCLE && !nobleOf(state, noble).exhausted);
  const commander = able ?? nobles[0] ?? NOBODY;
  return { seat, nobles, commander, hand: [], usesAbility: false, dying: [] };
}

/** WK-12.12 Cards that have to go again of so many drawn. */
const discardsOf = ({ commander }: Side, drawn: number): number =>
  commander === NOBODY ? 0 : Math.max(0, Math.min(SETUP.commanderDiscard, drawn - 1));

interface Planned {
  readonly seat: Seat;
  readonly region: number;
  readonly order: AttackOrder;
  readonly nobles: readonly Noble[];
}

/** WK-12.10, WK-14.1 The strength on both sides, the cards they draw, and what can come of it. */
function forecastBattle(state: State, { seat, region, order, nobles }: Planned): Forecast {
  const enemyTotal = defenderTotal(state, region, order);
  if (order.kind === 'siege') {
    const { besieger } = siegeOn(state, region, order);
    return { type: 'siege', ownTotal: siegeTotal(state, nobles), enemyTotal, captures: besieger === seat };
  }
  const ownTotal = attackerTotal(state, nobles);
  const ownCards = fateCards(ownTotal);
  const enemyCards = fateCards(enemyTotal);
  const holders = defendersOf(state, region, order);
  const own = sideBefore(state, seat, nobles);
  const enemy = sideBefore(
    state,
    order.against,
    holders.filter(holder => !isGarrison(holder)),
  );
  const odds = oddsBeforeDraw(
    { cards: knownCards(state, own, [], ownCards), ...bearing(state, nobles, 0) },
    discardsOf(own, ownCards),
    {
      cards: knownCards(state, enemy, [], enemyCards - discardsOf(enemy, enemyCards)),
      ...bearing(state, holders, wallsOf(state, region, order)),
    },
    unseenPool(state, seat),
  );
  return { type: 'battle', ownCards, enemyCards, ownTotal, enemyTotal, odds };
}

/** An attack with all Nobles who could take part. */
export const forecastAttack = (state: State, seat: Seat, region: number, order: AttackOrder): Forecast =>
  forecastBattle(state, { seat, region, order, nobles: attackersAt(state, seat, region) });

/** WK-12.5 An attack with those who were chosen, and this one. */
export function forecastParticipants(
  state: State,
  { seat, region, order, chosen }: Extract<KnightsStep, { readonly kind: 'battleParticipants' }>,
  action: Action,
): Forecast | undefined {
  if (action.type !== 'noble' && action.type !== 'done') return undefined;
  const nobles = action.type === 'noble' ? [...chosen, action.noble] : chosen;
  return forecastBattle(state, { seat, region, order, nobles });
}
