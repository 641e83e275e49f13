import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from './command.ts';
import { ROOT } from './workspaces.ts';

export const CLIENT_FOLDER = 'apps/client';
const BUILT_PAGE = join(ROOT, CLIENT_FOLDER, 'dist/index.html');

/** Everything the build reads. */
const SOURCES = [
  'package-lock.json',
  'apps/client/*.*',
  'apps/client/{src,public}/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'games/*/{rules,bot,board,text,data}/**/*',
  'games/*/*.*',
];

export function clientExists(): boolean {
  return existsSync(join(ROOT, CLIENT_FOLDER, 'index.html'));
}

export async function buildClient(args: readonly string[] = []): Promise<number> {
  const { code } = await runCommand(['vite', 'build', ...args], { folder: CLIENT_FOLDER });
  return code;
}

/** Builds the client unless the last build is newer than all its sources. */
export async function buildClientIfOld(): Promise<number> {
  if (!clientExists() || isBuilt()) return 0;
  console.log('Building the client ...');
  return buildClient(['--logLevel', 'warn']);
}

function isBuilt(): boolean {
  if (!existsSync(BUILT_PAGE)) return false;
  const builtAt = statSync(BUILT_PAGE).mtimeMs;
  const sources = globSync(SOURCES, { cwd: ROOT });
  return sources.every(path => statSync(join(ROOT, path)).mtimeMs <= builtAt);
}
