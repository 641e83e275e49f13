import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { cardsOf, isDestroyed } from './armies.ts';
import { ballotOf, isYesNo } from './ballot.ts';
import {
  chairmanOrder,
  changeCrowns,
  changeVotes,
  gainPrestige,
  payUpTo,
  seatsInPlay,
  standingAnswer,
} from './barons.ts';
import { chooseAgenda, chooseCity, chooseNoble, COMPLY_REFUSE } from './choices.ts';
import { becomeNeutral, citiesOf } from './cities.ts';
import { loseMercenary, loseOffice } from './death.ts';
import { discardAgenda } from './decks.ts';
import type { Event } from './events.ts';
import { shuffleFate } from './fate.ts';
import { AGENDA_FIGURES, SETUP } from './figures.ts';
import { amountOf } from './laws.ts';
import { AGENDAS, type AgendaType, type FreeMotionId, type MotionId, type ProposalId } from './names.ts';
import { isFreeMotion } from './proposals.ts';
import {
  baronOf,
  changeNoble,
  cityOf,
  GARRISON,
  nobleOf,
  noblesOf,
  UNDECLARED,
  without,
  YES,
  type State,
} from './state.ts';
import type { Agenda, BallotSubject, Noble } from './terms.ts';
import type { HeldTroop, Steps } from './steps.ts';
import { collectCityIncome } from './taxation.ts';
import { ban, setChairman, setHead } from './tokens.ts';
import { isMercenary, strengthOf } from './troops.ts';

export const agendaType = (agenda: Agenda): AgendaType => AGENDA_FIGURES.agendas[agenda]!.type;

/** WK-24.7 His strongest Mercenaries, wherever they are. */
export function strongestMercenaries(state: State, seat: Seat): HeldTroop[] {
  const held = [...noblesOf(seat), GARRISON + seat].flatMap(holder =>
    [...new Set(cardsOf(state, holder))].filter(isMercenary).map(troop => ({ holder, troop })),
  );
  const most = Math.max(0, ...held.map(({ troop }) => strengthOf(troop)));
  return held.filter(({ troop }) => strengthOf(troop) === most);
}

type Effect = (state: State, seat: Seat, context: Context<Event>) => void;

/** WK-24.1 to 24.10 `seat` is the chosen Baron, or nobody for a yes or no Motion. */
const MOTIONS: Readonly<Record<MotionId, Effect>> = {
  grantOfHonour: (state, seat, context) =>
    gainPrestige(state, seat, amountOf('grantOfHonour'), 'motion', context),
  royalGrant: (state, seat, context) => changeCrowns(state, seat, amountOf('royalGrant'), 'motion', context),
  motionOfCensure: (state, seat, context) =>
    changeVotes(state, seat, -baronOf(state, seat).votes, 'motion', context),
  confiscation: (state, seat, context) =>
    changeCrowns(state, seat, -Math.floor(baronOf(state, seat).crowns / 2), 'motion', context),
  electionOfChairman: setChairman,
  churchSynod: setHead,
  disarmament(state, seat, context) {
    const held = strongestMercenaries(state, seat);
    if (held.length > 1) next(state, { kind: 'returnMercenary', seat });
    else if (held.length === 1) loseMercenary(state, held[0]!.holder, held[0]!.troop, context);
  },
  freeCityCharter(state, seat, context) {
    const cities = citiesOf(state, seat);
    if (cities.length > 1) next(state, { kind: 'freeCity', seat });
    else if (cities.length === 1) becomeNeutral(state, cities[0]!, false, context);
  },
  generalAmnesty(state, _seat, context) {
    for (const seat of seatsInPlay(state)) liftBan(state, seat, context);
  },
  extraordinaryTaxation(state, _seat, context) {
    for (const seat of chairmanOrder(state)) collectCityIncome(state, seat, context);
  },
};

/** WK-9.41 He attends from the next Assembly: this one keeps its list. */
function liftBan(state: State, seat: Seat, { tell }: Context<Event>): void {
  const baron = baronOf(state, seat);
  if (!baron.banned) return;
  baron.banned = false;
  tell?.({ type: 'banLifted', seat });
}

function giveCharge(state: State, seat: Seat, agenda: Agenda, { tell }: Context<Event>): void {
  const baron = baronOf(state, seat);
  tell?.({ type: 'chargeGiven', seat, agenda });
  baron.charges = [...baron.charges, agenda];
  // WK-9.19 One of the older three must go.
  if (baron.charges.length > SETUP.maxChargesPerBaron) next(state, { kind: 'dropCharge', seat, agenda });
}

