import type { Reason } from '@palio/kernel';
import { expect, it, vi } from 'vitest';
import { Chooser } from '../../src/table/chooser.svelte.ts';

vi.mock('../../src/settings/settings.svelte.ts', () => ({ settings: () => ({ confirm: 'never' }) }));

class Trial extends Chooser {
  readonly board = undefined;
  readonly snapshot = undefined;
  readonly mayAct = true;
  protected play(): void {}
  try = (answer: Promise<Reason | undefined>): Promise<void> => this.explain(answer);
}

const reason = (rule: string): Reason => ({ rule, code: rule }) as unknown as Reason;

/** An answer that comes when the test wants it. */
function later(): { readonly answer: Promise<Reason>; come(found: Reason): void } {
  let come: (found: Reason) => void = () => undefined;
  const answer = new Promise<Reason>(resolve => (come = resolve));
  return { answer, come: found => come(found) };
}

it('tells why of the last try alone, and nothing about a question that is over', async () => {
  const table = new Trial();
  const [first, second, third] = [later(), later(), later()];
  const tries = [table.try(first.answer), table.try(second.answer)];
  second.come(reason('XX-2'));
  first.come(reason('XX-1'));
  await Promise.all(tries);
  expect(table.reason).toEqual(reason('XX-2'));

  const late = table.try(third.answer);
  table.cancel();
  third.come(reason('XX-3'));
  await late;
  expect(table.reason).toBeUndefined();

  await table.try(Promise.resolve(undefined));
  expect(table.reason).toBeNull();
});
