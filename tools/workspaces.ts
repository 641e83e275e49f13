import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = dirname(import.meta.dirname);

type Exports = string | null | { readonly [condition: string]: Exports };

interface Manifest {
  readonly name: string;
  readonly exports?: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Workspace {
  readonly name: string;
  /** Folder relative to the root, with forward slashes. */
  readonly folder: string;
  /** What others may import: from `.` or `./board` to the file relative to the root. */
  readonly exported: ReadonlyMap<string, string>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

export function workspaces(root: string): Workspace[] {
  const manifests = globSync('{packages,games,apps}/*/package.json', { cwd: root }).toSorted();
  return manifests.map(path => workspace(root, path.replaceAll('\\', '/')));
}

function workspace(root: string, path: string): Workspace {
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
  const folder = dirname(path);
  return {
    name: manifest.name,
    folder,
    exported: exportedFiles(folder, manifest.exports ?? null),
    dependencies: new Set([
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.peerDependencies ?? {}),
    ]),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
}

function exportedFiles(folder: string, exported: Exports): Map<string, string> {
  const files = new Map<string, string>();
  const visit = (subpath: string, target: Exports): void => {
    if (typeof target === 'string') files.set(subpath, `${folder}/${target.replace(/^\.\//, '')}`);
    else if (target !== null) {
      for (const [key, value] of Object.entries(target)) visit(key.startsWith('.') ? key : subpath, value);
    }
  };
  visit('.', exported);
  return files;
}