export function loseCharge(state: State, seat: Seat, agenda: Agenda, { tell }: Context<Event>): void {
  const baron = baronOf(state, seat);
  baron.charges = without(baron.charges, agenda);
  discardAgenda(state, agenda);
  tell?.({ type: 'chargeLost', seat, agenda });
}

/** WK-9.21 Nobles who can hold an Office: not one who never returns. */
export const officeHolders = (state: State, seat: Seat): Noble[] =>
  noblesOf(seat).filter(noble => !nobleOf(state, noble).gone);

/** WK-9.22, WK-9.25 */
function giveOffice(state: State, noble: Noble, agenda: Agenda, context: Context<Event>): void {
  loseOffice(state, noble, context);
  changeNoble(state, noble, { office: agenda });
  context.tell?.({ type: 'officeGiven', seat: noble >> 2, noble, agenda });
  if (isDestroyed(state, noble)) next(state, { kind: 'die', noble, deserted: false });
}

/** WK-9.17, WK-9.19, WK-9.21 The chosen Baron has accepted. */
function carryOut(state: State, seat: Seat, agenda: Agenda, context: Context<Event>): void {
  const type = agendaType(agenda);
  if (type === 'charge') return giveCharge(state, seat, agenda, context);
  if (type === 'office') {
    const nobles = officeHolders(state, seat);
    if (nobles.length > 1) return next(state, { kind: 'assignOffice', seat, agenda });
    if (nobles.length === 1) return giveOffice(state, nobles[0]!, agenda, context);
    return discardAgenda(state, agenda);
  }
  discardAgenda(state, agenda);
  MOTIONS[AGENDAS[agenda] as MotionId](state, seat, context);
}

function passLaw(
  state: State,
  id: State['laws'][number]['id'],
  values: readonly number[],
  { tell }: Context<Event>,
): void {
  const until = id === 'truce' ? state.round + 1 : 0;
  state.laws = [...state.laws, { id, values, until }];
  tell?.({ type: 'lawPassed', law: id, values });
}

/** WK-9.12, WK-9.16 to 9.18 A yes or no Agenda. */
function decideYesNo(state: State, agenda: Agenda, result: number, context: Context<Event>): void {
  if (result !== YES) return discardAgenda(state, agenda);
  if (agendaType(agenda) === 'law') return passLaw(state, AGENDAS[agenda]!, [], context);
  discardAgenda(state, agenda);
  MOTIONS[AGENDAS[agenda] as MotionId](state, UNDECLARED, context);
}

type Carried = (state: State, values: readonly number[], context: Context<Event>) => void;

/** WK-9.28 */
const PLAIN: Readonly<Record<Exclude<ProposalId, FreeMotionId>, Carried>> = {
  nothing: () => undefined,
  voteDiscardedAgenda: () => undefined,
  liftBan: (state, [seat], context) => liftBan(state, seat!, context),
  discardLaw(state, [at], { tell }) {
    const law = state.laws[at!]!;
    state.laws = state.laws.filter((_, i) => i !== at);
    const agenda = AGENDAS.findIndex(id => id === law.id);
    if (agenda >= 0) discardAgenda(state, agenda);
    tell?.({ type: 'lawRemoved', law: law.id, values: law.values });
  },
  discardCharge(state, [agenda], context) {
    const seat = state.barons.findIndex(({ charges }) => charges.includes(agenda!));
    if (seat >= 0) loseCharge(state, seat, agenda!, context);
  },
  discardOffice(state, [noble], context) {
    loseOffice(state, noble!, context);
    if (isDestroyed(state, noble!)) next(state, { kind: 'die', noble: noble!, deserted: false });
  },
  postponeAssembly: state => next(state, { kind: 'endAssembly', postponed: true }),
};

type FreeMotion = Exclude<
  FreeMotionId,
  `prohibit${string}` | 'mercenarySurcharge' | 'cityIncomeChange' | 'truce'
>;

/** WK-21.4 */
const FREE: Readonly<Record<FreeMotion, Carried>> = {
  transferCrowns(state, [from, to, crowns], context) {
    const paid = payUpTo(state, from!, crowns!, 'motion', context);
    changeCrowns(state, to!, paid, 'motion', context);
  },
  treasuryGrant: (state, [to, crowns], context) => changeCrowns(state, to!, crowns!, 'motion', context),
  fine(state, [from, crowns], context) {
    payUpTo(state, from!, crowns!, 'motion', context);
  },
  electChairman: (state, [seat], context) => setChairman(state, seat!, context),
  electHead: (state, [seat], context) => setHead(state, seat!, context),
  banBaron: (state, [seat], context) => ban(state, seat!, context),
  cedeCity: (state, [city], context) => becomeNeutral(state, city!, false, context),
  taxationNow(state, _values, context) {
    for (const seat of chairmanOrder(state)) collectCityIncome(state, seat, context);
  },
  shuffleFate: (state, _values, context) => shuffleFate(state, context),
};

