import type { SideName } from '../../../rules/steps.ts';
import type { BattleResult } from '../../../rules/names.ts';
import type { BattleView, SideView, View } from '../../../rules/view-types.ts';
import { cardsOf, GARRISON, NOBODY, symbolOf } from '../../figures.ts';
import { resultOf } from '../facts.ts';
import { SYMBOL_RESULTS } from '../looks.ts';

const OTHER: Readonly<Record<SideName, SideName>> = { attacker: 'defender', defender: 'attacker' };

/** The side a seat fights on. */
export function sideOf({ attacker, defender }: BattleView, seat: number | 'spectator'): SideName | undefined {
  if (attacker.seat === seat) return 'attacker';
  return defender.seat === seat ? 'defender' : undefined;
}

const isFresh = (view: View, noble: number): boolean => view.nobles[noble]?.exhausted === false;

/** What the commander adds by himself: star and square only when he uses it. */
export function abilityOf(view: View, { commander, usesAbility }: SideView): BattleResult | undefined {
  if (commander === NOBODY || !isFresh(view, commander)) return undefined;
  const result = SYMBOL_RESULTS[symbolOf(commander)];
  return result === 'victory' || usesAbility ? result : undefined;
}

const known = ({ hand }: SideView): readonly number[] => hand.filter((card): card is number => card !== null);

/** How often a side shows a result, its commander counted. */
export function countOf(view: View, side: SideView, result: BattleResult): number {
  const cards = known(side).filter(card => resultOf(card) === result).length;
  return cards + (abilityOf(view, side) === result ? 1 : 0);
}

/** WK-12.16 Casualties a side suffers by the cards that lie open. */
export const sufferedBy = (view: View, battle: BattleView, side: SideName): number =>
  Math.max(0, countOf(view, battle[OTHER[side]], 'deal') - countOf(view, battle[side], 'prevent'));

/** Everybody who fights on a side: nobles, and the garrison of an attacked stronghold. */
export function holdersOf(view: View, battle: BattleView, side: SideName): readonly number[] {
  const { nobles, seat } = battle[side];
  const hasGarrison =
    side === 'defender' && battle.target === 'stronghold' && cardsOf(view, GARRISON + seat).length > 0;
  return hasGarrison ? [...nobles, GARRISON + seat] : nobles;
}
