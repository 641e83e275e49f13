import { PalioError, type ErrorCode, type Language } from '@palio/kernel';

/** What can go wrong beyond the rules. */
export const CLIENT_ERROR_CODES = [
  'changed-elsewhere',
  'no-such-saved-game',
  'storage-failed',
  'no-storage',
  'worker-lost',
  'no-connection',
  'refused',
  'internal',
] as const;
export type RefusalCode = ErrorCode | (typeof CLIENT_ERROR_CODES)[number];

/** Everything that another thread can refuse, with its code; `where` names the place in a file. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly where: string | undefined;
  /** Said by the server in every language; what it says stands for the usual sentence. */
  readonly said: Readonly<Record<Language, string>> | undefined;

  constructor(code: RefusalCode, message: string, where?: string, said?: Refusal['said']) {
    super(message);
    this.code = code;
    this.where = where;
    this.said = said;
  }
}

export function refusalFrom(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  if (cause instanceof PalioError) {
    const prefix = cause.where === undefined ? '' : `${cause.where}: `;
    return new Refusal(cause.code, cause.message.slice(prefix.length), cause.where);
  }
  return new Refusal('internal', cause instanceof Error ? cause.message : String(cause));
}

/** The methods of one side: what each is asked and what it answers. */
export type Calls = Readonly<Record<string, { readonly request: unknown; readonly answer: unknown }>>;

export type Answers<C extends Calls> = {
  readonly [Method in keyof C]: (
    request: C[Method]['request'],
  ) => C[Method]['answer'] | Promise<C[Method]['answer']>;
};

/** What workers and message ports have in common. */
export interface Port {
  postMessage(message: unknown, transfer?: never[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly request: unknown;
}

type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly refusal: Pick<Refusal, 'code' | 'message' | 'where'> };

/** Answers every call that arrives; one that fails is answered with its refusal. */
export function answerCalls<C extends Calls>(port: Port, answers: Answers<C>): void {
  const answer = async ({ id, method, request }: Asked): Promise<void> => {
    try {
      const chosen = answers[method];
      if (chosen === undefined) throw new Refusal('internal', `nobody answers "${method}"`);
      port.postMessage({ id, answer: await chosen(request) } satisfies Answered);
    } catch (cause) {
      const { code, message, where } = refusalFrom(cause);
      port.postMessage({ id, refusal: { code, message, where } } satisfies Answered);
    }
  };
  port.addEventListener('message', event => void answer(event.data as Asked));
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(refusal: Refusal): void;
}

/** Asks the other side. Every call ends: with an answer, a refusal, or because the other side is lost. */
export class Caller<C extends Calls> {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #lost: Refusal | undefined;

  constructor(port: Port) {
    this.#port = port;
    port.addEventListener('message', event => this.#receive(event.data as Answered));
  }

  call<Method extends keyof C & string>(
    method: Method,
    request: C[Method]['request'],
    transfer: readonly unknown[] = [],
  ): Promise<C[Method]['answer']> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ id, method, request } satisfies Asked, transfer as never[]);
    });
  }

  /** To be called when the other side is gone. */
  lose(reason: string): void {
    this.#lost = new Refusal('worker-lost', reason);
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
    this.#waiting.clear();
  }

  #receive(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answered.id);
    if ('answer' in answered) waiting.resolve(answered.answer);
    else waiting.reject(new Refusal(answered.refusal.code, answered.refusal.message, answered.refusal.where));
  }
}
