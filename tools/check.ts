import { runSteps, type Step } from './steps.ts';

/**
 * Every static check of the project. To add one, write a tool that prints what is wrong and exits
 * non-zero, and put it here. The slow ones come first, so that two lanes end at about the same time.
 */
const STEPS: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'types: client, boards',
    command: [
      'svelte-check',
      '--tsgo',
      '--tsconfig',
      'tsconfig.client.json',
      '--fail-on-warnings',
      '--output',
      'human',
    ],
  },
  { name: 'imports', command: tool('imports') },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types: tools, tests', command: types('tsconfig.node.json') },
  { name: 'dead code', command: ['knip', '--no-config-hints'] },
  { name: 'types: rules, bots', command: types('tsconfig.rules.json') },
  { name: 'types: browser tests', command: types('tsconfig.e2e.json') },
  { name: 'planted imports', command: tool('planted') },
  { name: 'lock', command: [...tool('lock'), '--check'] },
  { name: 'icons', command: [...tool('icons'), '--check'] },
  { name: 'silenced checks', command: tool('silenced') },
];

/** The native compiler, five times as fast; TypeScript 6 stays for tools that need its interface for programs. */
function types(project: string): [string, ...string[]] {
  return [process.execPath, 'node_modules/@typescript/native/bin/tsc', '-p', project];
}

function tool(name: string): [string, ...string[]] {
  return [process.execPath, ...process.execArgv, `tools/${name}.ts`];
}

process.exitCode = (await runSteps(STEPS, 2)) ? 0 : 1;
