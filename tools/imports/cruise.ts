import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cruise, type ICruiseOptions, type IResolveOptions } from 'dependency-cruiser';

import { boardsReached } from './boards-reached.ts';
import { importRules } from './rules.ts';
import { svelteTypeViolations } from './svelte-types.ts';
import type { Violation } from './violation.ts';
import { withoutQuery } from './without-query.ts';

const CRUISE_OPTIONS: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^tools/planted/|^(packages|games|apps)/[^/]+/dist/' },
  tsPreCompilationDeps: true,
  // The manifests of the workspace and of the root count together: tests use the root's development tools.
  combinedDependencies: true,
};

const RESOLVE_OPTIONS: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  conditionNames: ['svelte', 'import', 'types', 'default'],
  plugins: [withoutQuery],
  extensions: ['.ts', '.mjs', '.js', '.svelte', '.json'],
};

/** Every forbidden import in the workspaces and tools under this root. */
export async function forbiddenImports(root: string): Promise<Violation[]> {
  const folders = ['packages', 'games', 'apps', 'tools'].filter(folder => existsSync(join(root, folder)));
  const forbidden = importRules(root);
  const { output } = await cruise(
    folders,
    { ...CRUISE_OPTIONS, baseDir: root, validate: true, ruleSet: { forbidden } },
    RESOLVE_OPTIONS,
  );
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text instead of a result');
  if (output.summary.totalDependenciesCruised === 0)
    throw new Error('dependency-cruiser found no import at all');
  const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const found = output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' -> ') : to,
    reason: reasons.get(rule.name) ?? '',
  }));
  return [...found, ...boardsReached(output.modules), ...svelteTypeViolations(root)];
}
