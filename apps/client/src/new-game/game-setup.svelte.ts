import type { GameText, Options, OptionValue } from '@palio/kernel';
import { findGame, textOf } from '../home/games.ts';
import { loadBoard, type TableBoard } from '../table/load-board.ts';
import { language } from '../text/language.svelte.ts';
import type { GameFacts, OptionFacts, TableCalls } from '../worker/protocol.ts';
import type { TableCaller } from '../worker/workers.ts';
import { chosenOptions, isShown, usualOptions } from './options.ts';

type Problem = TableCalls['findProblem']['answer'];

/** What a game needs to know before it can begin: its options, checked by its rules in the worker. */
export class GameSetup {
  readonly game: string;
  readonly #table: TableCaller;
  facts: GameFacts | undefined = $state.raw();
  text: GameText | undefined = $state.raw();
  board: TableBoard | undefined = $state.raw();
  options: Options = $state.raw({});
  problem: Problem = $state.raw();
  fault: unknown = $state.raw();

  readonly #shown = $derived(
    this.facts?.options.filter(spec => isShown(spec, this.facts!.options, this.options)) ?? [],
  );
  /** What needs more than a field is a line of text to us; the board's own editor writes it. */
  readonly edited = $derived(this.#shown.filter(spec => this.#isEdited(spec)));
  readonly #fields = $derived(this.#shown.filter(spec => !this.edited.includes(spec)));
  readonly #editor = $derived(
    this.edited.length === 0 ? this.#fields.length : this.#shown.indexOf(this.edited[0]!),
  );
  /** The board's editor stands where the first of its options would. */
  readonly fieldsBefore: readonly OptionFacts[] = $derived(this.#fields.slice(0, this.#editor));
  readonly fieldsAfter: readonly OptionFacts[] = $derived(this.#fields.slice(this.#editor));

  /** To be made while a component is being set up; `seatCount` may change. */
  constructor(game: string, table: TableCaller, seatCount: () => number) {
    this.game = game;
    this.#table = table;
    $effect(() => this.#follow(language()));
    $effect(() => this.#check(seatCount()));
  }

  #isEdited({ id, kind }: OptionFacts): boolean {
    const { board } = this;
    return board?.Setup !== undefined && (kind === 'text' || board.setupOptions?.includes(id) === true);
  }

  get isReady(): boolean {
    return this.facts !== undefined && this.problem === undefined;
  }

  get chosen(): Options {
    return chosenOptions(this.facts?.options ?? [], this.options);
  }

  /** Asks the rules what they offer; nothing comes back if the game is not known or something failed. */
  async begin(): Promise<GameFacts | undefined> {
    if (findGame(this.game) === undefined) return undefined;
    try {
      this.board = await loadBoard(this.game);
      const described = await this.#table.call('describe', { game: this.game });
      this.options = usualOptions(described.options);
      this.facts = described;
      return described;
    } catch (cause) {
      this.fault = cause;
      return undefined;
    }
  }

  set(id: string, value: OptionValue): void {
    this.options = { ...this.options, [id]: value };
  }

  #follow(wanted: ReturnType<typeof language>): void {
    if (findGame(this.game) === undefined) return;
    void textOf(this.game, wanted).then(
      loaded => (this.text = loaded),
      cause => (this.fault = cause),
    );
  }

  #check(seats: number): void {
    if (this.facts === undefined || seats === 0) return;
    this.#table.call('findProblem', { game: this.game, options: this.chosen, seats }).then(
      found => (this.problem = found),
      cause => (this.fault = cause),
    );
  }
}
