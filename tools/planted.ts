import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { forbiddenImports } from './imports/cruise.ts';
import { ROOT, workspaces } from './workspaces.ts';

const PLANTED = join(ROOT, 'tools/planted');

/**
 * Proves that the import rules see: runs them over a small tree with planted violations. Each file names
 * in a `planted:` comment the rules it breaks; a file without one must be found clean.
 */
async function main(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'palio-planted-'));
  try {
    cpSync(PLANTED, root, { recursive: true });
    installPackages(root);
    const found = await forbiddenImports(root);
    report(expectations(root), new Set(found.map(({ from, rule }) => `${from}: ${rule}`)));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The workspaces as links and three external packages as stubs, in the way npm lays them out. */
function installPackages(root: string): void {
  for (const { name, folder } of workspaces(root)) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, folder), link, 'junction');
  }
  for (const name of ['svelte', 'undeclared-package', 'development-tool']) {
    const folder = join(root, 'node_modules', name);
    mkdirSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'dist/index.js'), 'export {};');
    const manifest = {
      name,
      version: '0.0.0',
      exports: { '.': './dist/index.js', './*': './dist/index.js' },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  }
}

function expectations(root: string): Set<string> {
  const files = globSync('{packages,games,apps}/**/*.{ts,svelte}', { cwd: root });
  return new Set(
    files.flatMap(path => {
      const rules = /\/\/ planted: (.*)/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? '';
      return rules === '' ? [] : rules.split(', ').map(rule => `${path.replaceAll('\\', '/')}: ${rule}`);
    }),
  );
}

function report(planted: ReadonlySet<string>, found: ReadonlySet<string>): void {
  const missed = [...planted].filter(violation => !found.has(violation));
  const invented = [...found].filter(violation => !planted.has(violation));
  for (const violation of missed) console.error(`planted, but not reported: ${violation}`);
  for (const violation of invented) console.error(`reported, but not planted: ${violation}`);
  if (planted.size === 0) console.error('no violation is planted');
  if (planted.size === 0 || missed.length > 0 || invented.length > 0) process.exitCode = 1;
  else console.log(`all ${planted.size} planted violations are reported`);
}

await main();
