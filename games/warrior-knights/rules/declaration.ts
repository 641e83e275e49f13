import { next, topStep, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { isGarrison } from './armies.ts';
import {
  attackersAt,
  attacksAt,
  defendersOf,
  defenderTotal,
  lawAgainstAttack,
  permitters,
  refusesAttack,
  siegeTotal,
  wallsOf,
} from './attacks.ts';
import { standingAnswer } from './barons.ts';
import { chooseNoble, DECLINE, DONE, YES_NO } from './choices.ts';
import type { Event } from './events.ts';
import { defyLaw } from './laws.ts';
import { cityAt, type Region } from './map.ts';
import { VERSATILE_STRATEGY } from './names.ts';
import { NOBODY, type Battle, type Side, type State } from './state.ts';
import type { Noble } from './terms.ts';
import type { AttackOrder, Steps } from './steps.ts';

interface Declared {
  readonly seat: Seat;
  readonly region: Region;
  readonly order: AttackOrder;
}

/** WK-13.2 What else there is to attack, and with Versatile Strategy whatever else the card can be used for. */
function turnAway(state: State, attacker: Seat, region: Region): void {
  const isVersatile = state.current?.card === VERSATILE_STRATEGY;
  if (isVersatile && topStep(state)?.kind !== 'chooseAgain') next(state, { kind: 'chooseAgain', attacker });
  next(state, { kind: 'mayBattle', attacker, region });
}

/** WK-13.1, WK-13.2 Asks one Baron after the other, then who takes part is settled. */
function askOrGather(
  state: State,
  { seat, region, order }: Declared,
  asked: readonly Seat[],
  { tell }: Context<Event>,
): void {
  // Somebody may have said no for good while another was asked.
  if (asked.some(other => refusesAttack(state, other))) return turnAway(state, seat, region);
  const [first, ...after] = asked.filter(other => standingAnswer(state, other, 'attack') === 'ask');
  if (first !== undefined) {
    tell?.({ type: 'attackAsked', seat: first, by: seat, region });
    return next(state, { kind: 'askAttack', seat: first, after, attacker: seat, region, order });
  }
  const nobles = attackersAt(state, seat, region);
  if (nobles.length === 1) next(state, { kind: 'beginBattle', seat, region, order, nobles });
  else next(state, { kind: 'battleParticipants', seat, region, order, chosen: [] });
}

/** WK-14.1 Whether these Nobles are enough. */
const isEnough = (state: State, region: Region, order: AttackOrder, nobles: readonly Noble[]): boolean =>
  nobles.length > 0 &&
  (order.kind !== 'siege' || siegeTotal(state, nobles) > defenderTotal(state, region, order));

const sideOf = (seat: number, nobles: readonly Noble[]): Side => ({
  seat,
  nobles,
  commander: nobles.length === 1 ? nobles[0]! : NOBODY,
  hand: [],
  usesAbility: false,
  dying: [],
});

/** WK-12.9 Commanders, attacker first, then the cards. */
function joinBattle(state: State, battle: Battle): void {
  const sides = (['attacker', 'defender'] as const).filter(side => battle[side].nobles.length > 1);
  const asked = sides.map(side => ({ kind: 'chooseCommander' as const, seat: battle[side].seat, side }));
  next(state, ...asked, { kind: 'drawHands' });
}

type Kinds =
  | 'mayBattle'
  | 'chooseAgain'
  | 'battleTarget'
  | 'askAttack'
  | 'battleParticipants'
  | 'beginBattle'
  | 'chooseCommander';

export const declarationRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, Exclude<Kinds, 'beginBattle' | 'mayBattle' | 'chooseAgain'>>,
  Event
> = {
  /** Nobody is asked who has nothing to attack. */
  mayBattle(state, { attacker: seat, region }) {
    if (attacksAt(state, seat, region).length > 0) next(state, { kind: 'battleTarget', seat, region });
  },

  /** WK-12.1, WK-12.2 */
  battleTarget: {
    choices: (state, { seat, region }) => [...attacksAt(state, seat, region), DECLINE],
    choose(state, { seat, region }, action, context) {
      if (action.type === 'decline') return;
      const { type: _, ...order } = action;
      askOrGather(state, { seat, region, order }, permitters(state, seat, region, order), context);
    },
  },

  askAttack: {
    choices: () => [...YES_NO],
    choose(state, { seat: asked, after, attacker: seat, region, order }, { type }, context) {
      const consent = type === 'yes';
      context.tell?.({ type: 'attackAnswered', seat: asked, by: seat, consent });
      if (consent) return askOrGather(state, { seat, region, order }, after, context);
      const { current } = state;
      if (current !== null) state.current = { ...current, attackRefused: [...current.attackRefused, asked] };
      turnAway(state, seat, region);
    },
  },

  /** WK-13.2 */
  chooseAgain(state, { attacker: seat }) {
    if (state.current?.battled === false) next(state, { kind: 'versatile', seat });
  },

  /** WK-12.5 */
  battleParticipants: {
    choices(state, { seat, region, order, chosen }) {
      const actions: Actions['battleParticipants'][] = attackersAt(state, seat, region)
        .filter(noble => !chosen.includes(noble))
        .map(chooseNoble);
      if (isEnough(state, region, order, chosen)) actions.push(DONE);
      return actions;
    },
    choose(state, { seat, region, order, chosen }, action) {
      const nobles = action.type === 'noble' ? [...chosen, action.noble].sort((a, b) => a - b) : chosen;
      if (action.type === 'done' || nobles.length === attackersAt(state, seat, region).length)
        next(state, { kind: 'beginBattle', seat, region, order, nobles });
      else next(state, { kind: 'battleParticipants', seat, region, order, chosen: nobles });
    },
  },

  /** WK-14.2, WK-13.16 A siege draws no cards, nor does an assault on walls that nobody and nothing defends. */
  beginBattle(state, { seat, region, order, nobles }, context) {
    const { target, against, kind } = order;
    const { current } = state;
    if (current !== null) state.current = { ...current, battled: true, fought: nobles };
    const defenders = defendersOf(state, region, order);
    const battle: Battle = {
      region,
      target,
      kind,
      attacker: sideOf(seat, nobles),
      defender: sideOf(
        against,
        defenders.filter(holder => !isGarrison(holder)),
      ),
      revealed: false,
      victories: null,
    };
    state.battle = battle;
    context.tell?.({ type: 'battleBegan', seat, against, region, target, kind, nobles });
    if (kind === 'siege') next(state, { kind: 'resolveSiege' });
    else if (target !== 'baron' && defenders.length === 0 && wallsOf(state, region, order) === 0) {
      if (target === 'city')
        next(state, { kind: 'captureCity', seat, city: cityAt(region) }, { kind: 'endBattle' });
      else next(state, { kind: 'strongholdFalls', loser: against, victor: seat }, { kind: 'endBattle' });
    } else joinBattle(state, battle);
    if (order.defy) defyLaw(state, seat, lawAgainstAttack(state, seat, order) ?? 'truce', context);
  },

  /** WK-12.9 */
  chooseCommander: {
    choices: (state, { side }) => (state.battle?.[side].nobles ?? []).map(chooseNoble),
    choose(state, { seat, side }, { noble }, { tell }) {
      if (state.battle !== null)
        state.battle = { ...state.battle, [side]: { ...state.battle[side], commander: noble } };
      tell?.({ type: 'commanderNamed', seat, noble });
    },
  },
};
