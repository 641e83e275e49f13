import { mkdirSync, readFileSync, rmSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from './command.ts';
import { ROOT } from './workspaces.ts';

/** One game to be recorded for the regression tests. */
interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly bots: string;
  readonly iterations?: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** `node tools/replays.ts <game>`: plays the games of test/replays/cases.json again and writes their records. */
const [game] = process.argv.slice(2);
if (game === undefined) throw new Error('Say which game: node tools/replays.ts <game>');
const folder = join(ROOT, 'games', game, 'test/replays');
const cases = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as readonly Wanted[];
mkdirSync(folder, { recursive: true });
for (const old of globSync('*.record', { cwd: folder })) rmSync(join(folder, old));
for (const { name, seats, bots, iterations = 60, options = {} } of cases) {
  const given = Object.entries(options).flatMap(([id, value]) => ['--option', `${id}=${value}`]);
  const command = [
    'record',
    game,
    '--seed',
    name,
    '--out',
    join(folder, `${name}.record`),
    '--seats',
    String(seats),
  ];
  const thinking = ['--bots', bots, '--iterations', String(iterations)];
  const { code } = await runCommand([
    process.execPath,
    ...process.execArgv,
    join(ROOT, 'apps/cli/src/main.ts'),
    ...command,
    ...thinking,
    ...given,
  ]);
  if (code !== 0) process.exit(code);
}
