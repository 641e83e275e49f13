import type { SeatView } from '@palio/protocol';
import type { OnlineTableText } from '../text/online-table/en.ts';

/** The offer of a free seat. Who sat there reads it as himself, whether he left or the others have voted so. */
export function freeSeatInWords(
  { person }: SeatView,
  reader: string | undefined,
  { seat: words, freeSeat }: OnlineTableText,
): { readonly title: string; readonly text: string; readonly button: string } {
  return person !== undefined && person.id === reader
    ? { title: words.ownFree, text: words.ownFreeText, button: words.takeBack }
    : { title: words.freeSeat(person?.name ?? freeSeat), text: words.freeText, button: words.takeOver };
}
