import { builtinModules } from 'node:module';

/** A part of the code base and what it may import. Patterns match paths relative to the root. */
export interface Layer {
  readonly name: string;
  /** Its files; a group in parentheses is available as `$1` in the lists below. */
  readonly files: string;
  readonly values: readonly string[];
  /** May be imported by `import type` only. */
  readonly types?: readonly string[];
}

const KERNEL = '^packages/kernel/';
/** How every game makes sentences of its words: no rules, no engine. */
const KERNEL_WORDS = '^packages/kernel/src/words\\.ts$';
const SEARCH = '^packages/search/';
const BOARD_KIT = '^packages/board-kit/';
const PACKAGES = '^packages/(kernel|search|protocol|board-kit|catalogue)/';
const NODE = `^(node:)?(${builtinModules.join('|')})$`;
const ANY_DECLARED_PACKAGE = '(^|/)node_modules/';

const npm = (...names: string[]): string => `(^|/)node_modules/(${names.join('|')})/`;

export const LAYERS: readonly Layer[] = [
  { name: 'kernel', files: '^packages/kernel/src/', values: ['^packages/kernel/src/'] },
  {
    name: 'search',
    files: '^packages/search/src/(?!worker-node\\.ts$)',
    values: ['^packages/search/src/', KERNEL],
  },
  {
    name: 'search-worker-node',
    files: '^packages/search/src/worker-node\\.ts$',
    values: ['^packages/search/src/', KERNEL, NODE],
  },
  {
    name: 'protocol',
    files: '^packages/protocol/src/',
    values: ['^packages/protocol/src/', npm('typebox')],
    types: [KERNEL],
  },
  {
    name: 'board-kit',
    files: '^packages/board-kit/src/',
    values: ['^packages/board-kit/src/', npm('svelte')],
    types: [KERNEL],
  },
  {
    name: 'catalogue',
    files: '^packages/catalogue/src/',
    values: ['^packages/catalogue/src/', KERNEL, SEARCH, '^games/'],
    types: [BOARD_KIT],
  },
  {
    name: 'game-tests',
    files: '^packages/game-tests/src/',
    values: ['^packages/game-tests/src/', KERNEL, SEARCH, NODE, npm('vitest', 'fast-check')],
  },
  {
    name: 'game-data',
    files: '^games/([^/]+)/data/',
    values: ['^games/$1/data/'],
  },
  {
    name: 'game-rules',
    files: '^games/([^/]+)/rules/',
    values: ['^games/$1/(rules|data)/', KERNEL],
  },
  {
    name: 'game-bot',
    files: '^games/([^/]+)/bot/',
    values: ['^games/$1/(bot|rules)/', KERNEL, SEARCH],
  },
  {
    name: 'game-board',
    files: '^games/([^/]+)/board/',
    values: ['^games/$1/(board|text)/', BOARD_KIT, npm('svelte')],
    types: ['^games/$1/rules/', KERNEL],
  },
  {
    name: 'game-text',
    files: '^games/([^/]+)/text/(?!data\\.ts$)',
    values: ['^games/$1/text/', KERNEL_WORDS],
    types: ['^games/$1/rules/', KERNEL, BOARD_KIT],
  },
  {
    // The one door of the page to the figures: they pass the owner's corrections there.
    name: 'game-text-data',
    files: '^games/([^/]+)/text/data\\.ts$',
    values: ['^games/$1/data/', KERNEL],
  },
  {
    name: 'client',
    files: '^apps/client/src/',
    values: ['^apps/client/', PACKAGES, ANY_DECLARED_PACKAGE],
  },
  {
    name: 'server',
    files: '^apps/server/src/',
    values: ['^apps/server/', '^packages/(kernel|search|protocol|catalogue)/', ANY_DECLARED_PACKAGE, NODE],
  },
  {
    name: 'cli',
    files: '^apps/cli/src/',
    values: [
      '^apps/cli/',
      '^apps/server/',
      '^packages/(kernel|search|protocol|catalogue)/',
      '^tools/bundle-size\\.ts$',
      ANY_DECLARED_PACKAGE,
      NODE,
    ],
  },
];

/** Code that never reaches a player: may use the development tools of the root manifest. */
export const TESTS: readonly string[] = [
  '^(packages|games|apps)/[^/]+/(test|e2e)/',
  '\\.test\\.ts$',
  '^packages/game-tests/',
  '^apps/cli/src/bench/',
];

export const CONFIGURATION = '^(packages|games|apps)/[^/]+/[^/]+\\.config\\.(js|mjs|ts)$';
