import { describe, expect, test } from 'vitest';
import { bitsOf, counterTo, declinedOffers, isThere, wasDeclined } from '../board/panels/trade/draft.ts';

const NOTHING = [0, 0, 0, 0];
const offer = { by: 0, to: 2, give: [0, 2, 0, 0], want: [0, 0, 1, 0] };
const floor = { declined: [{ ...offer, give: [1, 0, 0, 0] }, offer] };

describe('an offer that is being put together', () => {
  test('WT-6.33 is not sent when one of the two has spent meanwhile what stands in it', () => {
    const draft = { give: [0, 0, 1, 0], want: [0, 5, 0, 0] };
    expect(isThere(draft, [3, 5, 1, 1], [3, 5, 0, 1])).toBe(true);
    expect(isThere(draft, [3, 5, 1, 1], [3, 0, 0, 2])).toBe(false);
    expect(isThere(draft, [3, 5, 0, 1], [3, 5, 0, 1])).toBe(false);
  });

  test('WT-6.33 is told to the rules in steps of 5 and 1, beyond what they know of it', () => {
    expect(bitsOf('give', [0, 7, 0, 1], [0, 1, 0, 0])).toEqual([
      { type: 'give', resource: 'goods', count: 5 },
      { type: 'give', resource: 'goods', count: 1 },
      { type: 'give', resource: 'gold', count: 1 },
    ]);
  });

  test('WT-6.34 begins, as an answer to another one, with that one seen from the other side', () => {
    const known = { give: NOTHING, want: NOTHING };
    expect(counterTo(floor, 2, 0, known)).toEqual({ give: offer.want, want: offer.give });
    expect(counterTo(floor, 2, 1, known)).toEqual(known);
    const begun = { give: [0, 0, 0, 1], want: NOTHING };
    expect(counterTo(floor, 2, 0, begun)).toEqual(begun);
  });

  test('WT-6.36 is known as declined by who made it, to whom and how', () => {
    expect(declinedOffers(floor, 0, 2)).toHaveLength(2);
    expect(wasDeclined(floor, 0, 2, offer)).toBe(true);
    expect(wasDeclined(floor, 2, 0, offer)).toBe(false);
    expect(wasDeclined(floor, 0, 2, { ...offer, want: NOTHING })).toBe(false);
    expect(declinedOffers(null, 0, 2)).toEqual([]);
  });
});
