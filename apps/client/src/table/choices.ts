import type { AnyAction } from '@palio/kernel';

/** A legal action with its sentence; the same as the board gets. */
export interface Choice {
  readonly action: AnyAction;
  readonly text: string;
  readonly notation: string;
  readonly forecast?: unknown;
}

/** The legal actions in the order of digits and tray. */
export interface Choices {
  /** Buttons of the prompt. */
  readonly general: readonly Choice[];
  readonly onBoard: readonly Choice[];
  /** Free actions beside the question. */
  readonly asides: readonly Choice[];
}

export const NO_CHOICES: Choices = { general: [], onBoard: [], asides: [] };

export function sortChoices(
  legal: readonly Choice[],
  asides: readonly Choice[],
  placeOf: ((action: AnyAction) => 'board' | 'prompt') | undefined,
): Choices {
  // Without a board nothing can be chosen there: everything is a button.
  const isOnBoard = ({ action }: Choice): boolean => placeOf?.(action) === 'board';
  return { general: legal.filter(choice => !isOnBoard(choice)), onBoard: legal.filter(isOnBoard), asides };
}

export const allChoices = ({ general, onBoard, asides }: Choices): readonly Choice[] => [
  ...general,
  ...onBoard,
  ...asides,
];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** The choices whose sentence or notation holds every word that was typed. */
export function filterChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
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
