import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, expect, test } from 'vitest';
import { framed } from '../src/live/frames.ts';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

afterEach(() => {
  sockets.close();
  http.close();
});

test('messages of every length, plain or not, arrive whole and in order over a real socket', async () => {
  const plain = (length: number): string => 'x'.repeat(length);
  const messages = [
    ...[0, 1, 125, 126, 127, 128, 255, 256, 32_768, 65_535, 65_536, 70_000].map(plain),
    'città 🏰 \u0000 ÿ',
    `${plain(124)}é`,
    `${plain(65_534)}é`,
    'the last one',
  ];
  // One after the other, and all at once: one that is not plain must not change how long the others are.
  const batches = [...messages.map(message => [message]), messages];
  http.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, () => {
      for (const batch of batches) stream.write(framed(batch), 'latin1');
    }),
  );
  await new Promise<void>(resolve => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const received: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', data => {
      received.push((data as Buffer).toString());
      if (received.length === 2 * messages.length) resolve();
    });
  });
  client.terminate();
  expect(received).toEqual([...messages, ...messages]);
});
