import { Worker } from 'node:worker_threads';
import type { Batch, BatchOutcome } from './sqlite-tasks.ts';

/** So often in such a time the thread may fall; then something is wrong that a new one does not mend. */
const MOST_FALLS = 5;
const FALLS_WITHIN_MS = 60_000;

/** Told when something is wrong with the file or the thread that writes it. */
export interface Alarm {
  /** It has been mended, but whoever runs the server should know. */
  complain(message: string, cause: unknown): void;
  /** It cannot be mended here. */
  giveUp(message: string, cause: unknown): void;
}

interface WriterParts {
  readonly file: string;
  readonly alarm: Alarm | undefined;
  answered(outcomes: readonly BatchOutcome[]): void;
  /** What the thread had been given and had not answered may be written or not: only the file knows. */
  fell(cause: Error): void;
  /** There is a new thread. */
  isBack(): void;
  /** There will be none any more. */
  isGone(cause: Error): void;
}

/** The thread that writes. If it falls, out of memory or by a fault of ours, another one takes its place. */
export class Writer {
  readonly #parts: WriterParts;
  #worker: Worker | undefined;
  readonly #falls: number[] = [];
  #starting: Promise<void> | undefined;
  #isClosing = false;
  #closed: (() => void) | undefined;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /** Whether it can be given something now. */
  get isThere(): boolean {
    return this.#worker !== undefined;
  }

  send(batch: Batch): void {
    this.#worker!.postMessage(batch);
  }

  /** Resolves once the thread has opened the file. */
  start(): Promise<void> {
    const { file } = this.#parts;
    const worker = new Worker(new URL('./sqlite-writer.worker.ts', import.meta.url), {
      workerData: { file },
    });
    return new Promise<void>((resolve, reject) => {
      let fault: Error | undefined;
      let isReady = false;
      worker.on('error', cause => {
        fault = cause instanceof Error ? cause : new Error(String(cause));
      });
      worker.on('message', (message: 'ready' | readonly BatchOutcome[]) => {
        if (message !== 'ready') return this.#parts.answered(message);
        isReady = true;
        this.#worker = worker;
        resolve();
      });
      // Only now it has let go of the file, and what it had begun is undone.
      worker.on('exit', code => {
        const cause = fault ?? new Error(`the writing thread has ended (${code})`);
        if (isReady) this.#ended(cause);
        else reject(cause);
      });
    });
  }

  #ended(cause: Error): void {
    this.#worker = undefined;
    if (this.#isClosing) {
      this.#closed?.();
      return;
    }
    this.#parts.fell(cause);
    this.#starting = this.#startAgain(cause);
  }

  async #startAgain(cause: Error): Promise<void> {
    const now = performance.now();
    this.#falls.push(now);
    const lately = this.#falls.filter(fall => fall > now - FALLS_WITHIN_MS);
    if (lately.length >= MOST_FALLS) return this.#giveUp(cause);
    this.#parts.alarm?.complain(
      'the thread that writes the database fell; another one takes its place',
      cause,
    );
    try {
      await this.start();
    } catch (why) {
      return this.#startAgain(why instanceof Error ? why : new Error(String(why)));
    }
    this.#parts.isBack();
  }

  #giveUp(cause: Error): void {
    this.#parts.isGone(cause);
    this.#parts.alarm?.giveUp(`the database ${this.#parts.file} cannot be written any more`, cause);
  }

  /** Everything that it was given before is written first. */
  async close(): Promise<void> {
    await this.#starting;
    this.#isClosing = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    await new Promise<void>(resolve => {
      this.#closed = resolve;
      worker.postMessage('close');
    });
  }
}
