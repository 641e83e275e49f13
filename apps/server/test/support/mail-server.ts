import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface Mail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What a mail program shows of the bytes that came: folded lines and quoted letters put together again. */
function read(to: string, lines: readonly string[]): Mail {
  const end = lines.indexOf('');
  const head = lines
    .slice(0, end)
    .join('\r\n')
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    head.map(line => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), word(line.slice(at + 1).trim())] as const;
    }),
  );
  const body = lines.slice(end + 1).join('\n');
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable';
  return { to, headers, text: isQuoted ? unquote(body.replaceAll('=\n', '')) : body };
}

const unquote = (text: string): string =>
  decodeURIComponent(text.replaceAll('%', '%25').replaceAll(/=([0-9A-F]{2})/g, '%$1'));

const word = (text: string): string =>
  text
    .replaceAll(/\?= =\?UTF-8\?Q\?/g, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, quoted: string) => unquote(quoted.replaceAll('_', ' ')));

/** Takes every mail and keeps it. */
export interface MailServer {
  readonly url: string;
  readonly mails: Mail[];
  /** Knows nobody at any address. */
  refuses: boolean;
  close(): void;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const serve = (socket: Socket): void => {
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let rest = '';
    let to = '';
    let letter: string[] | undefined;
    const hear = (line: string): void => {
      if (letter !== undefined && line !== '.') letter.push(line.replace(/^\./, ''));
      else if (letter !== undefined) {
        mails.push(read(to, letter));
        letter = undefined;
        say('250 taken');
      } else if (line.startsWith('DATA')) {
        letter = [];
        say('354 go on');
      } else if (line.startsWith('RCPT') && kept.refuses) say(`550 nobody here is called ${line}`);
      else {
        to = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? to;
        say('250 yes');
      }
    };
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) hear(line);
    });
    say('220 here');
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const kept: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuses: false,
    close: () => void server.close(),
  };
  return kept;
}
