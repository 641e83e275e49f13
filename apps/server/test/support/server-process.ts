/** A server in a process of its own, to be killed: server-process.ts PORT FILE-OR-URL. */
import { createServer } from '../../src/server.ts';

const [port, place] = process.argv.slice(2);
const server = await createServer({
  database: place!.startsWith('postgres:') ? { url: place! } : { file: place! },
  shelf: new URL('./steady-shelf.ts', import.meta.url).href,
  unlimited: true,
  complain: () => undefined,
});
await server.listen(Number(port), '127.0.0.1');
process.stdout.write('listening\n');
