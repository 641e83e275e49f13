import { expect, it } from 'vitest';
import { language, lazyWords, speak, words } from '../../src/text/language.svelte.ts';
import { usePage } from './fake-worker.ts';

it('the language that was chosen last is spoken, whichever words come first', async () => {
  usePage();
  await speak('en');
  let bring = (): void => undefined;
  const slow = new Promise<string>(resolve => {
    bring = () => resolve('ciao');
  });
  const greeting = lazyWords({ en: () => Promise.resolve('hello'), it: () => slow });
  await greeting.ready();
  const late = speak('it');
  await speak('en');
  bring();
  await late;
  expect(language()).toBe('en');
  expect(words().language).toBe('en');
  expect(greeting.words()).toBe('hello');
});
