import {
  firstState,
  hashOf,
  liveSource,
  playAgain,
  type AnyGame,
  type Chance,
  type Match,
  type Position,
  type Seat,
  type Viewer,
} from '@palio/kernel';
import type { Person } from '@palio/protocol';
import { Refusal } from '../refusal.ts';
import { apply, deal, recount } from './apply.ts';
import { logAfter, type Acted, type Entry, type Noted } from './entries.ts';
import { REMEMBERED_KEYS, type TableState } from './state.ts';

/** A row of the journal, read again. */
export interface NotedRow {
  readonly n: number;
  readonly key: string;
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** A position as its own rules have left it, and the actions that led to it. */
interface Witness {
  readonly position: Position;
  readonly log: readonly Acted[];
}

/** Actions between two earlier positions that are kept once somebody has looked back so far. */
const KEPT_EVERY = 100;

function peopleIn(entry: Entry): readonly (Person | undefined)[] {
  switch (entry.type) {
    case 'created':
      return entry.seats.map(({ person }) => person);
    case 'planned-seat':
      return [entry.to.person, entry.removed];
    case 'joined':
    case 'left':
    case 'offered':
    case 'silenced':
    case 'replaced':
      return [entry.person];
    case 'said':
      return [entry.from];
    default:
      return [];
  }
}

/**
 * A table in memory: what its journal adds up to, the journal itself, and what the command being carried out
 * has brought about so far.
 */
export class Table {
  readonly game: AnyGame;
  readonly state: TableState;
  /** Everything that ever happened. */
  readonly history: Noted[] = [];
  /** The actions that stand, without those taken back. */
  log: Acted[] = [];
  /** What the command at hand has brought about; not yet stored, not yet shown. */
  pending: Entry[] = [];
  now = 0;
  #luck: ((drawn: number) => Chance) | undefined;
  /** Earlier positions, one for every so many actions, as far as somebody has looked. */
  readonly #past: Position[] = [];
  #isAlike: boolean | undefined;
  #isLegible: boolean | undefined;
  /** The last position that is known, if later actions could not be played under the rules of this version. */
  witness: Witness | undefined;

  /** How many milliseconds this table is behind the true one. */
  readonly lag: number;
  /** Everybody who can be told apart. */
  readonly viewers: readonly Viewer[];

  constructor(game: AnyGame, state: TableState, lag = 0) {
    this.game = game;
    this.state = state;
    this.lag = lag;
    this.viewers = [...state.seats.keys(), 'spectator'];
  }

  get id(): string {
    return this.state.setup.id;
  }

  /** The game in progress; commands about it are refused before and after. */
  get position(): Position {
    if (this.state.position === undefined) throw new Refusal('not-running');
    return this.state.position;
  }

  /** Nobody where the game cannot be played: other rules may not even know what was asked. */
  get waiting(): readonly Seat[] {
    const { status, position } = this.state;
    const isPlayed = status === 'running' && position !== undefined && !this.isUnderOtherRules;
    return isPlayed ? this.game.waitingFor(position) : [];
  }

  /** Played under rules or figures that are not those of this version. */
  get isUnderOtherRules(): boolean {
    const { rulesVersion, figures } = this.state;
    return rulesVersion !== this.game.rulesVersion || figures !== this.game.figures;
  }

  /** Begun under rules or figures that are no longer played here. */
  get isOnHold(): boolean {
    const { status } = this.state;
    return this.isUnderOtherRules && (status === 'running' || status === 'open');
  }

  /**
   * Whether what was played here leads to the same position under the rules of today. Of a game that has ended it is
   * looked at once: others are not played any more.
   */
  get playsAlike(): boolean {
    if (!this.isUnderOtherRules) return true;
    this.#isAlike ??= this.#leadsToTheSame();
    return this.#isAlike;
  }

  #leadsToTheSame(): boolean {
    try {
      return hashOf(this.positionAfter(this.log.length)) === hashOf(this.position);
    } catch {
      return false;
    }
  }

  /**
   * Whether the rules of today can read the last position. Of a game that was played under others it may have another
   * shape; whatever they would make of it would not be this game.
   */
  get isLegible(): boolean {
    if (!this.isUnderOtherRules) return true;
    this.#isLegible ??= this.#makesSense();
    return this.#isLegible;
  }

