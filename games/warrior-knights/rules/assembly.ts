import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { returnCards } from './actions-phase.ts';
import type { Actions } from './actions.ts';
import { changeFaith, changeVotes, chairmanOrder } from './barons.ts';
import { chooseAgenda, chooseSeat, commitVotes, upTo } from './choices.ts';
import { countKingdomCities } from './cities.ts';
import { discardAgenda, drawAgendas } from './decks.ts';
import type { Event } from './events.ts';
import { fateOf, NO_FATE, revealUntil } from './fate.ts';
import { SETUP } from './figures.ts';
import { amountOf, countLaw } from './laws.ts';
import { AGENDAS, ASSEMBLY, type AgendaId } from './names.ts';
import { baronOf, NOBODY, without, type AssemblyState, type State } from './state.ts';
import type { Steps } from './steps.ts';

export const PRIVATE_MOTION = AGENDAS.indexOf('privateMotion');

export function assemblyOf(state: State): AssemblyState {
  if (state.assembly === null) throw new Error('there is no Assembly');
  return state.assembly;
}

export function changeAssembly(state: State, change: Partial<AssemblyState>): void {
  state.assembly = { ...assemblyOf(state), ...change };
}

export const holdsCharge = (state: State, seat: Seat, charge: AgendaId): boolean =>
  baronOf(state, seat).charges.some(held => AGENDAS[held] === charge);

/** WK-9.1 */
const attends = (state: State, seat: Seat): boolean =>
  !baronOf(state, seat).banned && !holdsCharge(state, seat, 'ambassador');

/** WK-9.2, WK-24.18, WK-24.24 */
export function votesReceived(state: State, seat: Seat): number {
  const enlarged = countLaw(state, 'enlargedAssembly') * amountOf('enlargedAssembly');
  const chancellor = holdsCharge(state, seat, 'lordChancellor') ? amountOf('lordChancellor') : 0;
  const cities = countKingdomCities(state, seat) * SETUP.assemblyVotesPerKingdomCity;
  return SETUP.assemblyBaseVotes + cities + enlarged + chancellor;
}

/** WK-9.4 Without anybody left the Agendas are discarded unvoted. */
function discardUnvoted(state: State): void {
  for (const agenda of state.agendas) discardAgenda(state, agenda);
  state.agendas = [];
  changeAssembly(state, { order: [], open: [] });
}

/** The order of speaking: who presides first, then clockwise. */
export function speakingOrder(state: State): Seat[] {
  const { attending, presiding } = assemblyOf(state);
  const from = presiding === NOBODY ? state.chairman : presiding;
  const { seats } = state.table;
  return attending.toSorted((a, b) => ((a - from + seats) % seats) - ((b - from + seats) % seats));
}

function nameActing(state: State, seat: Seat, { tell }: Context<Event>): void {
  changeAssembly(state, { presiding: seat });
  tell?.({ type: 'actingChairman', seat });
}

type Kinds =
  | 'assembly'
  | 'preside'
  | 'nameActingChairman'
  | 'privateMotions'
  | 'orderOrWrite'
  | 'orderAgendas'
  | 'writeVotes'
  | 'nextAgenda'
  | 'endAssembly';

export const assemblyRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'nameActingChairman' | 'orderAgendas' | 'writeVotes'>,
  Event
