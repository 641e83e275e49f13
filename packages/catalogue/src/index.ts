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
  load(): Promise<PlayableGame>;
  text(language: Language): Promise<GameText>;
}

const medievalBattle: CatalogueEntry = {
  id: 'medieval-battle',
  titles: { en: 'Medieval Battle', it: 'Medieval Battle' },
  seatCounts: [2],
  minutes: 60,
  weight: 3,
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

const tadmor: CatalogueEntry = {
  id: 'tadmor',
  titles: { en: 'Tadmor', it: 'Tadmor' },
  seatCounts: [2, 3, 4],
  minutes: 120,
  weight: 3,
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

export const CATALOGUE: readonly CatalogueEntry[] = [medievalBattle, tadmor];

export function entryOf(id: string): CatalogueEntry {
  const entry = CATALOGUE.find(candidate => candidate.id === id);
  if (entry !== undefined) return entry;
  const known = CATALOGUE.map(candidate => candidate.id).join(', ');
  throw new PalioError('unknown-game', `there is no game "${id}" here (known: ${known})`);
}
