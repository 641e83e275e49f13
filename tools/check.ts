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
      '--tsconfig',
      'tsconfig.client.json',
      '--fail-on-warnings',
      '--output',
      'human',
    ],
  },
  { name: 'types: tools, tests', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'types: rules, bots', command: ['tsc', '-p', 'tsconfig.rules.json'] },
  { name: 'types: browser tests', command: ['tsc', '-p', 'tsconfig.e2e.json'] },
  { name: 'dead code', command: ['knip', '--no-config-hints'] },
  { name: 'imports', command: tool('imports') },
  { name: 'planted imports', command: tool('planted') },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lock', command: [...tool('lock'), '--check'] },
  { name: 'icons', command: [...tool('icons'), '--check'] },
  { name: 'silenced checks', command: tool('silenced') },
];

function tool(name: string): [string, ...string[]] {
  return [process.execPath, ...process.execArgv, `tools/${name}.ts`];
}

process.exitCode = (await runSteps(STEPS, 2)) ? 0 : 1;