  #makesSense(): boolean {
    const { game, position, viewers } = this;
    try {
      for (const viewer of viewers) JSON.stringify(game.view(position, viewer));
      game.question(position);
      game.outcome(position);
      return game.check(position).length === 0;
    } catch {
      return false;
    }
  }

  /** Something happens now. */
  happen(entry: Entry): void {
    this.pending.push(entry);
    this.#note(entry, this.now, false);
  }

  /** An action that was just played on the position. */
  played(entry: Acted & Pick<Entry, 'only'>): void {
    this.pending.push(entry);
    this.#note(entry, this.now, true);
  }

  /** Adds a row that another process has written, or that was written after the snapshot. */
  follow({ n, key, at, entries }: NotedRow): void {
    for (const entry of entries) this.#note(entry, at, false);
    this.remember(key, n);
  }

  /** Takes in a row whose effects are in the snapshot already. */
  recall({ at, entries }: NotedRow): void {
    for (const entry of entries) {
      this.history.push({ at, entry });
      if (entry.type === 'acted') this.log.push(entry);
      else if (entry.type === 'undone') this.log = logAfter(this.log, entry);
    }
  }

  remember(key: string, n: number): void {
    const { state } = this;
    state.n = n;
    state.keys.push([key, n]);
    if (state.keys.length > 2 * REMEMBERED_KEYS) state.keys.splice(0, REMEMBERED_KEYS);
  }

  /** An old command was found in the journal. */
  recallKey(key: string, n: number): void {
    this.state.keys.push([key, n]);
  }

  #note(entry: Entry, at: number, isPlayed: boolean): void {
    this.history.push({ at, entry });
    if (entry.type === 'acted') {
      if (this.isUnderOtherRules) this.#loseTrack();
      else if (!isPlayed) playAgain(this.game, this.match, this.position, entry);
      this.log.push(entry);
    } else if (entry.type === 'undone') {
      if (this.isUnderOtherRules) this.#loseTrack();
      this.#past.splice(1 + Math.floor((this.log.length - entry.actions) / KEPT_EVERY));
      this.log = logAfter(this.log, entry);
      if (!this.isUnderOtherRules) this.state.position = this.positionAfter(this.log.length);
    } else if (entry.type === 'migrated') this.#goOver(entry.rulesVersion, entry.figures);
    apply(this, entry, at);
  }

  /** What was done under other rules is not played under ours: where it has led to is not known here. */
  #loseTrack(): void {
    const { position } = this.state;
    if (position !== undefined) this.witness = { position, log: [...this.log] };
    delete this.state.position;
  }

  /** The game goes over to other rules; if they are ours, all that could not be played here can be now. */
  #goOver(rulesVersion: number, figures: string): void {
    const { state } = this;
    Object.assign(state, { rulesVersion, figures });
    this.#past.length = 0;
    if (this.isUnderOtherRules || state.status !== 'running' || state.position !== undefined) return;
    deal(this);
    state.position = this.positionAfter(this.log.length);
    recount(this);
    this.witness = undefined;
  }

  /** The position after so many of the actions that stand. */
  positionAfter(count: number): Position {
    const { game, match } = this;
    if (this.#past.length === 0) this.#past.push(firstState(game, match));
    const from = Math.min(this.#past.length - 1, Math.floor(count / KEPT_EVERY));
    const position = game.clone(this.#past[from]!);
    for (let i = from * KEPT_EVERY; i < count; i++) {
      playAgain(game, match, position, this.log[i]!);
      if ((i + 1) / KEPT_EVERY === this.#past.length) this.#past.push(game.clone(position));
    }
    return position;
  }

  /** The game as the kernel knows it, for records and for going back. */
  get match(): Match {
    const { setup, setupDrawn, rulesVersion, figures, seats } = this.state;
    const { game, options, seed } = setup;
    const state = this.position;
    return {
      game,
      rulesVersion,
      figures,
      options,
      seats: seats.length,
      seed,
      setupDrawn,
      state,
      log: this.log,
    };
  }

  /** The luck of this table, going on with the next draw. */
  chance(): Chance {
    this.#luck ??= liveSource(this.state.setup.seed);
    return this.#luck(this.state.draws);
  }

  /** Everybody who has sat here, was to sit here, or has said something, each as often as he has. */
  get people(): readonly Person[] {
    return this.history.flatMap(({ entry }) => peopleIn(entry).filter(each => each !== undefined));
  }

  hasSeen(person: string): boolean {
    return this.people.some(({ id }) => id === person);
  }

  /** No command has been forgotten yet. */
  get remembersAll(): boolean {
    return this.state.n <= REMEMBERED_KEYS;
  }

  /** Whether a command with this key has been carried out lately. */
  knows(key: string): boolean {
    return this.state.keys.some(([known]) => known === key);
  }
}
