import { untrack } from 'svelte';
import { live } from '../online/live.svelte.ts';
import { me } from '../online/session.svelte.ts';
import type { LobbyTab } from '../router/routes.ts';
import { NO_FILTERS, type Filters } from './filters.ts';
import { Found } from './found.svelte.ts';
import { renewNotices } from '../notices/notices.svelte.ts';
import { readMyTables } from './mine.svelte.ts';

/** The list of the lobby: what is looked for, what was found, renewed as soon as the server says it has changed. */
export class Lobby {
  filters: Filters = $state.raw(NO_FILTERS);
  readonly found = new Found();

  /** To be made while a component is being set up. */
  constructor(tab: () => LobbyTab | undefined) {
    $effect(() => void this.found.look({ tab: tab(), filters: this.filters, person: me()?.person.id }));
    $effect(() => {
      const renew = (): void => {
        void this.found.renew();
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
}
