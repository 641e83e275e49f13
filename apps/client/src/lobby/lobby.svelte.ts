import { untrack } from 'svelte';
import type { TableLine } from '@palio/protocol';
import { tables } from '../online/api.ts';
import { live } from '../online/live.svelte.ts';
import { me } from '../online/session.svelte.ts';
import type { LobbyTab } from '../router/routes.ts';
import { NO_FILTERS, PAGE_SIZE, queryFrom, type Filters } from './filters.ts';
import { renewNotices } from '../notices/notices.svelte.ts';
import { readMyTables } from './mine.svelte.ts';

/** The list of the lobby: what is looked for, what was found, renewed as soon as the server says it has changed. */
export class Lobby {
  filters: Filters = $state.raw(NO_FILTERS);
  lines: readonly TableLine[] | undefined = $state.raw();
  hasMore = $state(false);
  fault: unknown = $state.raw();
  #asked = 0;

  /** To be made while a component is being set up. */
  constructor(tab: () => LobbyTab | undefined) {
    $effect(() => void this.#read(tab(), this.filters, me()?.person.id));
    $effect(() => {
      const renew = (): void => {
        void this.#read(tab(), this.filters, me()?.person.id);
        void readMyTables().catch(() => undefined);
        // A table that is no more invites nobody.
        void renewNotices().catch(() => undefined);
      };
      // Whether the line is open must not wake up whoever listens to it.
      return untrack(() => {
        const leave = [live().onLobby(renew), live().onReturn(renew)];
        return () => leave.forEach(each => each());
      });
    });
  }

  async more(tab: LobbyTab | undefined): Promise<void> {
    const last = this.lines?.at(-1);
    if (last === undefined) return;
    const number = this.#asked;
    const older = await tables.lobby(queryFrom(this.filters, tab, last.createdAt));
    // They belong below the list that was shown, not below what is looked for by now.
    if (number !== this.#asked) return;
    this.lines = [...(this.lines ?? []), ...older];
    this.hasMore = older.length === PAGE_SIZE;
  }

  async #read(tab: LobbyTab | undefined, filters: Filters, person: string | undefined): Promise<void> {
    const number = ++this.#asked;
    try {
      const found = await this.#find(tab, filters, person);
      // Answers may overtake each other; only the last question counts.
      if (number !== this.#asked) return;
      this.lines = found;
      this.hasMore = tab !== 'finished' && found.length === PAGE_SIZE;
      this.fault = undefined;
    } catch (cause) {
      if (number === this.#asked) this.fault = cause;
    }
  }

  async #find(
    tab: LobbyTab | undefined,
    filters: Filters,
    person: string | undefined,
  ): Promise<readonly TableLine[]> {
    if (tab === 'finished') return person === undefined ? [] : tables.mine(true);
    const found = await tables.lobby(queryFrom(filters, tab));
    // What is mine stands above already.
    return found.filter(
      ({ seats }) => !seats.some(seat => seat.person?.id === person && person !== undefined),
    );
  }
}
