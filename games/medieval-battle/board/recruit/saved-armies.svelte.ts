import type { Army, Size } from '../../rules/state.ts';
import { armyLine, readArmyLine } from '../../text/army-line.ts';

const KEY = 'palio.medieval-battle.armies';
const MOST = 12;

interface Saved {
  readonly size: Size;
  readonly line: string;
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null || !('size' in value) || !('line' in value)) return false;
  return (
    (value.size === 'standard' || value.size === 'large') &&
    typeof value.line === 'string' &&
    readArmyLine(value.line) !== undefined
  );
}

/** A browser may forbid its storage or hold something else there: then there are no saved armies. */
function load(): readonly Saved[] {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(content) ? content.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Armies this player keeps in the browser. */
class SavedArmies {
  #all: readonly Saved[] = $state.raw(load());

  of(size: Size): readonly string[] {
    return this.#all.filter(saved => saved.size === size).map(({ line }) => line);
  }

  add(size: Size, army: Army): void {
    const line = armyLine(army);
    this.#store(
      [{ size, line }, ...this.#all.filter(saved => saved.size !== size || saved.line !== line)].slice(
        0,
        MOST,
      ),
    );
  }

  remove(size: Size, line: string): void {
    this.#store(this.#all.filter(saved => saved.size !== size || saved.line !== line));
  }

  #store(all: readonly Saved[]): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without storage they last as long as the page.
    }
  }
}

export const savedArmies = new SavedArmies();
