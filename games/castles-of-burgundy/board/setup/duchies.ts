import { duchiesJson } from '../../text/data.ts';

/** The duchies of the base game; those of the border posts are dealt. */
export const duchyIds: readonly string[] = duchiesJson.duchies
  .map(({ id }) => id)
  .filter(id => /^\d+$/.test(id));

/** CB-16.5 How many boards of a duchy the box holds. */
export const copiesOf = (id: string): number =>
  duchiesJson.duchies.find(duchy => duchy.id === id)?.copies ?? 0;

/** The duchies of the option, one for each seat; a seat without one gets the first that is left. */
export function duchiesIn(value: string, seats: number): string[] {
  const chosen = value
    .split(/[\s,]+/)
    .filter(id => duchyIds.includes(id))
    .slice(0, seats);
  while (chosen.length < seats) chosen.push(freeOf(chosen)[0] ?? '1');
  return chosen;
}

const freeOf = (taken: readonly string[]): string[] =>
  duchyIds.filter(id => taken.filter(other => other === id).length < copiesOf(id));

/** Different duchies drawn by lot; `random` gives numbers from 0 to below 1. */
export function drawnDuchies(seats: number, random: () => number): string[] {
  const left = [...duchyIds];
  return Array.from({ length: seats }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '1');
}
