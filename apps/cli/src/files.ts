import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PalioError } from '@palio/kernel';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const gameFolder = (id: string): string => join(ROOT, 'games', id);

export function readText(path: string): string {
  try {
    if (statSync(path).size > 16_000_000) throw new PalioError('file-not-found', 'is too large', path);
    // Some editors begin a file with a mark of its encoding, which is no part of the text.
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof PalioError) throw error;
    throw new PalioError('file-not-found', 'cannot be read', path);
  }
}
