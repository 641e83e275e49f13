import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { ballotOf, isYesNo } from './ballot.ts';
import { standingAnswer } from './barons.ts';
import { giveCharge, giveOffice, loseCharge, officeHolders } from './charges.ts';
import { chooseAgenda, chooseCity, chooseNoble, COMPLY_REFUSE } from './choices.ts';
import { becomeNeutral, citiesOf } from './cities.ts';
import { loseMercenary } from './death.ts';
import { discardAgenda } from './decks.ts';
import type { Event } from './events.ts';
import { AGENDA_FIGURES } from './figures.ts';
import { MOTIONS, strongestMercenaries } from './motions.ts';
import { AGENDAS, type AgendaType, type MotionId, type ProposalId } from './names.ts';
import { affectedBy, carryOutProposal, passLaw } from './private-motions.ts';
import { lawMeant } from './proposals.ts';
import { baronOf, UNDECLARED, YES, type State } from './state.ts';
import type { Agenda, BallotSubject } from './terms.ts';
import type { Steps } from './steps.ts';
import { ban } from './tokens.ts';

export const agendaType = (agenda: Agenda): AgendaType => AGENDA_FIGURES.agendas[agenda]!.type;

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

/** WK-9.12, WK-9.16 to 9.18 A yes or no Agenda. */
function decideYesNo(state: State, agenda: Agenda, result: number, context: Context<Event>): void {
  if (result !== YES) return discardAgenda(state, agenda);
  if (agendaType(agenda) === 'law') return passLaw(state, AGENDAS[agenda]!, [], context);
  discardAgenda(state, agenda);
  MOTIONS[AGENDAS[agenda] as MotionId](state, UNDECLARED, context);
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
    context.tell?.({ type: 'ballotDecided', subject, result, yesNo, ...lawMeant(state, subject) });
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
