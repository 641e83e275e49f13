import type { AnyEvent, Viewer } from '@palio/kernel';
import type {
  Command,
  CommandAnswer,
  NumberedEntry,
  PositionView,
  ServerMessage,
  TableCard,
} from '@palio/protocol';
import type { ServerRefusal } from '../online/ask.ts';
import type { Live, TableListener } from '../online/line.svelte.ts';
import type { LoggedAction } from '../worker/protocol.ts';
import { eventsOf, logAfter, newOnes } from './history.ts';

type Whole = Extract<ServerMessage, { type: 'table' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

/** After a longer absence what was missed is told by the recap, not acted out at once. */
const MOST_SHOWN_AT_ONCE = 12;

/** What the server tells about one table, put together. */
export class TableFeed implements TableListener {
  readonly id: string;
  readonly token: string | undefined;
  status: 'loading' | 'open' | 'gone' | 'refused' = $state('loading');
  refusal: ServerRefusal | undefined = $state.raw();
  viewer: Viewer = $state('spectator');
  /** Looks through a share: nothing can be done from here. */
  isShared = $state(false);
  card: TableCard | undefined = $state.raw();
  position: PositionView | undefined = $state.raw();
  /** My planned actions, in notation. */
  plans: readonly string[] = $state.raw([]);
  entries: readonly NumberedEntry[] = $state.raw([]);
  log: readonly LoggedAction[] = $state.raw([]);
  lastEvents: readonly AnyEvent[] = $state.raw([]);
  /** Called with everything that happens while the page is open. */
  onNews: (entries: readonly NumberedEntry[]) => void = () => undefined;
  readonly #live: Live;
  #n = 0;
  /** What came together, to be shown together. */
  #together: readonly NumberedEntry[] = [];
  #leave: () => void = () => undefined;

  constructor(id: string, live: Live, token?: string) {
    this.id = id;
    this.token = token;
    this.#live = live;
  }

  open(): void {
    this.#leave = this.#live.watch(this.id, this);
  }

  end(): void {
    this.#leave();
  }

  send(command: Command): Promise<CommandAnswer> {
    return this.#live.command(this.id, command);
  }

  since(): number {
    return this.#n;
  }

  received(message: ServerMessage): void {
    if (message.type === 'table') this.#takeWhole(message);
    else if (message.type === 'update') this.#takeUpdate(message);
    else if (message.type === 'gone') this.status = 'gone';
  }

  refused(refusal: ServerRefusal): void {
    this.refusal = refusal;
    this.status = 'refused';
  }

  /** Everything, after coming or coming back; with other eyes than before everything is counted anew. */
  #takeWhole({ state, entries }: Whole): void {
    const isSame = this.#n > 0 && this.viewer === state.viewer;
    if (!isSame && (entries[0]?.n ?? 1) > 1) {
      this.#n = 0;
      this.#live.look(this.id, 0, this.token);
      return;
    }
    const before = isSame ? this.#n : 0;
    if (!isSame) {
      this.#n = 0;
      this.entries = [];
      this.log = [];
    }
    this.viewer = state.viewer;
    this.isShared = state.shared === true;
    this.card = state.card;
    this.plans = state.plans;
    this.#add(newOnes(before, entries), state.n, isSame);
    this.#show(state.position ?? undefined);
    this.status = 'open';
  }

  #takeUpdate({ n, entries, card, position, clocks, plans }: Update): void {
    if (card !== undefined) this.card = card;
    else if (clocks !== undefined && this.card !== undefined)
      this.card = {
        ...this.card,
        seats: this.card.seats.map((seat, i) => {
          const clock = clocks[i];
          return clock === null || clock === undefined ? seat : { ...seat, clock };
        }),
      };
    if (plans !== undefined) this.plans = plans;
    this.#add(newOnes(this.#n, entries), n, true);
    if (position !== undefined) this.#show(position);
  }

  #add(entries: readonly NumberedEntry[], n: number, isNews: boolean): void {
    this.#n = Math.max(this.#n, n);
    if (entries.length === 0) return;
    this.entries = [...this.entries, ...entries];
    const isGame = entries.some(({ entry }) => entry.type === 'acted' || entry.type === 'undone');
    if (isGame) {
      this.log = logAfter(this.log, entries);
      this.lastEvents = isNews ? this.#eventsWith(entries) : [];
    }
    if (isNews) this.onNews(entries);
  }

  /** What happens: a page that was busy takes in several updates at once, and shows all of them if they are few. */
  #eventsWith(entries: readonly NumberedEntry[]): readonly AnyEvent[] {
    if (this.#together.length === 0) queueMicrotask(() => (this.#together = []));
    this.#together = [...this.#together, ...entries];
    return this.#together.length <= MOST_SHOWN_AT_ONCE ? eventsOf(this.#together) : [];
  }

  #show(position: PositionView | undefined): void {
    this.position = position;
    // The server counts best: what was taken back before old entries told how far is cut off here.
    if (position !== undefined && this.log.length > position.count)
      this.log = this.log.slice(0, position.count);
  }
}
