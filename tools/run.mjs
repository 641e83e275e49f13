// The entry of every npm script. Runs under any Node from 20.19 on and before anything is installed,
// so it is plain JavaScript without dependencies; the tools themselves run under the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { whenAbandoned } from './abandoned.mjs';
import { installedAsLocked, removeStamp, writeStamp } from './installed.mjs';

// Not import.meta.dirname: a Node too old for it must still get as far as the message below.
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMMANDS = ['start', 'test', 'check', 'build', 'dev', 'e2e', 'audit'];
const OLDEST_NODE = [20, 19];
const PINNED_NODE = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const [command = '', ...rest] = process.argv.slice(2);
process.exitCode = await main();

async function main() {
  if (!COMMANDS.includes(command)) {
    console.error(`Usage: node tools/run.mjs <${COMMANDS.join('|')}> [arguments]`);
    return 2;
  }
  if (!nodeIsRecent()) {
    console.error(
      `Palio needs Node ${OLDEST_NODE.join('.')} or newer to start; this is ${process.version} (${process.execPath}).`,
    );
    return 1;
  }
  const installed = await ensureInstalled();
  if (installed !== 0) return installed;
  const flags = ['--disable-warning=ExperimentalWarning'];
  // What has been read once without its types is kept: threads then start faster, and need no WebAssembly for it.
  const NODE_COMPILE_CACHE =
    process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules', '.cache', 'palio-code');
  const environment = { ...process.env, NODE_COMPILE_CACHE };
  return run(PINNED_NODE, [...flags, join(ROOT, 'tools', `${command}.ts`), ...rest], environment);
}

function nodeIsRecent() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

async function ensureInstalled() {
  if (existsSync(PINNED_NODE) && installedAsLocked(ROOT)) return 0;
  console.error('Installing the locked dependencies (npm ci) ...');
  removeStamp(ROOT);
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], outsideEnvironment());
  if (code === 0) writeStamp(ROOT);
  else console.error(`Installing the dependencies failed: npm ci ended with ${code}.`);
  return code;
}

/** npm must not run on the Node inside node_modules, which it is about to replace. */
function outsideEnvironment() {
  const inside = join(ROOT, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter(entry => !entry.startsWith(inside));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** Runs a program to its end; its exit code, with signals to us passed on to it. */
function run(program, args, environment) {
  return new Promise(resolve => {
    const shell = process.platform === 'win32';
    const child = spawn(program, args, { cwd: ROOT, env: environment, stdio: 'inherit', shell });
    const forward = signal => {
      // The terminal sends Ctrl+C to every process of the group itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    const stay = whenAbandoned(() => child.kill('SIGTERM'));
    const end = code => {
      stay();
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', error => {
      console.error(`${program}: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
