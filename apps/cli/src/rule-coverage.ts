import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { conform, list, record, text } from '@palio/kernel';
import { gameFolder, readText } from './files.ts';

export interface Coverage {
  readonly game: string;
  readonly total: number;
  readonly testedIds: readonly string[];
  readonly untested: readonly string[];
  readonly waived: readonly { readonly id: string; readonly reason: string }[];
  /** Ids in titles that no rule has. */
  readonly unknown: readonly string[];
}

const RULE_LINE = /^- \*\*([A-Z]{2}-\d+(?:\.\d+)?[a-z]?)\*\*/gm;
/** A title of a test starts with the ids of the rules it tests. */
const TITLE = /(?:\b(?:test|it)|\))\s*\(\s*['"`]((?:[A-Z]{2}-\d+(?:\.\d+)?[a-z]?[\s,;:]+)+)/g;
const ID = /[A-Z]{2}-\d+(?:\.\d+)?[a-z]?/g;
const ONE_ID = /^[A-Z]{2}-\d+(?:\.\d+)?[a-z]?$/;
const WAIVERS = list(record({ id: text(ONE_ID), reason: text(/.{8,}/) }));

export const ruleIds = (rules: string): string[] => [...rules.matchAll(RULE_LINE)].map(match => match[1]!);

export const idsInTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].flatMap(match => match[1]!.match(ID) ?? []);

/** Which rules of a game have a test, from RULES.md and the titles of the tests. */
export function coverageOf(game: string): Coverage {
  const folder = gameFolder(game);
  const ids = ruleIds(readText(join(folder, 'RULES.md')));
  const named = new Set(
    globSync(join(folder, 'test/**/*.test.ts')).flatMap(path => idsInTitles(readText(path))),
  );
  const waivers = join(folder, 'test/waived.json');
  const waived = existsSync(waivers)
    ? conform(WAIVERS, JSON.parse(readText(waivers)), 'bad-figures', waivers)
    : [];
  const excused = new Set(waived.map(waiver => waiver.id));
  return {
    game,
    total: ids.length,
    testedIds: ids.filter(id => named.has(id)),
    untested: ids.filter(id => !named.has(id) && !excused.has(id)),
    waived,
    // A title may name a whole chapter, such as MB-5; that tests no rule, but is no mistake.
    unknown: [...named].filter(id => !ids.some(rule => rule === id || rule.startsWith(`${id}.`))),
  };
}
