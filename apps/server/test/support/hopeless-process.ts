/** A server whose writing threads fall again and again: hopeless-process.ts FILE. */
import type { Worker } from 'node:worker_threads';
import { createServer } from '../../src/server.ts';

const [file] = process.argv.slice(2);
process.on('worker', (worker: Worker) => {
  worker.once('message', () => void worker.terminate());
});
await createServer({
  database: { file: file! },
  shelf: new URL('./fair-shelf.ts', import.meta.url).href,
  unlimited: true,
});
