import {
  commitmentOf,
  completeOptions,
  gameOfSave,
  loadMatch,
  PalioError,
  startMatch,
  type AnyGame,
  type Seat,
} from '@palio/kernel';
import { isStored, type SavedGame } from '../saved/saved-game.ts';
import type { SavedGames } from '../saved/saved-games.ts';
import { type Answers, Refusal, refusalFrom } from './calls.ts';
import { factsOf } from './game-facts.ts';
import { OpenMatch } from './open-match.ts';
import type { NewGame, ReviewStep, Snapshot, TableCalls, ThinkerCalls } from './protocol.ts';
import type { OpenedReplay } from './replays.ts';

/** What the host needs from the world around it. */
export interface Surroundings {
  readonly load: (game: string) => Promise<{ readonly game: AnyGame }>;
  readonly saved: SavedGames;
  readonly now: () => number;
  readonly newId: () => string;
  readonly newSeed: () => string;
  /** A whole number from 0 to below 2^32. */
  readonly randomNumber: () => number;
  /** Whoever thinks for the bots. */
  readonly thinker: Answers<ThinkerCalls>;
}

type Request<Method extends keyof TableCalls> = TableCalls[Method]['request'];

/** Records travel only to those who read, write or watch one. */
const loadReplays = () => import('./replays.ts');

/** Holds the match that is open on the page, and answers with what the viewer may see of it. */
export class TableHost {
  readonly #world: Surroundings;
  #table: OpenMatch | undefined;
  #replay: OpenedReplay | undefined;
  /** The replay that is thought about. */
  #reviewed: OpenedReplay | undefined;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  /** All answers but the one that connects to the bots, which is the worker's own business. */
  answers(): Omit<Answers<TableCalls>, 'useThinker'> {
    return {
      describe: async ({ game }) => factsOf((await this.#world.load(game)).game),
      findProblem: request => this.#findProblem(request),
      create: request => this.#create(request),
      open: async ({ id }) => {
        if (!this.#isOnlyHere(id)) this.#table = await this.#load(id);
        const { card, game, match } = this.#open;
        return { card, facts: factsOf(game), commitment: commitmentOf(match.seed) };
      },
      look: ({ viewer, since }) => this.#open.snapshot(viewer, since),
      act: async ({ seat, actions, viewer, since }) => {
        const table = this.#open;
        await table.act(seat, actions);
        return table.snapshot(viewer, since);
      },
      undo: async ({ viewer, since, whole }) => {
        const table = this.#open;
        await table.undo(viewer, whole);
        return table.snapshot(viewer, since);
      },
      botMove: request => this.#botMove(request),
      hint: ({ seat }) => this.#hint(seat),
      whyNot: async ({ seat, target }) => {
        const { game, match } = this.#open;
        await game.learnReasons?.();
        return game.whyNot(match.state, seat, target);
      },
      at: ({ count, viewer }) => (this.#replay ?? this.#open).snapshotAt(count, viewer),
      seenAt: ({ count, viewer }) => {
        const { view, question } = (this.#replay ?? this.#open).snapshotAt(count, viewer);
        return { view, question };
      },
      record: async ({ id }) => {
        const { game, match, card } = this.#table?.card.id === id ? this.#table : await this.#load(id);
        return (await loadReplays()).recordOf(game, card, match);
      },
      openSavedReplay: async ({ id }) => {
        const { game, match, card } = await this.#load(id);
        this.#replay = (await loadReplays()).OpenedReplay.ofSaved(game, card, match);
        return this.#replay.summary;
      },
      openRecord: async ({ content, source }) => {
        const { gameOfRecord, OpenedReplay: Opened } = await loadReplays();
        const { game } = await this.#world.load(gameOfRecord(content, source));
        this.#replay = Opened.ofRecord(game, content, source);
        return this.#replay.summary;
      },
      review: () => this.#review(),
    };
  }

  get #open(): OpenMatch {
    if (this.#table === undefined) throw new Refusal('internal', 'no match is open');
    return this.#table;
  }

  async #load(id: string): Promise<OpenMatch> {
    const { saved, now } = this.#world;
    const { card, save } = await saved.open(id);
    const { game } = await this.#world.load(gameOfSave(save));
    const match = loadMatch(game, save);
    if (match.seats !== card.seats.length)
      throw new PalioError(
        'bad-save',
        `has ${match.seats} seats, but ${card.seats.length} people sit at it`,
        'saved game',
      );
    return new OpenMatch({ game, match, card, saved, now });
  }

  async #findProblem({
    game: id,
    options,
    seats,
  }: Request<'findProblem'>): Promise<TableCalls['findProblem']['answer']> {
    const { game } = await this.#world.load(id);
    try {
      const complete = completeOptions(game.options, options);
      const problem = game.unfit?.(complete, seats);
      return problem === undefined ? undefined : { option: undefined, problem };
    } catch (cause) {
      if (!(cause instanceof PalioError) || cause.code !== 'bad-option') throw cause;
      return { option: cause.where, problem: refusalFrom(cause).message };
    }
  }

  async #create({ game: id, options, seats, seed }: NewGame): Promise<SavedGame> {
    const { load, saved, now, newId, newSeed, randomNumber } = this.#world;
    const { game } = await load(id);
    const match = startMatch(game, options, seats.length, seed === '' ? newSeed() : seed);
    const time = now();
    const card: SavedGame = {
      id: newId(),
      game: id,
      seats,
      colours: game.colours.slice(0, seats.length),
      options: match.options,
      createdAt: time,
      updatedAt: time,
      revision: 0,
      actions: 0,
      waitingFor: [...game.waitingFor(match.state)],
      ranks: [],
      botSeed: randomNumber(),
    };
    this.#table = new OpenMatch({ game, match, card, saved, now });
    await this.#table.save();
    return this.#table.card;
  }

  /** A game that could not be stored is nowhere else. */
  #isOnlyHere(id: string): boolean {
    return this.#table?.card.id === id && !isStored(this.#table.card);
  }

  async #botMove({ seat, viewer, since }: Request<'botMove'>): Promise<Snapshot | undefined> {
    const table = this.#open;
    const { version, card } = table;
    const bot = card.seats[seat]?.player;
    if (bot === undefined || bot === 'person') throw new Refusal('internal', `no bot sits at seat ${seat}`);
    const { position, seed } = table.knowledge(seat);
    const action = await this.#world.thinker.think({
      game: table.game.id,
      knowledge: position,
      seat,
      bot,
      seed,
    });
    if (this.#table !== table || table.version !== version) return undefined;
    await table.act(seat, [action]);
    return table.snapshot(viewer, since);
  }

  async #hint(seat: Seat): Promise<TableCalls['hint']['answer']> {
    const table = this.#open;
    const { version } = table;
    const { position, seed } = table.knowledge(seat);
    const advice = await this.#world.thinker.hint({ game: table.game.id, knowledge: position, seat, seed });
    return this.#table === table && table.version === version ? advice : undefined;
  }

  async #review(): Promise<ReviewStep> {
    const replay = this.#replay;
    if (replay === undefined) throw new Refusal('internal', 'no replay is open');
    const { thinker } = this.#world;
    if (this.#reviewed !== replay) {
      await thinker.beginReview(replay.finished);
      this.#reviewed = replay;
    }
    return thinker.review(undefined);
  }
}
