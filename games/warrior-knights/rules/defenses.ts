import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { setTokens, tokensOn } from './armies.ts';
import { changeCrowns } from './barons.ts';
import { DECLINE } from './choices.ts';
import { citiesOf } from './cities.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { amountOf, countLaw, defyLaw, lawAgainst } from './laws.ts';
import { NO_CITY, type City } from './map.ts';
import { woundedArmies } from './events-green.ts';
import { baronOf, changeCity, cityOf, NOBODY, type State } from './state.ts';
import type { Steps } from './steps.ts';

/** WK-7.27, WK-24.16 */
export const fortifyCost = (state: State): number =>
  countLaw(state, 'masonsGuild') > 0
    ? Math.min(SETUP.fortifyCost, amountOf('masonsGuild'))
    : SETUP.fortifyCost;

/** WK-7.29, WK-24.17 */
export const musterCost = (state: State): number =>
  countLaw(state, 'surgeonsGuild') > 0
    ? Math.min(SETUP.musterCostPerToken, amountOf('surgeonsGuild'))
    : SETUP.musterCostPerToken;

/** WK-7.26, WK-7.28 Walls of the Baron that may be repaired, and their breaches. */
function damaged(state: State, seat: Seat): [city: City, breaches: number][] {
  const found: [City, number][] = [];
  for (const city of citiesOf(state, seat)) {
    const { breaches, besieger } = cityOf(state, city);
    if (breaches > 0 && besieger === NOBODY) found.push([city, breaches]);
  }
  const { stronghold, breaches, besieger } = baronOf(state, seat);
  if (stronghold !== NOBODY && breaches > 0 && besieger === NOBODY) found.push([NO_CITY, breaches]);
  return found;
}

/** WK-7.25 to 7.28 */
export function upgradesFor(state: State, seat: Seat): Actions['upgrade'][] {
  const { crowns } = baronOf(state, seat);
  const actions: Actions['upgrade'][] = [];
  for (const [city, most] of damaged(state, seat))
    for (let breaches = 1; breaches <= most && breaches * SETUP.repairCostPerBreach <= crowns; breaches++)
      actions.push({ type: 'repair', city, breaches });
  const defy = lawAgainst(state, 'fortify') !== undefined;
  if (crowns >= fortifyCost(state))
    for (const city of citiesOf(state, seat)) {
      const { fortified, besieger } = cityOf(state, city);
      if (!fortified && besieger === NOBODY) actions.push({ type: 'fortify', city, defy });
    }
  return actions;
}

/** WK-7.29 */
export function mustersFor(state: State, seat: Seat): Actions['muster'][] {
  const affordable = Math.floor(baronOf(state, seat).crowns / musterCost(state));
  return woundedArmies(state, seat).flatMap(holder =>
    Array.from({ length: Math.min(affordable, tokensOn(state, holder)) }, (_, i) => ({
      type: 'muster' as const,
      holder,
      tokens: i + 1,
    })),
  );
}

function repair(state: State, seat: Seat, city: City, breaches: number, context: Context<Event>): void {
  changeCrowns(state, seat, -breaches * SETUP.repairCostPerBreach, 'repair', context);
  if (city === NO_CITY) baronOf(state, seat).breaches -= breaches;
  else changeCity(state, city, { breaches: cityOf(state, city).breaches - breaches });
  context.tell?.({ type: 'wallsRepaired', seat, city, breaches });
}

/** The next Baron who can do anything is asked. */
function askNext(state: State, kind: 'upgrade' | 'muster', asked: readonly Seat[]): void {
  const able = asked.findIndex(
    seat => (kind === 'upgrade' ? upgradesFor(state, seat) : mustersFor(state, seat)).length > 0,
  );
  if (able >= 0) next(state, { kind, seat: asked[able]!, after: asked.slice(able + 1) });
}

export const defenseRules: RuleBook<
  State,
  Pick<Steps, 'upgrade' | 'muster' | 'upgradeDefenses' | 'musterTroops'>,
  Pick<Actions, 'upgrade' | 'muster'>,
  Event
> = {
  upgradeDefenses: (state, { order }) => askNext(state, 'upgrade', order),
  musterTroops: (state, { order }) => askNext(state, 'muster', order),

  upgrade: {
    choices: (state, { seat }) => [...upgradesFor(state, seat), DECLINE],
    choose(state, { seat, after }, action, context) {
      askNext(state, 'upgrade', after);
      if (action.type === 'decline') return;
      if (action.type === 'repair') return repair(state, seat, action.city, action.breaches, context);
      changeCrowns(state, seat, -fortifyCost(state), 'fortify', context);
      changeCity(state, action.city, { fortified: true });
      context.tell?.({ type: 'cityFortified', city: action.city });
      if (action.defy) defyLaw(state, seat, 'prohibitFortifying', context);
    },
  },

  muster: {
    choices: (state, { seat }) => [...mustersFor(state, seat), DECLINE],
    choose(state, { seat, after }, action, context) {
      askNext(state, 'muster', after);
      if (action.type === 'decline') return;
      const { holder, tokens } = action;
      changeCrowns(state, seat, -tokens * musterCost(state), 'muster', context);
      setTokens(state, holder, tokensOn(state, holder) - tokens);
      context.tell?.({ type: 'tokensRemoved', seat, holder, tokens });
    },
  },
};