/** WK-9.34, WK-21.5 The Baron who may refuse his part: whom a free Motion costs something or names. */
function affectedBy(state: State, proposal: ProposalId, values: readonly number[]): Seat | undefined {
  if (proposal === 'cedeCity') return cityOf(state, values[0]!).owner;
  const names: readonly ProposalId[] = ['transferCrowns', 'fine', 'electChairman', 'electHead'];
  return names.includes(proposal) ? values[0] : undefined;
}

function carryOutProposal(
  state: State,
  proposal: ProposalId,
  values: readonly number[],
  context: Context<Event>,
): void {
  if (!isFreeMotion(proposal)) return PLAIN[proposal](state, values, context);
  const kind = AGENDA_FIGURES.freeMotions.find(({ id }) => id === proposal)?.kind;
  if (kind === 'law') passLaw(state, proposal, values, context);
  else FREE[proposal as FreeMotion](state, values, context);
}

/** WK-9.33 Asks whether he accepts, unless he always does. */
function askOr(state: State, seat: Seat, subject: BallotSubject, context: Context<Event>): void {
  if (standingAnswer(state, seat, 'agendas') === 'yes') accept(state, seat, subject, context);
  else next(state, { kind: 'acceptAgenda', seat, subject });
}

function accept(state: State, seat: Seat, subject: BallotSubject, context: Context<Event>): void {
  if (subject.type === 'agenda') carryOut(state, seat, subject.agenda, context);
  else carryOutProposal(state, subject.proposal as ProposalId, subject.values, context);
}

function decideProposal(
  state: State,
  subject: Extract<BallotSubject, { readonly type: 'proposal' }>,
  context: Context<Event>,
): void {
  const proposal = subject.proposal as ProposalId;
  const affected = affectedBy(state, proposal, subject.values);
  if (affected === undefined || affected < 0) carryOutProposal(state, proposal, subject.values, context);
  else askOr(state, affected, subject, context);
}

type Kinds = 'decided' | 'acceptAgenda' | 'dropCharge' | 'assignOffice' | 'returnMercenary' | 'freeCity';

export const agendaEffectRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, Exclude<Kinds, 'decided'>>,
  Event
> = {
  /** WK-9.15 */
  decided(state, { result }, context) {
    const { subject } = ballotOf(state);
    const yesNo = isYesNo(subject);
    state.ballot = null;
    context.tell?.({ type: 'ballotDecided', subject, result, yesNo });
    if (subject.type === 'proposal') {
      if (result === YES) decideProposal(state, subject, context);
    } else if (yesNo) decideYesNo(state, subject.agenda, result, context);
    else if (result === UNDECLARED) discardAgenda(state, subject.agenda);
    else askOr(state, result, subject, context);
  },

  /** WK-9.33, WK-9.38, WK-9.39 */
  acceptAgenda: {
    choices: () => [...COMPLY_REFUSE],
    choose(state, { seat, subject }, { type }, context) {
      if (type === 'comply') return accept(state, seat, subject, context);
      if (subject.type === 'agenda') discardAgenda(state, subject.agenda);
      context.tell?.({ type: 'agendaRefused', seat, subject });
      ban(state, seat, context);
    },
  },

  dropCharge: {
    choices: (state, { seat, agenda }) =>
      baronOf(state, seat)
        .charges.filter(charge => charge !== agenda)
        .map(chooseAgenda),
    choose: (state, { seat }, { agenda }, context) => loseCharge(state, seat, agenda, context),
  },

  assignOffice: {
    choices: (state, { seat }) => officeHolders(state, seat).map(chooseNoble),
    choose: (state, { agenda }, { noble }, context) => giveOffice(state, noble, agenda, context),
  },

  returnMercenary: {
    choices: (state, { seat }) =>
      strongestMercenaries(state, seat).map(({ holder, troop }) => ({ type: 'heldTroop', holder, troop })),
    choose: (state, _step, { holder, troop }, context) => loseMercenary(state, holder, troop, context),
  },

  freeCity: {
    choices: (state, { seat }) => citiesOf(state, seat).map(chooseCity),
    choose: (state, _step, { city }, context) => becomeNeutral(state, city, false, context),
  },
};
