import { next, type Context, type RuleBook } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { cardsOf, goOffMap, isDestroyed, liftSieges, othersAt } from './armies.ts';
import { chooseRegion } from './choices.ts';
import type { Event } from './events.ts';
import { cityAt, isBridge, NEIGHBOURS, NO_CITY, REGIONS, type Region } from './map.ts';
import { baronOf, changeNoble, cityOf, NOBODY, nobleOf, ON_LAND, ownerOf, type State } from './state.ts';
import type { Noble } from './terms.ts';
import type { Steps } from './steps.ts';

/** WK-16.2 Adjacent regions without a city, Noble or stronghold of another Baron. */
export function retreatRegions(state: State, noble: Noble): Region[] {
  const seat = ownerOf(noble);
  const { region: from } = nobleOf(state, noble);
  return NEIGHBOURS[from]!.filter(region => {
    if (state.floods && isBridge(from, region)) return false;
    const city = cityAt(region);
    const lord = city === NO_CITY ? NOBODY : cityOf(state, city).owner;
    return (
      (lord < 0 || lord === seat) &&
      othersAt(state, seat, region).length === 0 &&
      state.barons.every((baron, other) => other === seat || baron.stronghold !== region)
    );
  });
}

function moveTo(state: State, noble: Noble, region: Region, home: boolean, context: Context<Event>): void {
  const seat = ownerOf(noble);
  const { region: from } = nobleOf(state, noble);
  changeNoble(state, noble, home ? { region, exhausted: true } : { region });
  context.tell?.({ type: 'nobleRetreated', seat, noble, region, home });
  liftSieges(state, seat, from, context);
}

type Kinds = 'retreat' | 'fallBack' | 'retreatTo';

export const retreatRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'retreatTo'>, Event> = {
  /** WK-16.1 */
  retreat: (state, { noble }) =>
    next(state, { kind: 'drawDeserter', holder: noble }, { kind: 'fallBack', noble }),

  /** WK-16.3 to 16.5 */
  fallBack(state, { noble }, context) {
    const { place, region } = nobleOf(state, noble);
    if (place !== ON_LAND) return;
    if (isDestroyed(state, noble)) return next(state, { kind: 'die', noble, deserted: true });
    if (cardsOf(state, noble).length === 0) return goOffMap(state, noble, context);
    const seat = ownerOf(noble);
    const regions = REGIONS[region]!.isKingdom ? retreatRegions(state, noble) : [];
    if (regions.length > 1) return next(state, { kind: 'retreatTo', seat, noble });
    if (regions.length === 1) return moveTo(state, noble, regions[0]!, false, context);
    const { stronghold, besieger } = baronOf(state, seat);
    const isLost = !REGIONS[region]!.isKingdom || stronghold === NOBODY || besieger !== NOBODY;
    if (isLost) next(state, { kind: 'die', noble, deserted: false });
    else moveTo(state, noble, stronghold, true, context);
  },

  /** WK-16.2, WK-16.6 */
  retreatTo: {
    choices: (state, { noble }) => retreatRegions(state, noble).map(chooseRegion),
    choose: (state, { noble }, { region }, context) => moveTo(state, noble, region, false, context),
  },
};
