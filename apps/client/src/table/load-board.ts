import type { GameBoard } from '@palio/board-kit';
import { boardOf } from '@palio/catalogue/boards';
import { knowCorrections } from '../figures/corrections.ts';
import type { AnyAction, AnyEvent, GameText } from '@palio/kernel';

/** The board of any game; it gets only what its own game and text have made. */
export type TableBoard = GameBoard<unknown, AnyAction, unknown, GameText, AnyEvent>;

/** The drawn board of a game. One without can still be played: the table shows the position in words. */
export async function loadBoard(game: string): Promise<TableBoard | undefined> {
  try {
    await knowCorrections();
    return (await boardOf(game).board()) as TableBoard;
  } catch (cause) {
    console.warn(`The board of ${game} could not be loaded.`, cause);
    return undefined;
  }
}
