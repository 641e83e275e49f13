import { next, type Context, type RuleBook } from '@palio/kernel';
import type { Actions } from './actions.ts';
import {
  afterLoss,
  cardsOf,
  desert,
  liftSieges,
  removeTroop,
  setTokens,
  tokensOn,
  toMercenaryDeck,
} from './armies.ts';
import { discardAgenda } from './decks.ts';
import type { Event } from './events.ts';
import { fateOf, NO_FATE, revealFate } from './fate.ts';
import { SETUP } from './figures.ts';
import {
  changeNoble,
  NO_HEIR,
  NO_OFFICE,
  NOBODY,
  nobleOf,
  OFF_MAP,
  ownerOf,
  GARRISON,
  type State,
} from './state.ts';
import type { Holder, Noble } from './terms.ts';
import type { Steps } from './steps.ts';
import { isMercenary, kindsIn, nationalityOf, strengthOf, totalStrength, type Troop } from './troops.ts';

/** WK-16.1, WK-16.8 Kinds of Mercenaries of a nationality in an army. */
export const deserterKinds = (state: State, holder: Holder, nationality: number): Troop[] =>
  kindsIn(cardsOf(state, holder)).filter(troop => nationalityOf(troop) === nationality);

/** WK-16.9 All ways to lose Mercenaries of a strength as near as possible to the tokens, and not beyond. */
export function bestDiscards(cards: readonly Troop[], limit: number): Troop[][] {
  const mercenaries = cards.filter(isMercenary);
  let best = 0;
  let found: Troop[][] = [];
  const choose = (from: number, taken: readonly Troop[], sum: number): void => {
    if (sum > best) {
      best = sum;
      found = [];
    }
    if (sum === best && sum > 0) found.push([...taken]);
    for (let i = from; i < mercenaries.length; i++) {
      const troop = mercenaries[i]!;
      const isRepeat = i > from && mercenaries[i - 1] === troop;
      if (!isRepeat && sum + strengthOf(troop) <= limit)
        choose(i + 1, [...taken, troop], sum + strengthOf(troop));
    }
  };
  choose(0, [], 0);
  return found.filter(troops => totalStrength(troops) === best);
}

/** WK-16.9 */
function discard(state: State, holder: Holder, troops: readonly Troop[], { tell }: Context<Event>): void {
  for (const troop of troops) removeTroop(state, holder, troop);
  toMercenaryDeck(state, troops);
  setTokens(state, holder, 0);
  if (troops.length > 0) tell?.({ type: 'troopsLost', seat: ownerOf(holder), holder, troops });
}

/** WK-9.23, WK-16.11 */
export function loseOffice(state: State, noble: Noble, { tell }: Context<Event>): void {
  const { office } = nobleOf(state, noble);
  if (office === NO_OFFICE) return;
  changeNoble(state, noble, { office: NO_OFFICE });
  discardAgenda(state, office);
  tell?.({ type: 'officeLost', seat: ownerOf(noble), noble, agenda: office });
}

/** WK-16.13 His Mercenaries go back to the deck, his Regulars and he himself never return. */
export function endLine(state: State, noble: Noble, context: Context<Event>): void {
  // WK-9.21 He may have been given one while he waited for his heir.
  loseOffice(state, noble, context);
  toMercenaryDeck(state, nobleOf(state, noble).cards);
  changeNoble(state, noble, { cards: [], tokens: 0, gone: true, awaitsHeir: false });
}

type Kinds =
  | 'die'
  | 'garrisonDestroyed'
  | 'drawDeserter'
  | 'chooseDeserter'
  | 'discardForTokens'
  | 'chooseDiscards'
  | 'leaveTheMap';

export const deathRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'chooseDeserter' | 'chooseDiscards'>,
  Event
> = {
  /** WK-16.8 to 16.13 */
  die(state, { noble, deserted }) {
    const { place, tokens, gone } = nobleOf(state, noble);
    // Two causes may have killed him at once; he dies once.
    if (gone || (place === OFF_MAP && tokens === 0)) return;
    next(
      state,
      { kind: 'drawDeserter', holder: noble },
      { kind: 'discardForTokens', holder: noble },
      { kind: 'leaveTheMap', noble, deserted },
    );
  },

  /** WK-15.8 As for a dead Noble; the rest waits with the stronghold. */
  garrisonDestroyed(state, { owner }) {
    const holder = GARRISON + owner;
    next(state, { kind: 'drawDeserter', holder }, { kind: 'discardForTokens', holder });
  },

  /** WK-16.1, WK-16.8 */
  drawDeserter(state, { holder }, context) {
    const card = revealFate(state, 'deserter', context);
    if (card === NO_FATE) return;
    const { nationality } = fateOf(card);
    const kinds = deserterKinds(state, holder, nationality);
    if (kinds.length > 1) next(state, { kind: 'chooseDeserter', seat: ownerOf(holder), holder, nationality });
    else desert(state, holder, kinds, context);
  },

  chooseDeserter: {
    choices: (state, { holder, nationality }) =>
      deserterKinds(state, holder, nationality).map(troop => ({ type: 'troop', troop })),
    choose: (state, { holder }, { troop }, context) => desert(state, holder, [troop], context),
  },

  /** WK-16.9 */
  discardForTokens(state, { holder }, context) {
    const limit = tokensOn(state, holder) * SETUP.tokenStrength;
    const options = bestDiscards(cardsOf(state, holder), limit);
    if (options.length > 1) next(state, { kind: 'chooseDiscards', seat: ownerOf(holder), holder, options });
    else discard(state, holder, options[0] ?? [], context);
  },

  chooseDiscards: {
    choices: (_state, { options }) => options.map(troops => ({ type: 'discardTroops', troops })),
    choose: (state, { holder }, { troops }, context) => discard(state, holder, troops, context),
  },

  /** WK-16.11 to 16.14, WK-21.10, WK-21.24 */
  leaveTheMap(state, { noble, deserted }, context) {
    const seat = ownerOf(noble);
    const { region, heir } = nobleOf(state, noble);
    const isAbandoned = deserted && state.table.abandonedNobles;
    loseOffice(state, noble, context);
    changeNoble(state, noble, {
      place: OFF_MAP,
      region: NOBODY,
      exhausted: false,
      fever: false,
      stormbound: false,
    });
    context.tell?.({ type: 'nobleDied', seat, noble, heir: heir !== NO_HEIR || isAbandoned });
    if (heir === NO_HEIR && !isAbandoned) endLine(state, noble, context);
    // Without exchange an heir is always at home: who has one may return.
    else if (state.table.heirExchange && heir !== NO_HEIR) changeNoble(state, noble, { awaitsHeir: true });
    liftSieges(state, seat, region, context);
  },
};

/** Loses one Mercenary outside a battle, with all that follows (WK-8.14). */
export function loseMercenary(state: State, holder: Holder, troop: Troop, context: Context<Event>): void {
  desert(state, holder, [troop], context);
  afterLoss(state, holder, true, context);
}
