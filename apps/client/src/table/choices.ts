import type { AnyAction } from '@palio/kernel';

/** A legal action with its sentence; the same as the board gets. */
export interface Choice {
  readonly action: AnyAction;
  readonly text: string;
  readonly notation: string;
  readonly forecast?: unknown;
}

/** The legal actions, by where they are chosen. */
export interface Choices {
  /** Buttons of the prompt. */
  readonly general: readonly Choice[];
  readonly onBoard: readonly Choice[];
  /** Free actions beside the question; and those of them that have no button of their own on the stage. */
  readonly asides: readonly Choice[];
  readonly unplaced: readonly Choice[];
  /** All of them in the order of digits, tray and list. */
  readonly all: readonly Choice[];
  /** Those of them that need a button in the tray. */
  readonly tray: readonly Choice[];
}

export const NO_CHOICES: Choices = { general: [], onBoard: [], asides: [], unplaced: [], all: [], tray: [] };

type ActionPlace = 'board' | 'prompt' | 'stage';

/** What a board says about the choices of its game. */
interface Sorting {
  placeOf(action: AnyAction): ActionPlace;
  order?(choice: Choice): number;
}

export function sortChoices(
  legal: readonly Choice[],
  asides: readonly Choice[],
  board: Sorting | undefined,
): Choices {
  const rank = (choice: Choice): number => board?.order?.(choice) ?? 0;
  const sorted = (list: readonly Choice[]): Choice[] => list.toSorted((a, b) => rank(a) - rank(b));
  // Without a board nothing can be chosen there: everything is a button.
  const placeOf = ({ action }: Choice): ActionPlace => board?.placeOf(action) ?? 'prompt';
  const isOnBoard = (choice: Choice): boolean => placeOf(choice) !== 'prompt';
  const general = sorted(legal.filter(choice => !isOnBoard(choice)));
  const onBoard = sorted(legal.filter(isOnBoard));
  const all = [...sorted([...general, ...onBoard]), ...asides];
  const needsButton = (choice: Choice): boolean => placeOf(choice) !== 'stage';
  return {
    general,
    onBoard,
    asides,
    unplaced: asides.filter(needsButton),
    all,
    tray: all.filter(needsButton),
  };
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** The choices whose sentence or notation holds every word that was typed. */
export function filterChoices<Filtered extends Pick<Choice, 'text' | 'notation'>>(
  choices: readonly Filtered[],
  typed: string,
): readonly Filtered[] {
  const wanted = plain(typed)
    .split(/\s+/)
    .filter(word => word !== '');
  if (wanted.length === 0) return choices;
  return choices.filter(({ text, notation }) => {
    const content = plain(`${text} ${notation}`);
    return wanted.every(word => content.includes(word));
  });
}

/** The action that a typed line means: the one written exactly so, or the only one that is left. */
export function choiceFrom(choices: readonly Choice[], typed: string): Choice | undefined {
  const line = typed.trim().replace(/\.$/, '');
  if (line === '') return undefined;
  const exact = choices.find(({ notation }) => notation === line);
  if (exact !== undefined) return exact;
  const left = filterChoices(choices, line);
  return left.length === 1 ? left[0] : undefined;
}
