import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PalioError } from '@palio/kernel';
import type { PalioServer, ServerConfig } from '@palio/server';
import { noWord, readArguments } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { ROOT } from '../files.ts';
import { checkedCorrections } from '../shelf.ts';

export const CLIENT = join(ROOT, 'apps/client/dist');

function openInBrowser(address: string): void {
  const command =
    process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open';
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

async function listen(server: PalioServer, port: number, host: string): Promise<string> {
  try {
    return `http://${host}:${await server.listen(port, host)}/`;
  } catch (cause) {
    await server.close();
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new PalioError(
      'bad-arguments',
      code === 'EADDRINUSE' ? `port ${port} is in use: choose another with --port` : message,
    );
  }
}

/** `palio serve --check`: whether the open games can be read, and what the rules of this version would do to them. */
async function check(config: ServerConfig): Promise<Answer> {
  const { checkUpgrade } = await import('@palio/server');
  const { open, unreadable, migrations } = await checkUpgrade(config);
  const affected = migrations.filter(({ unaffected }) => !unaffected);
  const isNew = 'file' in config.database && !existsSync(config.database.file);
  const lines = [
    ...(isNew ? [`there is no ${config.database.file} yet`] : []),
    ...unreadable.map(table => `${table}: cannot be read`),
    ...affected.map(
      ({ table, game, from, to }) => `${table} (${game}): rules ${from} -> ${to} change this game`,
    ),
    `${open} open games, ${unreadable.length} of them cannot be read`,
    `${migrations.length} open games change their rules, ${affected.length} of them are affected`,
  ];
  return {
    json: { open, unreadable, migrations, affected: affected.length },
    lines,
    good: affected.length + unreadable.length === 0,
  };
}

const stopped = (): Promise<void> =>
  new Promise(resolve => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** `palio serve`: the server with the client; runs until it is stopped. */
export async function serve(given: readonly string[]): Promise<Answer> {
  const kinds = { port: 'value', host: 'value', database: 'value', open: 'switch', check: 'switch' } as const;
  const args = readArguments(given, kinds);
  noWord(args);
  const fromEnvironment = process.env['PORT'];
  if (fromEnvironment !== undefined && !/^\d{1,5}$/.test(fromEnvironment))
    throw new PalioError('bad-arguments', `PORT must be a number, not "${fromEnvironment}"`);
  const port = args.whole('port', Number(fromEnvironment ?? 8080), 0, 65_535);
  const host = args.text('host') ?? 'localhost';
  const chosen = args.text('database');
  const file = chosen ?? process.env['PALIO_DATABASE'] ?? join(ROOT, '.palio/palio.db');
  // Loaded only now: what is wrong with the arguments is told at once.
  const { configFrom, createServer } = await import('@palio/server');
  // A file that is named in the command is meant, whatever the environment says.
  const { DATABASE_URL: url, ...environment } = process.env;
  const config = configFrom(chosen === undefined ? { ...environment, DATABASE_URL: url } : environment, file);
  if (args.has('check')) return check(config);
  const corrections = await checkedCorrections();
  if (!existsSync(join(CLIENT, 'index.html')))
    throw new PalioError('file-not-found', 'the client is not built yet: run npm start', CLIENT);
  const server = await createServer({ ...config, client: CLIENT, corrections });
  const address = await listen(server, port, host);
  process.stdout.write(
    args.has('json') ? `${JSON.stringify({ address })}\n` : `Palio is at ${address} (stop with Ctrl+C)\n`,
  );
  if (args.has('open')) openInBrowser(address);
  await stopped();
  await server.close();
  return { json: { stopped: true }, lines: [] };
}
