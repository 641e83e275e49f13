import type { Action, FreeAction } from '../rules/actions.ts';
import type { View } from '../rules/view-types.ts';
import { FEES, OPEN_GATES_CROWNS } from './figures.ts';
import { Names } from './names.ts';
import type { Words } from './words.ts';

type Named<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** Choices of a thing on the table. */
function chosen(words: Words, names: Names, view: View, action: Action): string | undefined {
  const { actions: say } = words;
  switch (action.type) {
    case 'assign':
      return say.assign(names.troop(action.troop), names.holder(action.holder));
    case 'region':
      return say.region(names.region(action.region));
    case 'noble':
      return say.noble(names.noble(action.noble));
    case 'baron':
      return say.baron(names.baron(action.baron));
    case 'city':
      return say.city(names.city(action.city));
    case 'walls':
      return say.walls(names.city(action.city));
    case 'army':
      return say.army(names.holder(action.holder));
    case 'plan':
      return say.plan(names.cardName(action.card), action.stack + 1);
    case 'closeStack':
      return say.closeStack(action.stack + 1);
    case 'spot': {
      const isPaid = view.asked?.kind === 'draftSpot' && view.asked.paid;
      return say.spot(action.spot + 1, isPaid ? (FEES[action.spot] ?? 0) : 0);
    }
    case 'area':
      return say.area(names.areaName(action.area));
    case 'versatile':
      return say.versatile[action.what];
    case 'expedition':
      return say.expedition(names.trackName(action.track));
    case 'agenda':
      return say.agenda(names.agenda(action.agenda));
    default:
      return undefined;
  }
}

function attackSentence(
  { actions: say }: Words,
  names: Names,
  { target, against, kind }: Named<'attack'>,
): string {
  if (target === 'baron') return say.openField(names.baron(against));
  const what =
    target === 'city' ? say.theCity(names.baron(against)) : say.theStronghold(names.baron(against));
  return kind === 'siege' ? say.siege(what) : say.assault(what);
}

/** Marching and fighting. */
function warlike(words: Words, names: Names, action: Action): string | undefined {
  const { actions: say, terms } = words;
  const lawful = (sentence: string, defy: boolean): string =>
    defy ? `${sentence} (${terms.againstLaw})` : sentence;
  switch (action.type) {
    case 'move':
      return lawful(
        say.move(names.noble(action.noble), names.path(action.regions), terms.ways[action.way]),
        action.defy,
      );
    case 'attack':
      return lawful(attackSentence(words, names, action), action.defy);
    case 'take':
      return say.take(names.troop(action.troop), names.holder(action.from));
    case 'transfer':
      return say.transfer(names.troop(action.troop), names.holder(action.from), names.holder(action.to));
    case 'discard':
      return say.discard(names.fate(action.card));
    case 'casualty':
      return say.casualty(names.holder(action.on));
    case 'troop':
      return say.troop(names.troop(action.troop));
    case 'heldTroop':
      return say.heldTroop(names.troop(action.troop), names.holder(action.holder));
    case 'discardTroops':
      return say.discardTroops(names.troops(action.troops));
    case 'raze':
      return lawful(say.raze, action.defy);
    case 'repair':
      return say.repair(names.city(action.city), action.breaches);
    case 'fortify':
      return lawful(say.fortify(names.city(action.city)), action.defy);
    case 'muster':
      return say.muster(names.holder(action.holder), action.tokens);
    case 'hire':
      return lawful(say.hire(names.troops(action.troops)), action.defy);
    default:
      return undefined;
  }
}

/** WK-9.38, WK-9.39 Whoever is banned already risks nothing by refusing. */
export const isBanned = ({ asked, barons }: View): boolean =>
  asked !== null && 'seat' in asked && barons[asked.seat]?.banned === true;

/** Paying, voting, proposing. */
function civil(words: Words, names: Names, view: View, action: Action): string | undefined {
  const { actions: say } = words;
  switch (action.type) {
    case 'amount':
      return say.amount(action.amount);
    case 'propose':
      return say.propose(words.proposals[action.proposal]);
    case 'value': {
      const { asked } = view;
      if (asked?.kind !== 'proposeWhat') return say.value(String(action.value));
      const law = asked.proposal === 'discardLaw' ? view.laws[action.value] : undefined;
      if (law !== undefined) return say.value(`${action.value + 1}. ${names.wholeLaw(law)}`);
      return say.value(names.value(asked.proposal, asked.values.length, action.value));
    }
    case 'votes':
      return say.votes(action.votes);
    case 'declare':
      return say.declare(view.ballot === null ? '' : names.side(view.ballot.subject, action.side));
    case 'refuse':
      return isBanned(view) ? say.refuseBanned : say.refuse;
    case 'decline':
      return view.asked?.kind === 'eventCity' ? say.crownsInstead(OPEN_GATES_CROWNS) : say.decline;
    case 'pay':
    case 'letGo':
      return say[action.type](names.troop(action.troop), names.holder(action.holder));
    default:
      return undefined;
  }
}

/** Free actions beside the question. */
function freely(
  { actions: say, promises, terms }: Words,
  names: Names,
  action: FreeAction,
): string | undefined {
  switch (action.type) {
    case 'openOffer':
    case 'sendOffer':
    case 'dropOffer':
      return say[action.type](names.baron(action.to));
    case 'offerCrowns': {
      const baron = names.baron(action.to);
      return action.crowns > 0 ? say.giveCrowns(action.crowns, baron) : say.askCrowns(-action.crowns, baron);
    }
    case 'offerPromise':
    case 'wantPromise':
      return say[action.type](promises[action.promise], names.baron(action.to));
    case 'offerHeir':
    case 'wantHeir':
      return say[action.type](names.noble(action.noble), names.baron(action.to));
    case 'acceptOffer':
    case 'refuseOffer':
      return say[action.type](names.baron(action.from));
    case 'standing':
      return say.standing(terms.standing[action.question], terms.answers[action.answer]);
    case 'killHeir':
      return say.killHeir(names.noble(action.noble));
    case 'removeEvent':
      return say.removeEvent(names.event(action.event), action.noble < 0 ? '' : names.noble(action.noble));
  }
}

/** Actions that are one fixed word. */
function plainly({ actions: say }: Words, type: string): string {
  const fixed: Readonly<Record<string, unknown>> = say;
  const word = fixed[type];
  return typeof word === 'string' ? word : say.takeBack;
}

/** The sentence of an action: label of its target, text of its button. */
export function actionSentence(words: Words, view: View, action: Action): string {
  const names = new Names(words);
  return (
    chosen(words, names, view, action) ??
    warlike(words, names, action) ??
    civil(words, names, view, action) ??
    freely(words, names, action as FreeAction) ??
    plainly(words, action.type)
  );
}
