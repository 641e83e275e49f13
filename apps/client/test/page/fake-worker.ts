import { vi } from 'vitest';
import { answerCalls, type Answers, type Port } from '../../src/worker/calls.ts';
import type { BotsCalls, TableCalls } from '../../src/worker/protocol.ts';

type Listener = (event: { readonly data: unknown }) => void;

/** Stands for what a page has around it: its parts can then be tested without one. */
export function usePage(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('document', { documentElement: {} });
}

/** Workers of a page in this thread: the one that holds the match answers so, the one that thinks only begins to. */
export function useWorkers(answers: Answers<TableCalls>): void {
  class FakeWorker {
    readonly #listeners: Listener[] = [];
    #hear: Listener = () => undefined;
    #isEnded = false;

    constructor(_address: URL, { name }: { readonly name: string }) {
      const there: Port = {
        postMessage: data => {
          if (!this.#isEnded) for (const listener of this.#listeners) listener({ data });
        },
        addEventListener: (_, listener) => {
          this.#hear = listener;
        },
      };
      if (name === 'palio-table') answerCalls<TableCalls>(there, answers);
      else answerCalls<BotsCalls>(there, { serve: () => undefined });
    }

    postMessage(data: unknown): void {
      queueMicrotask(() => this.#hear({ data }));
    }

    addEventListener(type: string, listener: Listener): void {
      if (type === 'message') this.#listeners.push(listener);
    }

    terminate(): void {
      this.#isEnded = true;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
}
