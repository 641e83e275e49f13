import type { Chance, Seat } from '@palio/kernel';
import { ABSENCE_CHOICES, PACE_PRESETS, type Action, type Pace, type Person } from '@palio/protocol';
import { botAt } from '../../src/bots/bots.ts';
import { openSeat } from '../../src/tables/apply-seats.ts';
import { nextTick } from '../../src/tables/commands/absence.ts';
import { carryOut, runErrand, type PreparedCommand } from '../../src/tables/commands/index.ts';
import { revoke, share, sharesOf } from '../../src/tables/commands/sharing.ts';
import type { SeatState } from '../../src/tables/entries.ts';
import { isOutOfTime, mayLook, seatOfPerson } from '../../src/tables/state.ts';
import type { Table } from '../../src/tables/table.ts';
import { Page, type PaperTable } from './paper-table.ts';

/* Whatever can be asked of a table, more often than not at a moment at which it makes sense. */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const PAUSES = [1, 20 * SECOND, 40 * SECOND, HOUR, 13 * HOUR, 30 * HOUR, 90 * HOUR, 11 * DAY];
export const PACES: readonly Pace[] = [
  PACE_PRESETS.none,
  { kind: 'live', reserve: 60, increment: 5 },
  PACE_PRESETS.fast,
  {
    kind: 'turns',
    reserve: 3600,
    increment: 7200,
    window: { from: '18:00', to: '21:00', zone: 'Europe/Rome' },
  },
];

function anyAction({ game, state }: Table, seat: Seat, luck: Chance): Action {
  const { position } = state;
  if (position === undefined || luck.below(10) === 0) return luck.pick(['pass', 'takeBack', 'bid 1']);
  const possible = [...game.legalActions(position, seat), ...game.asides(position, seat)];
  return possible.length === 0 ? 'takeBack' : luck.pick(possible);
}

function anySeat(luck: Chance, people: readonly Person[]): SeatState {
  const clock = { left: 0 };
  const person = luck.pick(people.slice(1));
  return luck.pick<SeatState>([
    openSeat(),
    { kind: 'bot', level: 'easy', ready: true, clock },
    { kind: 'invited', person, ready: false, clock },
  ]);
}

type Make = (table: Table, seat: Seat, luck: Chance, people: readonly Person[]) => PreparedCommand;

const act: Make = (table, seat, luck) => ({
  type: 'act',
  decision: table.state.decisions[seat]! - (luck.below(20) === 0 ? 1 : 0),
  actions: Array.from({ length: 1 + luck.below(2) }, () => anyAction(table, seat, luck)),
});
const undo: Make = (_table, _seat, luck) => ({ type: 'undo', whole: luck.below(2) === 0 });
const plan: Make = ({ game, state }, seat, luck) => {
  // Mostly what could be done now: it may be possible at the next turn too.
  const { position } = state;
  const possible = position === undefined ? [] : game.legalActions(position, seat);
  const written = possible.map(action => game.write(position!, seat, action));
  const actions = Array.from({ length: 1 + luck.below(3) }, () =>
    luck.pick([...written, 'pass', 'keep', 'bid 0']),
  );
  return { type: 'plan', actions };
};
const propose: Make = (_table, _seat, luck) => ({
  type: 'propose',
  proposal: luck.pick([
    { what: 'undo' },
    { what: 'undo' },
    { what: 'pause' },
    { what: 'resume' },
    { what: 'cancel' },
    { what: 'pace', pace: luck.pick(PACES) },
  ]),
});
const answer: Make = (_table, _seat, luck) => ({ type: 'answer', agree: luck.below(4) > 0 });
const vote: Make = ({ state }, _seat, luck) => ({
  type: 'vote',
  about: Math.max(0, state.seats.findIndex(isOutOfTime)),
  choice: luck.pick(ABSENCE_CHOICES),
});
const say: Make = ({ state }, _seat, luck) => ({
  type: 'say',
  room: luck.pick(['table', 'spectators', { with: luck.below(state.seats.length) }]),
  text: 'hello',
});

