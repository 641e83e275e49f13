import { cardsOf, hasNobleAt, isDestroyed } from './armies.ts';
import { seatsInPlay } from './barons.ts';
import { cityStrength } from './cities.ts';
import { FATES } from './fate.ts';
import { ACTION_FIGURES, AGENDA_FIGURES, EVENT_FIGURES, SETUP } from './figures.ts';
import { CITIES } from './map.ts';
import { AREAS, CARD_COUNT, CARDS, STACKS } from './names.ts';
import { REGULARS_OF_A_BARON } from './setup.ts';
import { GARRISON, NOBODY, noblesOf, OFF_MAP, ON_LAND, type State } from './state.ts';
import type { KnightsStep } from './steps.ts';
import { isMercenary, TROOPS } from './troops.ts';

const countIn = (list: readonly number[], value: number): number =>
  list.reduce((count, entry) => count + (entry === value ? 1 : 0), 0);

/** WK-6 Two of each kind: in hand, on stacks, in areas, or being resolved. */
function* actionCardProblems(state: State): Generator<string> {
  for (const seat of seatsInPlay(state)) {
    const { hand, planned, allocated, returned } = state.barons[seat]!;
    for (const [card, { copies }] of ACTION_FIGURES.baronActions.entries()) {
      const isCurrent = state.current?.seat === seat && state.current.card === card;
      let count = hand[card]! + (isCurrent ? 1 : 0);
      for (const stack of STACKS) count += planned[stack * CARD_COUNT + card]!;
      for (const area of AREAS.keys()) count += allocated[area * CARD_COUNT + card]!;
      if (count !== copies) yield `seat ${seat} has ${count} cards ${CARDS[card]}, not ${copies}`;
      if (returned[card]! > hand[card]!) yield `seat ${seat} has returned cards that are not in hand`;
    }
  }
}

/** Troop cards hired or drawn and not yet assigned. */
const troopsInHand = (step: KnightsStep): readonly number[] =>
  step.kind === 'assignTroops' ? step.troops : [];

function* troopProblems(state: State): Generator<string> {
  const counts = state.mercenaryDeck.slice();
  const add = (troops: readonly number[]): void => {
    for (const troop of troops) counts[troop]!++;
  };
  add(state.offer);
  for (const { cards } of state.nobles) add(cards);
  for (const { garrison } of state.barons) add(garrison);
  for (const step of state.stack) add(troopsInHand(step));
  for (const [troop, { copies, id }] of TROOPS.entries())
    if (isMercenary(troop) && counts[troop] !== copies)
      yield `there are ${counts[troop]} ${id}, not ${copies}`;
  for (const seat of seatsInPlay(state)) {
    const held = [...noblesOf(seat), GARRISON + seat].flatMap(holder => cardsOf(state, holder));
    for (const troop of new Set(REGULARS_OF_A_BARON))
      if (countIn(held, troop) > countIn(REGULARS_OF_A_BARON, troop))
        yield `seat ${seat} has too many regular troops`;
  }
}

function* fateProblems(state: State): Generator<string> {
  const { battle } = state;
  const hands = battle === null ? [] : [...battle.attacker.hand, ...battle.defender.hand];
  const all = [...state.fateDeck, ...hands.map(({ card }) => card)];
  if (new Set(all).size !== FATES.length || all.length !== FATES.length)
    yield `there are ${all.length} Fate cards, ${new Set(all).size} of them different`;
  if (state.fateDeck.length !== state.fateKnown.length)
    yield 'what is known of the Fate deck does not fit it';
}

function eventsInPlay(step: KnightsStep): number[] {
  if (step.kind === 'cancelEvent' || step.kind === 'pledgeFaith' || step.kind === 'eventEffect')
    return [step.drawn.event];
  return [];
}

function* eventProblems(state: State): Generator<string> {
  const all = [
    state.eventTop,
    ...state.eventBag,
    ...state.eventDiscard,
    ...state.barons.flatMap(({ lasting }) => lasting.map(({ event }) => event)),
    ...state.stack.flatMap(eventsInPlay),
  ];
  for (const [event, { copies, id }] of EVENT_FIGURES.entries())
    if (countIn(all, event) !== copies) yield `there are ${countIn(all, event)} Events ${id}, not ${copies}`;
}