> = {
  /** WK-9.1 to 9.8 */
  assembly(state, _step, context) {
    const attending = chairmanOrder(state).filter(seat => attends(state, seat));
    state.assembly = { attending, presiding: NOBODY, order: [], open: [], written: [], proposer: NOBODY };
    context.tell?.({ type: 'assemblyOpened', attending });
    for (const seat of attending) changeVotes(state, seat, votesReceived(state, seat), 'assembly', context);
    next(
      state,
      { kind: 'preside' },
      { kind: 'privateMotions' },
      { kind: 'orderOrWrite' },
      { kind: 'nextAgenda' },
    );
  },

  /** WK-9.3, WK-9.43 */
  preside(state, _step, context) {
    if (state.assembly === null) return;
    const { attending, presiding } = state.assembly;
    if (attending.includes(state.chairman)) return changeAssembly(state, { presiding: state.chairman });
    if (attending.includes(presiding)) return;
    changeAssembly(state, { presiding: NOBODY });
    if (attending.length === 1) nameActing(state, attending[0]!, context);
    else if (attending.length > 1) next(state, { kind: 'nameActingChairman', seat: state.chairman });
  },

  nameActingChairman: {
    choices: state => assemblyOf(state).attending.map(chooseSeat),
    choose: (state, _step, { baron }, context) => nameActing(state, baron, context),
  },

  /** WK-9.5, WK-9.27, WK-9.32 One after the other, from the left. */
  privateMotions(state, _step, context) {
    if (state.assembly === null || !state.agendas.includes(PRIVATE_MOTION)) return;
    if (state.assembly.attending.length === 0) return;
    state.agendas = without(state.agendas, PRIVATE_MOTION);
    discardAgenda(state, PRIVATE_MOTION);
    const isInPlay = (seat: Seat): boolean => seat < state.table.seats && !baronOf(state, seat).eliminated;
    const card = revealUntil(state, 'proposer', ({ baron }) => isInPlay(baron), context);
    next(state, { kind: 'privateMotions' });
    if (card === NO_FATE) return;
    const seat = fateOf(card).baron;
    changeAssembly(state, { proposer: seat });
    next(state, { kind: 'propose', seat });
  },

  /** WK-9.6, WK-20.3 The order is announced as a whole; two players then write their Votes. */
  orderOrWrite(state, _step, { tell }) {
    if (state.assembly === null) return;
    const { attending, presiding, order } = state.assembly;
    if (attending.length === 0) return discardUnvoted(state);
    const left = state.agendas.filter(agenda => !order.includes(agenda));
    changeAssembly(state, { open: left, proposer: NOBODY });
    if (left.length > 1)
      return next(state, { kind: 'orderAgendas', seat: presiding }, { kind: 'orderOrWrite' });
    const agendas = [...order, ...left];
    changeAssembly(state, { order: agendas, open: [] });
    if (agendas.length > 0) tell?.({ type: 'agendasOrdered', agendas });
    if (state.table.seats === 2 && agendas.length > 0) next(state, { kind: 'writeVotes' });
  },

  orderAgendas: {
    choices: state => assemblyOf(state).open.map(chooseAgenda),
    choose(state, _step, { agenda }) {
      changeAssembly(state, { order: [...assemblyOf(state).order, agenda] });
    },
  },

  /** WK-20.3 A number of Votes for each Agenda in the announced order. */
  writeVotes: {
    seats: state => assemblyOf(state).attending.filter(seat => baronOf(state, seat).votes > 0),
    choices(state, _step, seat, picks) {
      const written = picks.reduce((sum, pick) => sum + pick.votes, 0);
      return upTo(baronOf(state, seat).votes - written, commitVotes);
    },
    isDone(state, _step, seat, picks) {
      const written = picks.reduce((sum, pick) => sum + pick.votes, 0);
      return picks.length === assemblyOf(state).order.length || written >= baronOf(state, seat).votes;
    },
    reveal(state, _step, picks, { tell }) {
      const { order } = assemblyOf(state);
      const written = state.barons.map((_, seat) => order.map((__, i) => picks[seat]?.[i]?.votes ?? 0));
      changeAssembly(state, { written });
      tell?.({ type: 'votesWritten', written });
    },
  },

  /** WK-9.7 */
  nextAgenda(state) {
    if (state.assembly === null) return;
    const { attending, order } = state.assembly;
    if (attending.length === 0) discardUnvoted(state);
    const [agenda, ...later] = assemblyOf(state).order;
    if (agenda === undefined) return next(state, { kind: 'endAssembly', postponed: false });
    changeAssembly(state, { order: later });
    state.agendas = without(state.agendas, agenda);
    const written = assemblyOf(state).written.length === 0 ? NOBODY : order.length;
    next(state, { kind: 'ballot', subject: { type: 'agenda', agenda }, written }, { kind: 'nextAgenda' });
  },

  /** WK-9.8, WK-9.31, WK-24.23 */
  endAssembly(state, { postponed }, context) {
    for (const seat of chairmanOrder(state))
      if (holdsCharge(state, seat, 'defenderOfTheFaith'))
        changeFaith(state, seat, amountOf('defenderOfTheFaith'), 'charge', context);
    drawAgendas(state, context.chance);
    state.assembly = null;
    state.ballot = null;
    returnCards(state, ASSEMBLY);
    context.tell?.({ type: 'assemblyEnded', postponed, agendas: state.agendas });
  },
};
