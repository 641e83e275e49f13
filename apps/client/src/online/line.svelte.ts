import type { Command, CommandAnswer, Notice, Person, ServerMessage } from '@palio/protocol';
import { ServerRefusal } from './ask.ts';
import { LastingSocket, type RawSocket, realTimers, type Timers } from './socket.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' | 'update' | 'gone' }>;

export interface TableListener {
  /** The number of the entry seen last: what came after it is sent when the line is back. */
  since(): number;
  received(message: TableMessage): void;
  /** Looks with the eyes of a seat that was shared. */
  readonly token?: string | undefined;
  /** The table cannot be looked at. */
  refused(refusal: ServerRefusal): void;
}

/** A command on its way. It keeps its key, so that however often it is sent it is carried out once. */
interface Sent {
  readonly table: string;
  readonly key: string;
  readonly command: Command;
  readonly resolve: (answer: CommandAnswer) => void;
  readonly reject: (refusal: ServerRefusal) => void;
}

type LineState = 'off' | 'connecting' | 'open' | 'restarting' | 'refused';

/** How long the line stays open with nobody who needs it. */
const UNUSED = 2000;

/** A server that is not back after so long does not just restart. */
const RESTART = 60_000;

/** Unknown ids in answers to `watch` and `lobby` mean nothing; those of commands are waited for. */
const NO_ANSWER: CommandAnswer = { n: 0, repeated: false };

const newKey = (): string => crypto.randomUUID();

/** The one line to the server that all parts of the page share. It is open while somebody needs it. */
export class Live {
  state: LineState = $state('off');
  /** The same for those inside: whoever subscribes in an effect must not wake up when the line changes. */
  #is: LineState = 'off';
  /** Why the server does not let us in; there is no use in trying again and again. */
  refusal: ServerRefusal | undefined = $state.raw();
  /** Whom the server takes us for; nothing before it has said so. */
  person: Person | null | undefined = $state.raw();
  /** How far the clock of the server is ahead of ours, in milliseconds. */
  ahead = $state(0);
  readonly #socket: LastingSocket;
  readonly #tables = new Map<string, Set<TableListener>>();
  readonly #watches = new Map<number, string>();
  readonly #sent = new Map<number, Sent>();
  readonly #notices = new Set<(notice: Notice) => void>();
  readonly #lobby = new Set<() => void>();
  readonly #returns = new Set<() => void>();
  readonly #timers: Timers;
  #lastId = 0;
  #isInView = true;
  /** Whom the server took us for when the line was open last; nothing before that. */
  #reader: string | null | undefined;
  #cancelClosing: () => void = () => undefined;

  constructor(connect: () => RawSocket, timers: Timers = realTimers) {
    this.#timers = timers;
    this.#socket = new LastingSocket(
      connect,
      {
        opened: () => this.#askAgain(),
        received: message => this.#receive(message),
        lost: () => {
          this.#watches.clear();
          if (this.#is === 'open') this.#become('connecting');
        },
      },
      timers,
    );
  }

  /** Tells every notice that comes from now on. */
  onNotice(told: (notice: Notice) => void): () => void {
    return this.#subscribe(this.#notices, told);
  }

  /** Tells that the list of tables is another one. */
  onLobby(told: () => void): () => void {
    const leave = this.#subscribe(this.#lobby, told);
    if (this.#lobby.size === 1) this.#socket.send({ type: 'lobby', id: ++this.#lastId, on: true });
    return () => {
      leave();
      if (this.#lobby.size === 0) this.#socket.send({ type: 'lobby', id: ++this.#lastId, on: false });
    };
  }

  /** Tells that the line was cut and is back, for the same person: what is not followed by numbers has to be read again. */
  onReturn(told: () => void): () => void {
    this.#returns.add(told);
    return () => this.#returns.delete(told);
  }

  /** Follows a table until the returned function is called. */
  watch(table: string, listener: TableListener): () => void {
    const listeners = this.#tables.get(table) ?? new Set();
    this.#tables.set(table, listeners);
    const leave = this.#subscribe(listeners, listener);
    this.look(table, listener.since(), listener.token);
    return () => {
      leave();
      if (listeners.size > 0) return;
      this.#tables.delete(table);
      this.#socket.send({ type: 'unwatch', id: ++this.#lastId, table });
      this.#closeIfUnused();
    };
  }

  /** Asks for the whole table, with the entries after `since`. */
  look(table: string, since: number, token?: string): void {
    const id = ++this.#lastId;
    if (this.#socket.isOpen) this.#watches.set(id, table);
    this.#socket.send({ type: 'watch', id, table, since, ...(token === undefined ? {} : { token }) });
  }

  /** Asks something of a table. What is not answered is sent again with the same key when the line is back. */
  command(table: string, command: Command, key: string = newKey()): Promise<CommandAnswer> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#sent.set(id, { table, key, command, resolve, reject });
      this.#open();
      this.#socket.send({ type: 'command', id, table, key, command });
    });
  }

