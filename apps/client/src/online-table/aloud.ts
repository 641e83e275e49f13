import type { GameText, NameOf } from '@palio/kernel';
import type { TableCard } from '@palio/protocol';
import { live } from '../online/live.svelte.ts';
import { moment } from '../shell/moment.ts';
import { words, language } from '../text/language.svelte.ts';
import { clockAt, faceOf, timeInWords } from './clock.ts';
import type { OnlineTable } from './online-table.svelte.ts';
import { onlineWords } from './words.ts';

/** All clocks in one sentence each. */
export function clocksAloud({ seats, pace }: TableCard, nameOf: NameOf): string {
  const { clock: text } = onlineWords();
  const now = Date.now() + live().ahead;
  const sentences = seats.flatMap((place, seat) => {
    const clock = clockAt(place);
    if (clock === undefined || pace.kind === 'none') return [];
    const { left, until, ranOut } = faceOf(clock, pace, now);
    if (ranOut) return [text.spoken(nameOf(seat), text.ranOut)];
    const time =
      left === undefined
        ? text.until(until === undefined ? '' : moment(until, language()))
        : text.left(timeInWords(left, text.letters));
    return [text.spoken(nameOf(seat), time)];
  });
  return sentences.length === 0 ? text.none : sentences.join('. ');
}

/** Who sits there, with points and whose turn it is. */
export function playersAloud(table: OnlineTable, text: GameText): string {
  const { snapshot, board } = table;
  return table.seats
    .map((info, seat) => {
      const score = board?.score(snapshot?.view, seat);
      const isAsked = snapshot?.question?.waitingFor.includes(seat) === true;
      const parts = [text.seatNames[seat], info.bot, score, isAsked ? words().table.toMove : undefined];
      return [info.name, ...parts.filter(part => part !== undefined)].join(', ');
    })
    .join('. ');
}
