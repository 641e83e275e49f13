import { sameData, type AnyAction, type Seat } from '@palio/kernel';
import type { NumberedEntry, PositionView } from '@palio/protocol';
import { isRefused } from '../online/ask.ts';
import type { TableFeed } from './feed.svelte.ts';

/**
 * Whether what was decided on one position may be sent again for the next one. Where several are asked at once, or
 * somebody acts beside the question, the number of the decision changes though the question does not: it is still
 * asked of this seat, only others have acted since, nothing was taken back, and the action is still offered.
 */
function stillFits(
  seat: Seat,
  action: AnyAction,
  before: PositionView,
  now: PositionView,
  since: readonly NumberedEntry[],
): boolean {
  const isAsked = [before, now].every(({ question }) => question?.waitingFor.includes(seat) === true);
  if (!isAsked || now.question?.kind !== before.question?.kind || now.decision === before.decision)
    return false;
  // What is done beside the question may answer what others do there: an offer that was changed is another offer.
  const isAside = !before.legal.some(legal => sameData(legal.action, action));
  const isDisturbed = since.some(
    ({ entry }) =>
      entry.type === 'undone' ||
      (entry.type === 'acted' && (entry.seat === seat || (isAside && entry.notation !== undefined))),
  );
  return !isDisturbed && [...now.legal, ...now.asides].some(legal => sameData(legal.action, action));
}

/**
 * Plays at the position that is shown. If others were faster it is played again at the next one as long as that
 * makes no difference; otherwise it is refused. `sent` is told the decision that is on its way.
 */
export async function playAt(
  feed: TableFeed,
  seat: Seat,
  actions: readonly AnyAction[],
  sent: (decision: number) => void,
): Promise<void> {
  const [first] = actions;
  const { position, entries } = feed;
  if (position === undefined || first === undefined) return;
  sent(position.decision);
  try {
    await feed.send({ type: 'act', decision: position.decision, actions: [...actions] });
  } catch (cause) {
    // What others did was told before the refusal came: the feed shows it already.
    const { position: now, viewer } = feed;
    const since = feed.entries.slice(entries.length);
    const mayRepeat = isRefused(cause, 'stale') && now !== undefined && viewer === seat;
    if (!mayRepeat || !stillFits(seat, first, position, now, since)) throw cause;
    await playAt(feed, seat, actions, sent);
  }
}
