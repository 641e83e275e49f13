import type { ClientMessage, ServerMessage } from '@palio/protocol';
import type { RawSocket, Timers } from '../../src/online/socket.ts';

/** One connection as the server would see it. */
export class FakeSocket implements RawSocket {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  readonly #listeners: { type: string; listener: (event: { readonly data: unknown }) => void }[] = [];

  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.push({ type, listener });
  }

  #fire(type: string, data: unknown): void {
    for (const each of this.#listeners) if (each.type === type) each.listener({ data });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: ServerMessage): void {
    this.#fire('message', JSON.stringify(message));
  }

  greet(): void {
    this.tell({ type: 'welcome', person: null, time: Date.now() });
  }

  /** The line breaks. */
  cut(): void {
    this.#fire('close', undefined);
  }
}

/** Lines that the test opens and cuts, and a clock that only the test moves. */
export class FakeNetwork implements Timers {
  readonly sockets: FakeSocket[] = [];
  isBusy = false;
  readonly #later: (() => void)[] = [];
  #now = 0;
  #timers: { at: number; work: () => void }[] = [];

  readonly connect = (): RawSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.#now + milliseconds, work };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter(each => each !== timer));
  }

  /** Nothing has to be done before, unless the test says that the page is busy. */
  soon(work: () => void): void {
    if (this.isBusy) this.#later.push(work);
    else work();
  }

  /** The page comes to what waits. */
  rest(): void {
    for (const work of this.#later.splice(0)) work();
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
      if (next === undefined) break;
      this.#timers = this.#timers.filter(each => each !== next);
      this.#now = next.at;
      next.work();
    }
    this.#now = end;
  }
}