const BEFORE: readonly Make[] = [
  (_table, _seat, luck) => (luck.below(8) === 0 ? { type: 'leave' } : { type: 'ready', ready: true }),
  (_table, _seat, luck) => (luck.below(2) === 0 ? { type: 'join' } : { type: 'join', seat: luck.below(4) }),
  () => ({ type: 'join' }),
  () => ({ type: 'join' }),
  () => ({ type: 'start' }),
  () => ({ type: 'ready', ready: true }),
  (_table, _seat, luck) => ({ type: 'ready', ready: luck.below(2) === 0 }),
  (_table, _seat, luck, people) => ({ type: 'seat', seat: luck.below(4), to: anySeat(luck, people) }),
  say,
];
const OFTEN: readonly Make[] = [act, act, act, act, undo, plan, propose, say];
const SELDOM: readonly Make[] = [
  () => ({ type: 'unplan' }),
  () => ({ type: 'resign' }),
  () => ({ type: 'leave' }),
  (_table, _seat, luck) => ({ type: 'standIn', level: luck.pick(['easy', 'hard']) }),
  (_table, _seat, luck, people) => ({ type: 'seat', seat: luck.below(4), to: anySeat(luck, people) }),
  (_table, _seat, luck, people) => ({
    type: 'silence',
    person: luck.pick(people).id,
    minutes: luck.below(9),
  }),
];
/** What is at hand because of how things are. */
const replace: Make = ({ state }) => ({
  type: 'replace',
  seat: Math.max(
    0,
    state.seats.findIndex(({ vacant }) => vacant),
  ),
});
const comeBack: Make = () => ({ type: 'return' });

function atHand({ state }: Table, seat: Seat | undefined): Make[] {
  if (seat === undefined) return [replace, say];
  return [
    ...(state.proposal === undefined ? [] : [answer]),
    ...(state.seats.some(isOutOfTime) ? [vote] : []),
    ...(state.seats[seat]!.standIn === undefined ? [] : [comeBack]),
    ...(state.paused ? [propose] : []),
  ];
}

function makeFor(table: Table, seat: Seat | undefined, luck: Chance): Make {
  if (table.state.status === 'open') return luck.pick(BEFORE);
  if (luck.below(12) === 0) return luck.pick(SELDOM);
  const wanted = atHand(table, seat);
  return luck.pick(wanted.length > 0 && luck.below(2) === 0 ? wanted : OFTEN);
}

/** One of the bots that are waited for decides. */
function letBotPlay(paper: PaperTable, luck: Chance): void {
  const { table, state, game } = paper;
  const seats = table.waiting.filter(seat => botAt(table, seat) !== undefined);
  if (seats.length === 0) return;
  const seat = luck.pick(seats);
  const action = luck.pick(game.legalActions(table.position, seat));
  const decision = state.decisions[seat]!;
  paper.ask(seen => runErrand(seen, { type: 'bot-act', seat, decision, action }));
}

/** Time passes; whoever looks after the table is there in time or much later. */
function letTimePass(paper: PaperTable, luck: Chance): void {
  const next = nextTick(paper.table);
  const isExact = next !== undefined && next > paper.now && luck.below(2) === 0;
  const isOpen = paper.state.status === 'open' && luck.below(30) > 0;
  paper.now = isExact && !isOpen ? next : paper.now + luck.pick(isOpen ? PAUSES.slice(0, 4) : PAUSES);
  paper.ask(table => runErrand(table, { type: 'tick' }));
}

/** Somebody shows his view to another, or no longer. */
function shareOrNot(paper: PaperTable, person: Person, luck: Chance): void {
  paper.ask(table => {
    const [known] = sharesOf(table, { person });
    if (known !== undefined && luck.below(2) === 0) return revoke(table, { person }, known.id);
    share(table, { person }, 'a friend');
    return undefined;
  });
  const last = paper.state.shares?.at(-1);
  if (last === undefined || [...paper.pages].some(page => page.share === last.id)) return;
  paper.watch(new Page(`a friend of seat ${last.seat}`, { share: last.id }));
}

/** Something happens at a table, or is refused. */
export function anyStep(paper: PaperTable, people: readonly Person[], luck: Chance): void {
  const person = luck.pick(people);
  const kind = luck.below(20);
  const { table, state, now } = paper;
  if (kind < 2) return letTimePass(paper, luck);
  if (kind < 5) return letBotPlay(paper, luck);
  if (kind === 5 && luck.below(3) === 0) return shareOrNot(paper, person, luck);
  if (kind === 6 && luck.below(3) === 0) {
    const until = luck.below(2) === 0 ? null : now + 3 * DAY;
    paper.ask(seen => runErrand(seen, { type: 'vacation', actor: { person }, until }));
    return undefined;
  }
  const seat = seatOfPerson(state, person.id);
  const command = makeFor(table, seat, luck)(table, seat ?? 0, luck, people);
  if (mayLook(state, person.id)) paper.ask(seen => carryOut(seen, { person }, command));
  return undefined;
}
