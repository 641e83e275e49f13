import type { AnyGame, GameText, Language } from '@palio/kernel';
import { PalioError } from '@palio/kernel';
import type { Brain } from '@palio/search';

/** What is needed to play a game anywhere: its rules and what its bots know. */
export interface PlayableGame {
  readonly game: AnyGame;
  readonly brain: Brain;
}

/** A game as it stands on the shelf; everything heavy is loaded when somebody sits down. */
export interface CatalogueEntry {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  readonly seatCounts: readonly number[];
  readonly minutes: number;
  /** How much there is to think about, 1 to 4. */
  readonly weight: number;
  /** The rules alone, for those who hold a table; bots are loaded where they think. */
  rules(): Promise<AnyGame>;
  load(): Promise<PlayableGame>;
  text(language: Language): Promise<GameText>;
}

const castlesOfBurgundy: CatalogueEntry = {
  id: 'castles-of-burgundy',
  titles: { en: 'The Castles of Burgundy', it: 'The Castles of Burgundy' },
  seatCounts: [1, 2, 3, 4],
  minutes: 70,
  weight: 2,
  rules: async () => (await import('@palio/castles-of-burgundy')).castlesOfBurgundy,
  async load() {
    const [{ castlesOfBurgundy: game }, { brain }] = await Promise.all([
      import('@palio/castles-of-burgundy'),
      import('@palio/castles-of-burgundy/bot'),
    ]);
    return { game, brain };
  },
  async text(language) {
    const text =
      language === 'it'
        ? (await import('@palio/castles-of-burgundy/text/it')).it
        : (await import('@palio/castles-of-burgundy/text/en')).en;
    return text;
  },
};

const medievalBattle: CatalogueEntry = {
  id: 'medieval-battle',
  titles: { en: 'Medieval Battle', it: 'Medieval Battle' },
  seatCounts: [2],
  minutes: 60,
  weight: 3,
  rules: async () => (await import('@palio/medieval-battle')).medievalBattle,
  async load() {
    const [{ medievalBattle: game }, { brain }] = await Promise.all([
      import('@palio/medieval-battle'),
      import('@palio/medieval-battle/bot'),
    ]);
    return { game, brain };
  },
  async text(language) {
    const text =
      language === 'it'
        ? (await import('@palio/medieval-battle/text/it')).it
        : (await import('@palio/medieval-battle/text/en')).en;
    return text;
  },
};

const warriorsAndTraders: CatalogueEntry = {
  id: 'warriors-and-traders',
  titles: { en: 'Warriors & Traders', it: 'Warriors & Traders' },
  seatCounts: [2, 3, 4, 5, 6],
  minutes: 120,
  weight: 4,
  rules: async () => (await import('@palio/warriors-and-traders')).warriorsAndTraders,
  async load() {
    const [{ warriorsAndTraders: game }, { brain }] = await Promise.all([
      import('@palio/warriors-and-traders'),
      import('@palio/warriors-and-traders/bot'),
    ]);
    return { game, brain };
  },
  async text(language) {
    const text =
      language === 'it'
        ? (await import('@palio/warriors-and-traders/text/it')).it
        : (await import('@palio/warriors-and-traders/text/en')).en;
    return text;
  },
};

const tadmor: CatalogueEntry = {
  id: 'tadmor',
  titles: { en: 'Tadmor', it: 'Tadmor' },
  seatCounts: [2, 3, 4],
  minutes: 120,
  weight: 3,
  rules: async () => (await import('@palio/tadmor')).tadmor,
  async load() {
    const [{ tadmor: game }, { brain }] = await Promise.all([
      import('@palio/tadmor'),
      import('@palio/tadmor/bot'),
    ]);
    return { game, brain };
  },
  async text(language) {
    const text =
      language === 'it'
        ? (await import('@palio/tadmor/text/it')).it
        : (await import('@palio/tadmor/text/en')).en;
    return text;
  },
};

const warriorKnights: CatalogueEntry = {
  id: 'warrior-knights',
  titles: { en: 'Warrior Knights', it: 'Warrior Knights' },
  seatCounts: [2, 3, 4, 5, 6],
  minutes: 180,
  weight: 4,
  rules: async () => (await import('@palio/warrior-knights')).warriorKnights,
  async load() {
    const [{ warriorKnights: game }, { brain }] = await Promise.all([
      import('@palio/warrior-knights'),
      import('@palio/warrior-knights/bot'),
    ]);
    return { game, brain };
  },
  async text(language) {
    const text =
      language === 'it'
        ? (await import('@palio/warrior-knights/text/it')).it
        : (await import('@palio/warrior-knights/text/en')).en;
    return text;
  },
};

export const CATALOGUE: readonly CatalogueEntry[] = [
  castlesOfBurgundy,
  warriorsAndTraders,
  tadmor,
  warriorKnights,
  medievalBattle,
];

export function entryOf(id: string): CatalogueEntry {
  const entry = CATALOGUE.find(candidate => candidate.id === id);
  if (entry !== undefined) return entry;
  const known = CATALOGUE.map(candidate => candidate.id).join(', ');
  throw new PalioError('unknown-game', `there is no game "${id}" here (known: ${known})`);
}
