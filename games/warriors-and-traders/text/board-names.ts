import type { BoardWords } from './board-words.ts';
import type { Names } from './words.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function mapped<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Readonly<Record<Key, To>> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Readonly<Record<Key, To>>;
}

type NounKey =
  | ('nations' | 'resources' | 'unitNames' | 'tracks' | 'abilities' | 'abilityNotes')
  | ('leaders' | 'types' | 'barbarians' | 'units');

/** The names of the game as labels of the board. */
export function boardNames(names: Names): Pick<BoardWords, NounKey> {
  const { nations, units, tracks, leaders, provinceTypes } = names;
  return {
    nations,
    tracks,
    leaders,
    types: provinceTypes,
    barbarians: capital(names.barbarians),
    resources: mapped(names.resources, capital),
    unitNames: mapped(units, ({ one }) => capital(one)),
    abilities: mapped(names.abilities, ({ name }) => name),
    abilityNotes: mapped(names.abilities, ({ effect }) => effect),
    units: (kind, number) => (number === 1 ? capital(units[kind].one) : `${number} ${units[kind].many}`),
  };
}
