import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { bundleSizes } from '../bundle-size.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'palio-bundle-'));
  mkdirSync(join(dist, '.vite'));
  mkdirSync(join(dist, 'assets'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function script(name: string, text: string): number {
  writeFileSync(join(dist, 'assets', name), text);
  return gzipSync(text).length;
}

test('a game counts what it loads beyond the start page, in the page and in the worker', () => {
  const start = script('main.js', 'start '.repeat(50)) + script('shared.js', 'shared '.repeat(70));
  const board = script('board.js', 'board '.repeat(20)) + script('pieces.js', 'pieces '.repeat(30));
  const rules = script('alpha-9f.js', 'rules '.repeat(40));
  const worker = script('worker.js', 'worker '.repeat(90));
  const manifest = {
    'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    '_pieces.js': { file: 'assets/pieces.js', imports: ['_shared.js'] },
    '../../games/alpha/board/index.ts': {
      file: 'assets/board.js',
      src: '../../games/alpha/board/index.ts',
      isDynamicEntry: true,
      imports: ['_pieces.js', 'index.html'],
    },
  };
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  expect(bundleSizes(dist)).toEqual({ startPage: start, games: { alpha: board + rules }, other: worker });
});

test('a client that was not built is an error that says what to do', () => {
  expect(() => bundleSizes(dist)).toThrow('build the client first');
});
