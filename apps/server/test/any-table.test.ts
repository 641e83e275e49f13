import { fastChance, type AnyGame } from '@palio/kernel';
import type { Pace, Person } from '@palio/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { botAt } from '../src/bots/bots.ts';
import { extraTime, leftAt, reserveOf } from '../src/tables/clocks.ts';
import { nextTick } from '../src/tables/commands/absence.ts';
import { carryOut } from '../src/tables/commands/index.ts';
import { openSeat } from '../src/tables/apply-seats.ts';
import { maySeeEntry, type SeatState } from '../src/tables/entries.ts';
import { isOutOfTime, isPlayedByPerson, peopleAt, type TableState } from '../src/tables/state.ts';
import { shelf } from './support/all-shelf.ts';
import { anyStep, PACES } from './support/any-step.ts';
import { Page, PaperTable } from './support/paper-table.ts';
import { windDown } from './support/wind-down.ts';

/*
 * Whatever people ask of a table, in whatever order: what is in memory is what the journal says, what the pages were
 * told adds up to what whoever comes now is shown, nothing but refusals is thrown, and whoever wishes to go on can.
 */

const person = (name: string, kind: Person['kind'] = 'member'): Person => ({ id: name, name, kind });
const PEOPLE = [person('ada'), person('bob'), person('cyd'), person('dan')];
const PROGRAM = person('eve', 'bot');

const SEATS = {
  open: openSeat(),
  bot: { kind: 'bot', level: 'easy', ready: true, clock: { left: 0 } },
  invited: { kind: 'invited', person: PEOPLE[1]!, ready: false, clock: { left: 0 } },
} as const satisfies Record<string, SeatState>;

const anyTable = fc.record({
  seats: fc.array(fc.constantFrom('open', 'open', 'bot', 'invited'), { minLength: 3, maxLength: 3 }),
  count: fc.nat(),
  pace: fc.constantFrom(...PACES),
  isSeated: fc.constantFrom(true, true, true, false),
  more: fc.record({
    visibility: fc.constantFrom('public', 'link', 'private'),
    spectators: fc.constantFrom('none', 'link', 'public'),
    timeout: fc.constantFrom('vote', 'bot'),
    rated: fc.boolean(),
    autoStart: fc.boolean(),
    negotiation: fc.boolean(),
    randomSeats: fc.boolean(),
    spectatorDelay: fc.constantFrom(0, 0, 5),
    seed: fc.nat().map(number => `seed ${number}`),
  }),
  steps: fc.array(fc.nat(), { minLength: 20, maxLength: 120, size: 'max' }),
});
type AnyTable = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;

/** Everybody comes, and the game begins, unless the table is closed to some of them. */
function sitDown(paper: PaperTable): void {
  for (const each of [...PEOPLE.slice(1), PEOPLE[0]!])
    for (const command of [{ type: 'join' }, { type: 'ready', ready: true }, { type: 'start' }] as const)
      if (paper.state.status === 'open') paper.ask(table => carryOut(table, { person: each }, command));
}

function begin(game: AnyGame, { seats, count, pace, more, isSeated }: AnyTable): PaperTable {
  const counts = game.seatCounts.filter(each => each <= 4);
  const others = seats.slice(0, counts[count % counts.length]! - 1);
  const me: SeatState = { kind: 'person', person: PEOPLE[0]!, ready: true, clock: { left: 0 } };
  const paper = new PaperTable({
    game,
    pace,
    owner: PEOPLE[0]!,
    seats: [
      me,
      ...others.map((name, i) => structuredClone(SEATS[i > 0 && name === 'invited' ? 'open' : name])),
    ],
    more,
  });
  if (isSeated) sitDown(paper);
  for (const each of PEOPLE) paper.watch(new Page(each.name, { person: each.id }));
  paper.watch(new Page('a stranger', {}));
  paper.watch(new Page('who will not hear bob', { person: 'ada', muted: new Set(['bob']) }));
  return paper;
}

/** A table as plain data, apart from what only remembers commands. */
const plain = ({ keys: _keys, ...state }: TableState): unknown => JSON.parse(JSON.stringify(state));

function countsAgree({ table, state, rows }: PaperTable): void {
  const { history, log, viewers } = table;
  expect(state.n).toBe(rows.length);
  expect(state.actions).toBe(log.length);
  expect(state.draws).toBe(log.reduce((sum, { drawn }) => sum + drawn.length, state.setupDrawn.length));
  for (const [slot, viewer] of viewers.entries()) {
    expect(state.visible[slot]).toBe(history.filter(({ entry }) => maySeeEntry(entry, viewer)).length);
    expect(state.counted[slot]).toBe(log.filter(entry => maySeeEntry(entry, viewer)).length);
  }
}

