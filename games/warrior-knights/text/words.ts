import type { OptionText } from '@palio/kernel';
import type { Ending } from '../rules/events.ts';
import type { BoardWords } from './board-words.ts';
import type * as actionWords from './en/actions.ts';
import type * as cardWords from './en/cards.ts';
import type * as logWords from './en/log.ts';
import type * as positionWords from './en/position.ts';
import type { PromptWords } from './prompt-words.ts';
import type { RailWords } from './rail-words.ts';
import type { ReasonWords } from './reason-words.ts';
import type { SceneWords } from './scene-words.ts';

export type OptionId =
  | 'gameLength'
  | 'freePrivateMotions'
  | 'heirExchange'
  | 'playerElimination'
  | 'mightIsRight'
  | 'twoPlayerFiveCities'
  | 'abandonedNobles'
  | 'miraclesCanHappen'
  | 'roundLimit';

/** Every word of one language. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly about: string;
  readonly options: Readonly<Record<OptionId, OptionText>>;
  readonly seatNames: readonly string[];
  readonly endings: Readonly<Record<Ending, string>>;
  readonly tieBreaks: Readonly<Record<'cities' | 'wealth' | 'troops', string>>;
  readonly scores: Readonly<Record<'prestige' | 'kingdomCities', string>>;
  readonly sentences: {
    readonly over: string;
    sealed(names: string): string;
    waits(names: string, topic: string): string;
  };
  readonly cards: typeof cardWords.cards;
  readonly neutrals: typeof cardWords.neutrals;
  readonly events: typeof cardWords.events;
  readonly agendas: typeof cardWords.agendas;
  readonly proposals: typeof cardWords.proposals;
  readonly promises: typeof cardWords.promises;
  readonly terms: typeof cardWords.terms;
  readonly prompts: PromptWords;
  readonly actions: typeof actionWords.actions;
  readonly causes: typeof logWords.causes;
  readonly purposes: typeof logWords.purposes;
  readonly results: typeof logWords.results;
  readonly units: typeof logWords.units;
  readonly log: typeof logWords.log;
  reasons(): Promise<ReasonWords>;
  readonly position: typeof positionWords.position;
  readonly board: BoardWords;
  readonly rails: RailWords;
  /** They travel with the first scene. */
  readonly scenes: () => Promise<SceneWords>;
}
