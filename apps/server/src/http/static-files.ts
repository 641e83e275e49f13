import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { Refusal } from '../refusal.ts';

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

interface Found {
  readonly path: string;
  readonly size: number;
}

function fileAt(path: string): Found | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? { path, size: found.size } : undefined;
  } catch {
    // A name that no file can have, such as one that is too long.
    return undefined;
  }
}

/** The file of a request inside the folder, or undefined. Nothing outside the folder can be named. */
function fileFor(folder: string, url: string): Found | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://palio').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = normalize(join(folder, path));
  return file === folder || file.startsWith(folder + sep) ? fileAt(file) : undefined;
}

function refuse(response: ServerResponse, status: number, refusal: Refusal): void {
  const headers = { ...SECURITY, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(status, status === 405 ? { ...headers, Allow: 'GET, HEAD' } : headers);
  response.end(JSON.stringify(refusal.body));
}

/** Files as they are; every other address is a page of the client, which has its own routes. */
export function sendFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, new Refusal('bad-request', 'Only GET and HEAD are answered here.'));
  const url = request.url ?? '/';
  const isAsset = extname(url.split('?')[0]!) !== '' && url.startsWith('/assets/');
  const found = fileFor(folder, url) ?? (isAsset ? undefined : fileAt(join(folder, 'index.html')));
  if (found === undefined) return refuse(response, 404, new Refusal('not-found'));
  const { path, size } = found;
  // Built assets carry a hash in their name and never change; everything else is asked for again.
  const caching = path.startsWith(join(folder, 'assets') + sep)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
  const head = (): ServerResponse =>
    response.writeHead(status, {
      ...SECURITY,
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Content-Length': size,
      'Cache-Control': caching,
    });
  if (request.method === 'HEAD') head().end();
  else sendContent(path, response, head);
}

/**
 * Who goes away, before the file is open or in the middle of it, leaves no file open, and a file that cannot be opened
 * is no reason to end.
 */
function sendContent(path: string, response: ServerResponse, head: () => ServerResponse): void {
  const content = createReadStream(path);
  content.once('open', () => {
    // A pipeline into what is closed throws, and nobody would be there to catch it.
    if (response.destroyed) content.destroy();
    else pipeline(content, head(), () => undefined);
  });
  content.once('error', () => {
    // So it is when all files that a process may open are open, or when the client is just being built anew.
    if (!response.headersSent && !response.destroyed) refuse(response, 503, new Refusal('unavailable'));
  });
}
