import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

import { workspaces, type Workspace } from '../workspaces.ts';
import { CONFIGURATION, LAYERS, TESTS, type Layer } from './layers.ts';

const WORKSPACE_FILES = '^(packages|games|apps)/';
const DEVELOPMENT_ONLY = 'a development dependency is for tests and tools; declare it as a dependency';
const BESIDE_PRODUCT = [...TESTS, CONFIGURATION];

type Rule = IRegularForbiddenRuleType;

/** Everything that may not be imported, for the workspaces found under this root. */
export function importRules(root: string): IForbiddenRuleType[] {
  const all = workspaces(root);
  const rules: Rule[] = [
    ...LAYERS.flatMap(layerRules),
    ...GENERAL_RULES,
    ...all.map(deepImport),
    ...all.flatMap(workspace => undeclaredWorkspaces(workspace, all)),
  ];
  return rules.map(rule => ({ ...rule, severity: 'error' }));
}

const GENERAL_RULES: readonly Rule[] = [
  {
    name: 'no-layer',
    comment: 'this file belongs to no layer of tools/imports/layers.ts: add one that says what it may import',
    from: { path: WORKSPACE_FILES, pathNot: [...LAYERS.map(layer => layer.files), ...BESIDE_PRODUCT] },
    to: {},
  },
  {
    name: 'no-cycle',
    comment: 'files that need each other belong together or need a third file below both',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-other-game',
    comment: 'a game stands alone; what two games share belongs in a package',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/', pathNot: '^games/$1/' },
  },
  {
    name: 'no-relative-import-of-another-workspace',
    comment: 'import another workspace by its name, never by a path',
    from: { path: '^((packages|games|apps)/[^/]+|tools)/' },
    to: {
      path: WORKSPACE_FILES,
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  {
    name: 'game-tests-only-in-tests',
    comment: 'the shared tests are for test files only',
    from: { pathNot: [...TESTS] },
    to: { path: '^packages/game-tests/' },
  },
  {
    name: 'no-unresolvable',
    comment: 'there is no such file, or the package does not export it',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-undeclared-package',
    comment: "declare it in this workspace's own package.json",
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-package',
    comment: DEVELOPMENT_ONLY,
    from: { path: WORKSPACE_FILES, pathNot: BESIDE_PRODUCT },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  },
];

function layerRules({ name, files, values, types = [] }: Layer): Rule[] {
  const from = { path: files, pathNot: '\\.test\\.ts$' };
  const allowed: Rule = {
    name: `${name}-imports`,
    comment: 'tools/imports/layers.ts says what this layer may import',
    from,
    to: { pathNot: [...values, ...types], couldNotResolve: false },
  };
  if (types.length === 0) return [allowed];
  const onlyTypes: Rule = {
    name: `${name}-imports-types`,
    comment: 'this layer may import this with `import type` only',
    from,
    to: { path: [...types], pathNot: [...values], dependencyTypesNot: ['type-only'] },
  };
  return [allowed, onlyTypes];
}

function deepImport({ folder, exported }: Workspace): Rule {
  const entries = [...exported.values()].map(file => `^${pattern(file)}$`);
  return {
    name: 'no-deep-import',
    comment: "only what a workspace's package.json exports may be imported",
    from: { pathNot: `^${folder}/` },
    to: { path: `^${folder}/`, ...(entries.length > 0 && { pathNot: entries }) },
  };
}

function undeclaredWorkspaces(workspace: Workspace, all: readonly Workspace[]): Rule[] {
  const { folder, dependencies, devDependencies } = workspace;
  const foldersOf = (names: ReadonlySet<string>): string[] =>
    all.filter(({ name }) => names.has(name)).map(declared => `^${declared.folder}/`);
  const own = `^${folder}/`;
  const product = [own, ...foldersOf(dependencies)];
  const development = foldersOf(devDependencies);
  const undeclared: Rule = {
    name: 'no-undeclared-workspace',
    comment: "declare it in this workspace's own package.json",
    from: { path: own },
    to: { path: WORKSPACE_FILES, pathNot: [...product, ...development] },
  };
  if (development.length === 0) return [undeclared];
  const onlyForTests: Rule = {
    name: 'no-development-package',
    comment: DEVELOPMENT_ONLY,
    from: { path: own, pathNot: BESIDE_PRODUCT },
    to: { path: development, pathNot: product },
  };
  return [undeclared, onlyForTests];
}

function pattern(file: string): string {
  return file.replaceAll(/[.+?()[\]{}|\\]/g, '\\$&').replaceAll('*', '.+');
}
