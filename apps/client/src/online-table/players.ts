import type { SeatInfo } from '@palio/board-kit';
import type { SeatView } from '@palio/protocol';
import { colourOf } from '../shell/colours.ts';
import type { ClientText } from '../text/en.ts';
import type { OnlineTableText } from '../text/online-table/en.ts';

const connectionOf = ({ vacant, resigned, standIn, clock }: SeatView): SeatInfo['connection'] => {
  if (vacant === true || resigned === true) return 'gone';
  return standIn !== undefined || clock?.ranOut === true ? 'away' : 'here';
};

/** Who sits there, in the words of the reader. */
export function playersOf(
  seats: readonly SeatView[],
  colours: readonly string[],
  words: ClientText,
  online: OnlineTableText,
): readonly SeatInfo[] {
  return seats.map((seat, i) => {
    const { kind, person, level, standIn, vacant, resigned } = seat;
    const plays =
      kind === 'bot' ? level : (standIn ?? (vacant === true || resigned === true ? 'medium' : undefined));
    const isForeignBot = person?.kind === 'bot';
    return {
      name: person?.name ?? (kind === 'bot' ? online.botName(i + 1) : online.freeSeat),
      colour: colourOf(colours[i]),
      bot: plays === undefined ? (isForeignBot ? online.bot : undefined) : words.newGame.levelsShort[plays],
      connection: connectionOf(seat),
    };
  });
}
