import type { Language } from '@palio/kernel';
import type { ClientText } from './en.ts';

interface Spoken {
  readonly language: Language;
  readonly words: ClientText;
}

type Loaders<Text> = Readonly<Record<Language, () => Promise<Text>>>;

const load: Loaders<ClientText> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};

let spoken: Spoken | undefined = $state.raw();

/** Loads words and gives what makes them spoken, so that all change at once. */
type Follower = (language: Language) => Promise<() => void>;
const followers = new Set<Follower>();

let lastWanted: Language | undefined;

/** Speaks a language from now on; the page changes when its words have come. */
export async function speak(wanted: Language): Promise<void> {
  lastWanted = wanted;
  const [main, ...others] = await Promise.all([
    load[wanted](),
    ...[...followers].map(follow => follow(wanted)),
  ]);
  // Somebody has changed his mind while these words were on their way.
  if (lastWanted !== wanted) return;
  spoken = { language: wanted, words: main };
  for (const change of others) change();
  document.documentElement.lang = wanted;
}

/** The words of the client. Nothing is shown before the first language has come. */
export function words(): ClientText {
  if (spoken === undefined) throw new Error('No language has been loaded yet.');
  return spoken.words;
}

export function language(): Language {
  return spoken?.language ?? 'en';
}

/** Words that only some pages need. */
export interface LazyWords<Text> {
  /** To be waited for before the first of them is read; from then on they follow the language. */
  ready(): Promise<void>;
  words(): Text;
}

export function lazyWords<Text>(loaders: Loaders<Text>): LazyWords<Text> {
  let held: Text | undefined = $state.raw();
  const follow: Follower = async wanted => {
    const text = await loaders[wanted]();
    return () => (held = text);
  };
  return {
    async ready() {
      if (held !== undefined) return;
      followers.add(follow);
      (await follow(language()))();
    },
    words() {
      if (held === undefined) throw new Error('These words have not been loaded yet.');
      return held;
    },
  };
}
