import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from './server.ts';

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');

/** A whole server with its own database, as `palio serve` starts it. */
export interface OnlineServer extends TestServer {
  /** Without a word, as when the power fails. */
  kill(): Promise<void>;
  /** At the same address, with the same database. */
  startAgain(): Promise<void>;
}

/** Waits for the line in which the server says where it is. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /"address":"(http:[^"]+?)\/?"/.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)));
    child.once('close', (code, signal) => {
      const end = new Error(`the server has ended with ${code ?? signal}: ${said.join('')}`);
      // Pages only find that nobody answers any more: why, nobody else could tell.
      if (!child.killed) console.error(end.message);
      reject(end);
    });
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise(resolve => child.once('close', () => resolve()));

export async function startOnlineServer(env: Readonly<Record<string, string>> = {}): Promise<OnlineServer> {
  const folder = mkdtempSync(join(tmpdir(), 'palio-online-'));
  const start = (port: string): ChildProcess =>
    spawn(
      process.execPath,
      [
        MAIN,
        'serve',
        '--json',
        '--host',
        '127.0.0.1',
        '--port',
        port,
        '--database',
        join(folder, 'palio.db'),
      ],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
  let child = start('0');
  const address = await addressOf(child);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  return {
    address,
    renew: () => undefined,
    kill: () => end('SIGKILL'),
    async startAgain() {
      child = start(new URL(address).port);
      await addressOf(child);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
