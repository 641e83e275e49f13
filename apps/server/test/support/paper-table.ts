import { completeOptions, type AnyGame, type Viewer } from '@palio/kernel';
import type { NumberedEntry, Pace, Person, PositionView, ServerMessage, TableCard } from '@palio/protocol';
import { refusalFrom } from '../../src/refusal.ts';
import { wholeTable, type Watcher } from '../../src/tables/announce.ts';
import type { Entry, SeatState, TableSetup } from '../../src/tables/entries.ts';
import { tableFromFirst } from '../../src/tables/load.ts';
import { DEFAULTS } from '../../src/tables/new-table.ts';
import { Place } from '../../src/tables/place.ts';
import { mayLook, viewerOf, type TableState } from '../../src/tables/state.ts';
import { Table, type NotedRow } from '../../src/tables/table.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** What a page has put together from what it was told. */
interface Told {
  n: number;
  viewer: Viewer;
  card: TableCard;
  position: PositionView | null;
  plans: readonly string[];
  entries: NumberedEntry[];
}

/** Somebody who looks at a table and adds up what he is told, as the pages do. */
export class Page implements Watcher {
  readonly name: string;
  readonly person: string | undefined;
  readonly share?: string;
  readonly muted: ReadonlySet<string>;
  readonly isInView = true;
  told: Told | undefined;

  constructor(name: string, { person, share, muted = NOBODY }: Partial<Watcher>) {
    this.name = name;
    this.person = person;
    if (share !== undefined) this.share = share;
    this.muted = muted;
  }

  dismiss(): void {
    this.told = undefined;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table') {
      const { n, viewer, card, position, plans } = message.state;
      this.told = { n, viewer, card, position, plans: [...plans], entries: [...message.entries] };
    } else if (message.type === 'update' && this.told !== undefined) this.#add(this.told, message);
  }

  #add(told: Told, update: Extract<ServerMessage, { type: 'update' }>): void {
    const { n, entries, card, clocks, position, plans } = update;
    told.n = n;
    told.entries.push(...entries);
    if (card !== undefined) told.card = card;
    else if (clocks !== undefined)
      told.card = {
        ...told.card,
        seats: told.card.seats.map((seat, i) => (clocks[i] ? { ...seat, clock: clocks[i] } : seat)),
      };
    if (position !== undefined) told.position = position;
    if (plans !== undefined) told.plans = plans;
  }
}

export interface Wish {
  readonly game: AnyGame;
  readonly pace: Pace;
  readonly owner: Person;
  readonly seats: readonly SeatState[];
  readonly more?: Partial<TableSetup>;
}

const BEGIN = Date.UTC(2026, 0, 5, 12);

/** A table as a server has it in memory, with its journal beside it instead of in a database. */
export class PaperTable {
  readonly game: AnyGame;
  readonly place: Place;
  readonly rows: NotedRow[] = [];
  readonly pages = new Set<Page>();
  table: Table;
  now = BEGIN;

  constructor({ game, pace, owner, seats, more = {} }: Wish) {
    this.game = game;
    const { rulesVersion, figures } = game;
    const setup: TableSetup = {
      ...DEFAULTS,
      id: 'paper',
      game: game.id,
      options: completeOptions(game.options, {}),
      owner: owner.id,
      createdAt: BEGIN,
      seed: 'paper',
      ...more,
    };
    const created: Entry = { type: 'created', setup, rulesVersion, figures, pace, seats: [...seats] };
    this.table = tableFromFirst(game, created);
    this.place = new Place('paper', cause => {
      throw cause;
    });
    this.ask(table => table.happen(created));
  }

  get state(): TableState {
    return this.table.state;
  }

  /** Lets something happen as the house does; answers the code if it is refused. A mistake is thrown. */
  ask(decide: (table: Table) => void): string | undefined {
    const { table } = this;
    table.now = this.now;
    table.pending = [];
    try {
      decide(table);
    } catch (cause) {
      const { code } = refusalFrom(cause);
      if (code === 'internal') throw cause;
      if (table.pending.length > 0) this.table = this.readAgain();
      return code;
    }
    const entries = table.pending;
    if (entries.length === 0) return undefined;
    const n = this.rows.length + 1;
    this.rows.push({
      n,
      key: `key ${n}`,
      at: this.now,
      entries: JSON.parse(JSON.stringify(entries)) as Entry[],
    });
    table.remember(`key ${n}`, n);
    this.place.tell(table, table.history.slice(-entries.length), this.now);
    return undefined;
  }

  /** What those see who watch, late where they see it late. */
  sceneFor(viewer: Viewer): Table {
    return viewer === 'spectator' ? this.place.forSpectators(this.table, this.now) : this.table;
  }

  watch(page: Page): void {
    const viewer = this.eyesOf(page);
    if (viewer === undefined) return;
    this.pages.add(page);
    this.place.watchers.set(page, viewer);
    page.send(wholeTable(this.sceneFor(viewer), viewer, 0, page));
  }

  eyesOf({ share, person }: Page): Viewer | undefined {
    if (share !== undefined) return this.state.shares?.find(({ id }) => id === share)?.seat;
    return mayLook(this.state, person) ? viewerOf(this.state, person) : undefined;
  }

  /** What somebody gets who comes to the table only now. */
  loadedAnew(page: Page): Page {
    const viewer = this.eyesOf(page);
    const anew = new Page(page.name, page);
    if (viewer !== undefined) anew.send(wholeTable(this.sceneFor(viewer), viewer, 0, page));
    return anew;
  }

  /** The table as its journal adds up, from nothing or from what was put aside. */
  readAgain(aside?: string): Table {
    const table =
      aside === undefined
        ? tableFromFirst(this.game, this.rows[0]!.entries[0] as Extract<Entry, { type: 'created' }>)
        : new Table(this.game, JSON.parse(aside) as TableState);
    for (const row of this.rows)
      if (row.n <= table.state.n) table.recall(row);
      else table.follow(row);
    return table;
  }
}
