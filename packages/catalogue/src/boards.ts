import type { GameBoard, LessonPictures } from '@palio/board-kit';
import type { Language } from '@palio/kernel';
import { PalioError } from '@palio/kernel';

/** What only a browser needs: the drawn board and the pages to read. */
export interface BoardEntry {
  board(): Promise<GameBoard>;
  /** RULES.md and LEARN.md as text. */
  rules(language: Language): Promise<string>;
  lessons(language: Language): Promise<string>;
  /** What the lessons show. */
  pictures(): Promise<LessonPictures>;
  /** Address of the cover picture. */
  cover(): Promise<string>;
  /** Where the picture leaves room for the title. */
  readonly titleAt: 'head' | 'foot';
}

const BOARDS: Readonly<Record<string, BoardEntry>> = {
  'castles-of-burgundy': {
    board: async () => (await import('@palio/castles-of-burgundy/board')).board as unknown as GameBoard,
    rules: async language =>
      language === 'it'
        ? (await import('@palio/castles-of-burgundy/RULES.it.md?raw')).default
        : (await import('@palio/castles-of-burgundy/RULES.md?raw')).default,
    lessons: async language =>
      language === 'it'
        ? (await import('@palio/castles-of-burgundy/LEARN.it.md?raw')).default
        : (await import('@palio/castles-of-burgundy/LEARN.md?raw')).default,
    pictures: async () => (await import('@palio/castles-of-burgundy/board/pictures')).pictures,
    cover: async () => (await import('@palio/castles-of-burgundy/board/cover.svg?url')).default,
    titleAt: 'head',
  },
  'warriors-and-traders': {
    board: async () => (await import('@palio/warriors-and-traders/board')).board as unknown as GameBoard,
    rules: async language =>
      language === 'it'
        ? (await import('@palio/warriors-and-traders/RULES.it.md?raw')).default
        : (await import('@palio/warriors-and-traders/RULES.md?raw')).default,
    lessons: async language =>
      language === 'it'
        ? (await import('@palio/warriors-and-traders/LEARN.it.md?raw')).default
        : (await import('@palio/warriors-and-traders/LEARN.md?raw')).default,
    pictures: async () => (await import('@palio/warriors-and-traders/board/pictures')).pictures,
    cover: async () => (await import('@palio/warriors-and-traders/board/cover.svg?url')).default,
    titleAt: 'head',
  },
  tadmor: {
    board: async () => (await import('@palio/tadmor/board')).board as unknown as GameBoard,
    rules: async language =>
      language === 'it'
        ? (await import('@palio/tadmor/RULES.it.md?raw')).default
        : (await import('@palio/tadmor/RULES.md?raw')).default,
    lessons: async language =>
      language === 'it'
        ? (await import('@palio/tadmor/LEARN.it.md?raw')).default
        : (await import('@palio/tadmor/LEARN.md?raw')).default,
    pictures: async () => (await import('@palio/tadmor/board/pictures')).pictures,
    cover: async () => (await import('@palio/tadmor/board/cover.svg?url')).default,
    titleAt: 'head',
  },
  'warrior-knights': {
    board: async () => (await import('@palio/warrior-knights/board')).board as unknown as GameBoard,
    rules: async language =>
      language === 'it'
        ? (await import('@palio/warrior-knights/RULES.it.md?raw')).default
        : (await import('@palio/warrior-knights/RULES.md?raw')).default,
    lessons: async language =>
      language === 'it'
        ? (await import('@palio/warrior-knights/LEARN.it.md?raw')).default
        : (await import('@palio/warrior-knights/LEARN.md?raw')).default,
    pictures: async () => (await import('@palio/warrior-knights/board/pictures')).pictures,
    cover: async () => (await import('@palio/warrior-knights/board/cover.svg?url')).default,
    titleAt: 'foot',
  },
  'medieval-battle': {
    board: async () => (await import('@palio/medieval-battle/board')).board as unknown as GameBoard,
    rules: async language =>
      language === 'it'
        ? (await import('@palio/medieval-battle/RULES.it.md?raw')).default
        : (await import('@palio/medieval-battle/RULES.md?raw')).default,
    lessons: async language =>
      language === 'it'
        ? (await import('@palio/medieval-battle/LEARN.it.md?raw')).default
        : (await import('@palio/medieval-battle/LEARN.md?raw')).default,
    pictures: async () => (await import('@palio/medieval-battle/board/pictures')).pictures,
    cover: async () => (await import('@palio/medieval-battle/board/cover.svg?url')).default,
    titleAt: 'head',
  },
};

export function boardOf(id: string): BoardEntry {
  const entry = BOARDS[id];
  if (entry === undefined) throw new PalioError('unknown-game', `there is no board of "${id}" here`);
  return entry;
}
