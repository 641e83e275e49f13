/**
 * A bot for any game on a Palio server: accepts invitations and plays a legal action whenever it is asked. Make a
 * better one by replacing `choose`. Run it with Node 24 or newer:
 *
 *   PALIO_URL=http://localhost:8080 PALIO_TOKEN=… node examples/bot.ts
 */
interface Legal {
  readonly notation: string;
  readonly forecast?: unknown;
}

interface Turn {
  readonly type: 'turn';
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly position: { readonly decision: number; readonly view: unknown; readonly legal: readonly Legal[] };
}

type Line = Turn | { readonly type: 'invited' | 'over'; readonly table: string };

const api = `${process.env['PALIO_URL'] ?? 'http://localhost:8080'}/api/v1`;
const token = process.env['PALIO_TOKEN'] ?? '';
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** The whole cleverness of this bot. */
function choose({ position }: Turn): string {
  const at = Math.floor(Math.random() * position.legal.length);
  return position.legal[at]!.notation;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

/** The key makes it safe to send the same thing again when no answer came: it is carried out once. */
async function post(path: string, body: object): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      const response = await fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (response.status < 500 && response.status !== 429) return;
    } catch {
      // The server is away for a moment.
    }
    await pause(200 * (attempt + 1));
  }
}

async function obey(line: Line): Promise<void> {
  if (line.type !== 'turn') console.log(line.type, line.table);
  if (line.type === 'invited') {
    // Without a key: who is invited a second time joins a second time. Sent again it is refused, which does no harm.
    await post(`/tables/${line.table}/commands`, { command: { type: 'join' } });
    // Where the game does not begin by itself, its owner waits for that.
    await post(`/tables/${line.table}/commands`, { command: { type: 'ready', ready: true } });
  } else if (line.type === 'turn') {
    const { decision } = line.position;
    await post(`/tables/${line.table}/actions`, {
      key: `decision-${decision}`,
      decision,
      actions: [choose(line)],
    });
  }
}

async function listen(): Promise<void> {
  const response = await fetch(`${api}/bot/stream`, { headers });
  if (response.status === 401) {
    console.error('The server does not know this token: make one on your account page.');
    process.exit(1);
  }
  if (!response.ok || response.body === null) throw new Error(`the server answers ${response.status}`);
  console.log(`Listening at ${api}: invite me to a table.`);
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') await obey(JSON.parse(line) as Line);
  }
}

// The stream begins with every decision that is still open, so nothing is missed between two of them.
for (;;) {
  try {
    await listen();
  } catch (cause) {
    console.error(String(cause));
  }
  await pause(1000);
}
