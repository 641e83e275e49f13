import {
  actionFrom,
  listen,
  notationOf,
  recordingChance,
  sameData,
  TAKE_BACK,
  type AnyAction,
  type AnyEvent,
  type Question,
  type Seat,
} from '@palio/kernel';
import type { Action } from '@palio/protocol';
import { Refusal, refusalFrom } from '../../refusal.ts';
import { logAfter, maySeeEntry, type Acted } from '../entries.ts';
import { hasCompany, isPlayedByPerson } from '../state.ts';
import type { Table } from '../table.ts';
import { mustGoOn, seatOf, type Actor } from './actor.ts';
import { resultFrom } from './ending.ts';

/** More actions than this in a row by plans alone are plans that feed each other. */
const LONGEST_CHAIN = 60;

type Flags = Pick<Acted, 'planned' | 'byBot'>;
type LegalAction = Pick<Acted, 'action' | 'notation'>;

const sameList = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

/** Whether the others see no difference at all: who waits and who is ready are the same. */
const looksTheSame = (before: Question, after: Question | undefined): boolean =>
  after !== undefined && sameList(before.waitingFor, after.waitingFor) && sameList(before.ready, after.ready);

/**
 * Carries out one action. A pick under a seal that stays closed disturbs nobody, and as long as it does not make
 * its seat ready nobody else learns that there was one.
 */
function playOne(table: Table, seat: Seat, { action, notation }: LegalAction, flags: Flags): void {
  const { game, position, state } = table;
  const isLate = state.seats[seat]!.clock.ranOut === true;
  const before = game.question(position)!;
  const isPick = before.sealed && !game.asides(position, seat).some(aside => sameData(aside, action));
  const secret = game.isSecret(position, seat);
  const drawn: number[] = [];
  const listener = listen<AnyEvent>();
  game.playLegal(position, seat, action, recordingChance(table.chance(), drawn), listener);
  const final = drawn.length > 0 || listener.revealed;
  const quiet = isPick && !listener.revealed;
  const isHidden =
    quiet &&
    looksTheSame(before, game.question(position)) &&
    listener.told.every(({ only }) => only !== undefined);
  table.played({
    type: 'acted',
    seat,
    action,
    notation,
    drawn,
    told: listener.told,
    secret,
    final,
    ...(quiet && { quiet: true }),
    ...(isPick && !quiet && { opened: true }),
    ...flags,
    ...(isHidden && { only: [seat] }),
  });
  if (isLate && !state.seats[seat]!.clock.ranOut) table.happen({ type: 'caught-up', seat });
  if (!isHidden) noLongerAsk(table, seat);
  if (action.type === TAKE_BACK.type) dropPlans(table, new Set([seat]));
}

/** Who goes on does not ask any more to go back; that he does must be something the others may know. */
function noLongerAsk(table: Table, seat: Seat): void {
  if (table.state.proposal?.by === seat) withdrawUndo(table);
}

/** What was planned was to follow on something that has been taken back, or is not the person's to decide any more. */
export function dropPlans(table: Table, seats: ReadonlySet<Seat>): void {
  for (const seat of seats)
    if (table.state.plans[seat] !== undefined)
      table.happen({ type: 'plans-changed', seat, plans: [], dropped: true, only: [seat] });
}

function withdrawUndo(table: Table): void {
  if (table.state.proposal?.proposal.what === 'undo')
    table.happen({ type: 'settled', what: 'undo', agreed: false });
}

/** What is asked for, in notation or as it is, if it is legal now. */
function legalAction({ game, position }: Table, seat: Seat, given: Action): LegalAction {
  if (typeof given !== 'string') {
    game.mustBeLegal(position, seat, given);
    return { action: given, notation: notationOf(game, position, seat, given) };
  }
  const action = actionFrom(game, position, seat, given);
  if (action === undefined) throw new Refusal('illegal-action');
  return { action, notation: given };
}

/** The seat that can go on with a plan of its own; for whom a bot plays, it decides. */
const plannedSeat = (table: Table): Seat | undefined =>
  table.waiting.find(seat => (table.state.plans[seat]?.length ?? 0) > 0 && !isAway(table.state, seat));

/** "If it is still legal when my turn comes, do this; else ask me." */
function followPlan(table: Table, seat: Seat): void {
  const [notation, ...plans] = table.state.plans[seat]!;
  const action = actionFrom(table.game, table.position, seat, notation!);
  const only = [seat];
  if (action === undefined) {
    table.happen({ type: 'plans-changed', seat, plans: [], dropped: true, only });
    return;
  }
  table.happen({ type: 'plans-changed', seat, plans, dropped: false, only });
  playOne(table, seat, { action, notation: notation! }, { planned: true });
}

/** After every change of the position: plans that fit, and the end. */
export function playOn(table: Table): void {
  for (let i = 0; i < LONGEST_CHAIN; i++) {
    const outcome = table.game.outcome(table.position);
    if (outcome !== undefined) {
      table.happen({ type: 'over', result: resultFrom(outcome, table.state.seats) });
      return;
    }
    const seat = plannedSeat(table);
    if (seat === undefined) return;
    followPlan(table, seat);
  }
}

/** The actions of one gesture. The first must be legal; the others are played as long as they are. */
function playAll(table: Table, seat: Seat, actions: readonly Action[], flags: Flags): void {
  for (const [i, given] of actions.entries()) {
    try {
      playOne(table, seat, legalAction(table, seat, given), flags);
    } catch (cause) {
      if (i === 0 || refusalFrom(cause).code === 'internal') throw cause;
      break;
    }
  }
  playOn(table);
}

