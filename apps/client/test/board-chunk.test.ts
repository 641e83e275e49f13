import { expect, it } from 'vitest';
import { boardChunk } from '../board-chunk.config.ts';

/** Who imports whom, statically. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/games/fair/board/index.ts': [],
  '/games/fair/board/Board.svelte': ['/games/fair/board/index.ts'],
  '/games/fair/board/icons.ts': ['/games/fair/board/Board.svelte', '/games/fair/board/later.ts'],
  '/games/fair/board/circle.ts': ['/games/fair/board/circle-too.ts', '/games/fair/board/icons.ts'],
  '/games/fair/board/circle-too.ts': ['/games/fair/board/circle.ts'],
  '/games/fair/board/later.ts': [],
  '/games/fair/board/Scene.svelte': ['/games/fair/board/later.ts'],
  '/games/fair/text/names.ts': ['/games/fair/board/Board.svelte'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const importers = IMPORTERS[id];
    return importers === undefined ? null : { importers };
  },
};

it('a board is one file, without what travels later and what is not of the board', () => {
  const chunkOf = boardChunk();
  const together = Object.keys(IMPORTERS).filter(id => chunkOf(id, graph) === 'fair-board');
  expect(together.map(id => id.replace('/games/fair/board/', ''))).toEqual([
    'index.ts',
    'Board.svelte',
    'icons.ts',
    'circle.ts',
    'circle-too.ts',
  ]);
  expect(chunkOf('/packages/board-kit/src/icons.ts', graph)).toBeNull();
});
