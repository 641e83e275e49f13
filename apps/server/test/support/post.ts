import { Outbox, type Carrier } from '../../src/notices/outbox.ts';
import type { TestServer } from './server.ts';

/** Letters as they leave: to whom, and what the first line says. */
export interface Post {
  readonly sent: { readonly to: string; readonly subject: string; readonly text: string }[];
  readonly outbox: Outbox;
  /** Everything that is due by now leaves. */
  deliver(): Promise<void>;
}

/** Takes the place of the server's own outbox, whose letters would go nowhere. */
export async function postOf(server: TestServer, now: () => number = () => server.time): Promise<Post> {
  await server.services.outbox.stop();
  const sent: Post['sent'] = [];
  const carrier: Carrier = {
    send({ target }, { subject, text }) {
      sent.push({ to: target, subject, text });
      return Promise.resolve();
    },
  };
  const { house } = server.services;
  const outbox = new Outbox({ house, now, mail: carrier, push: carrier, origin: 'https://palio.example' });
  return {
    sent,
    outbox,
    async deliver() {
      // One for each browser comes out of one for all.
      for (let i = 0; i < 3; i++) await outbox.send();
    },
  };
}

/** Wishes letters at an address that is surely his. */
export async function wishLetters(
  server: TestServer,
  person: string,
  mail_notices: 'each' | 'digest' = 'each',
): Promise<void> {
  const mail = `${person}@example.org`;
  await server.services.users.change(person, { mail, mail_confirmed: 1, mail_notices });
}
