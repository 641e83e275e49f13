import type { Seat } from '@palio/kernel';
import type { Attack } from './actions.ts';
import { hasOffice, isGarrison, netStrength, noblesAt, othersAt } from './armies.ts';
import { standingAnswer } from './barons.ts';
import { cityStrength, strongholdStrength } from './cities.ts';
import { SETUP } from './figures.ts';
import { amountOf, hasTruce, lawAgainst } from './laws.ts';
import { cityAt, NO_CITY, type Region } from './map.ts';
import { baronOf, cityOf, GARRISON, NOBODY, nobleOf, RAZED, type State } from './state.ts';
import type { BattleKind, Holder, Noble } from './terms.ts';
import type { AttackOrder } from './steps.ts';

/** WK-12.1, WK-12.5, WK-6.9 Nobles who may attack in the region. */
export const attackersAt = (state: State, seat: Seat, region: Region): Noble[] =>
  noblesAt(state, seat, region).filter(noble => !nobleOf(state, noble).exhausted);

/** WK-12.3 His Nobles there are inside a city of his. */
export function isInsideCity(state: State, seat: Seat, region: Region): boolean {
  const city = cityAt(region);
  return city !== NO_CITY && cityOf(state, city).owner === seat;
}

/** WK-12.6, WK-12.7 Everybody on the defending side: Nobles, and the garrison with its stronghold. */
export function defendersOf(state: State, region: Region, { target, against }: AttackOrder): Holder[] {
  if (against < 0) return [];
  const nobles = noblesAt(state, against, region);
  if (target !== 'stronghold' || baronOf(state, against).garrison.length === 0) return nobles;
  return [...nobles, GARRISON + against];
}

/** WK-13.3, WK-15.1 The walls alone; they are what breaches are taken from. */
export function wallsOf(state: State, region: Region, { target, against }: AttackOrder): number {
  if (target === 'city') return cityStrength(state, cityAt(region));
  return target === 'stronghold' ? strongholdStrength(state, against) : 0;
}

/** WK-24.27 A Castellan inside makes the walls count for more. */
function castellanBonus(state: State, holders: readonly Holder[], { target }: AttackOrder): number {
  if (target === 'baron') return 0;
  const isThere = holders.some(holder => !isGarrison(holder) && hasOffice(state, holder, 'castellan'));
  return isThere ? amountOf('castellan') : 0;
}

const sumOfNets = (state: State, holders: readonly Holder[]): number => {
  let sum = 0;
  for (const holder of holders) sum += netStrength(state, holder);
  return sum;
};

/** WK-12.10 What the defender's Fate cards are counted from, and WK-14.1 his side of the comparison. */
export function defenderTotal(state: State, region: Region, order: AttackOrder): number {
  const holders = defendersOf(state, region, order);
  const hasNoble = holders.some(holder => !isGarrison(holder));
  return (
    wallsOf(state, region, order) +
    castellanBonus(state, holders, order) +
    sumOfNets(state, holders) +
    (hasNoble ? SETUP.commanderBonus : 0)
  );
}

/** WK-12.10 */
export const attackerTotal = (state: State, nobles: readonly Noble[]): number =>
  nobles.length === 0 ? 0 : sumOfNets(state, nobles) + SETUP.commanderBonus;

/** WK-14.1, WK-24.29 */
export function siegeTotal(state: State, nobles: readonly Noble[]): number {
  const hasMaster = nobles.some(noble => hasOffice(state, noble, 'siegeMaster'));
  return attackerTotal(state, nobles) + (hasMaster ? amountOf('siegeMaster') : 0);
}

export const fateCards = (total: number): number =>
  Math.min(SETUP.maxFateDraw, Math.floor(total / SETUP.tokenStrength));

/** WK-13.1 Barons who must permit an attack on walls. */
export const permitters = (
  state: State,
  seat: Seat,
  region: Region,
  { target, against }: AttackOrder,
): Seat[] => (target === 'baron' ? [] : othersAt(state, seat, region).filter(other => other !== against));

/** WK-13.2 */
export const refusesAttack = (state: State, seat: Seat): boolean =>
  state.current?.attackRefused.includes(seat) === true || standingAnswer(state, seat, 'attack') === 'no';

/** The Law that an attack would break. */
export function lawAgainstAttack(
  state: State,
  seat: Seat,
  order: Omit<AttackOrder, 'defy'>,
): string | undefined {
  if (state.laws.length === 0) return undefined;
  const { target, against, kind } = order;
  if (target === 'stronghold') {
    const law = lawAgainst(state, 'strongholdAttack');
    if (law !== undefined) return law;
  }
  if (kind !== 'openField') {
    const law = lawAgainst(state, kind);
    if (law !== undefined) return law;
  }
  return against >= 0 && hasTruce(state, seat, against) ? 'truce' : undefined;
}

/** WK-14.5, WK-14.14 Whose siege lies on the target, and since when. */
export function siegeOn(
  state: State,
  region: Region,
  { target, against }: AttackOrder,
): { readonly besieger: number; readonly siegeRound: number } {
  return target === 'city' ? cityOf(state, cityAt(region)) : baronOf(state, against);
}

/** WK-14.1, WK-14.5, WK-14.14 */
function canBesiege(
  state: State,
  seat: Seat,
  region: Region,
  nobles: readonly Noble[],
  order: AttackOrder,
): boolean {
  const { besieger, siegeRound } = siegeOn(state, region, order);
  if (besieger !== NOBODY && (besieger !== seat || siegeRound === state.round)) return false;
  return siegeTotal(state, nobles) > defenderTotal(state, region, order);
}

/** All targets in the region, as attack orders without regard to permission and Laws. */
export function targetsAt(state: State, seat: Seat, region: Region): Omit<AttackOrder, 'kind' | 'defy'>[] {
  const found: Omit<AttackOrder, 'kind' | 'defy'>[] = [];
  for (const other of othersAt(state, seat, region))
    if (!isInsideCity(state, other, region)) found.push({ target: 'baron', against: other });
  const city = cityAt(region);
  if (city !== NO_CITY) {
    const { owner } = cityOf(state, city);
    if (owner !== RAZED && owner !== seat) found.push({ target: 'city', against: owner });
  }
  for (const [other, { stronghold }] of state.barons.entries())
    if (other !== seat && stronghold === region) found.push({ target: 'stronghold', against: other });
  return found;
}

/** WK-12, WK-13, WK-14 Every battle the Baron may declare in the region. */
export function attacksAt(state: State, seat: Seat, region: Region): Attack[] {
  const nobles = attackersAt(state, seat, region);
  if (nobles.length === 0) return [];
  const attacks: Attack[] = [];
  const add = (target: Omit<AttackOrder, 'kind' | 'defy'>, kind: BattleKind): void => {
    const order = { ...target, kind };
    attacks.push({ type: 'attack', ...order, defy: lawAgainstAttack(state, seat, order) !== undefined });
  };
  for (const target of targetsAt(state, seat, region)) {
    if (target.target === 'baron') {
      add(target, 'openField');
      continue;
    }
    const order: AttackOrder = { ...target, kind: 'siege', defy: false };
    if (permitters(state, seat, region, order).some(other => refusesAttack(state, other))) continue;
    add(target, 'assault');
    if (canBesiege(state, seat, region, nobles, order)) add(target, 'siege');
  }
  return attacks;
}

export const canBattle = (state: State, seat: Seat, region: Region): boolean =>
  attackersAt(state, seat, region).length > 0 && targetsAt(state, seat, region).length > 0;
