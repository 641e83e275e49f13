import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  isDark,
  isReduced,
  languageIn,
  readSettings,
  spokenLanguage,
  type SystemWishes,
} from '../src/settings/settings.ts';

describe('stored settings', () => {
  it('are the usual ones when nothing usable is stored', () => {
    for (const stored of [null, '', 'no JSON', 'null', '[]', '7', '{"theme":"pink","language":5,"name":{}}'])
      expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  it('come back as they were stored', () => {
    const chosen = {
      ...DEFAULT_SETTINGS,
      language: 'it',
      theme: 'dark',
      shortcuts: false,
      name: 'Ada',
    } as const;
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('speak the first language that we have', () => {
    expect(spokenLanguage(DEFAULT_SETTINGS, ['de-DE', 'it-IT', 'en'])).toBe('it');
    expect(spokenLanguage(DEFAULT_SETTINGS, ['de'])).toBe('en');
    expect(spokenLanguage({ ...DEFAULT_SETTINGS, language: 'en' }, ['it'])).toBe('en');
  });
});

const EARLY = readFileSync(join(import.meta.dirname, '../public/early.js'), 'utf8');

/** What the script before the first paint decides. */
function early(stored: string | null, languages: readonly string[], system: SystemWishes, search = '') {
  const page = { dataset: {} as Record<string, string>, lang: '' };
  runInNewContext(EARLY, {
    localStorage: { getItem: () => stored },
    document: { documentElement: page },
    navigator: { languages },
    location: { search },
    URLSearchParams,
    matchMedia: (query: string) => ({ matches: query.includes('dark') ? system.dark : system.reducedMotion }),
  });
  return { theme: page.dataset['theme'], motion: page.dataset['motion'], language: page.lang };
}

describe('the script before the first paint', () => {
  const wishes = [true, false].flatMap(dark => [true, false].map(reducedMotion => ({ dark, reducedMotion })));
  const stored = [
    null,
    'no JSON',
    '{"theme":"dark"}',
    '{"theme":"light","motion":"full"}',
    '{"motion":"reduced","language":"it"}',
    '{"language":"auto","theme":"auto"}',
  ];

  it('speaks what the address asks for', () => {
    const system = { dark: false, reducedMotion: false };
    for (const search of ['?lang=it', '?lang=xx', '?at=5&lang=en', ''])
      for (const value of [null, '{"language":"en"}', '{"language":"it"}'])
        expect(early(value, ['it-IT'], system, search).language).toBe(
          spokenLanguage(readSettings(value), ['it-IT'], languageIn(search)),
        );
    expect(early('{"language":"en"}', [], system, '?lang=it').language).toBe('it');
    expect(early('{"language":"en"}', [], system, '?lang=xx').language).toBe('en');
  });

  it.each(stored)('decides like the settings: %s', value => {
    for (const system of wishes)
      for (const languages of [['it-IT'], ['fr', 'en-GB'], []]) {
        const settings = readSettings(value);
        expect(early(value, languages, system)).toEqual({
          theme: isDark(settings, system) ? 'dark' : 'light',
          motion: isReduced(settings, system) ? 'reduced' : 'full',
          language: spokenLanguage(settings, languages),
        });
      }
  });
});
