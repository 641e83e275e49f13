import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outbox } from '../src/notices/outbox.ts';
import { wishLetters } from './support/post.ts';
import { startServer, type TestServer } from './support/server.ts';

/*
 * Several processes send what waits, and the carrier may be slow: each letter leaves once.
 */
let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  await server.services.outbox.stop();
}, 60_000);
afterEach(() => server.close(), 60_000);

const LETTERS = 12;

async function fill(): Promise<void> {
  const ada = await server.guest('Ada');
  await wishLetters(server, ada.id);
  const { mail } = (await server.services.users.byId(ada.id))!;
  await server.services.database.write(
    Array.from({ length: LETTERS }, (_, i) => ({
      sql: `INSERT INTO outbox (id, user_id, channel, notice, due_at, attempts, claimed_until, target)
        VALUES ($1, $2, 'check', $3, $4, 0, 0, $5)`,
      values: [`letter-${i}`, ada.id, `token-${i}`, server.time - LETTERS + i, mail],
    })),
  );
}

/** The outbox of one process; while it is busy with a letter something else happens. */
function outboxOf(sent: string[], meanwhile: () => Promise<void> = () => Promise.resolve()): Outbox {
  return new Outbox({
    house: server.services.house,
    now: () => server.time,
    push: undefined,
    origin: 'https://palio.example',
    mail: {
      async send(_, { text }) {
        sent.push(/token-\d+/.exec(text)![0]);
        await meanwhile();
      },
    },
  });
}

test('letters that wait behind slow ones are not sent by two processes', async () => {
  await fill();
  const sent: string[] = [];
  const other = outboxOf(sent);
  const slow = outboxOf(sent, () => {
    server.time += 30_000;
    return sent.length < 3 ? Promise.resolve() : other.send();
  });
  await slow.send();
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
  expect(sent).toHaveLength(LETTERS);
});

test('who stops finishes the letter at hand and leaves the others to the next one', async () => {
  await fill();
  const sent: string[] = [];
  let stopping: Promise<void> | undefined;
  const one: Outbox = outboxOf(sent, () => {
    stopping = one.stop();
    return Promise.resolve();
  });
  await one.send();
  await stopping;
  expect(sent).toHaveLength(1);
  await outboxOf(sent).send();
  expect(new Set(sent).size).toBe(LETTERS);
});
