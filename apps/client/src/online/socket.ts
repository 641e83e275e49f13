import type { ClientMessage, ServerMessage } from '@palio/protocol';
import { Intake } from './intake.ts';

/** What is used of a WebSocket. */
export interface RawSocket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: () => void): void;
}

/** Time as the line needs it; tests bring their own. */
export interface Timers {
  after(milliseconds: number, work: () => void): () => void;
  /** As soon as the page has done what it has to do already; also if it is hidden, where timers are slow. */
  soon(work: () => void): void;
}

const due: (() => void)[] = [];
let knock: (() => void) | undefined;

/** Through a channel to ourselves, made when it is first needed. */
function knocker(): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => due.shift()?.());
  port1.start();
  return () => port2.postMessage(undefined);
}

export const realTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  soon(work) {
    due.push(work);
    knock ??= knocker();
    knock();
  },
};

interface SocketListener {
  /** The line is open and greeted: now everything that is still wanted is asked again. */
  opened(): void;
  received(message: ServerMessage): void;
  lost(): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 15_000;
/** Asks whether anybody is there after so long without a word. */
const QUIET = 25_000;
/** The same after something was sent: everything is answered, and whoever waits for it looks at the screen. */
const EAGER = 5000;
/** Gives the line up when nobody answers. */
const SILENT = 10_000;
/** The same where there is reason to doubt the line. */
const DOUBT = 4000;
const PING_ID = 0;

/** A socket that comes back by itself, as long as it is wanted. */
export class LastingSocket {
  readonly #connect: () => RawSocket;
  readonly #listener: SocketListener;
  readonly #timers: Timers;
  readonly #intake: Intake<ServerMessage>;
  #socket: RawSocket | undefined;
  #isGreeted = false;
  #isWanted = false;
  #failures = 0;
  /** Something was sent since the last word that came: whoever sends more does not have to wait longer for it. */
  #isAwaited = false;
  #cancelRetry: () => void = () => undefined;
  #cancelWatch: () => void = () => undefined;

  constructor(connect: () => RawSocket, listener: SocketListener, timers: Timers = realTimers) {
    this.#connect = connect;
    this.#listener = listener;
    this.#timers = timers;
    this.#intake = new Intake(
      message => this.#receive(message),
      work => timers.soon(work),
    );
  }

  get isOpen(): boolean {
    return this.#isGreeted;
  }

  open(): void {
    this.#isWanted = true;
    if (this.#socket === undefined) this.#try();
  }

  close(): void {
    this.#isWanted = false;
    this.#cancelRetry();
    this.#drop();
  }

  /** At once: the network is back, or the person at this end is somebody else now. */
  renew(): void {
    if (!this.#isWanted) return;
    this.#failures = 0;
    this.#cancelRetry();
    this.#drop();
    this.#try();
  }

  send(message: ClientMessage): void {
    if (!this.#isGreeted) return;
    this.#socket?.send(JSON.stringify(message));
    if (this.#isAwaited) return;
    this.#listen(EAGER);
    this.#isAwaited = true;
  }

  /** A line that was open before a device slept, or lost its network, may be dead without a word: asks at once. */
  doubt(): void {
    if (this.#isGreeted) this.#knock(DOUBT);
  }

  #try(): void {
    const socket = this.#connect();
    this.#socket = socket;
    const isCurrent = (): boolean => this.#socket === socket;
    // What an older one still says means nothing any more.
    socket.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return;
      this.#listen();
      this.#intake.add(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (!isCurrent()) return;
      this.#drop();
      this.#retry();
    });
    this.#listen();
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#failures = 0;
      this.#isGreeted = true;
      this.#listener.received(message);
      this.#listener.opened();
      return;
    }
    if (message.type === 'answer' && message.id === PING_ID) return;
    this.#listener.received(message);
  }

  /** A line can be dead without a word: whoever is quiet is asked, whoever does not answer is left. */
  #listen(quiet = QUIET): void {
    this.#isAwaited = false;
    this.#cancelWatch();
    this.#cancelWatch = this.#timers.after(quiet, () => this.#knock(SILENT));
  }

  #knock(patience: number): void {
    const ping: ClientMessage = { type: 'ping', id: PING_ID };
    if (this.#isGreeted) this.#socket?.send(JSON.stringify(ping));
    this.#isAwaited = true;
    this.#cancelWatch();
    this.#cancelWatch = this.#timers.after(patience, () => {
      this.#drop();
      this.#retry();
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#cancelWatch();
    // What it has still said, such as why it ends, is heard first.
    if (socket !== undefined) this.#intake.end();
    this.#socket = undefined;
    this.#isGreeted = false;
    if (socket === undefined) return;
    socket.close();
    this.#listener.lost();
  }

  /** Longer and longer pauses; a little chance, so that not everybody comes back in the same moment. */
  #retry(): void {
    if (!this.#isWanted) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++);
    this.#cancelRetry();
    this.#cancelRetry = this.#timers.after(pause * (0.7 + Math.random() * 0.6), () => this.#try());
  }
}
