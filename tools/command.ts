import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

import { ROOT } from './workspaces.ts';

export interface CommandResult {
  readonly code: number;
  /** Standard output and standard error as they came; empty unless captured. */
  readonly output: string;
}

export interface CommandOptions {
  /** Relative to the root; the root itself unless given. */
  readonly folder?: string;
  /** Keep the output for the caller instead of showing it at once. */
  readonly capture?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** When we are stopped, end with the exit code of this program instead of with the signal's. */
  readonly answersForUs?: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();
let stopped: NodeJS.Signals | undefined;

for (const signal of SIGNALS) {
  process.on(signal, () => {
    stopped = signal;
    // The terminal sends Ctrl+C to every process of the group itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
    if (running.size === 0) process.exit(signalCode(signal));
  });
}

/** Runs a program of node_modules/.bin or of the system to its end, under the pinned Node. */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { folder = '.', capture = false, environment = {}, answersForUs = false }: CommandOptions = {},
): Promise<CommandResult> {
  if (stopped) return { code: signalCode(stopped), output: '' };
  const child = spawn(program, args, {
    cwd: join(ROOT, folder),
    env: { ...process.env, PATH: pathWithPinnedNode(), ...environment },
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await exitCode(child, program);
  running.delete(child);
  if (stopped && running.size === 0) process.exit(answersForUs ? code : signalCode(stopped));
  return { code, output };
}

export function runTool(
  tool: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<CommandResult> {
  return runCommand(
    [process.execPath, ...process.execArgv, join(ROOT, 'tools', `${tool}.ts`), ...args],
    options,
  );
}

function exitCode(child: ChildProcess, program: string): Promise<number> {
  return new Promise(resolve => {
    child.on('error', error => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => resolve(code ?? signalCode(signal ?? 'SIGTERM')));
  });
}

function signalCode(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

function pathWithPinnedNode(): string {
  return [join(ROOT, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
}
