import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');

export interface RunningPalio {
  /** As browsers know it. By name, not by number: passkeys belong to names. */
  readonly address: string;
  stop(): Promise<void>;
}

/** `palio serve` as its users start it, with a database of its own. */
export async function startPalio(env: Readonly<Record<string, string>> = {}): Promise<RunningPalio> {
  const folder = mkdtempSync(join(tmpdir(), 'palio-e2e-'));
  const args = [
    'serve',
    '--json',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--database',
    join(folder, 'palio.db'),
  ];
  const palio = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    palio.stdout.once('data', (chunk: Buffer) =>
      resolve((JSON.parse(chunk.toString()) as { address: string }).address),
    );
    palio.once('exit', code => reject(new Error(`palio serve ended with ${code}`)));
  });
  return {
    address: address.replace('127.0.0.1', 'localhost'),
    async stop() {
      if (palio.exitCode === null) {
        const ended = new Promise(resolve => palio.once('exit', resolve));
        palio.kill();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
