import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { WALLS } from './actions.ts';
import { hasOffice, isDestroyed, isGarrison, setTokens, tokensOn } from './armies.ts';
import { attackerTotal, defendersOf, defenderTotal, fateCards, wallsOf } from './attacks.ts';
import { discardFate, DONE, putCasualty, YES_NO } from './choices.ts';
import { breachCity, breachStronghold } from './cities.ts';
import type { Event } from './events.ts';
import { battleResultOf, drawForHand, toBottom } from './fate.ts';
import { BARON_FIGURES, SETUP } from './figures.ts';
import { amountOf } from './laws.ts';
import { cityAt } from './map.ts';
import { SQUARE, STAR, TRIANGLE, type BattleResult } from './names.ts';
import {
  NOBODY,
  nobleOf,
  ownerOf,
  PUBLIC,
  symbolOf,
  type Battle,
  type HandCard,
  type Side,
  type State,
} from './state.ts';
import type { Fate, Holder } from './terms.ts';
import type { AttackOrder, SideName, Steps } from './steps.ts';

export const orderOf = ({ target, kind, defender }: Battle): AttackOrder => ({
  target,
  against: defender.seat,
  kind,
  defy: false,
});

export function battleOf(state: State): Battle {
  if (state.battle === null) throw new Error('there is no battle');
  return state.battle;
}

export function changeSide(state: State, side: SideName, change: Partial<Side>): void {
  const battle = battleOf(state);
  state.battle = { ...battle, [side]: { ...battle[side], ...change } };
}

/** WK-12.12 Cards that must go; one card may always be kept. */
export const compulsoryDiscards = ({ commander, hand }: Side): number =>
  commander === NOBODY ? 0 : Math.max(0, Math.min(SETUP.commanderDiscard, hand.length - 1));

export const sideOfSeat = (battle: Battle, seat: Seat): SideName =>
  battle.attacker.seat === seat ? 'attacker' : 'defender';

const countResults = (hand: readonly HandCard[], result: BattleResult): number =>
  hand.reduce((count, { card }) => count + (battleResultOf(card) === result ? 1 : 0), 0);

/** WK-1.16, WK-1.17 An exhausted commander has no ability. */
export function commandsWith(state: State, { commander }: Side, symbol: number): boolean {
  return commander !== NOBODY && symbolOf(commander) === symbol && !nobleOf(state, commander).exhausted;
}

/** WK-12.21, WK-24.30 */
export function victoriesOf(state: State, side: Side): number {
  const { commander, hand } = side;
  const triangle = commandsWith(state, side, TRIANGLE) ? BARON_FIGURES.abilities.triangleVictories : 0;
  const isChampion = commander !== NOBODY && hasOffice(state, commander, 'championOfTheRealm');
  const champion = isChampion && !nobleOf(state, commander).exhausted ? amountOf('championOfTheRealm') : 0;
  return countResults(hand, 'victory') + triangle + champion;
}

/** WK-12.16 */
function dealtBy(state: State, side: Side): number {
  const star = side.usesAbility && commandsWith(state, side, STAR) ? BARON_FIGURES.abilities.starDeals : 0;
  return countResults(side.hand, 'deal') + star;
}

function preventedBy(state: State, side: Side): number {
  const square =
    side.usesAbility && commandsWith(state, side, SQUARE) ? BARON_FIGURES.abilities.squarePrevents : 0;
  return countResults(side.hand, 'prevent') + square;
}

/** WK-12.18, WK-13.7, WK-15.4 Where a casualty may be put: armies not destroyed, and walls with room. */
export function casualtyTargets(state: State, side: SideName): Holder[] {
  const battle = battleOf(state);
  const order = orderOf(battle);
  const armies: readonly Holder[] =
    side === 'attacker' ? battle.attacker.nobles : defendersOf(state, battle.region, order);
  const targets: Holder[] = armies.filter(holder => !isDestroyed(state, holder));
  if (side === 'defender' && wallsOf(state, battle.region, order) >= SETUP.tokenStrength) targets.push(WALLS);
  return targets;
}

function putOn(state: State, side: SideName, on: Holder, context: Context<Event>): void {
  const battle = battleOf(state);
  if (on === WALLS) {
    if (battle.target === 'city') breachCity(state, cityAt(battle.region), 1, context);
    else breachStronghold(state, battle.defender.seat, 1, context);
    return;
  }
  setTokens(state, on, tokensOn(state, on) + 1);
  context.tell?.({ type: 'tokenPut', seat: ownerOf(on), holder: on, tokens: 1 });
  // WK-12.19 He takes no more, and dies when the battle is over.
  if (!isGarrison(on) && isDestroyed(state, on))
    changeSide(state, side, { dying: [...battle[side].dying, on] });
}

/** WK-12.15 Each Draw brings another card, which may be one too. */
function drawFurther(state: State, side: SideName): void {
  const { hand, seat } = battleOf(state)[side];
  const drawn = hand.slice();
  for (let i = 0; i < drawn.length; i++)
    if (battleResultOf(drawn[i]!.card) === 'draw')
      for (const { card } of drawForHand(state, seat, 1)) drawn.push({ card, known: PUBLIC });
  changeSide(state, side, { hand: drawn });
}

const mayUse = (state: State, side: Side): boolean =>
  commandsWith(state, side, STAR) || commandsWith(state, side, SQUARE);

const faces = (hand: readonly HandCard[]): Fate[] => hand.map(({ card }) => card);

