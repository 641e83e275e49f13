import { next, type Context, type RuleBook } from '@palio/kernel';
import { isDestroyed } from './armies.ts';
import { defendersOf, siegeOn, wallsOf } from './attacks.ts';
import { battleOf, orderOf, victoriesOf } from './battle.ts';
import type { Event } from './events.ts';
import { toBottom } from './fate.ts';
import { SETUP } from './figures.ts';
import { cityAt } from './map.ts';
import {
  baronOf,
  changeCity,
  GARRISON,
  NOBODY,
  PUBLIC,
  type Battle,
  type Side,
  type State,
} from './state.ts';
import type { Noble } from './terms.ts';
import type { KnightsStep, SideName, Steps } from './steps.ts';

type Result = Extract<Event, { readonly type: 'battleEnded' }>['result'];

const living = ({ nobles, dying }: Side): Noble[] => nobles.filter(noble => !dying.includes(noble));

const dies = (noble: Noble): KnightsStep => ({ kind: 'die', noble, deserted: false });
const retreats = (noble: Noble): KnightsStep => ({ kind: 'retreat', noble });

/** WK-13.11, WK-15.5 Neither walls nor anybody alive behind them. */
function isReduced(state: State, battle: Battle): boolean {
  const order = orderOf(battle);
  if (battle.target === 'baron' || wallsOf(state, battle.region, order) > 0) return false;
  return defendersOf(state, battle.region, order).every(holder => isDestroyed(state, holder));
}

/** The step that makes the target the attacker's. */
function captureStep(battle: Battle): KnightsStep[] {
  const { target, region, attacker, defender } = battle;
  if (target === 'city') return [{ kind: 'captureCity', seat: attacker.seat, city: cityAt(region) }];
  if (target === 'stronghold')
    return [{ kind: 'strongholdFalls', loser: defender.seat, victor: attacker.seat }];
  return [];
}

/** WK-15.4 A garrison destroyed behind walls that hold. */
function garrisonStep(state: State, { target, defender }: Battle): KnightsStep[] {
  if (target !== 'stronghold' || !isDestroyed(state, GARRISON + defender.seat)) return [];
  return [{ kind: 'garrisonDestroyed', owner: defender.seat }];
}

/** WK-12.20, WK-13.10 to 13.13 Whether victories are compared at all. */
function isCounted(battle: Battle): boolean {
  const { attacker, defender, target } = battle;
  if (living(attacker).length === 0) return false;
  // A city or stronghold without Nobles from the start fights on with its walls.
  if (defender.nobles.length === 0) return target !== 'baron';
  return living(defender).length > 0;
}

function resultOf(state: State, battle: Battle): Result {
  if (isReduced(state, battle)) return 'reduced';
  if (!isCounted(battle)) return 'uncounted';
  const own = victoriesOf(state, battle.attacker);
  const theirs = victoriesOf(state, battle.defender);
  state.battle = { ...battle, victories: [own, theirs] };
  const ahead = Math.abs(own - theirs);
  if (ahead < SETUP.partialVictoryMargin) return 'stalemate';
  const isFull = ahead >= SETUP.fullVictoryMargin;
  if (own > theirs) return isFull ? 'attackerFull' : 'attackerPartial';
  return isFull ? 'defenderFull' : 'defenderPartial';
}

/** WK-12.21 Full victory kills all, partial makes them retreat. */
function loserOf(result: Result): { readonly side: SideName; readonly full: boolean } | undefined {
  if (result === 'attackerFull' || result === 'attackerPartial')
    return { side: 'defender', full: result === 'attackerFull' };
  if (result === 'defenderFull' || result === 'defenderPartial')
    return { side: 'attacker', full: result === 'defenderFull' };
  return undefined;
}

/** WK-12.22 Retreats, then deaths (attacker's first), then capture. */
function aftermath(state: State, battle: Battle, result: Result): KnightsStep[] {
  const { attacker, defender } = battle;
  const loser = loserOf(result);
  const beaten = loser === undefined ? [] : living(battle[loser.side]);
  const falling = loser?.full === true ? beaten : [];
  const retreating = loser?.full === false ? beaten : [];
  const deadOf = (side: SideName, { dying }: Side): Noble[] => [
    ...dying,
    ...(loser?.side === side ? falling : []),
  ];
  const isTaken = result === 'attackerFull' || result === 'attackerPartial';
  const isReducedByLiving = result === 'reduced' && living(attacker).length > 0;
  let walls = garrisonStep(state, battle);
  if (isTaken || isReducedByLiving) walls = captureStep(battle);
  // WK-15.7 Reduced with the last attacker's death: it is removed, without reward.
  else if (result === 'reduced' && battle.target === 'stronghold')
    walls = [{ kind: 'strongholdFalls', loser: defender.seat, victor: NOBODY }];
  return [
    ...retreating.map(retreats),
    ...deadOf('attacker', attacker).map(dies),
    ...deadOf('defender', defender).map(dies),
    ...walls,
    { kind: 'endBattle' },
  ];
}

/** WK-14.2, WK-14.4 */
function laySiege(
  state: State,
  { region, target, attacker, defender }: Battle,
  { tell }: Context<Event>,
): void {
  const marker = { besieger: attacker.seat, siegeRound: state.round };
  if (target === 'city') changeCity(state, cityAt(region), marker);
  else Object.assign(baronOf(state, defender.seat), marker);
  tell?.({ type: 'siegeLaid', seat: attacker.seat, region });
}

type Kinds = 'countVictories' | 'resolveSiege' | 'endBattle';

export const battleResultRules: RuleBook<State, Pick<Steps, Kinds>, Record<never, never>, Event> = {
  countVictories(state, _step, { tell }) {
    const battle = battleOf(state);
    const result = resultOf(state, battle);
    const { victories } = battleOf(state);
    if (victories !== null)
      tell?.({ type: 'victoriesCounted', attacker: victories[0], defender: victories[1] });
    tell?.({ type: 'battleEnded', result });
    next(state, ...aftermath(state, battle, result));
  },

  resolveSiege(state, _step, context) {
    const battle = battleOf(state);
    const { attacker, defender, region } = battle;
    const { besieger, siegeRound } = siegeOn(state, region, orderOf(battle));
    if (besieger === attacker.seat && siegeRound < state.round) {
      context.tell?.({ type: 'siegeCompleted', seat: attacker.seat, region });
      // WK-15.12 Nobles can be inside a city, but not inside a stronghold.
      const inside = battle.target === 'city' ? defender.nobles : [];
      return next(state, ...inside.map(dies), ...captureStep(battle), { kind: 'endBattle' });
    }
    laySiege(state, battle, context);
    next(state, { kind: 'endBattle' });
  },

  /** WK-12.26 The cards shown go to the bottom of the deck, attacker's first. */
  endBattle(state) {
    const battle = battleOf(state);
    for (const { hand } of [battle.attacker, battle.defender])
      for (const { card } of hand) toBottom(state, card, PUBLIC);
    state.battle = null;
  },
};
