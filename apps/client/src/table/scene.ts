import type { BoardProps, SeatInfo } from '@palio/board-kit';
import type { AnyAction, AnyEvent, GameText, NameOf } from '@palio/kernel';
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
  /** In a replay, how many actions have been shown: the log is complete and every line leads to its moment. */
  readonly moment: number | undefined;
  readonly showPlace: (line: ShownLine) => void;
}

/**
 * An object whose parts are read anew each time. A scene is made so and not as one derived object: a part of the
 * board then wakes up only when what it reads itself has changed.
 */
export function fromGetters<Values extends object>(values: {
  readonly [Key in keyof Values]-?: () => Values[Key];
}): Values {
  const made = {};
  for (const [key, get] of Object.entries(values))
    Object.defineProperty(made, key, { get: get as () => unknown, enumerable: true });
  return made as Values;
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
