import type { BoardProps, SeatInfo } from '@palio/board-kit';
import type { AnyAction, AnyEvent, GameText, NameOf, Seat } from '@palio/kernel';
import type { SeatPlan } from '../saved/saved-game.ts';
import { colourOf } from '../shell/colours.ts';
import type { ClientText } from '../text/en.ts';
import type { ShownLine } from './lines.ts';
import type { TableBoard } from './load-board.ts';

/** What lies on a table, be it played or replayed. */
export interface Scene {
  readonly game: string;
  readonly board: TableBoard | undefined;
  readonly text: GameText;
  readonly given: BoardProps<unknown, AnyAction, unknown, GameText, AnyEvent>;
  readonly lines: readonly ShownLine[];
  /** Seats that the table waits for. */
  readonly asked: readonly Seat[];
  readonly showPlace: (line: ShownLine) => void;
}

export function seatInfos(
  plans: readonly SeatPlan[],
  colours: readonly string[],
  words: ClientText,
): readonly SeatInfo[] {
  return plans.map(({ name, player }, seat) => ({
    name,
    colour: colourOf(colours[seat]),
    bot: player === 'person' ? undefined : words.newGame.levelsShort[player],
    connection: 'here',
  }));
}

export const namer =
  (seats: readonly { readonly name: string }[]): NameOf =>
  seat =>
    seats[seat]?.name ?? String(seat + 1);
