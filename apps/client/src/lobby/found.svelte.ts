import type { TableLine } from '@palio/protocol';
import { tables } from '../online/api.ts';
import type { LobbyTab } from '../router/routes.ts';
import { PAGE_SIZE, queryFrom, type Filters } from './filters.ts';

export interface Wanted {
  readonly tab: LobbyTab | undefined;
  readonly filters: Filters;
  /** Who looks; what is his stands above already. */
  readonly person: string | undefined;
}

/** Part of what was found, and where the next part begins, if there is one. */
interface Part {
  readonly lines: readonly TableLine[];
  readonly next: number | undefined;
}

async function partOf({ tab, filters, person }: Wanted, before?: number): Promise<Part> {
  if (tab === 'finished')
    return { lines: person === undefined ? [] : await tables.mine(true), next: undefined };
  const found = await tables.lobby(queryFrom(filters, tab, before));
  return {
    lines: found.filter(
      ({ seats }) => !seats.some(seat => seat.person?.id === person && person !== undefined),
    ),
    next: found.length === PAGE_SIZE ? found.at(-1)!.createdAt : undefined,
  };
}

/** The tables that were found, part by part. Answers may overtake each other; only the last question counts. */
export class Found {
  lines: readonly TableLine[] | undefined = $state.raw();
  fault: unknown = $state.raw();
  #next: number | undefined = $state();
  #wanted: Wanted | undefined;
  /** So many parts are shown; a renewal brings as many. */
  #parts = 1;
  #asked = 0;

  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  look(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    this.#parts = 1;
    return this.renew();
  }

  async renew(): Promise<void> {
    const wanted = this.#wanted;
    if (wanted === undefined) return;
    const number = ++this.#asked;
    try {
      let found = await partOf(wanted);
      for (let parts = 1; parts < this.#parts && found.next !== undefined; parts++) {
        const { lines, next } = await partOf(wanted, found.next);
        found = { lines: [...found.lines, ...lines], next };
      }
      if (number !== this.#asked) return;
      this.lines = found.lines;
      this.#next = found.next;
      this.fault = undefined;
    } catch (cause) {
      if (number === this.#asked) this.fault = cause;
    }
  }

  async more(): Promise<void> {
    const [wanted, number, end] = [this.#wanted, this.#asked, this.#next];
    if (wanted === undefined || end === undefined) return;
    const { lines, next } = await partOf(wanted, end);
    // They belong below the list that was shown, once.
    if (number !== this.#asked || end !== this.#next) return;
    this.#parts++;
    this.lines = [...(this.lines ?? []), ...lines];
    this.#next = next;
  }
}
