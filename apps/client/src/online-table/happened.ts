import type { NameOf, Seat } from '@palio/kernel';
import type { EntryView } from '@palio/protocol';
import type { OnlineTableText } from '../text/online-table/en.ts';

/** One sentence on what happened around the game; nothing for what the log of the game tells. */
export function happenedIn(
  { happened, vote }: OnlineTableText,
  entry: EntryView,
  nameOf: NameOf,
  isDropped: (seat: Seat) => boolean,
): string | undefined {
  switch (entry.type) {
    case 'joined':
      return happened.joined(entry.person.name);
    case 'left':
      return happened.left(entry.person.name);
    case 'caught-up':
      return happened.caughtUp(nameOf(entry.seat));
    case 'offered':
      return happened.offered(entry.person.name);
    case 'replaced':
      return happened.replaced(entry.person.name);
    case 'silenced':
      return entry.until > entry.at
        ? happened.silenced(entry.person.name)
        : happened.maySpeak(entry.person.name);
    case 'seats-drawn':
      return happened.seatsDrawn;
    case 'started':
      return happened.started;
    case 'undone':
      return happened.undone(nameOf(entry.seat));
    case 'settled':
      return entry.agreed ? happened.agreed : happened.declined;
    case 'time-out':
      return (entry.idle ? happened.idle : happened.timeOut)(nameOf(entry.seat));
    case 'decided':
      return happened.decided(vote.choices[entry.choice]);
    case 'resigned':
      return (isDropped(entry.seat) ? happened.dropped : happened.resigned)(nameOf(entry.seat));
    case 'stood-in':
      return happened.stoodIn(nameOf(entry.seat));
    case 'returned':
      return happened.returned(nameOf(entry.seat));
    case 'paced':
      return happened.paced;
    case 'over':
      return happened.over;
    case 'cancelled':
      return happened.cancelled;
    case 'rematched':
      return happened.rematched;
    default:
      return undefined;
  }
}
