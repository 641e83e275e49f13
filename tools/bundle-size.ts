import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { ROOT } from './workspaces.ts';

/** Bytes of JavaScript after gzip: what the start page loads, and what each game loads beyond that. */
export interface BundleSizes {
  readonly startPage: number;
  readonly games: Readonly<Record<string, number>>;
  /** Loaded by neither: the worker itself, the service worker, pages opened later. */
  readonly other: number;
}

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const DIST = join(ROOT, 'apps/client/dist');

export function bundleSizes(dist: string = DIST): BundleSizes {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) {
    throw new Error(`There is no ${path}: build the client first, with build.manifest set.`);
  }
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const startPage = new Set(loaded(manifest, startKey(manifest)));
  const games = gameScripts(manifest, startPage);
  const listed = new Set(Object.values(manifest).map(({ file }) => file));
  const other = new Set<string>();
  for (const script of globSync('**/*.js', { cwd: dist }).map(file => file.replaceAll('\\', '/'))) {
    if (startPage.has(script) || [...games.values()].some(files => files.has(script))) continue;
    // Vite leaves what a worker loads out of its manifest; the name of the file tells the game.
    const game = [...games.keys()].find(id => !listed.has(script) && basename(script).startsWith(`${id}-`));
    (games.get(game ?? '') ?? other).add(script);
  }
  const size = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
  return {
    startPage: size(startPage),
    games: Object.fromEntries([...games].map(([game, files]) => [game, size(files)])),
    other: size(other),
  };
}

/** The page itself, or the one file into which the client's build puts everything it starts with. */
const startKey = (manifest: Manifest): string =>
  Object.keys(manifest).find(key => /^_start-.*\.js$/.test(key)) ?? 'index.html';

/** What each game loads beyond the start page, according to the manifest. */
function gameScripts(manifest: Manifest, startPage: ReadonlySet<string>): Map<string, Set<string>> {
  const games = new Map<string, Set<string>>();
  for (const [key, chunk] of Object.entries(manifest)) {
    const game = /(?:^|\/)games\/([^/]+)\//.exec(chunk.src ?? key)?.[1];
    if (game === undefined || !chunk.isDynamicEntry) continue;
    const files = games.get(game) ?? new Set();
    for (const file of loaded(manifest, key)) if (!startPage.has(file)) files.add(file);
    games.set(game, files);
  }
  return new Map([...games].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The scripts that loading this chunk loads: its own and those of its static imports. */
function loaded(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  const own = chunk.file.endsWith('.js') ? [chunk.file] : [];
  return [...own, ...(chunk.imports ?? []).flatMap(next => loaded(manifest, next, seen))];
}

function main(): void {
  const sizes = bundleSizes();
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(sizes));
    return;
  }
  const line = (name: string, bytes: number): string =>
    `${name.padEnd(28)} ${(bytes / 1024).toFixed(1).padStart(8)} KiB`;
  console.log(line('start page', sizes.startPage));
  for (const [game, bytes] of Object.entries(sizes.games)) console.log(line(game, bytes));
  console.log(line('other', sizes.other));
}

if (import.meta.main) main();
