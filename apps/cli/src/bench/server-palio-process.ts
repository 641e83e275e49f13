/** Our server in a process of its own, its journal in a file that is synced before anything is answered. */
import { createServer } from '@palio/server';
import { answerMeasures } from './server-measures.ts';

const server = await createServer({
  database: { file: process.argv[2]! },
  shelf: new URL('./server-shelf.ts', import.meta.url).href,
  unlimited: true,
});
answerMeasures(await server.listen(0, '127.0.0.1'));
