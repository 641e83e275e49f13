import { createServer } from 'node:http';
import { spawn } from 'node:child_process';
import { PalioError } from '@palio/kernel';
import { readArguments } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../corrections.ts';
import { sendFile, sendJson } from '../static-files.ts';
import { checkedCorrections } from '../shelf.ts';

export const CLIENT = join(ROOT, 'apps/client/dist');

function openInBrowser(address: string): void {
  const command =
    process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open';
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** `palio serve`: the client for playing here and now; runs until it is stopped. */
export async function serve(given: readonly string[]): Promise<Answer> {
  const args = readArguments(given, { port: 'value', host: 'value', open: 'switch' });
  if (args.words.length > 0) throw new PalioError('bad-arguments', `"${args.words[0]}" is one word too many`);
  const fromEnvironment = process.env['PORT'];
  if (fromEnvironment !== undefined && !/^\d{1,5}$/.test(fromEnvironment))
    throw new PalioError('bad-arguments', `PORT must be a number, not "${fromEnvironment}"`);
  const port = args.whole('port', Number(fromEnvironment ?? 8080), 0, 65_535);
  const host = args.text('host') ?? 'localhost';
  const corrections = JSON.stringify(await checkedCorrections());
  if (!existsSync(join(CLIENT, 'index.html')))
    throw new PalioError('file-not-found', 'the client is not built yet: run npm start', CLIENT);
  const server = createServer((request, response) => {
    if (request.url === '/corrections.json') sendJson(corrections, request, response);
    else sendFile(CLIENT, request, response);
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new PalioError(
          'bad-arguments',
          error.code === 'EADDRINUSE' ? `port ${port} is in use: choose another with --port` : error.message,
        ),
      ),
    );
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(`http://${host}:${typeof bound === 'object' && bound !== null ? bound.port : port}/`);
    });
  });
  process.stdout.write(
    args.has('json') ? `${JSON.stringify({ address })}\n` : `Palio is at ${address} (stop with Ctrl+C)\n`,
  );
  if (args.has('open')) openInBrowser(address);
  await new Promise<void>(resolve => {
    const stop = (): void => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  return { json: { stopped: true }, lines: [] };
}
