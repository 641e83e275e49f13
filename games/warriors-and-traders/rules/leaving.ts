import { next, topStep, type Asides, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { pendingBattles } from './battles.ts';
import { settleControl, type Tell } from './control.ts';
import { tellLeaders } from './development.ts';
import { defendersAt } from './damage.ts';
import type { Event } from './events.ts';
import { TRACKS } from './names.ts';
import { seatsOf, sideOf } from './sides.ts';
import { BARBARIAN, BARBARIANS_HOLD, playerOf, type State, type Unit } from './state.ts';
import type { Action, Actions, Steps, TradersStep, Vote } from './steps.ts';
import { leaderOn } from './technology.ts';
import { endGame } from './turn.ts';
import { isArmyKind } from './units.ts';

/** While these are open nobody leaves or calls time: a battle or a vote once begun is brought to its end. */
const BUSY: ReadonlySet<string> = new Set([
  'assignDamage',
  'retreatTo',
  'barbarianNation',
  'barbarianRetreatTo',
  'withdrawTo',
  'leaveVote',
  'timeVote',
]);

const mayInterrupt = (state: State): boolean =>
  state.turn > 0 && !BUSY.has(topStep(state)?.kind ?? 'assignDamage');

export const mayLeave = (state: State, seat: Seat): boolean =>
  state.table.leaving !== 'never' && !playerOf(state, seat).left && mayInterrupt(state);

/** WT-18.20 At most one call a turn, so that nobody is asked for ever. */
const mayCallTime = (state: State, seat: Seat): boolean =>
  state.table.timeLimit > 0 &&
  !state.timeUp &&
  state.timeCalled < state.turn &&
  !playerOf(state, seat).left &&
  mayInterrupt(state);

/** WT-19.8 What the leaver still had to decide is dropped. */
function withoutLeaver(state: State, step: TradersStep, leaver: Seat): TradersStep | undefined {
  if ('seat' in step && step.seat === leaver) return undefined;
  if (step.kind === 'chooseBattle' && pendingBattles(state, step.seat).length === 0) return undefined;
  if ('from' in step && step.from === leaver) return undefined;
  if (step.kind === 'composeOffer' || step.kind === 'answerPeace') if (step.to === leaver) return undefined;
  if (step.kind === 'routeIncome') return { ...step, seats: step.seats.filter(seat => seat !== leaver) };
  return step;
}

/** WT-19.6, WT-19.7 An army in the middle of a battle with another player has no place to stay. */
function neutralise(state: State, leaver: Seat): void {
  const stays = (unit: Unit): boolean =>
    unit.owner !== leaver ||
    (unit.kind !== 'princess' && (!unit.engaged || state.holders[unit.at] === BARBARIANS_HOLD));
  state.units = state.units.filter(stays);
  for (const unit of state.units) {
    if (unit.owner !== leaver) continue;
    unit.owner = BARBARIAN;
    unit.engaged = false;
    unit.spent = 0;
    if (isArmyKind(unit.kind)) {
      unit.kind = 'barbarianArmy';
      unit.damage = 0;
    } else unit.kind = 'barbarianFort';
  }
}

/** WT-19.4 to 19.11 The others go on without him. */
function goOn(state: State, leaver: Seat, tell: Tell): void {
  const player = playerOf(state, leaver);
  player.tokens.fill(0);
  player.stock.fill(0);
  player.kills = 0;
  player.bought = 0;
  neutralise(state, leaver);
  // An attack on a province that nobody defends any more is over.
  for (const unit of state.units)
    if (unit.engaged && defendersAt(state, unit.at).length === 0) unit.engaged = false;
  state.holders.forEach((_, province) => settleControl(state, province, tell));
  const side = sideOf(state, leaver);
  state.wars = state.wars.filter(war => war.a !== side && war.b !== side);
  state.stack = state.stack.flatMap(step => withoutLeaver(state, step, leaver) ?? []);
  tell?.({ type: 'playerLeft', seat: leaver, goesOn: true });
}

function stop(state: State, leaver: Seat, tell: Tell): void {
  tell?.({ type: 'playerLeft', seat: leaver, goesOn: false });
  endGame(state, 'playerLeft', tell);
}

/** WT-19.1 to 19.3 */
function leave(state: State, seat: Seat, { tell }: Context<Event>): void {
  const { mode, leaving } = state.table;
  const leaders = TRACKS.map((_, track) => leaderOn(state, track));
  playerOf(state, seat).left = mode === 'freeForAll';
  tell?.({ type: 'leaveAnnounced', seat });
  // WT-19.9
  tellLeaders(state, leaders, tell);
  if (mode !== 'freeForAll' || leaving === 'stop' || seatsOf(state).length === 1) stop(state, seat, tell);
  else if (leaving === 'continue') goOn(state, seat, tell);
  else next(state, { kind: 'leaveVote', by: seat });
}

const VOTES: readonly Vote[] = [
  { type: 'vote', yes: true },
  { type: 'vote', yes: false },
];

function votesFor(picks: Readonly<Record<Seat, readonly Vote[]>>): number {
  return Object.values(picks).filter(([vote]) => vote?.yes === true).length;
}

export const leavingRules: RuleBook<
  State,
  Pick<Steps, 'leaveVote' | 'timeVote'>,
  Pick<Actions, 'leaveVote' | 'timeVote'>,
  Event
> = {
  /** WT-19.2 To go on, more than half of the others must want it. */
  leaveVote: {
    seats: seatsOf,
    choices: () => [...VOTES],
    reveal(state, { by }, picks, { tell }) {
      if (votesFor(picks) * 2 > seatsOf(state).length) goOn(state, by, tell);
      else stop(state, by, tell);
    },
  },

  /** WT-18.20 Time is up if more than half of all say so, the caller among them. */
  timeVote: {
    seats: (state, { by }) => seatsOf(state).filter(seat => seat !== by),
    choices: () => [...VOTES],
    reveal(state, _step, picks, { tell }) {
      state.timeUp = (votesFor(picks) + 1) * 2 > seatsOf(state).length;
      tell?.({ type: 'timeDecided', up: state.timeUp });
    },
  },
};

/** Beside any question: leaving, and the call that the agreed time is over. */
export const freeMoves: Asides<State, Action, Event> = {
  types: ['leave', 'callTime'],
  choices(state, seat) {
    if (state.table.leaving === 'never' && state.table.timeLimit === 0) return [];
    const list: Action[] = [];
    if (mayLeave(state, seat)) list.push({ type: 'leave' });
    if (mayCallTime(state, seat)) list.push({ type: 'callTime' });
    return list;
  },
  choose(state, seat, { type }, context) {
    if (type === 'leave') leave(state, seat, context);
    else {
      state.timeCalled = state.turn;
      context.tell?.({ type: 'timeCalled', seat });
      next(state, { kind: 'timeVote', by: seat });
    }
  },
};
