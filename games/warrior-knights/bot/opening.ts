import type { Chance, Seat } from '@palio/kernel';
import {
  CITIES,
  GARRISON,
  isUnrazed,
  NEIGHBOURS,
  NOBODY,
  othersAt,
  TROOPS,
  type Action,
  type City,
  type Region,
  type State,
} from '../rules/index.ts';

/** A weak city is the easiest Prestige. */
function cityAppeal(state: State, seat: Seat, city: City): number {
  const { strength, region, income } = CITIES[city]!;
  if (!isUnrazed(state, city)) return 0;
  const taken = othersAt(state, NOBODY, region).length > 0 ? 0.3 : 1;
  const mine = state.barons[seat]!.stronghold;
  const isHome = mine !== NOBODY && (mine === region || NEIGHBOURS[mine]!.includes(region));
  return taken * ((500 - strength) / 100 + income * 0.15 + (isHome ? 0.6 : 0));
}

const cityIn = (region: Region): City => CITIES.findIndex(city => city.region === region);

function placeAppeal(state: State, seat: Seat, region: Region): number {
  const here = cityIn(region);
  let appeal = here < 0 ? 0 : 2 * cityAppeal(state, seat, here);
  for (const near of NEIGHBOURS[region]!) {
    const city = cityIn(near);
    if (city >= 0) appeal += 0.4 * cityAppeal(state, seat, city);
    if (state.barons.some(({ stronghold }, other) => other !== seat && stronghold === near)) appeal -= 0.6;
  }
  if (othersAt(state, NOBODY, region).length > 0) appeal -= 3;
  return appeal;
}

/** The action with the highest merit; of equals any. */
export function bestOf(
  actions: readonly Action[],
  merit: (action: Action) => number,
  chance: Chance,
): Action | undefined {
  let best: Action | undefined;
  let highest = -Infinity;
  for (const action of actions) {
    const value = merit(action) + chance.below(100) * 0.003;
    if (value > highest) {
      highest = value;
      best = action;
    }
  }
  return best;
}

/** Four armies of 100: each is enough to besiege a city of 200. */
export function assignTroops(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  const done = state.barons[seat]!.garrison.length - left(state, seat);
  const cards = state.barons[seat]!.garrison;
  const symbols = cards.map((card, i) => {
    if (TROOPS[card]!.strength === 100) return TROOPS[card]!.nationality < 0 ? 0 : 1;
    return i < 2 ? 3 : 2;
  });
  const holder = seat * 4 + (symbols[done] ?? 0);
  return actions.find(action => action.type === 'assign' && action.holder === holder);
}

/** Cards not yet assigned; the picks lie in the step. */
function left(state: State, seat: Seat): number {
  const step = state.stack.at(-1) as { readonly picks?: Readonly<Record<Seat, readonly Action[]>> };
  return state.barons[seat]!.garrison.length - (step.picks?.[seat]?.length ?? 0);
}

export function placeInRegion(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  chance: Chance,
): Action | undefined {
  return bestOf(
    actions.filter(action => action.type === 'region'),
    action => (action.type === 'region' ? placeAppeal(state, seat, action.region) : 0),
    chance,
  );
}

/** Troops that are hired or volunteer go where an army already stands, never to sleep in the stronghold. */
export const armyAppeal = (state: State, holder: number): number =>
  holder >= GARRISON ? -2 : state.nobles[holder]!.place * 2 - state.nobles[holder]!.cards.length * 0.3;