function agendasInPlay(step: KnightsStep): number[] {
  if ((step.kind === 'ballot' || step.kind === 'acceptAgenda') && step.subject.type === 'agenda')
    return [step.subject.agenda];
  return step.kind === 'assignOffice' ? [step.agenda] : [];
}

function* agendaProblems(state: State): Generator<string> {
  const { ballot } = state;
  const all: number[] = [
    ...state.agendaBag,
    ...state.agendaDiscard,
    ...state.agendas,
    ...state.barons.flatMap(({ charges }) => charges),
    ...state.nobles.map(({ office }) => office),
    ...state.laws.map(({ id }) => AGENDA_FIGURES.agendas.findIndex(agenda => agenda.id === id)),
    ...state.stack.flatMap(agendasInPlay),
    ballot?.subject.type === 'agenda' ? ballot.subject.agenda : NOBODY,
  ];
  for (const [agenda, { copies, id }] of AGENDA_FIGURES.agendas.entries())
    if (countIn(all, agenda) !== copies)
      yield `there are ${countIn(all, agenda)} Agendas ${id}, not ${copies}`;
}

/** Something that will settle the Nobles is still to come. */
const isUnsettled = ({ kind }: KnightsStep): boolean =>
  ['die', 'leaveTheMap', 'fallBack', 'retreat', 'discardForTokens', 'countVictories', 'endBattle'].includes(
    kind,
  );

function* nobleProblems(state: State): Generator<string> {
  const isSettled = !state.stack.some(isUnsettled);
  for (const [noble, { place, region, cards, gone }] of state.nobles.entries()) {
    if ((place === OFF_MAP) !== (region === NOBODY)) yield `Noble ${noble} is nowhere`;
    if (gone && (cards.length > 0 || place !== OFF_MAP)) yield `Noble ${noble} is gone and still there`;
    if (isSettled && place === ON_LAND && cards.length === 0) yield `Noble ${noble} has no Troop card`;
    if (isSettled && isDestroyed(state, noble)) yield `Noble ${noble} should be dead`;
  }
}

function* cityProblems(state: State): Generator<string> {
  const isSettled = !state.stack.some(isUnsettled);
  for (const [city, { owner, besieger, breaches, fortified }] of state.cities.entries()) {
    const { region, id } = CITIES[city]!;
    if (isSettled && besieger !== NOBODY && !hasNobleAt(state, besieger, region))
      yield `${id} is besieged by nobody`;
    if (owner < 0 && fortified) yield `${id} is fortified and belongs to nobody`;
    if (breaches * SETUP.tokenStrength > CITIES[city]!.strength + (fortified ? SETUP.fortifyStrength : 0))
      yield `${id} has too many breaches`;
    if (owner >= 0 && state.barons[owner]?.eliminated === true) yield `${id} belongs to an eliminated Baron`;
    if (cityStrength(state, city) < 0) yield `${id} is weaker than nothing`;
  }
}

function* baronProblems(state: State): Generator<string> {
  for (const [seat, baron] of state.barons.entries()) {
    const { crowns, faith, votes, charges, stronghold, besieger } = baron;
    if (crowns < 0 || faith < 0 || votes < 0) yield `seat ${seat} owes something`;
    const isChoosing = state.stack.some(({ kind }) => kind === 'dropCharge');
    if (charges.length > SETUP.maxChargesPerBaron && !isChoosing) yield `seat ${seat} has too many charges`;
    const others = state.barons.filter((other, at) => at !== seat && other.stronghold === stronghold);
    if (stronghold !== NOBODY && others.length > 0) yield 'two strongholds share a region';
    const isSettled = !state.stack.some(isUnsettled);
    if (isSettled && besieger !== NOBODY && !hasNobleAt(state, besieger, stronghold))
      yield `the stronghold of seat ${seat} is besieged by nobody`;
  }
}

/** Counts components and checks invariants; names what does not hold. */
export function check(state: State): string[] {
  return [
    ...actionCardProblems(state),
    ...troopProblems(state),
    ...fateProblems(state),
    ...eventProblems(state),
    ...agendaProblems(state),
    ...nobleProblems(state),
    ...cityProblems(state),
    ...baronProblems(state),
  ];
}
