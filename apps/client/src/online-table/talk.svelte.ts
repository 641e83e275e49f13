import type { ChatRoom, NumberedEntry, Person } from '@palio/protocol';
import { me } from '../online/session.svelte.ts';
import { people } from '../online/api.ts';
import { spectatorsTalk } from './calls.ts';
import { roomName, type SaidEntry, saidIn } from './history.ts';
import type { OnlineTable } from './online-table.svelte.ts';

const SEEN = 'palio.chat-seen.';
/** A room of two: with this seat. */
const SEAT_ROOM = /^seat-(\d+)$/;

type Said = NumberedEntry & { readonly entry: SaidEntry };

/** The chat of one table: its rooms, what was read, and whose words are not wished. */
export class Talk {
  readonly #table: OnlineTable;
  room: string = $state('table');
  /** Whether the messages are on the screen. */
  isShown = $state(false);
  #muted: ReadonlySet<string> = $state.raw(new Set());
  #seen: Readonly<Record<string, number>> = $state.raw({});
  /** What those who watched said; the players read it after the end. */
  #watchers: readonly Said[] = $state.raw([]);

  readonly rooms: readonly string[] = $derived.by(() => {
    const { card, viewer } = this.#table.feed;
    if (viewer === 'spectator') return ['spectators', 'table'];
    const others =
      card?.negotiation === true
        ? card.seats.flatMap((seat, i) => (seat.kind === 'person' && i !== viewer ? [`seat-${i}`] : []))
        : [];
    const isOpen = (room: string): boolean =>
      !this.isLeft(room) || saidIn(this.#said, room, viewer).length > 0;
    return ['table', ...others.filter(isOpen), ...(this.#watchers.length > 0 ? ['spectators'] : [])];
  });
  readonly #said: readonly Said[] = $derived.by(() =>
    this.#table.feed.entries.filter(
      (numbered): numbered is Said =>
        numbered.entry.type === 'said' && !this.#muted.has(numbered.entry.from.id),
    ),
  );
  readonly messages = $derived.by(() => {
    const { viewer } = this.#table.feed;
    if (this.room === 'spectators' && viewer !== 'spectator') return this.#watchers;
    return saidIn(this.#said, this.room, viewer);
  });

  /** Until when whoever made the table does not let this person write here; 0 if he does. */
  readonly silentUntil = $derived.by(() => {
    const own = me()?.person.id;
    for (const { entry } of this.#table.feed.entries.toReversed())
      if (entry.type === 'silenced' && entry.person.id === own) return entry.until;
    return 0;
  });

  constructor(table: OnlineTable) {
    this.#table = table;
    this.#seen = readSeen(table.id);
    if (me() !== undefined) void this.#findMuted();
  }

  unreadIn(room: string): number {
    const own = me()?.person.id;
    const seen = this.#seen[room] ?? 0;
    const { viewer } = this.#table.feed;
    return this.#said.filter(
      ({ n, entry }) =>
        n > seen && entry.from.id !== own && roomName(entry.room, viewer, entry.seat) === room,
    ).length;
  }

  get unread(): number {
    return this.rooms.reduce((sum, room) => sum + this.unreadIn(room), 0);
  }

  /** Everything in the room that is shown has been seen. */
  look(): void {
    const last = this.messages.at(-1)?.n ?? 0;
    if (last <= (this.#seen[this.room] ?? 0)) return;
    this.#seen = { ...this.#seen, [this.room]: last };
    keepSeen(this.#table.id, this.#seen);
  }

  /** Whether whoever one could talk to there has left the table; what was said can still be read. */
  isLeft(room: string): boolean {
    const [, seat] = SEAT_ROOM.exec(room) ?? [];
    return seat !== undefined && this.#table.feed.card?.seats[Number(seat)]?.vacant === true;
  }

  isMuted(person: Person): boolean {
    return this.#muted.has(person.id);
  }

  /** His words are gone from the screen at once, and never sent here any more. */
  async mute(person: Person): Promise<void> {
    this.#muted = new Set([...this.#muted, person.id]);
    await people.mute(person.id);
  }

  async unmute(person: Person): Promise<void> {
    await people.unmute(person.id);
    this.#muted = new Set([...this.#muted].filter(id => id !== person.id));
  }

  /** To be called once the game is over. */
  async hearWatchers(): Promise<void> {
    const said = await spectatorsTalk(this.#table.id).catch(() => []);
    this.#watchers = said.map((entry, n) => ({ n, entry }));
  }

  async #findMuted(): Promise<void> {
    const unheard = await Promise.all([people.muted(), people.blocked()]).catch(() => []);
    // Somebody may have been muted here before the list came.
    this.#muted = new Set([...this.#muted, ...unheard.flat().map(({ person }) => person.id)]);
  }

  /** Where words go from the room that is shown. */
  get address(): ChatRoom {
    const [, seat] = SEAT_ROOM.exec(this.room) ?? [];
    if (seat !== undefined) return { with: Number(seat) };
    return this.room === 'spectators' ? 'spectators' : 'table';
  }

  /** What is sent along with a report, newest last. */
  contextOf(person: Person): string {
    return this.#table.feed.entries
      .flatMap(({ entry }) => (entry.type === 'said' ? [entry] : []))
      .slice(-20)
      .map(
        ({ from, text, phrase }) =>
          `${from.id === person.id ? '> ' : ''}${from.name}: ${text ?? phrase ?? ''}`,
      )
      .join('\n')
      .slice(-1200);
  }
}

function readSeen(id: string): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`${SEEN}${id}`) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function keepSeen(id: string, seen: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(`${SEEN}${id}`, JSON.stringify(seen));
  } catch {
    // Without storage everything counts as new next time.
  }
}
