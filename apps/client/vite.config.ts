import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { onlyFigures } from './bare-figures.config.ts';
import { boardChunk } from './board-chunk.config.ts';
import { leaveOut } from './leave-out.config.ts';
import { offline } from './offline.config.ts';
import { startChunk } from './start-chunk.config.ts';

const RULES = /\/games\/[^/]+\/(rules|bot)\/index\.ts$/;
const FIGURES = /\/games\/[^/]+\/data\/[^/]+\.json$/;
/** Games whose hash of the figures leaves notes out, so that it is the same without them. */
const HASHED_BARE = /\/games\/(tadmor|warrior-knights|warriors-and-traders)\/data\/[^/]+\.json$/;
/** Short names of styles: a class of every part of every board carries one. */
const NAME_LENGTH = 5;
const TEXTS = /\/games\/[^/]+\/text\/(en|it)\.ts$/;

/** Where `palio serve` listens while pages are being written. */
const API = process.env['PALIO_API'] ?? 'http://localhost:8080';

const named = new Map<string, string>();

/** The name of a component's styles; no two share one. */
function cssHash({ hash, css }: { hash(text: string): string; css: string }): string {
  const name = `s${hash(css).slice(0, NAME_LENGTH)}`;
  if ((named.get(name) ?? css) !== css) throw new Error(`two styles are called ${name}`);
  named.set(name, css);
  return name;
}

export default defineConfig({
  server: { proxy: { '/api': { target: API, ws: true } } },
  plugins: [
    leaveOut(RULES, 'rules run in the worker only'),
    onlyFigures(FIGURES),
    svelte({ compilerOptions: { cssHash } }),
    offline(),
  ],
  worker: {
    format: 'es',
    plugins: () => [leaveOut(TEXTS, 'words belong to the page only'), onlyFigures(HASHED_BARE)],
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing inline: a strict content security policy must hold.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        codeSplitting: {
          groups: [{ name: startChunk() }, { name: boardChunk(), includeDependenciesRecursively: false }],
        },
        entryFileNames: chunk =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
