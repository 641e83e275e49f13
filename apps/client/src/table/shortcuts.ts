/** What a key means at the table; one place, so that the help and the keys cannot differ. */
export type Command =
  | { readonly kind: 'choose'; readonly index: number }
  | {
      readonly kind:
        | 'confirm'
        | 'undo'
        | 'undoTurn'
        | 'back'
        | 'help'
        | 'list'
        | 'position'
        | 'hint'
        | 'past'
        | 'future'
        | 'last'
        | 'skip';
    };

export interface KeyPress {
  readonly key: string;
  readonly hasModifier: boolean;
  /** The focus is on a button, link or piece, which takes Enter and blanks for itself. */
  readonly onControl: boolean;
  /** The focus is in a field, where keys are text. */
  readonly inField: boolean;
}

const COMMANDS: Readonly<Record<string, Exclude<Command['kind'], 'choose'>>> = {
  Escape: 'back',
  u: 'undo',
  U: 'undoTurn',
  z: 'undo',
  Z: 'undoTurn',
  '?': 'help',
  a: 'list',
  p: 'position',
  h: 'hint',
  '[': 'past',
  ']': 'future',
  l: 'last',
  s: 'skip',
};

/** The command of a key, if it has one here. Browser shortcuts and typing are left alone. */
export function commandOf({ key, hasModifier, onControl, inField }: KeyPress): Command | undefined {
  if (hasModifier || (inField && key !== 'Escape')) return undefined;
  if (/^[1-9]$/.test(key)) return { kind: 'choose', index: Number(key) - 1 };
  if (key === 'Enter') return onControl ? undefined : { kind: 'confirm' };
  const kind = Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
  return kind === undefined ? undefined : { kind };
}
