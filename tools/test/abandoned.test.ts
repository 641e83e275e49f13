import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** As npm runs a script: a shell in between, which says nothing when it is ended. */
test('who is left behind by the shell that npm has ended is told so', async () => {
  const address = JSON.stringify(join(import.meta.dirname, '../abandoned.mjs'));
  const script = `import(${address}).then(({ whenAbandoned }) => {
    whenAbandoned(() => { console.log('abandoned'); process.exit(); });
    setInterval(() => undefined, 1000);
    console.log('waiting');
  })`;
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, script], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  await once(shell.stdout, 'end');
  expect(said).toBe('waiting\nabandoned\n');
}, 30_000);
