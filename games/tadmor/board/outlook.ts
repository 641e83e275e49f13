import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { RESOURCES } from './figures.ts';
import type { Legal, TadmorText } from './props.ts';
import { table } from './table.svelte.ts';
import { boardWords } from './words.ts';

interface Given {
  readonly view: View;
  readonly legal: readonly Legal[];
  readonly text: TadmorText;
}

const seatOf = ({ asked }: View): number => (asked !== null && 'seat' in asked ? asked.seat : 0);

/** What would be lost by being done: everything that can be bought at once. */
function stillOpen({ view, text }: Given): string | undefined {
  const things = view.offers
    .filter(({ first }) => first.length === 0)
    .map(({ action }) => text.action(view, seatOf(view), action));
  return things.length === 0 ? undefined : boardWords(text).stillOpen([...new Set(things)].join(', '));
}

/** One sentence on what waits for a yes: the trades before it, the payment after it. */
export function outlook(actions: readonly Action[], given: Given): string | undefined {
  const { view, text } = given;
  const words = boardWords(text);
  const last = actions.at(-1);
  if (last === undefined) return undefined;
  if (last.type === 'done' || last.type === 'endTurn' || last.type === 'pass') return stillOpen(given);
  const say = (action: Action): string => text.action(view, seatOf(view), action);
  const before = actions.slice(0, -1).map(say).join(', ');
  const named = (types: readonly Action['type'][]): string => {
    const picked = [
      ...(table.plan === undefined ? [] : [table.plan.way.action]),
      ...(table.plan?.answers ?? []),
    ];
    return RESOURCES.flatMap(resource => {
      const count = picked.filter(
        pick => 'resource' in pick && pick.resource === resource && types.includes(pick.type),
      ).length;
      return count === 0 ? [] : [`${count} ${words.names.resources[resource]}`];
    }).join(', ');
  };
  const paid = named(['pay']);
  const discarded = named(['discard']);
  const parts = [
    ...(before === '' ? [] : [words.firstThen(before, say(last))]),
    ...(paid === '' ? [] : [words.paying(paid)]),
    ...(discarded === '' ? [] : [words.discarding(discarded)]),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}
