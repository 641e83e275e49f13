import type { Stock } from '../../../rules/names.ts';
import type { Action } from '../../../rules/steps.ts';
import type { FloorView } from '../../../rules/view-types.ts';
import { RESOURCE_IDS } from '../../../text/figures.ts';

/** An offer that is being put together, or as far as the rules know it. */
export interface Draft {
  readonly give: Stock;
  readonly want: Stock;
}

type Offers = Pick<FloorView, 'declined'> | null;

/** Offers grow by these; the large ones first. */
const STEPS = [5, 1];

const isNothing = (stock: Stock): boolean => stock.every(count => count === 0);
const same = (one: Stock, other: Stock): boolean => one.every((count, i) => count === other[i]);
const covers = (stock: Stock, wanted: Stock): boolean => wanted.every((count, i) => count <= (stock[i] ?? 0));

export const isEmpty = ({ give, want }: Draft): boolean => isNothing(give) && isNothing(want);

/**
 * Others deal while an offer is being put together: what one of the two has spent meanwhile the rules would leave out,
 * and what remains of the offer could be a gift.
 */
export const isThere = ({ give, want }: Draft, own: Stock, theirs: Stock): boolean =>
  covers(own, give) && covers(theirs, want);

/** What one seat has offered another in this phase in vain. */
export const declinedOffers = (floor: Offers, by: number, to: number): readonly Draft[] =>
  floor?.declined.filter(offer => offer.by === by && offer.to === to) ?? [];

export const wasDeclined = (floor: Offers, by: number, to: number, draft: Draft): boolean =>
  declinedOffers(floor, by, to).some(({ give, want }) => same(give, draft.give) && same(want, draft.want));

/** A counter-offer begins with what it answers, seen from the other side; nothing of it is said before it is sent. */
export function counterTo(floor: Offers, seat: number, to: number, known: Draft): Draft {
  const answered = declinedOffers(floor, to, seat).at(-1);
  return answered === undefined || !isEmpty(known) ? known : { give: answered.want, want: answered.give };
}

/** What has to be played to make the rules know a draft, of which they know a part. */
export function bitsOf(type: 'give' | 'want', counts: Stock, known: Stock): Action[] {
  return RESOURCE_IDS.flatMap((resource, index) => {
    let left = (counts[index] ?? 0) - (known[index] ?? 0);
    const found: Action[] = [];
    for (const count of STEPS) for (; left >= count; left -= count) found.push({ type, resource, count });
    return found;
  });
}
