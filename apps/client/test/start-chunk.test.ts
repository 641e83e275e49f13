import { expect, it } from 'vitest';
import { startChunk } from '../start-chunk.config.ts';

/** Who imports whom, statically. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/client/index.html': [],
  '/client/main.ts': ['/client/index.html'],
  '/client/app.ts': ['/client/main.ts', '/client/circle.ts'],
  '/client/circle.ts': ['/client/app.ts'],
  '/client/page.ts': [],
  '/client/shared.ts': ['/client/page.ts', '/client/app.ts'],
  '/client/later.ts': ['/client/page.ts', '/client/later-too.ts'],
  '/client/later-too.ts': ['/client/later.ts'],
  '/client/service-worker.ts': [],
};
const graph = {
  getModuleInfo: (id: string) => {
    const importers = IMPORTERS[id];
    if (importers === undefined) return null;
    return { isEntry: id.endsWith('.html') || id.includes('service-worker'), importers };
  },
};

it('the start page is everything that is needed before the first picture, and nothing else', () => {
  const chunkOf = startChunk();
  const start = Object.keys(IMPORTERS).filter(id => chunkOf(id, graph) === 'start');
  expect(start.map(id => id.replace('/client/', ''))).toEqual([
    'main.ts',
    'app.ts',
    'circle.ts',
    'shared.ts',
  ]);
  expect(chunkOf('/somewhere/unknown.ts', graph)).toBeNull();
});