  /** Commands that the server has not answered yet. */
  get unanswered(): number {
    return this.#sent.size;
  }

  /** After signing in or out: the line begins anew with the new session. */
  renew(): void {
    this.person = undefined;
    if (this.#is === 'refused') this.#socket.open();
    else this.#socket.renew();
  }

  /** The network is back or gone, or the page is looked at again. */
  hurry(): void {
    if (this.#is === 'refused') this.#socket.open();
    else if (this.#socket.isOpen) this.#socket.doubt();
    else this.#socket.renew();
  }

  /** Whether the page can be seen: the server writes letters to those who have it hidden somewhere. */
  show(isInView: boolean): void {
    if (isInView === this.#isInView) return;
    this.#isInView = isInView;
    this.#socket.send({ type: 'presence', id: ++this.#lastId, inView: isInView });
  }

  #subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
    listeners.add(listener);
    this.#open();
    return () => {
      listeners.delete(listener);
      this.#closeIfUnused();
    };
  }

  #open(): void {
    this.#cancelClosing();
    if (this.#is === 'off') this.#become('connecting');
    this.#socket.open();
  }

  #become(state: LineState): void {
    this.#is = state;
    this.state = state;
  }

  get #isUsed(): boolean {
    return (
      this.#notices.size + this.#lobby.size + this.#sent.size > 0 ||
      [...this.#tables.values()].some(listeners => listeners.size > 0)
    );
  }

  /** Not at once: from page to page the next one who needs it comes in a moment. */
  #closeIfUnused(): void {
    if (this.#isUsed) return;
    this.#cancelClosing();
    this.#cancelClosing = this.#timers.after(UNUSED, () => {
      if (this.#isUsed) return;
      this.#become('off');
      this.#reader = undefined;
      this.#socket.close();
    });
  }

  #askAgain(): void {
    this.#become('open');
    this.refusal = undefined;
    if (!this.#isInView) this.#socket.send({ type: 'presence', id: ++this.#lastId, inView: false });
    if (this.#lobby.size > 0) this.#socket.send({ type: 'lobby', id: ++this.#lastId, on: true });
    for (const [table, listeners] of this.#tables)
      for (const listener of listeners) this.look(table, listener.since(), listener.token);
    for (const [id, { table, key, command }] of this.#sent)
      this.#socket.send({ type: 'command', id, table, key, command });
    // Who comes back as somebody else reads everything anew by himself.
    const reader = this.person?.id ?? null;
    if (reader === this.#reader) for (const told of this.#returns) told();
    this.#reader = reader;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.person = message.person;
        this.ahead = message.time - Date.now();
        break;
      case 'answer':
        this.#watches.delete(message.id);
        this.#take(message.id)?.resolve(message.answer ?? NO_ANSWER);
        break;
      case 'refusal':
        if (message.error.code === 'suspended' && message.id === null) this.#giveUp(message.error);
        else this.#refuse(message.id, new ServerRefusal(message.error));
        break;
      case 'notice':
        for (const told of this.#notices) told(message.notice);
        break;
      case 'lobby':
        for (const told of this.#lobby) told();
        break;
      case 'restarting':
        this.#become('restarting');
        this.#timers.after(RESTART, () => {
          if (this.#is === 'restarting') this.#become('connecting');
        });
        break;
      default:
        for (const listener of this.#tables.get(message.table) ?? []) listener.received(message);
    }
  }

  /** Until somebody looks at the page again, or comes in as somebody else. */
  #giveUp(error: ConstructorParameters<typeof ServerRefusal>[0]): void {
    const refusal = new ServerRefusal(error);
    this.refusal = refusal;
    this.#become('refused');
    this.#socket.close();
    for (const [id] of this.#sent) this.#take(id)?.reject(refusal);
  }

  #take(id: number): Sent | undefined {
    const sent = this.#sent.get(id);
    this.#sent.delete(id);
    if (sent !== undefined) queueMicrotask(() => this.#closeIfUnused());
    return sent;
  }

  #refuse(id: number | null, refusal: ServerRefusal): void {
    if (id === null) return;
    const table = this.#watches.get(id);
    this.#watches.delete(id);
    if (table !== undefined) for (const listener of this.#tables.get(table) ?? []) listener.refused(refusal);
    this.#take(id)?.reject(refusal);
  }
}
