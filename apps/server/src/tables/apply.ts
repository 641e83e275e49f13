import { startMatch } from '@palio/kernel';
import { changePace, extraTime, reserveOf, setClocks, settleClocks, takeBackGrants } from './clocks.ts';
import { maySeeEntry, type Entry, type SeatState } from './entries.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

export function newState(entry: Extract<Entry, { type: 'created' }>): TableState {
  const { setup, rulesVersion, figures, pace, seats } = entry;
  const zeros = (): number[] => Array.from({ length: seats.length + 1 }, () => 0);
  return {
    setup,
    n: 0,
    keys: [],
    rulesVersion,
    figures,
    status: 'open',
    pace,
    paused: false,
    seats: structuredClone(seats),
    movedAt: setup.createdAt,
    votes: {},
    plans: {},
    messages: 0,
    visible: zeros(),
    counted: zeros(),
    decisions: zeros(),
    draws: 0,
    setupDrawn: [],
    grants: [],
    actions: 0,
  };
}

export const openSeat = (): SeatState => ({ kind: 'open', ready: false, clock: { left: 0 } });

function start({ state, game }: Table, at: number): void {
  const { setup, seats, pace } = state;
  const match = startMatch(game, setup.options, seats.length, setup.seed);
  state.status = 'running';
  state.startedAt = at;
  state.position = match.state;
  state.setupDrawn = [...match.setupDrawn];
  state.draws = match.setupDrawn.length;
  for (const seat of seats) seat.clock = { left: reserveOf(pace) };
}

function finish({ state }: Table, status: 'over' | 'cancelled', at: number): void {
  state.status = status;
  state.endedAt = at;
  state.plans = {};
  state.votes = {};
  delete state.proposal;
}

/** What the others have decided about somebody whose time ran out. */
function decide(table: Table, { about, choice }: Extract<Entry, { type: 'decided' }>): void {
  const { state } = table;
  const seat = state.seats[about]!;
  delete state.votes[about];
  if (choice === 'wait') return;
  if (choice === 'time') {
    for (const place of state.seats) place.clock.left += extraTime(state.pace);
    delete seat.clock.ranOut;
    delete seat.clock.warned;
  }
}

/** Who takes a seat again has at least so much time. */
function refresh({ clock }: SeatState, least: number): void {
  clock.left = Math.max(clock.left, least);
  delete clock.ranOut;
  delete clock.warned;
}

/** Sequence numbers that only he who may see an entry counts. */
function count(table: Table, entry: Entry): void {
  const { state } = table;
  const isGame = entry.type === 'acted' || entry.type === 'undone' || entry.type === 'started';
  for (const [slot, viewer] of table.viewers.entries()) {
    if (!maySeeEntry(entry, viewer)) continue;
    state.visible[slot]!++;
    const isMine = 'seat' in entry && entry.seat === viewer;
    if (isGame && (isMine || !('quiet' in entry && entry.quiet))) state.decisions[slot]!++;
    if (entry.type === 'acted') state.counted[slot]!++;
  }
  if (entry.type !== 'undone') return;
  for (const [slot, viewer] of table.viewers.entries())
    state.counted[slot] = table.log.filter(acted => maySeeEntry(acted, viewer)).length;
}

function recount(table: Table): void {
  const { state, log } = table;
  state.actions = log.length;
  state.draws = log.reduce((sum, { drawn }) => sum + drawn.length, state.setupDrawn.length);
}

/** Lets an entry take effect. The position itself has been changed already. */
export function apply(table: Table, entry: Entry, at: number): void {
  const { state } = table;
  count(table, entry);
  const seat = 'seat' in entry && entry.seat !== null ? state.seats[entry.seat] : undefined;
  let completed: number | undefined;
  switch (entry.type) {
    case 'joined':
      Object.assign(seat!, { kind: 'person', person: entry.person, ready: false });
      break;
    case 'left':
      if (state.status === 'open') state.seats[entry.seat] = openSeat();
      else seat!.vacant = true;
      break;
    case 'planned-seat':
      state.seats[entry.seat] = structuredClone(entry.to);
      break;
    case 'readied':
      seat!.ready = entry.ready;
      break;
    case 'started':
      start(table, at);
      break;
    case 'acted':
      state.actions++;
      state.draws += entry.drawn.length;
      state.movedAt = at;
      if (entry.opened || !table.waiting.includes(entry.seat)) completed = entry.seat;
      delete state.votes[entry.seat];
      if (state.proposal?.by === entry.seat && state.proposal.proposal.what === 'undo') delete state.proposal;
      break;
    case 'undone':
      takeBackGrants(state, table.log.length);
      recount(table);
      state.movedAt = at;
      delete state.proposal;
      break;
    case 'plans-changed':
      if (entry.plans.length === 0) delete state.plans[entry.seat];
      else state.plans[entry.seat] = [...entry.plans];
      break;
    case 'proposed':
      state.proposal = { by: entry.seat, proposal: entry.proposal, agreed: [entry.seat] };
      break;
    case 'answered':
      if (entry.agree) state.proposal?.agreed.push(entry.seat);
      break;
    case 'settled':
      delete state.proposal;
      if (entry.agreed && (entry.what === 'pause' || entry.what === 'resume')) {
        settleClocks(state, at);
        state.paused = entry.what === 'pause';
      }
      break;
    case 'time-low':
      seat!.clock.warned = true;
      break;
    case 'time-out':
      seat!.clock = { left: 0, ranOut: true };
      state.votes[entry.seat] = {};
      break;
    case 'voted':
      (state.votes[entry.about] ??= {})[entry.seat] = entry.choice;
      break;
    case 'decided':
      settleClocks(state, at);
      decide(table, entry);
      break;
    case 'resigned':
      seat!.resigned = true;
      delete state.votes[entry.seat];
      delete state.plans[entry.seat];
      break;
    case 'stood-in':
      seat!.standIn = entry.level;
      delete state.votes[entry.seat];
      break;
    case 'returned':
      delete seat!.standIn;
      refresh(seat!, extraTime(state.pace));
      break;
    case 'replaced':
      Object.assign(seat!, { kind: 'person', person: entry.person });
      delete seat!.standIn;
      delete seat!.vacant;
      refresh(seat!, reserveOf(state.pace));
      break;
    case 'on-vacation':
      settleClocks(state, at);
      if (entry.until === null) delete seat!.vacation;
      else seat!.vacation = entry.until;
      break;
    case 'paced':
      changePace(state, entry.pace, at);
      break;
    case 'migrated':
      state.rulesVersion = entry.rulesVersion;
      state.figures = entry.figures;
      break;
    case 'over':
      finish(table, 'over', at);
      state.result = entry.result;
      break;
    case 'cancelled':
      finish(table, 'cancelled', at);
      break;
    case 'rematched':
      state.rematch = entry.table;
      break;
    case 'said':
      state.messages++;
      break;
    case 'created':
      break;
  }
  setClocks(state, table.waiting, at, completed);
}
