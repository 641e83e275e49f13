import type { Language } from '@palio/kernel';

/** What `palio play` says beside the words of the game itself. */
export interface PlayWords {
  readonly help: string;
  readonly nothingToTakeBack: string;
  notLegal(words: string): string;
  /** The seat is not asked any more: the rest of the line was not played. */
  left(words: string): string;
  written(file: string): string;
  notWritten(file: string): string;
}

const en: PlayWords = {
  help: 'a number or a notation plays; several notations may stand in one line; u takes back; ? shows this; w FILE writes a record; q quits',
  nothingToTakeBack: 'nothing to take back',
  notLegal: words => `"${words}" is not legal now`,
  left: words => `"${words}" was not played: it is not your decision any more`,
  written: file => `written: ${file}`,
  notWritten: file => `${file} cannot be written`,
};

const it: PlayWords = {
  help: 'un numero o una notazione gioca; più notazioni possono stare in una riga; u ritira; ? mostra questo; w FILE scrive la registrazione; q esce',
  nothingToTakeBack: 'niente da ritirare',
  notLegal: words => `"${words}" ora non è permesso`,
  left: words => `"${words}" non è stato giocato: la decisione non è più tua`,
  written: file => `scritto: ${file}`,
  notWritten: file => `${file} non può essere scritto`,
};

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en, it };
