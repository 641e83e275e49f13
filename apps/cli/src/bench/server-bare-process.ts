/**
 * The least that a server of this kind has to do, and nothing else: every message is in the journal, synced,
 * before all who share the table are sent a text as long as an update of the reference game. No game, no rules,
 * no accounts: what remains is what sockets and disk cost on this machine.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSqlite } from '@palio/server';
import { WebSocketServer, type WebSocket } from 'ws';
import { answerMeasures } from './server-measures.ts';

const ROW = 'r'.repeat(200);
const UPDATE = 'u'.repeat(1000);

const journal = await openSqlite(process.argv[2]!);
const http = createServer();
const tables = new Map<string, WebSocket[]>();
let rows = 0;

async function pass(table: string): Promise<void> {
  const n = ++rows;
  await journal.append({ table, n, key: `k${n}`, at: Date.now(), body: ROW });
  for (const socket of tables.get(table)!) socket.send(UPDATE);
}

new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  tables.set(url, [...(tables.get(url) ?? []), socket]);
  socket.on('message', () => void pass(url));
  socket.send('welcome');
});
http.listen(0, '127.0.0.1', () => answerMeasures((http.address() as AddressInfo).port));
