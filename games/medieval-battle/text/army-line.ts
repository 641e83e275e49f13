import type { Army, FightingType } from '../rules/state.ts';
import { FIGHTING, NO_ARMY, unitFigures } from './figures.ts';

/** MB-19.6 An army in one line, such as `K2 C1 B1`; a dash if it is empty. */
export function armyLine(army: Army): string {
  const parts = FIGHTING.flatMap(type => (army[type] > 0 ? `${unitFigures(type).letter}${army[type]}` : []));
  return parts.join(' ') || '–';
}

/** The army of a line, or nothing if it is not one. */
export function readArmyLine(line: string): Army | undefined {
  const army: Record<FightingType, number> = { ...NO_ARMY };
  for (const part of line
    .trim()
    .toUpperCase()
    .split(/[\s,;]+/)) {
    const [, letter, count] = /^([A-Z])(\d*)$/.exec(part) ?? [];
    const type = FIGHTING.find(candidate => unitFigures(candidate).letter === letter);
    if (type === undefined) return undefined;
    army[type] += count === '' || count === undefined ? 1 : Number(count);
  }
  return army;
}
