import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as a user would, to its end. */
export function palio(
  words: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const main = join(import.meta.dirname, '../src/main.ts');
    const child = spawn(process.execPath, [main, ...words], { env: { ...process.env, ...env } });
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.on('data', chunk => out.push(String(chunk)));
    child.stderr.on('data', chunk => err.push(String(chunk)));
    child.once('error', reject);
    child.once('close', code => resolve({ code: code ?? -1, out: out.join(''), err: err.join('') }));
    child.stdin.end(input);
  });
}

export async function palioJson<T>(...words: string[]): Promise<T> {
  const { code, out, err } = await palio([...words, '--json']);
  if (code !== 0) throw new Error(`palio ${words.join(' ')} ended with ${code}: ${err}${out}`);
  return JSON.parse(out) as T;
}

/** A folder of its own that is gone afterwards. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'palio-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
