import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { CommandAnswer, PositionView, ServerMessage } from '@palio/protocol';
import { WebSocket } from 'ws';

/** Processes of the server that can be killed and come back. */
export class Machines {
  readonly ports: readonly number[];
  readonly #place: string;
  readonly #running = new Map<number, ChildProcess>();
  kills = 0;

  constructor(ports: readonly number[], place: string) {
    this.ports = ports;
    this.#place = place;
  }

  async start(port: number): Promise<void> {
    const script = join(import.meta.dirname, 'server-process.ts');
    const child = spawn(process.execPath, [script, String(port), this.#place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#running.set(port, child);
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** No goodbye, no last words. */
  async kill(port: number): Promise<void> {
    const child = this.#running.get(port)!;
    child.removeAllListeners('exit');
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    this.kills++;
  }

  /** As when its machine is suspended: nothing is closed, nothing goes on. */
  freeze(port: number): void {
    this.#running.get(port)!.kill('SIGSTOP');
  }

  thaw(port: number): void {
    this.#running.get(port)!.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await Promise.all(
      [...this.#running.values()].map(async child => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise(resolve => child.once('exit', resolve));
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 3000).unref();
        await ended;
      }),
    );
  }
}

const THINKING_MS = 4;
const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

export async function callAnywhere<T>(
  ports: readonly number[],
  path: string,
  cookie: string,
  body?: object,
): Promise<{ body: T; cookie: string }> {
  for (let i = 0; i < 300; i++) {
    try {
      const response = await fetch(`http://127.0.0.1:${ports[i % ports.length]}/api/v1/${path}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', cookie },
      });
      if (response.status === 200)
        return {
          body: (await response.json()) as T,
          cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
        };
      if (response.status < 500) throw new RangeError(`${path}: ${response.status} ${await response.text()}`);
    } catch (cause) {
      if (cause instanceof RangeError) throw cause;
    }
    await pause(100);
  }
  throw new Error(`${path} was never answered`);
}

/** The number of the call that watches; commands come after it. */
const WATCH = 1;

/**
 * A player as a good client is one: connects to any process, goes on from the last number seen, sends a command
 * again with the same key until it is answered.
 */
export class Player {
  readonly #ports: readonly number[];
  readonly cookie: string;
  readonly table: string;
  /** Begins the keys of this player. */
  readonly name: string;
  readonly acknowledged: string[] = [];
  n = 0;
  view: unknown;
  #position: PositionView | undefined;
  #socket: WebSocket | undefined;
  /** On its way. Each has a number of its own: a command sent twice is answered twice. */
  #sent: { readonly id: number; readonly key: string; readonly command: object } | undefined;
  #keys = 0;
  #attempt: number;
  #ended = false;
  #isPlaying = true;
  readonly problems: string[] = [];

  constructor(ports: readonly number[], cookie: string, table: string, index: number) {
    this.#ports = ports;
    this.cookie = cookie;
    this.table = table;
    this.name = `p${index}`;
    this.#attempt = index;
    this.#connect();
  }

  #connect(): void {
    if (this.#ended) return;
    const port = this.#ports[this.#attempt++ % this.#ports.length]!;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/live`, { headers: { cookie: this.cookie } });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => this.#connect(), 30));
    socket.on('open', () => this.#send({ type: 'watch', id: WATCH, table: this.table, since: this.n }));
    socket.on('message', data => this.#receive(JSON.parse((data as Buffer).toString()) as ServerMessage));
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') {
      const numbers = message.entries.map(({ n }) => n);
      if (numbers.some((n, i) => n !== this.n + 1 + i))
        this.problems.push(`after ${this.n} came ${numbers.join(' ')}`);
      this.#see(message.state.n, message.state.position ?? undefined);
      if (this.#sent !== undefined) this.#sendCommand();
    } else if (message.type === 'update') {
      const first = message.entries[0]?.n ?? 0;
      if (first !== this.n + 1) this.problems.push(`after ${this.n} came ${first}`);
      this.#see(message.n, message.position);
    } else if (message.type === 'answer' && message.id === this.#sent?.id) this.#acknowledge(message.answer);
    else if (message.type === 'refusal') this.#lookAgain(message.error.code);
  }

  /** Somebody killed the server between our two eyes: look again, and decide again. */
  #lookAgain(code: string): void {
    if (code !== 'stale' && code !== 'unavailable') this.problems.push(code);
    if (code === 'stale') this.#sent = undefined;
    this.#socket?.terminate();
  }

  #see(n: number, position: PositionView | undefined): void {
    this.n = n;
    if (position !== undefined) {
      this.#position = position;
      this.view = position.view;
    }
    this.#decide();
  }

  #decide(): void {
    if (!this.#isPlaying || this.#sent !== undefined || (this.#position?.legal.length ?? 0) === 0) return;
    const { decision, legal } = this.#position!;
    const { notation } = legal[this.#keys % legal.length]!;
    this.#keys++;
    this.#sent = {
      id: WATCH + this.#keys,
      key: `${this.name}-${this.#keys}`,
      command: { type: 'act', decision, actions: [notation] },
    };
    // Even machines think for a moment: the processes must have room to come back.
    setTimeout(() => this.#sendCommand(), THINKING_MS);
  }

  #sendCommand(): void {
    if (this.#sent === undefined) return;
    this.#send({ type: 'command', table: this.table, ...this.#sent });
  }

  #acknowledge(answer: CommandAnswer | undefined): void {
    if (answer === undefined || this.#sent === undefined) return;
    this.acknowledged.push(this.#sent.key);
    this.#sent = undefined;
    this.#decide();
  }

  /** Decides nothing new; what was sent is still carried to its answer. */
  rest(): void {
    this.#isPlaying = false;
  }

  get isSettled(): boolean {
    return this.#sent === undefined && this.#socket?.readyState === WebSocket.OPEN;
  }

  end(): void {
    this.#ended = true;
    this.#socket?.terminate();
  }
}
