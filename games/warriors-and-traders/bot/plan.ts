import { topStep, type Chance, type Seat } from '@palio/kernel';
import {
  atWar,
  FOOD,
  foodNeed,
  INDEX_OF,
  isFriend,
  mayAskForPeace,
  membersOf,
  PIECES,
  playerOf,
  sideOf,
  unitOf,
  worldOf,
  type Action,
  type ArmyKind,
  type Offer,
  type State,
} from '../rules/index.ts';
import { bestBankTrade, bestOffer, isWorthAccepting, nextAmount, partnerFor, shouldBuyVp } from './deals.ts';
import { prospects } from './evaluate.ts';
import { choiceOf, routeTo } from './routes.ts';
import { staysHeld } from './targets.ts';

type Named<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

const named = <Type extends Action['type']>(actions: readonly Action[], type: Type): Named<Type>[] =>
  actions.filter((action): action is Named<Type> => action.type === type);

/**
 * Any split of the start tokens that leaves Military a token: they do about equally well against each other
 * (`tools/openings.ts`), and no two games begin alike. Without one there are no weapons (WT-8.10), and so no second army.
 */
function openingFor(actions: readonly Action[], chance: Chance): Action | undefined {
  const armed = named(actions, 'tokens').filter(({ military }) => military > 0);
  return armed.length > 0 ? chance.pick(armed) : undefined;
}

/** What a province is worth beside food that an army has eaten for nothing. */
const LAND = 2;

/** Feeds everybody if possible; else the army starves that comes nearest to what is missing and leaves no province free. */
function feed(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  const [all] = named(actions, 'feedAll');
  if (all !== undefined) return all;
  const missing = foodNeed(state, seat) - playerOf(state, seat).stock[FOOD]!;
  const wasted = ({ unit }: Named<'starve'>): number => {
    const army = unitOf(state, unit);
    const { food } = PIECES[army.kind as ArmyKind];
    // WT-5.9
    const lost = staysHeld(state, seat, army) ? 0 : LAND * worldOf(state).provinces[army.at]!.vp;
    return lost + (food >= missing ? food - missing : 10 + missing - food);
  };
  return named(actions, 'starve').sort((one, other) => wasted(one) - wasted(other))[0];
}

/** On the open floor: points, the bank, routes, offers; peace where the other is stronger. */
function deal(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  const [buy] = named(actions, 'buyVp');
  if (buy !== undefined && shouldBuyVp(state, seat)) return buy;
  const swap = bestBankTrade(state, seat);
  if (swap !== undefined) {
    const found = named(actions, 'bank').find(
      ({ give, get }) => INDEX_OF[give] === swap.give && INDEX_OF[get] === swap.get,
    );
    if (found !== undefined) return found;
  }
  const routes = named(actions, 'openRoute');
  const partnerOfRoute = routeTo(
    state,
    seat,
    routes.map(({ to }) => to),
  );
  if (partnerOfRoute !== undefined) return routes.find(({ to }) => to === partnerOfRoute);
  const partner = partnerFor(
    state,
    seat,
    named(actions, 'propose').map(({ to }) => to),
  );
  if (partner !== undefined) return named(actions, 'propose').find(({ to }) => to === partner);
  const peace = named(actions, 'peace').find(
    ({ to }) => !hasAllyAsked(state, seat, to) && wantsPeace(state, seat, to),
  );
  return peace ?? named(actions, 'pass')[0];
}

/** WT-15.9 Each member of an alliance may ask; to ask again what was refused to an ally is a nuisance. */
const hasAllyAsked = (state: State, seat: Seat, to: Seat): boolean =>
  membersOf(state, sideOf(state, seat)).some(ally => !mayAskForPeace(state, ally, to));

/** Peace is welcome to the side that has less to win by the war. */
export function wantsPeace(state: State, seat: Seat, other: Seat): boolean {
  if (!atWar(state, seat, other)) return false;
  const expected = prospects(state);
  const ofSide = (member: Seat): number =>
    membersOf(state, sideOf(state, member)).reduce((sum, one) => sum + expected[one]!, 0);
  return ofSide(seat) < ofSide(other) + 2;
}

/** WT-20.16 Allies of whoever proposes peace are asked as well: then the enemy is the one it was proposed to. */
const enemyIn = (state: State, { seat, from, to }: Readonly<Record<'seat' | 'from' | 'to', Seat>>): Seat =>
  isFriend(state, seat, from) ? to : from;

function bankTimes(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  const swap = bestBankTrade(state, seat);
  return named(actions, 'times').find(({ times }) => times === swap?.times) ?? actions[0];
}

function answerOffer(
  state: State,
  {
    seat,
    from,
    give,
    want,
  }: { readonly seat: Seat; readonly from: Seat; readonly give: Offer['give']; readonly want: Offer['want'] },
  actions: readonly Action[],
): Action | undefined {
  const [accept] = named(actions, 'accept');
  if (accept !== undefined && isWorthAccepting(state, { by: from, to: seat, give, want })) return accept;
  const [counter] = named(actions, 'counter');
  if (counter !== undefined && bestOffer(state, seat, from) !== undefined) return counter;
  return named(actions, 'decline')[0];
}

function incomeFrom(actions: readonly Action[]): Action | undefined {
  const choices = named(actions, 'income');
  const wanted = choiceOf(choices.map(({ resource }) => resource));
  return choices.find(({ resource }) => resource === wanted);
}

/** Decisions that follow a plan; everything else is searched. */
export function plan(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  chance: Chance,
): Action | undefined {
  const step = topStep(state);
  switch (step?.kind) {
    case 'placeStartTokens':
      return openingFor(actions, chance);
    case 'takeAction':
      // Nothing else that one action does brings three points.
      return named(actions, 'fort')[0];
    case 'feedArmies':
      return feed(state, seat, actions);
    case 'trade':
      return deal(state, seat, actions);
    case 'bankTimes':
      return bankTimes(state, seat, actions);
    case 'composeOffer': {
      const offer = bestOffer(state, seat, step.to);
      const next = offer === undefined ? undefined : nextAmount(offer, step.give, step.want, actions);
      return next ?? named(actions, 'drop')[0];
    }
    case 'answerOffer':
      return answerOffer(state, step, actions);
    case 'answerPeace':
      return named(actions, wantsPeace(state, seat, enemyIn(state, step)) ? 'accept' : 'decline')[0];
    case 'routeIncome':
      return incomeFrom(actions);
    // Both are for people to decide: a bot ends no game of theirs because another has left, whoever leads, and it
    // looks at no clock, but takes the word of whoever calls.
    case 'leaveVote':
    case 'timeVote':
      return named(actions, 'vote').find(({ yes }) => yes);
    default:
      return undefined;
  }
}
