/**
 * Keeps package-lock.json usable everywhere. npm leaves out the binary packages of other platforms that
 * its registry did not offer, and `npm ci` then refuses the whole lock; they are added with the exact
 * version their parent asks for. With --check nothing is written and an incomplete lock is an error.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './workspaces.ts';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

const OPERATING_SYSTEM = /\b(aix|android|darwin|freebsd|linux|openharmony|sunos|win32)\b/;
const PROCESSOR = /\b(arm64|arm|ia32|ppc64|riscv64|s390x|wasm32|x64)\b/;

/** The optional packages that some locked package asks for and the lock does not hold. */
export function missingPackages(packages: LockedPackages): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isExact = /^\d+\.\d+\.\d+/.test(version);
      if (!isExact || packages[`node_modules/${name}`] || packages[`${parent}/node_modules/${name}`])
        continue;
      missing[`node_modules/${name}`] = lockedPackage(name, version, dev);
    }
  }
  return missing;
}

/** As npm writes it; the name of a binary package says by convention which platform it is for. */
function lockedPackage(name: string, version: string, dev: boolean | undefined): LockedPackage {
  const os = OPERATING_SYSTEM.exec(name)?.[1];
  const cpu = PROCESSOR.exec(name)?.[1];
  const libc = os === 'linux' ? /-(gnu|musl)/.exec(name)?.[1] : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

/** A lock that names a registry host would work only where that host can be reached. */
export function packagesNamingAHost(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { resolved, link }]) =>
    resolved !== undefined && !link ? [path] : [],
  );
}

function main(): void {
  const path = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: LockedPackages };
  const missing = missingPackages(lock.packages);
  const names = Object.keys(missing);
  const withHost = packagesNamingAHost(lock.packages);
  for (const name of withHost) console.error(`package-lock.json names a registry host for ${name}`);
  if (withHost.length > 0) process.exitCode = 1;
  if (names.length === 0) return;
  if (process.argv.includes('--check')) {
    console.error(`package-lock.json lacks ${names.length} packages: run npm run lock\n${names.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  const all = Object.entries({ ...lock.packages, ...missing });
  const packages = all.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(`Added ${names.length} packages of other platforms to package-lock.json.`);
}

if (import.meta.main) main();