function clocksAreRight(paper: PaperTable): void {
  const { table, state, now } = paper;
  const most = mostOn(paper);
  const { status, paused } = state;
  for (const [seat, place] of state.seats.entries()) {
    const { clock } = place;
    const runs =
      status === 'running' &&
      !paused &&
      table.waiting.includes(seat) &&
      isPlayedByPerson(place) &&
      !clock.ranOut;
    expect(
      clock.since !== undefined,
      `whether the clock of seat ${seat} runs, or notes that it is waited for`,
    ).toBe(runs);
    expect(Number.isInteger(clock.left)).toBe(true);
    expect(leftAt(state, seat, now)).toBeGreaterThanOrEqual(0);
    expect(clock.left).toBeLessThanOrEqual(isOutOfTime(place) ? 0 : most);
  }
}

/** What is asked of people can be answered, and nobody is asked about what has passed. */
function questionsMakeSense({ state }: PaperTable): void {
  const isRunning = state.status === 'running';
  for (const about of Object.keys(state.votes)) {
    expect(isRunning).toBe(true);
    expect(isOutOfTime(state.seats[Number(about)]!)).toBe(true);
  }
  if (state.proposal !== undefined) {
    expect(isRunning).toBe(true);
    expect(peopleAt(state)).toContain(state.proposal.by);
  }
  if (Object.keys(state.plans).length > 0) expect(isRunning).toBe(true);
}

/** A game that goes on waits for somebody who can be had, or it is known when it is called off. */
function somebodyIsWaitedFor({ table, state }: PaperTable): void {
  if (state.status !== 'running' || state.paused) return;
  expect(table.waiting).not.toEqual([]);
  const isHad = (seat: number): boolean =>
    botAt(table, seat) !== undefined || !isOutOfTime(state.seats[seat]!);
  if (!table.waiting.some(isHad) && state.pace.kind !== 'none') expect(nextTick(table)).toBeDefined();
}

/** What was planned is taken off the list before it is done: it can be done only once. */
function plansAreFollowedOnce({ rows }: PaperTable): void {
  const { entries } = rows.at(-1)!;
  for (const [i, entry] of entries.entries())
    if (entry.type === 'acted' && entry.planned)
      expect(entries[i - 1]).toMatchObject({ type: 'plans-changed', seat: entry.seat, dropped: false });
}

/**
 * What a page shows. How far it has counted may be less if what is kept from it came last; and what was secret is
 * told to who loads a game that is over.
 */
function shownBy({ told, share, muted }: Page): unknown {
  if (told === undefined) return undefined;
  const isOver = told.card.status === 'over';
  const entries = told.entries.map(({ n, entry }) =>
    isOver && entry.type === 'acted' ? { n, entry: { ...entry, notation: undefined } } : { n, entry },
  );
  const isComplete = share === undefined && muted.size === 0;
  return { ...told, entries, ...(!isComplete && { n: undefined }) };
}

function pagesAreUpToDate(paper: PaperTable): void {
  for (const page of paper.pages) {
    if (page.told === undefined) paper.watch(page);
    const anew = paper.loadedAnew(page);
    // Who could look until it ended is not sent away by that.
    if (anew.told === undefined && paper.state.endedAt !== undefined) continue;
    expect(shownBy(page), page.name).toEqual(shownBy(anew));
  }
}

/** A clock holds no more than one begins with, and what votes have added. */
function mostOn({ table }: PaperTable): number {
  let most = 0;
  let pace: Pace | undefined;
  for (const { entry } of table.history) {
    if (entry.type === 'created') ({ pace } = entry);
    if (entry.type === 'decided' && entry.choice === 'time') most += extraTime(pace!);
    if (entry.type === 'paced') {
      const [before, after] = [reserveOf(pace!), reserveOf(entry.pace)];
      most = before === 0 ? 0 : Math.ceil((most / before) * after);
      ({ pace } = entry);
    }
    most = Math.max(most, reserveOf(pace!), extraTime(pace!));
  }
  return most;
}

function holds(game: AnyGame, given: AnyTable): void {
  const paper = begin(game, given);
  const people = given.seats.includes('invited') ? [...PEOPLE, PROGRAM] : PEOPLE;
  let aside: string | undefined;
  for (const [i, seed] of given.steps.entries()) {
    anyStep(paper, people, fastChance(seed));
    countsAgree(paper);
    clocksAreRight(paper);
    questionsMakeSense(paper);
    somebodyIsWaitedFor(paper);
    plansAreFollowedOnce(paper);
    pagesAreUpToDate(paper);
    if (i === 30) aside = JSON.stringify(paper.state);
  }
  windDown(paper, game.id === 'fair' ? 400 : 30);
  if (game.id === 'fair') expect(['over', 'cancelled']).toContain(paper.state.status);
  pagesAreUpToDate(paper);
  const state = plain(paper.state);
  for (const kept of [undefined, aside]) {
    const again = paper.readAgain(kept);
    expect(plain(again.state)).toEqual(state);
    expect(again.log).toEqual(paper.table.log);
  }
}

test.each(shelf.gameIds)('%s: whatever is asked of a table, it stays what its journal says', async id => {
  const { game } = await shelf.load(id);
  fc.assert(
    fc.property(anyTable, given => holds(game, given)),
    { numRuns: id === 'fair' ? 60 : 5 },
  );
});
