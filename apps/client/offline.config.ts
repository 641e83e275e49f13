import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { iconPng } from './icons.config.ts';

const SERVICE_WORKER = 'service-worker.js';
/** The minifier chooses the quotes. */
const FILES_MARK = /["'`]__PRECACHED_FILES__["'`]/;
const VERSION_MARK = '__PRECACHE_VERSION__';
/** Not needed to play offline: loaded and kept when a page asks for them. */
const LATER = /(^\.vite\/)|(\.map$)|(-latin-ext-)|(\/robots\.txt$)/;

const ICONS = [
  { file: 'icons/icon-180.png', size: 180, maskable: true },
  { file: 'icons/icon-192.png', size: 192, maskable: false },
  { file: 'icons/icon-512.png', size: 512, maskable: false },
  { file: 'icons/icon-maskable-512.png', size: 512, maskable: true },
];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** Draws the icons and tells the service worker which files it has to keep. */
export function offline(): Plugin {
  let folder = 'dist';
  return {
    name: 'palio-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle() {
      for (const { file, size, maskable } of ICONS)
        this.emitFile({ type: 'asset', fileName: file, source: iconPng(size, maskable) });
    },
    writeBundle() {
      const files = filesUnder(folder).filter(file => file !== SERVICE_WORKER && !LATER.test(file));
      const digest = createHash('sha256');
      for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
      const addresses = files.map(file => (file === 'index.html' ? '/' : `/${file}`));
      const path = join(folder, SERVICE_WORKER);
      const source = readFileSync(path, 'utf8');
      if (!FILES_MARK.test(source) || !source.includes(VERSION_MARK))
        throw new Error(`${SERVICE_WORKER} has lost the places for its list of files`);
      writeFileSync(
        path,
        source
          .replace(FILES_MARK, JSON.stringify(addresses))
          .replace(VERSION_MARK, digest.digest('hex').slice(0, 12)),
      );
    },
  };
}
