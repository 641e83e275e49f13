import type { Asides, Seat } from '@palio/kernel';
import type { Action, FreeAction } from './actions.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { hostages, killHeir } from './heirs.ts';
import { removable, removeEvent } from './miracles.ts';
import { askDisarmedAgain } from './motions.ts';
import { accept, dealActions, drawUp, openOffer, remove, send } from './offers.ts';
import { askReturnAgain } from './return.ts';
import {
  ALWAYS_ASK,
  ANSWERS,
  baronOf,
  STANDING,
  withEntry,
  type Answer,
  type StandingId,
  type State,
} from './state.ts';
import { askWagesAgain } from './wages.ts';

/** Answers that make sense: nobody can promise Faith or crowns in advance, only keep them. */
export const ANSWERS_TO: Readonly<Record<StandingId, readonly Answer[]>> = {
  passage: ANSWERS,
  attack: ANSWERS,
  faith: ['ask', 'no'],
  laws: ['ask', 'yes'],
  agendas: ['ask', 'yes'],
  invest: ['ask', 'no'],
  deals: ['ask', 'no'],
};

const STANDING_ACTIONS: readonly (readonly FreeAction[])[] = STANDING.map(question =>
  ANSWERS_TO[question].map(answer => ({ type: 'standing' as const, question, answer })),
);

/** Everything a Baron may do beside the question. */
const TYPES: readonly FreeAction['type'][] = [
  'openOffer',
  'offerCrowns',
  'offerPromise',
  'wantPromise',
  'offerHeir',
  'wantHeir',
  'sendOffer',
  'dropOffer',
  'acceptOffer',
  'refuseOffer',
  'standing',
  'killHeir',
  'removeEvent',
];
export const FREE_ACTIONS: ReadonlySet<string> = new Set(TYPES);
const isFree = (action: Action): action is FreeAction => FREE_ACTIONS.has(action.type);

/** What a Baron may do as long as nobody deals and nothing is settled in advance: made once for each seat. */
const USUAL: readonly (readonly (readonly FreeAction[])[])[] = Array.from({ length: 7 }, (_, seats) =>
  Array.from({ length: seats }, (__, seat) => [
    ...Array.from({ length: seats }, (___, to) => to)
      .filter(to => to !== seat)
      .map(to => ({ type: 'openOffer' as const, to })),
    ...STANDING_ACTIONS.flatMap(own =>
      own.filter(action => action.type === 'standing' && action.answer !== 'ask'),
    ),
  ]),
);

function isUsual({ table, deals, barons }: State, seat: Seat): boolean {
  const { standing, offersMade } = barons[seat]!;
  if (deals.length > 0 || standing !== ALWAYS_ASK || offersMade >= SETUP.negotiation.offersPerCard)
    return false;
  return !table.heirExchange && !table.miraclesCanHappen && !table.playerElimination;
}

export const freeActions: Asides<State, Action, Event> = {
  types: TYPES,
  choices(state, seat) {
    const baron = state.barons[seat];
    if (baron === undefined || baron.eliminated) return [];
    if (isUsual(state, seat)) return USUAL[state.table.seats]![seat]!.slice();
    const actions: FreeAction[] = dealActions(state, seat);
    for (const [i, own] of STANDING_ACTIONS.entries())
      for (const action of own)
        if (action.type === 'standing' && action.answer !== baron.standing[i]) actions.push(action);
    for (const noble of hostages(state, seat)) actions.push({ type: 'killHeir', noble });
    const struck = removable(state, seat).map(({ event, noble }) => ({ event, noble }));
    for (const [i, lasting] of struck.entries())
      if (struck.findIndex(other => other.event === lasting.event && other.noble === lasting.noble) === i)
        actions.push({ type: 'removeEvent', ...lasting });
    return actions;
  },
  choose(state, seat, action, context) {
    if (!isFree(action)) return;
    switch (action.type) {
      case 'openOffer':
        openOffer(state, seat, action.to);
        return context.tell?.({ type: 'offerOpened', seat, other: action.to });
      case 'sendOffer':
        return send(state, seat, action.to, context);
      case 'dropOffer':
        remove(state, seat, action.to);
        return context.tell?.({ type: 'offerDropped', seat, other: action.to });
      case 'acceptOffer':
        accept(state, seat, action.from, context);
        askReturnAgain(state);
        return askWagesAgain(state, context);
      case 'refuseOffer':
        remove(state, action.from, seat);
        return context.tell?.({ type: 'offerRefused', seat, other: action.from });
      case 'standing': {
        const { question, answer } = action;
        const baron = baronOf(state, seat);
        baron.standing = withEntry(baron.standing, STANDING.indexOf(question), answer);
        return context.tell?.({ type: 'standingAnswer', seat, question, answer });
      }
      case 'killHeir':
        killHeir(state, seat, action.noble, context);
        askWagesAgain(state, context);
        return askDisarmedAgain(state, context);
      case 'removeEvent':
        return removeEvent(state, seat, action, context);
      case 'offerCrowns':
      case 'offerPromise':
      case 'wantPromise':
      case 'offerHeir':
      case 'wantHeir':
        return drawUp(state, seat, action);
    }
  },
};
