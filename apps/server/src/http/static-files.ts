import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

export const SECURITY = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The file of a request inside the folder, or undefined. Nothing outside the folder can be named. */
function fileFor(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://palio').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Files as they are; every other address is a page of the client, which has its own routes. */
export function sendFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response
      .writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' })
      .end('Only GET and HEAD are answered here.\n');
    return;
  }
  const url = request.url ?? '/';
  const found = fileFor(folder, url);
  if (found === undefined && extname(url.split('?')[0]!) !== '' && url.startsWith('/assets/')) {
    response.writeHead(404, { ...SECURITY, 'Content-Type': 'text/plain' }).end('There is no such file.\n');
    return;
  }
  const file = found ?? join(folder, 'index.html');
  // Built assets carry a hash in their name and never change; everything else is asked for again.
  const caching = file.startsWith(join(folder, 'assets') + sep)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(status, {
    ...SECURITY,
    'Content-Type': type,
    'Content-Length': statSync(file).size,
    'Cache-Control': caching,
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}
