import { CATALOGUE } from '@palio/catalogue';
import { boardOf } from '@palio/catalogue/boards';
import { LANGUAGES } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { RULE_ID } from '../../src/rules/inline.ts';
import { readPage, ruleIds } from '../../src/rules/markdown.ts';

const blocksIn = (source: string) =>
  readPage(source, { ruleAddress: () => undefined }).chapters.flatMap(({ blocks }) => blocks);

describe.each(CATALOGUE.map(({ id }) => id))('the pages to read of %s', game => {
  const { rules, lessons, pictures } = boardOf(game);

  test('have the same rules in both languages, from the same origins', async () => {
    const [english, italian] = [await rules('en'), await rules('it')];
    expect([...ruleIds(italian)]).toEqual([...ruleIds(english)]);
    const originsIn = (source: string) =>
      blocksIn(source).flatMap(({ rule, origins }) =>
        rule === undefined ? [] : [`${rule} ${origins?.join(', ')}`],
      );
    expect(originsIn(italian)).toEqual(originsIn(english));
  });

  test('say in Italian where Italian rules come from', async () => {
    const foreign = blocksIn(await rules('it')).filter(({ source = '' }) =>
      /\b(the|and|only|rest|for|order|both)\b/.test(source.replaceAll(/"[^"]*"/g, '')),
    );
    expect(foreign.map(({ rule, source }) => `${rule}: ${source}`)).toEqual([]);
  });

  test('show in both languages the same pictures, and all there are', async () => {
    const shown = (source: string) => blocksIn(source).flatMap(({ picture }) => picture ?? []);
    const english = shown(await lessons('en'));
    expect(shown(await lessons('it'))).toEqual(english);
    expect(english.toSorted()).toEqual(Object.keys(await pictures()).toSorted());
    expect(english.length).toBeGreaterThan(2);
  });

  test.each(LANGUAGES)('name only rules there are, in %s', async language => {
    const known = ruleIds(await rules('en'));
    const prefix = [...known][0]!.split('-')[0]!;
    for (const source of [await rules(language), await lessons(language)]) {
      const named = [...source.matchAll(RULE_ID)].map(([id]) => id);
      expect(named.filter(id => id.startsWith(`${prefix}-`) && !known.has(id))).toEqual([]);
    }
  });
});
