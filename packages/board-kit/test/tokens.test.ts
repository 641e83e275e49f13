import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');
const [lightBlock = '', darkBlock = ''] = css.split("[data-theme='dark']");

type Tokens = Readonly<Record<string, string>>;

function colours(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = colours(lightBlock);
const dark = { ...light, ...colours(darkBlock) };

function readable(tokens: Tokens, front: string, back: string): number {
  return contrast(tokens[front] ?? 'missing', tokens[back] ?? 'missing');
}

const GROUNDS = ['ground', 'surface', 'raised', 'sunken'];
const TEXTS = ['ink', 'ink-2', 'ink-3', 'accent', 'lapis', 'ok', 'danger', 'gold-ink'];
const PAIRS = [
  ...GROUNDS.flatMap(ground => TEXTS.map(text => [text, ground] as const)),
  ['on-seal', 'seal'],
  ['on-seal', 'seal-press'],
  ['gold-ink', 'gold-soft'],
  ['ink', 'gold-soft'],
  ['ink-2', 'gold-soft'],
  ['ok', 'ok-soft'],
  ['lapis', 'lapis-soft'],
  ['ink', 'lapis-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['board-ink', 'board'],
  ['board-ink', 'board-2'],
  ['sea-ink', 'sea'],
] as const;

test.each([
  ['light', light],
  ['dark', dark],
])('texts can be read on their grounds by %s', (_theme, tokens) => {
  const weak = PAIRS.filter(([front, back]) => !(readable(tokens, front, back) >= 4.5));
  expect(
    weak.map(([front, back]) => `${front} on ${back}: ${readable(tokens, front, back).toFixed(2)}`),
  ).toEqual([]);
});

test.each([
  ['light', light],
  ['dark', dark],
])('edges of fields can be seen by %s', (_theme, tokens) => {
  expect(GROUNDS.filter(ground => !(readable(tokens, 'field-line', ground) >= 3))).toEqual([]);
});
