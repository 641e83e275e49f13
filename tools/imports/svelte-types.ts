import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { workspaces, type Workspace } from '../workspaces.ts';
import { LAYERS, type Layer } from './layers.ts';
import type { Violation } from './violation.ts';

const TYPE_IMPORT = /\bimport\s+type\s[^'"]*?from\s*['"]([^'"]+)['"]/g;

/**
 * Forbidden `import type` lines in Svelte files: dependency-cruiser reads what the Svelte compiler
 * puts out, where types are gone already.
 */
export function svelteTypeViolations(root: string): Violation[] {
  const all = workspaces(root);
  const files = globSync('{packages,games,apps}/**/*.svelte', {
    cwd: root,
    exclude: path => path.endsWith('node_modules') || path.endsWith('dist'),
  });
  return files.toSorted().flatMap(path => {
    const from = path.replaceAll('\\', '/');
    const specifiers = readFileSync(join(root, path), 'utf8').matchAll(TYPE_IMPORT);
    return [...specifiers].flatMap(([, specifier = '']) => {
      const broken = brokenRule(from, specifier, all);
      return broken ? [{ ...broken, from, to: specifier }] : [];
    });
  });
}

type BrokenRule = Pick<Violation, 'rule' | 'reason'>;

function brokenRule(from: string, specifier: string, all: readonly Workspace[]): BrokenRule | undefined {
  const home = all.find(({ folder }) => from.startsWith(`${folder}/`));
  const isRelative = specifier.startsWith('.');
  const target = isRelative ? posix.join(posix.dirname(from), specifier) : exportedFile(specifier, all);
  if (target === undefined) return { rule: 'no-unresolvable', reason: 'no package exports this' };
  const destination = all.find(({ folder }) => target.startsWith(`${folder}/`));
  if (destination !== undefined && home !== undefined && destination !== home) {
    if (isRelative) {
      return { rule: 'no-relative-import-of-another-workspace', reason: 'import it by its name' };
    }
    if (!home.dependencies.has(destination.name)) {
      return { rule: 'no-undeclared-workspace', reason: `declare it in ${home.folder}/package.json` };
    }
  }
  const layer = LAYERS.find(({ files }) => new RegExp(files).test(from));
  if (layer === undefined) return { rule: 'no-layer', reason: 'this file belongs to no layer' };
  if (allows(layer, from, target)) return undefined;
  return { rule: `${layer.name}-imports`, reason: 'tools/imports/layers.ts says what this layer may import' };
}

function exportedFile(specifier: string, all: readonly Workspace[]): string | undefined {
  const owner = all.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (owner !== undefined) return owner.exported.get(`.${specifier.slice(owner.name.length)}`);
  return specifier.startsWith('@palio/') ? undefined : `node_modules/${specifier}/`;
}

function allows({ files, values, types = [] }: Layer, from: string, target: string): boolean {
  const group = new RegExp(files).exec(from)?.[1] ?? '';
  return [...values, ...types].some(allowed => new RegExp(allowed.replaceAll('$1', group)).test(target));
}