function keepAndDiscard(state: State, side: SideName, discarded: readonly Fate[]): void {
  const { hand, seat } = battleOf(state)[side];
  // Whoever saw a card drawn does not see where among the discards it lies; only its holder does.
  for (const card of discarded) toBottom(state, card, 1 << seat);
  const kept = hand
    .filter(({ card }) => !discarded.includes(card))
    .map(({ card }) => ({ card, known: PUBLIC }));
  changeSide(state, side, { hand: kept });
}

type Kinds =
  | 'drawHands'
  | 'discardFate'
  | 'drawExtra'
  | 'useAbility'
  | 'sufferCasualties'
  | 'takeCasualties'
  | 'assignCasualty';

export const battleRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'discardFate' | 'useAbility' | 'assignCasualty'>,
  Event
> = {
  /** WK-12.10, WK-12.11 */
  drawHands(state, _step, { tell, revealed }) {
    const battle = battleOf(state);
    const { attacker, defender, region } = battle;
    const own = drawForHand(state, attacker.seat, fateCards(attackerTotal(state, attacker.nobles)));
    const theirs = drawForHand(
      state,
      defender.seat,
      fateCards(defenderTotal(state, region, orderOf(battle))),
    );
    changeSide(state, 'attacker', { hand: own });
    changeSide(state, 'defender', { hand: theirs });
    revealed();
    tell?.({ type: 'handsDrawn', attacker: own.length, defender: theirs.length });
    tell?.({ type: 'handDrawn', seat: attacker.seat, cards: faces(own) }, [attacker.seat]);
    if (defender.seat >= 0)
      tell?.({ type: 'handDrawn', seat: defender.seat, cards: faces(theirs) }, [defender.seat]);
    next(state, { kind: 'discardFate' }, { kind: 'drawExtra' });
  },

  /** WK-12.12 to 12.14, WK-13.5 A neutral city discards nothing. */
  discardFate: {
    seats(state) {
      const { attacker, defender } = battleOf(state);
      return [attacker, defender]
        .filter(({ seat, hand }) => seat >= 0 && hand.length > 0)
        .map(({ seat }) => seat);
    },
    choices(state, _step, seat, picks) {
      const battle = battleOf(state);
      const side = battle[sideOfSeat(battle, seat)];
      const actions: Actions['discardFate'][] = side.hand
        .filter(({ card }) => !picks.some(pick => pick.type === 'discard' && pick.card === card))
        .map(({ card }) => discardFate(card));
      if (picks.length >= compulsoryDiscards(side)) actions.push(DONE);
      return actions;
    },
    isDone(state, _step, seat, picks) {
      const battle = battleOf(state);
      return picks.at(-1)?.type === 'done' || picks.length === battle[sideOfSeat(battle, seat)].hand.length;
    },
    reveal(state, _step, picks, { tell }) {
      const counts = { attacker: 0, defender: 0 };
      for (const side of ['attacker', 'defender'] as const) {
        const own = picks[battleOf(state)[side].seat] ?? [];
        const discarded = own.flatMap(pick => (pick.type === 'discard' ? pick.card : []));
        keepAndDiscard(state, side, discarded);
        counts[side] = discarded.length;
      }
      tell?.({ type: 'cardsDiscarded', ...counts });
    },
  },

  drawExtra(state, _step, { tell }) {
    drawFurther(state, 'attacker');
    drawFurther(state, 'defender');
    state.battle = { ...battleOf(state), revealed: true };
    const { attacker, defender } = state.battle;
    tell?.({ type: 'handsRevealed', attacker: faces(attacker.hand), defender: faces(defender.hand) });
    next(state, { kind: 'sufferCasualties' });
    if (mayUse(state, defender)) next(state, { kind: 'useAbility', seat: defender.seat, side: 'defender' });
    if (mayUse(state, attacker)) next(state, { kind: 'useAbility', seat: attacker.seat, side: 'attacker' });
  },

  /** WK-12.17 */
  useAbility: {
    choices: () => [...YES_NO],
    choose(state, { seat, side }, { type }, { tell }) {
      if (type === 'no') return;
      changeSide(state, side, { usesAbility: true });
      tell?.({ type: 'abilityUsed', seat, noble: battleOf(state)[side].commander });
    },
  },

  /** WK-12.16 Both sides are computed before anybody puts down a token. */
  sufferCasualties(state, _step, { tell }) {
    const { attacker, defender } = battleOf(state);
    const own = Math.max(0, dealtBy(state, defender) - preventedBy(state, attacker));
    const theirs = Math.max(0, dealtBy(state, attacker) - preventedBy(state, defender));
    tell?.({ type: 'casualties', attacker: own, defender: theirs });
    next(
      state,
      { kind: 'takeCasualties', side: 'attacker', left: own },
      { kind: 'takeCasualties', side: 'defender', left: theirs },
      { kind: 'countVictories' },
    );
  },

  /** WK-12.18, WK-12.19 Where there is only one place, nobody is asked; what finds no place is lost. */
  takeCasualties(state, { side, left }, context) {
    for (let rest = left; rest > 0; rest--) {
      const targets = casualtyTargets(state, side);
      if (targets.length === 0) return;
      if (targets.length > 1)
        return next(state, { kind: 'assignCasualty', seat: battleOf(state)[side].seat, side, left: rest });
      putOn(state, side, targets[0]!, context);
    }
  },

  assignCasualty: {
    choices: (state, { side }) => casualtyTargets(state, side).map(putCasualty),
    choose(state, { side, left }, { on }, context) {
      next(state, { kind: 'takeCasualties', side, left: left - 1 });
      putOn(state, side, on, context);
    },
  },
};
