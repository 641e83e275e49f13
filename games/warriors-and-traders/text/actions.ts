import type { Seat } from '@palio/kernel';
import type { Action } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { nationName, placeName, stockText } from './lists.ts';
import { unitName } from './unit-names.ts';
import type { Words } from './words.ts';
import { UPGRADE_GOODS, VP_PRICE } from './figures.ts';

type Named<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
type PlainType =
  | ('feedAll' | 'buyVp' | 'pass' | 'drop' | 'accept' | 'decline' | 'counter' | 'send')
  | ('fort' | 'done' | 'keep' | 'unify' | 'notNow' | 'leave' | 'callTime');

function passSentence({ actions: say }: Words, { asked }: View): string {
  if (asked?.kind === 'trade') return say.passTrade();
  return asked?.kind === 'secondArmy' ? say.passSecondArmy() : say.passAction();
}

function doneSentence({ actions: say }: Words, { asked }: View): string {
  if (asked?.kind === 'extraAction') return say.doneExtra();
  return asked?.kind === 'movePrincesses' ? say.donePrincesses() : say.doneMoving();
}

/** The offer that is being built or answered, in words. */
function offerTexts({ names }: Words, { asked }: View): readonly [give: string, want: string] {
  if (asked?.kind !== 'composeOffer' && asked?.kind !== 'answerOffer') return ['', ''];
  return [stockText(names, asked.give), stockText(names, asked.want)];
}

/** Accept and decline, of an offer or of peace. */
function answerSentence(words: Words, view: View, accepts: boolean): string {
  const { actions: say } = words;
  if (view.asked?.kind === 'answerPeace') return accepts ? say.acceptPeace() : say.declinePeace();
  return accepts ? say.acceptOffer(...offerTexts(words, view)) : say.declineOffer();
}

function plainSentence(words: Words, view: View, seat: Seat, type: PlainType): string {
  const { actions: say } = words;
  const own = view.players[seat];
  switch (type) {
    case 'feedAll':
      return say.feedAll(own?.foodNeed ?? 0);
    case 'buyVp':
      return say.buyVp(VP_PRICE);
    case 'pass':
      return passSentence(words, view);
    case 'done':
      return doneSentence(words, view);
    case 'drop':
      return say.drop(view.asked?.kind === 'composeOffer' && view.asked.counter);
    case 'send':
      return say.send(...offerTexts(words, view));
    case 'accept':
    case 'decline':
      return answerSentence(words, view, type === 'accept');
    case 'unify':
      return say.unify(own?.unification.size ?? 0, own?.unification.actions ?? 0);
    case 'counter':
    case 'fort':
    case 'keep':
    case 'notNow':
    case 'leave':
      return say[type]();
    case 'callTime':
      return say.callTime(view.timeLimit);
    default:
      // The kernel adds one action of its own: taking back a sealed pick.
      return say.takeBack();
  }
}

function techSentence({ actions: say }: Words, view: View, seat: Seat, { track }: Named<'tech'>): string {
  const own = view.players[seat]?.tracks.find(one => one.track === track);
  return say.tech(track, own?.next?.level ?? 7, Math.max(0, (own?.missing ?? 1) - 1));
}

function timesSentence({ actions: say }: Words, view: View, seat: Seat, { times }: Named<'times'>): string {
  const { asked } = view;
  if (asked?.kind !== 'bankTimes') return say.takeBack();
  return say.times(times, times * (view.players[seat]?.bankRate ?? 0), asked.give, asked.get);
}

const SIZE: Readonly<Record<string, number>> = { infantry: 0, archer: 1, cavalry: 2 };

type UnitAction = Named<'starve' | 'upgrade' | 'move' | 'princess' | 'hit'>;

function unitSentence(words: Words, view: View, seat: Seat, action: UnitAction): string {
  const { actions: say } = words;
  const unit = unitName(words, view, seat, action.unit, action.type === 'hit');
  switch (action.type) {
    case 'starve':
      return say.starve(unit);
    case 'upgrade':
      return say.upgrade(
        unit,
        action.kind,
        ((SIZE[action.kind] ?? 0) - (SIZE[unit.kind] ?? 0)) * UPGRADE_GOODS,
      );
    case 'princess':
      return say.princess(unit, placeName(view, action.to));
    case 'hit':
      return say.hit(unit, action.points);
    case 'move': {
      const holder = view.holders[action.to] ?? -1;
      const isFriendly = holder === -1 || view.players[holder]?.side === view.players[seat]?.side;
      return say.move(unit, placeName(view, action.to), !isFriendly);
    }
  }
}

type PlaceAction = Named<'place' | 'fight' | 'retreat' | 'drive' | 'withdraw'>;

function placeSentence({ actions: say }: Words, view: View, action: PlaceAction): string {
  const province = 'to' in action ? action.to : action.province;
  return say[action.type](placeName(view, province));
}

type SeatAction = Named<'openRoute' | 'propose' | 'peace' | 'war'>;

function seatSentence(words: Words, view: View, action: SeatAction): string {
  const other = 'to' in action ? action.to : action.on;
  return words.actions[action.type](nationName(words, view, other));
}

/** The sentence of an action: label of its target, text of its button. */
export function actionSentence(words: Words, view: View, seat: Seat, action: Action): string {
  const { actions: say } = words;
  switch (action.type) {
    case 'nation':
      return say.nation(action.nation, view.orderNumbers[action.nation] ?? 0);
    case 'side':
      return say.side(action.nation);
    case 'tokens':
      return say.tokens(action.production, action.trade, action.military);
    case 'income':
      return say.income(action.resource);
    case 'bank':
      return say.bank(action.give, view.players[seat]?.bankRate ?? 0, action.get);
    case 'times':
      return timesSentence(words, view, seat, action);
    case 'give':
    case 'want':
      return say[action.type](action.resource, action.count);
    case 'tech':
      return techSentence(words, view, seat, action);
    case 'army':
      return say.army(action.kind);
    case 'extra':
      return say.extra(action.source);
    case 'shift':
      return say.shift(action.from, action.to);
    case 'vote':
      return view.asked?.kind === 'timeVote' ? say.voteTime(action.yes) : say.voteLeave(action.yes);
    case 'starve':
    case 'upgrade':
    case 'move':
    case 'princess':
    case 'hit':
      return unitSentence(words, view, seat, action);
    case 'place':
    case 'fight':
    case 'retreat':
    case 'drive':
    case 'withdraw':
      return placeSentence(words, view, action);
    case 'openRoute':
    case 'propose':
    case 'peace':
    case 'war':
      return seatSentence(words, view, action);
    default:
      return plainSentence(words, view, seat, action.type);
  }
}
