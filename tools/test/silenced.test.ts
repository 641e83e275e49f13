import { expect, test } from 'vitest';

import { silencedWithoutReason } from '../silenced.ts';

// Built from parts, so that the check does not find this file itself.
const disable = ['oxlint', 'disable-next-line'].join('-');
const expectError = ['@ts', 'expect-error'].join('-');

test('a silenced check with a reason on the same line is accepted', () => {
  expect(silencedWithoutReason(`// ${disable} no-shadow -- the rulebook uses this word twice`)).toEqual([]);
  expect(silencedWithoutReason(`<!-- ${disable} no-shadow -- the rulebook uses this word twice -->`)).toEqual(
    [],
  );
});

test('a silenced check without a reason is found with its line', () => {
  const source = `const a = 1;\n// ${disable} no-shadow\n/* ${expectError} */\n<!-- ${disable} -->`;
  expect(silencedWithoutReason(source)).toEqual([
    { line: 2, directive: disable },
    { line: 3, directive: expectError },
    { line: 4, directive: disable },
  ]);
});
