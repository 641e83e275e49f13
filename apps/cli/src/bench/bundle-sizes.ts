import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shelf.ts';

export interface BundleSizes {
  readonly startPage: number;
  readonly games: Readonly<Record<string, number>>;
}

/** Gzipped bytes of JavaScript, or undefined while the client is not built. The build tools know how to count. */
export function bundleSizes(): BundleSizes | undefined {
  if (!existsSync(join(ROOT, 'apps/client/dist/.vite/manifest.json'))) return undefined;
  const printed = execFileSync(process.execPath, [join(ROOT, 'tools/bundle-size.ts'), '--json'], { encoding: 'utf8' });
  return JSON.parse(printed) as BundleSizes;
}
