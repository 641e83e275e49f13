import { liveChance, recordingChance, TAKE_BACK, type AnyGame, type Seat, type Viewer } from '@palio/kernel';
import {
  changePace,
  extraTime,
  goOnFrom,
  isThere,
  reserveOf,
  setClocks,
  settleClocks,
  takeBackGrants,
} from './clocks.ts';
import { applyToSeat, vacate } from './apply-seats.ts';
import { maySeeEntry, type Acted, type Entry } from './entries.ts';
import { isOutOfTime, type TableState } from './state.ts';

/** What an entry takes effect on. */
export interface Subject {
  readonly state: TableState;
  readonly game: AnyGame;
  readonly log: readonly Acted[];
  readonly waiting: readonly Seat[];
  readonly viewers: readonly Viewer[];
  /** What happens in the game is noted, but cannot be played here. */
  readonly isUnderOtherRules: boolean;
}

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

/** The position in which the game begins follows from the seed. */
export function deal({ state, game }: Pick<Subject, 'state' | 'game'>): void {
  const { setup, seats } = state;
  const drawn: number[] = [];
  state.position = game.setup(setup.options, seats.length, recordingChance(liveChance(setup.seed), drawn));
  state.setupDrawn = drawn;
  state.draws = drawn.length;
}

function start(table: Subject, at: number): void {
  const { seats, pace } = table.state;
  table.state.status = 'running';
  table.state.startedAt = at;
  table.state.movedAt = at;
  if (!table.isUnderOtherRules) deal(table);
  for (const seat of seats) seat.clock = { left: reserveOf(pace) };
}

function finish({ state }: Subject, status: 'over' | 'cancelled', at: number): void {
  state.status = status;
  state.endedAt = at;
  state.plans = {};
  state.votes = {};
  delete state.proposal;
}

/** What the others have decided about somebody whose time ran out. */
function decide(table: Subject, { about, choice }: Extract<Entry, { type: 'decided' }>): void {
  const { state } = table;
  delete state.votes[about];
  if (choice === 'substitute') vacate(state, about);
  if (choice === 'time') addTime(state);
}

/** Time for everybody: nobody is out of it any more, also of those about whom the others have not decided yet. */
function addTime(state: TableState): void {
  for (const [seat, place] of state.seats.entries()) {
    place.clock.left += extraTime(state.pace);
    if (!isOutOfTime(place)) continue;
    delete place.clock.ranOut;
    delete place.clock.warned;
    delete state.votes[seat];
  }
}

/** Sequence numbers that only he who may see an entry counts. */
function count(table: Subject, entry: Entry): void {
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

export function recount({ state, log }: Pick<Subject, 'state' | 'log'>): void {
  state.actions = log.length;
  state.draws = log.reduce((sum, { drawn }) => sum + drawn.length, state.setupDrawn.length);
}

/** Who has said yes and then no has said no. */
function note({ proposal }: TableState, seat: Seat, agree: boolean): void {
  if (proposal === undefined) return;
  const without = (seats: readonly Seat[] = []): Seat[] => seats.filter(other => other !== seat);
  proposal.agreed = [...without(proposal.agreed), ...(agree ? [seat] : [])];
  proposal.refused = [...without(proposal.refused), ...(agree ? [] : [seat])];
}

function pause(state: TableState, paused: boolean, at: number): void {
  settleClocks(state, at);
  state.paused = paused;
  if (paused) state.pausedAt = at;
  else {
    delete state.pausedAt;
    state.resumedAt = at;
    state.movedAt = at;
  }
}

/** What seats ask of each other and of themselves: plans, proposals, votes. */
function applyToTalks({ state }: Subject, entry: Entry, at: number): void {
  switch (entry.type) {
    case 'plans-changed':
      if (entry.plans.length === 0) delete state.plans[entry.seat];
      else state.plans[entry.seat] = [...entry.plans];
      break;
    case 'proposed':
      state.proposal = { by: entry.seat, proposal: entry.proposal, agreed: [entry.seat], at };
      break;
    case 'answered':
      note(state, entry.seat, entry.agree);
      break;
    case 'settled':
      delete state.proposal;
      if (entry.agreed && (entry.what === 'pause' || entry.what === 'resume'))
        pause(state, entry.what === 'pause', at);
      break;
    case 'voted':
      (state.votes[entry.about] ??= {})[entry.seat] = entry.choice;
      break;
    case 'silenced':
      (state.silenced ??= {})[entry.person.id] = entry.until;
      break;
    case 'said':
      if (entry.room === 'spectators') state.watchersMessages = (state.watchersMessages ?? 0) + 1;
      else state.messages++;
      break;
    default:
      break;
  }
}

/** A pick under a seal is taken back by an action of its own; the one before it may have completed the turn. */
function takeBackPick({ state, log }: Subject, { seat }: Acted): void {
  const pick = log.slice(0, -1).findLastIndex(entry => entry.seat === seat && entry.quiet === true);
  takeBackGrants(state, action => action === pick + 1);
}

function applyAction(table: Subject, entry: Acted, at: number): void {
  const { state } = table;
  if (entry.action.type === TAKE_BACK.type) takeBackPick(table, entry);
  state.actions++;
  state.draws += entry.drawn.length;
  state.movedAt = at;
  // Only a completed turn answers the question what shall happen: until then his time is up.
  const isAsked = state.votes[entry.seat] !== undefined;
  if (isAsked && completedBy(table, entry) !== undefined) delete state.votes[entry.seat];
}

/** What happens to the game as a whole. */
function applyToGame(table: Subject, entry: Entry, at: number): void {
  const { state } = table;
  switch (entry.type) {
    case 'seats-drawn':
      state.seats = entry.order.map(from => state.seats[from]!);
      break;
    case 'started':
      start(table, at);
      break;
    case 'acted':
      applyAction(table, entry, at);
      break;
    case 'undone': {
      const before = table.log.length - (entry.kept ?? 0);
      takeBackGrants(state, action => action > before);
      recount(table);
      state.movedAt = at;
      break;
    }
    case 'decided':
      settleClocks(state, at);
      decide(table, entry);
      state.movedAt = at;
      break;
    case 'paced':
      changePace(state, entry.pace, at);
      state.votes = {};
      state.movedAt = at;
      break;
    case 'migrated':
      state.rulesVersion = entry.rulesVersion;
      state.figures = entry.figures;
      goOnFrom(state, at);
      state.movedAt = at;
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
    default:
      break;
  }
}

/** The seat that has completed its turn by this entry, if one has. */
function completedBy({ state, waiting }: Subject, entry: Entry): Seat | undefined {
  if (entry.type !== 'acted' || state.position === undefined) return undefined;
  return entry.opened || !waiting.includes(entry.seat) ? entry.seat : undefined;
}

/** Lets an entry take effect. The position itself has been changed already. */
export function apply(table: Subject, entry: Entry, at: number): void {
  count(table, entry);
  // Other rules than ours know who is waited for: whatever happens meanwhile, nobody's time runs here.
  const isOurs = !table.isUnderOtherRules;
  if (!isOurs) goOnFrom(table.state, at);
  const isPublicMove = (entry.type === 'acted' || entry.type === 'undone') && entry.only === undefined;
  if (isPublicMove) isThere(table.state, entry.seat, at);
  if ('seat' in entry && entry.seat !== null) applyToSeat(table.state, entry as Entry & { seat: Seat }, at);
  applyToTalks(table, entry, at);
  applyToGame(table, entry, at);
  if (isOurs) setClocks(table.state, table.waiting, at, completedBy(table, entry));
}
