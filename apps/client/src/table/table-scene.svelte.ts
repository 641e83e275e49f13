import type { SeatInfo } from '@palio/board-kit';
import type { GameText, NameOf } from '@palio/kernel';
import type { LegalMove, Snapshot } from '../worker/protocol.ts';
import { type Choice, type Choices, NO_CHOICES, sortChoices } from './choices.ts';
import { LogWords, type ShownLine } from './lines.ts';
import type { PlayedTable } from './played-table.ts';
import { fromGetters, namer, type Scene } from './scene.ts';

/** What an open table shows, in the words of the reader. */
export class TableScene {
  readonly #table: PlayedTable;
  readonly #text: () => GameText;
  readonly #showBoard: () => void;
  shownPlace: string | undefined = $state();

  readonly now: Snapshot = $derived.by(() => this.#table.snapshot!);
  /** The present, or the past that is looked at. */
  readonly shown: Snapshot = $derived.by(() => this.#table.past ?? this.now);
  readonly seats: readonly SeatInfo[] = $derived.by(() => this.#table.seats);
  readonly nameOf: NameOf = $derived(namer(this.seats));
  readonly #logWords = $derived.by(() => new LogWords(this.#text(), this.nameOf));
  readonly lines: readonly ShownLine[] = $derived.by(() => {
    const log = this.shown === this.now ? this.#table.log : this.shown.log;
    return this.#logWords.lines(log, this.shown.view);
  });
  readonly #legal: readonly Choice[] = $derived.by(() =>
    this.#table.mayAct ? this.#choicesOf(this.now.legal) : [],
  );
  readonly #asides: readonly Choice[] = $derived.by(() =>
    this.#table.mayAct ? this.#choicesOf(this.now.asides) : [],
  );
  readonly choices: Choices = $derived.by(() =>
    this.#table.mayAct ? sortChoices(this.#legal, this.#asides, this.#table.board) : NO_CHOICES,
  );
  readonly #undo = $derived.by(() => (this.now.undoTo === undefined ? undefined : () => this.#table.undo()));
  readonly #lastEvents = $derived.by(() =>
    this.shown === this.now ? this.#table.lastEvents : this.#table.pastEvents,
  );

  /** For the parts of the table. */
  readonly scene: Scene;

  constructor(table: PlayedTable, text: () => GameText, showBoard: () => void) {
    this.#table = table;
    this.#text = text;
    this.#showBoard = showBoard;
    this.scene = this.#makeScene();
  }

  readonly showPlace = (line: ShownLine): void => {
    this.shownPlace = line.place;
    this.#showBoard();
  };

  #choicesOf(moves: readonly LegalMove[]): readonly Choice[] {
    const { view, viewer } = this.now;
    const seat = viewer === 'spectator' ? 0 : viewer;
    return moves.map(move => ({ ...move, text: this.#text().action(view, seat, move.action) }));
  }

  #makeScene(): Scene {
    const table = this.#table;
    const given = fromGetters<Scene['given']>({
      table: () => table.id,
      view: () => this.shown.view,
      viewer: () => this.shown.viewer,
      seats: () => this.seats,
      asked: () => this.shown.question?.waitingFor ?? [],
      legal: () => this.#legal,
      asides: () => this.#asides,
      act: () => table.act,
      propose: () => table.propose,
      proposed: () => table.pending,
      undo: () => this.#undo,
      tryIllegal: () => table.tryIllegal,
      text: this.#text,
      lastEvents: () => this.#lastEvents,
      shownPlace: () => this.shownPlace,
      busy: () => table.busy,
    });
    return fromGetters<Scene>({
      game: () => table.game,
      board: () => table.board,
      text: this.#text,
      given: () => given,
      lines: () => this.lines,
      moment: () => undefined,
      showPlace: () => this.showPlace,
    });
  }
}
