import { next, type Context, type Seat } from '@palio/kernel';
import { isDestroyed } from './armies.ts';
import { chairmanOrder, changeCrowns, payUpTo } from './barons.ts';
import { loseCharge } from './charges.ts';
import { becomeNeutral } from './cities.ts';
import { loseOffice } from './death.ts';
import { discardAgenda } from './decks.ts';
import type { Event } from './events.ts';
import { shuffleFate } from './fate.ts';
import { AGENDA_FIGURES } from './figures.ts';
import { liftBan } from './motions.ts';
import { AGENDAS, type FreeMotionId, type ProposalId } from './names.ts';
import { isFreeMotion } from './proposals.ts';
import { cityOf, type State } from './state.ts';
import { collectCityIncome } from './taxation.ts';
import { ban, setChairman, setHead } from './tokens.ts';

/** WK-9.18 A Law that was voted, from a card or freely proposed. */
export function passLaw(
  state: State,
  id: State['laws'][number]['id'],
  values: readonly number[],
  { tell }: Context<Event>,
): void {
  const until = id === 'truce' ? state.round + 1 : 0;
  state.laws = [...state.laws, { id, values, until }];
  tell?.({ type: 'lawPassed', law: id, values });
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
export function affectedBy(state: State, proposal: ProposalId, values: readonly number[]): Seat | undefined {
  if (proposal === 'cedeCity') return cityOf(state, values[0]!).owner;
  const names: readonly ProposalId[] = ['transferCrowns', 'fine', 'electChairman', 'electHead'];
  return names.includes(proposal) ? values[0] : undefined;
}

export function carryOutProposal(
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