export function act(table: Table, actor: Actor, decision: number, actions: readonly Action[]): void {
  mustGoOn(table);
  const seat = seatThatDecides(table, actor);
  if (table.state.decisions[seat] !== decision) throw new Refusal('stale');
  playAll(table, seat, actions, {});
}

/** The action of a bot of the server, unless the table has gone another way meanwhile. */
export function actAsBot(table: Table, seat: Seat, decision: number, action: AnyAction): void {
  mustGoOn(table);
  const { decisions, seats } = table.state;
  if (decisions[seat] !== decision || !table.waiting.includes(seat)) throw new Refusal('stale');
  // Whoever has come back while it was thinking decides himself.
  if (isPlayedByPerson(seats[seat]!)) throw new Refusal('stale');
  playAll(table, seat, [action], { byBot: true });
}

/** A bot decides here: neither what it does nor what it will do is the person's. */
export const isAway = ({ seats }: Table['state'], seat: Seat): boolean =>
  seats[seat]?.standIn !== undefined || seats[seat]?.resigned === true;

function seatThatDecides(table: Table, actor: Actor): Seat {
  const seat = seatOf(table, actor);
  if (isAway(table.state, seat)) throw new Refusal('forbidden', 'a bot plays for you: return first');
  return seat;
}

/**
 * How many actions remain if this seat takes back its last decision by itself. What others have picked in secret
 * neither stands in its way nor shows: as long as a seal is closed, only own picks under it are taken back.
 */
export function freeUndo(table: Table, seat: Seat, whole = false): number | undefined {
  const { log, state } = table;
  if (isAway(state, seat)) return undefined;
  // Also once all the others have left: bots play for them.
  const isAlone = !state.setup.rated && !hasCompany(state);
  const isSealed = (): boolean => table.game.question(table.position)?.sealed === true;
  const mayGo = (index: number): boolean => {
    const entry = log[index];
    if (entry === undefined || entry.seat !== seat) return false;
    return isAlone || (!entry.final && (entry.quiet === true || !isSealed()));
  };
  const before = (index: number): number =>
    log.findLastIndex((entry, i) => i < index && maySeeEntry(entry, seat));
  /** Nothing lies between two decisions, or something under a seal that both of them lie under too. */
  const areTogether = (one: number, other: number): boolean =>
    one + 1 === other || isAlone || (log[one]?.quiet === true && log[other]?.quiet === true);
  let target = isAlone ? log.findLastIndex(entry => entry.seat === seat) : before(log.length);
  if (!mayGo(target)) return undefined;
  // Alone one may go back over a draw, but a turn does not begin before it.
  const isSameTurn = (earlier: number): boolean =>
    mayGo(earlier) && log[earlier]?.final !== true && areTogether(earlier, target);
  if (whole) while (isSameTurn(before(target))) target = before(target);
  return target;
}

const isKnownToAll = (entry: Acted): boolean => !('only' in entry);

/** Where an undo by consent would lead to: to before something that all know of. */
export function askedUndo({ log, state }: Table, seat: Seat): number | undefined {
  const own = log.findLastIndex(entry => entry.seat === seat && isKnownToAll(entry));
  return state.setup.rated || own < 0 || isAway(state, seat) ? undefined : own;
}

/** Answers whether the others may know of it. */
export function goBack(table: Table, seat: Seat, target: number): boolean {
  const { log } = table;
  const since = log.slice(target);
  const own = since.filter(entry => maySeeEntry(entry, seat));
  // Picks of others under the same seal have nothing to do with it.
  const isUnderSeal = own.every(entry => entry.quiet === true && entry.seat === seat);
  const removed = isUnderSeal ? own : since;
  const kept = since.length - removed.length;
  const quiet = removed.every(entry => entry.quiet === true);
  const isHidden = !removed.some(isKnownToAll);
  const back = { seat, actions: since.length, ...(kept > 0 && { kept }) };
  const left = logAfter(log, { type: 'undone', ...back });
  table.happen({
    type: 'undone',
    ...back,
    remaining: table.viewers.map(viewer => left.filter(entry => maySeeEntry(entry, viewer)).length),
    ...(quiet && { quiet: true }),
    ...(isHidden && { only: [seat] }),
  });
  dropPlans(table, new Set([seat, ...removed.map(entry => entry.seat)]));
  return !isHidden;
}

export function undo(table: Table, actor: Actor, whole: boolean): void {
  mustGoOn(table);
  const seat = seatOf(table, actor);
  const target = freeUndo(table, seat, whole);
  if (target === undefined) throw new Refusal('nothing-to-undo');
  // What was asked for may be what is taken back now, or lie elsewhere afterwards.
  if (goBack(table, seat, target)) withdrawUndo(table);
}

export function plan(table: Table, actor: Actor, actions: readonly Action[]): void {
  mustGoOn(table);
  const seat = seatThatDecides(table, actor);
  const plans = actions.map(action => {
    if (typeof action === 'string') return action;
    throw new Refusal('bad-request', 'plans are written in notation', 'actions');
  });
  table.happen({ type: 'plans-changed', seat, plans, dropped: false, only: [seat] });
  playOn(table);
}

export function unplan(table: Table, actor: Actor): void {
  const seat = seatOf(table, actor);
  if (table.state.plans[seat] === undefined) return;
  table.happen({ type: 'plans-changed', seat, plans: [], dropped: false, only: [seat] });
}
