import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export const DIST = process.env['PALIO_CLIENT'] ?? join(import.meta.dirname, '../../dist');

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as the real server may ever be: a page that needs more shows here. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface TestServer {
  readonly address: string;
  /** As if a newer version had been put on the server. */
  renew(): void;
  stop(): Promise<void>;
}

async function fileFor(path: string): Promise<{ content: Buffer; kind: string }> {
  const wanted = normalize(path).replace(/^(\.\.[/\\])+/, '');
  const kind = KINDS[extname(wanted)];
  if (kind !== undefined) return { content: await readFile(join(DIST, wanted)), kind };
  return { content: await readFile(join(DIST, 'index.html')), kind: KINDS['.html']! };
}

async function answer(path: string, version: number, response: ServerResponse): Promise<void> {
  try {
    const { content, kind } = await fileFor(path);
    response.writeHead(200, {
      'content-type': kind,
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
    });
    response.end(path === '/service-worker.js' ? `${content.toString()}// ${version}` : content);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('not found');
  }
}

/** Serves the built client on a free port of this machine. */
export async function startServer(): Promise<TestServer> {
  let version = 0;
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void answer(decodeURIComponent(pathname), version, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    renew() {
      version++;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}
