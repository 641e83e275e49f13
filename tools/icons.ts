/**
 * Copies the few icons that are used out of the icon sets of 5 MB: every icons.json gets an icons.ts beside it.
 * With --check nothing is written and a file out of date is an error.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import { runCommand } from './command.ts';
import { findIcon, type IconSet } from './icons/icon-set.ts';
import {
  type IconRecords,
  readLists,
  RECORDS,
  SET_NAMES,
  type SetName,
  writeSource,
} from './icons/source.ts';
import { ROOT } from './workspaces.ts';

const FOLDERS = ['packages/board-kit/src', 'apps/client/src', 'apps/client/src/*', 'games/*/board'];
const PACKAGES: Readonly<Record<SetName, string>> = {
  game: '@iconify-json/game-icons/icons.json',
  lucide: '@iconify-json/lucide/icons.json',
};

const require = createRequire(import.meta.url);
const loaded = new Map<SetName, IconSet>();

function iconSet(name: SetName): IconSet {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const set = JSON.parse(readFileSync(require.resolve(PACKAGES[name]), 'utf8')) as IconSet;
  loaded.set(name, set);
  return set;
}

function wantedRecords(listFile: string): IconRecords {
  const lists = readLists(JSON.parse(readFileSync(path.join(ROOT, listFile), 'utf8')), listFile);
  const records: Record<string, IconRecords[string]> = {};
  for (const set of SET_NAMES) {
    const names = lists[set];
    if (names !== undefined)
      records[RECORDS[set]] = Object.fromEntries(names.map(name => [name, findIcon(iconSet(set), name)]));
  }
  return records;
}

/** Compares what the file exports, not its text: the formatter may lay it out anew. */
async function isUpToDate(sourceFile: string, wanted: IconRecords): Promise<boolean> {
  try {
    const present = (await import(pathToFileURL(path.join(ROOT, sourceFile)).href)) as Record<
      string,
      unknown
    >;
    return isDeepStrictEqual({ ...present }, wanted);
  } catch {
    // Missing, or half merged: written anew either way.
    return false;
  }
}

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const listFile of FOLDERS.flatMap(folder => globSync(`${folder}/**/icons.json`, { cwd: ROOT })).sort()) {
  const sourceFile = listFile.replace(/json$/, 'ts');
  const wanted = wantedRecords(listFile);
  if (await isUpToDate(sourceFile, wanted)) continue;
  stale.push(sourceFile);
  if (!check) writeFileSync(path.join(ROOT, sourceFile), writeSource(wanted));
}
if (check) {
  for (const file of stale)
    console.error(`${file} is out of date: run node_modules/.bin/node tools/icons.ts`);
  if (stale.length > 0) process.exitCode = 1;
} else if (stale.length > 0) {
  process.exitCode = (await runCommand(['oxfmt', ...stale], { capture: true })).code;
  console.log(`wrote ${stale.join(', ')}`);
}
