import { TAKE_BACK, type AnyAction, type GameText, type Reason } from '@palio/kernel';
import type { Foresight, PositionView } from '@palio/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OnlineTable } from '../../src/online-table/online-table.svelte.ts';
import { PlannedTable } from '../../src/online-table/planned-table.svelte.ts';
import { planText } from '../../src/online-table/plan-text.ts';
import { notationsOf } from '../../src/online-table/planned.ts';
import { en } from '../../src/text/online-table/en.ts';

vi.mock('../../src/settings/settings.svelte.ts', () => ({ settings: () => ({ confirm: 'always' }) }));
vi.mock('../../src/text/language.svelte.ts', async () => {
  const { en: words } = await import('../../src/text/en.ts');
  return { words: () => words };
});
const told: string[] = [];
vi.mock('../../src/shell/toasts.svelte.ts', () => ({ toast: (text: string) => told.push(text) }));

/** A die is chosen, then a tile for it, then it is asked for the next die; a third future knows no tile 2. */
type Move = AnyAction & { readonly number?: number };
const die = (number: number): Move => ({ type: 'die', number });
const tile = (number: number): Move => ({ type: 'tile', number });
const buy: Move = { type: 'buy' };
const written = ({ type, number }: Move): string => (number === undefined ? type : `${type} ${number}`);

function foreseen(planned: readonly string[]): Foresight {
  const unfit = planned.findIndex(notation => !/^(die|tile|buy)/.test(notation));
  const fits = unfit < 0 ? planned.length : unfit;
  const isTile = planned[fits - 1]?.startsWith('die') === true;
  const moves = isTile ? [tile(1), tile(2)] : [die(1), die(6)];
  const offered = (action: Move, times: number) => ({
    action,
    notation: written(action),
    times,
    shown: true,
  });
  return {
    futures: unfit < 0 ? 3 : 0,
    fits,
    view: { imagined: planned.slice(0, fits) },
    question: { kind: isTile ? 'tile' : 'die', waitingFor: [1], ready: [], sealed: false },
    mayTakeBack: planned.at(-1)?.startsWith('tile') === true,
    choices:
      unfit < 0
        ? [
            ...moves.map(move => offered(move, move.number === 2 ? 2 : 3)),
            { action: tile(9), notation: 'tile 9', times: 1, shown: false },
          ]
        : [],
    asides: unfit < 0 ? [offered(buy, 3)] : [],
  };
}

const text = {
  action: (_view: unknown, _seat: number, action: Move) => `Do ${written(action)}`,
  prompt: () => ({ what: 'What now?' }),
} as unknown as GameText;

const positionAt = (count: number, legal: readonly string[] = []): PositionView => ({
  count,
  decision: count,
  view: { real: count },
  question: { kind: 'die', waitingFor: [legal.length > 0 ? 1 : 0], ready: [], sealed: false },
  legal: legal.map(notation => ({ action: { type: notation }, notation })),
  asides: [],
  mayTakeBack: false,
  undo: 'none',
  outcome: null,
});

let live: {
  id: string;
  feed: { card: { status: string }; position: PositionView; plans: readonly string[] };
  mayPlan: boolean;
  isAway: boolean;
  log: [];
  seats: [];
};
let asked: string[];
let fails = false;
let reasons: (readonly [unknown, readonly string[]])[];

beforeEach(() => {
  const feed = { card: { status: 'running' }, position: positionAt(5), plans: [] };
  live = { id: 'table', feed, mayPlan: true, isAway: false, log: [], seats: [] };
  [asked, reasons, fails] = [[], [], false];
  told.length = 0;
});

async function begin(): Promise<PlannedTable> {
  const oracle = {
    foresee: (planned: readonly string[]) => {
      asked.push(planned.join(', '));
      return fails ? Promise.reject(new Error('no line')) : Promise.resolve(foreseen(planned));
    },
    whyNot: (target: unknown, planned: readonly string[]) => {
      reasons.push([target, planned]);
      return Promise.resolve({ rule: 'XX-1', code: 'taken' } as unknown as Reason);
    },
  };
  const planned = new PlannedTable(live as unknown as OnlineTable, 1, () => text, oracle);
  await planned.begin();
  return planned;
}

const settled = (planned: PlannedTable): Promise<void> => vi.waitFor(() => expect(planned.busy).toBe(false));
const stepsOf = ({ steps }: PlannedTable): readonly string[] => notationsOf(steps);

it('shows what is imagined in the place of the game, and plays nothing', async () => {
  const planned = await begin();
  expect(planned.snapshot).toMatchObject({ viewer: 1, view: { imagined: [] }, outcome: undefined });
  expect(planned.snapshot.legal.map(({ notation }) => notation)).toEqual(['die 1', 'die 6']);
  expect(planned.snapshot.asides.map(({ notation }) => notation)).toEqual(['buy']);
  // However careful somebody is with the game: a plan is changed without a second yes.
  planned.act(die(6));
  await settled(planned);
  expect(planned.pending).toBeUndefined();
  expect(stepsOf(planned)).toEqual(['die 6']);
  expect(planned.steps[0]).toEqual({ notation: 'die 6', words: 'Do die 6', isCertain: true });
  expect(planned.snapshot.view).toEqual({ imagined: ['die 6'] });
  expect(planned.isKept).toBe(false);
});

it('adds the parts of one gesture one after the other, each as it is offered then', async () => {
  const planned = await begin();
  planned.act([die(1), tile(2), buy]);
  expect(planned.mayAct).toBe(false);
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['die 1', 'tile 2', 'buy']);
  expect(planned.steps.map(({ isCertain }) => isCertain)).toEqual([true, false, true]);
  expect(asked).toEqual(['', 'die 1', 'die 1, tile 2', 'die 1, tile 2, buy']);
  // What is not offered ends the gesture, and is told like anything that is not possible.
  planned.act([die(6), die(1)]);
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['die 1', 'tile 2', 'buy', 'die 6']);
  expect(planned.reason).toBeNull();
});

it('takes back a pick of the plan, but none that has really been made', async () => {
  const planned = await begin();
  planned.act(TAKE_BACK);
  await settled(planned);
  expect(planned.reason).toBeNull();
  planned.act([die(1), tile(1)]);
  await settled(planned);
  planned.act([TAKE_BACK, tile(2)]);
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['die 1', 'tile 2']);
});

it('goes back step by step, removes any step, and begins anew', async () => {
  const planned = await begin();
  expect(planned.snapshot.undoTo).toBeUndefined();
  planned.undo();
  planned.act([die(1), tile(1), die(6)]);
  await settled(planned);
  planned.undo();
  planned.remove(0);
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['tile 1']);
  expect(planned.snapshot.undoTo).toBeDefined();
  planned.undoTurn();
  await settled(planned);
  expect(stepsOf(planned)).toEqual([]);
});

it('keeps what is written by hand, and shows how far the plan fits', async () => {
  const planned = await begin();
  planned.act(die(1));
  await settled(planned);
  planned.add('no such thing');
  await settled(planned);
  expect(planned.steps.at(-1)).toMatchObject({ notation: 'no such thing', words: undefined });
  expect(planned.foresight).toMatchObject({ fits: 1, view: { imagined: ['die 1'] } });
  expect([planned.isForeseen, planned.mayAct]).toEqual([false, false]);
  planned.add('tile 1');
  await settled(planned);
  // What was to follow on it goes with it.
  planned.cut();
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['die 1']);
  expect(planned.mayAct).toBe(true);
});

it('says what is legal only in some of the futures, and marks every question as one of the plan', async () => {
  const planned = await begin();
  planned.act(die(1));
  await settled(planned);
  const words = planText(text, en, action => planned.isDoubtful(action));
  expect(words.action({}, 1, tile(1))).toBe('Do tile 1');
  expect(words.action({}, 1, tile(2))).toBe('Do tile 2 (perhaps)');
  const question = planned.snapshot.question!;
  expect(words.prompt({}, question, 1, String).what).toBe('Plan: What now?');
  // Only in the list: the board shows a future in which it is not possible.
  expect(planned.offered.find(({ notation }) => notation === 'tile 9')?.isCertain).toBe(false);
  expect(planned.snapshot.legal.some(({ notation }) => notation === 'tile 9')).toBe(false);
});

it('goes on with a plan that was kept, in the words of its moments', async () => {
  live.feed.plans = ['die 1', 'tile 2'];
  const planned = await begin();
  expect(planned.steps.map(({ words }) => words)).toEqual(['Do die 1', 'Do tile 2']);
  expect(planned.isKept).toBe(true);
});

it('looks ahead anew when the game goes on, once for however much has happened', async () => {
  const planned = await begin();
  planned.act(die(1));
  await settled(planned);
  asked.length = 0;
  planned.follow();
  expect(planned.busy).toBe(false);
  for (const count of [6, 7, 8]) {
    live.feed.position = positionAt(count);
    planned.follow();
  }
  await settled(planned);
  expect(asked).toEqual(['die 1']);
  expect(stepsOf(planned)).toEqual(['die 1']);
});

it('looks ahead anew when what stood still goes on', async () => {
  live.mayPlan = false;
  const planned = await begin();
  asked.length = 0;
  live.feed.position = positionAt(6);
  planned.follow();
  await settled(planned);
  expect([planned.end, asked]).toEqual(['halted', []]);
});

it('follows the plan that is kept: what was played is gone, what somebody has begun stays', async () => {
  live.feed.plans = ['die 1', 'tile 1'];
  const planned = await begin();
  planned.act(die(6));
  await settled(planned);
  live.feed.plans = ['tile 1'];
  planned.follow();
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['tile 1', 'die 6']);
  // It was dropped: here it can be mended and kept again.
  live.feed.plans = [];
  planned.follow();
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['die 6']);
});

it('shows a plan that was kept elsewhere to who has changed nothing', async () => {
  live.feed.plans = ['die 1'];
  const planned = await begin();
  live.feed.plans = ['die 6', 'tile 1'];
  planned.follow();
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['die 6', 'tile 1']);
});

it('asks why not of what is imagined', async () => {
  const planned = await begin();
  planned.act(die(1));
  await settled(planned);
  planned.tryIllegal({ type: 'space', number: 3 });
  await vi.waitFor(() => expect(planned.reason).toMatchObject({ rule: 'XX-1' }));
  expect(reasons).toEqual([[{ type: 'space', number: 3 }, ['die 1']]]);
});

it('tells what goes wrong, and leaves the plan as it was', async () => {
  const planned = await begin();
  planned.act(die(1));
  await settled(planned);
  fails = true;
  planned.act(tile(1));
  await settled(planned);
  expect(told).toHaveLength(1);
  expect(stepsOf(planned)).toEqual(['die 1']);
  fails = false;
  planned.act(tile(1));
  await settled(planned);
  expect(stepsOf(planned)).toEqual(['die 1', 'tile 1']);
});

it('goes on when the turn comes, and ends with the game', async () => {
  live.mayPlan = false;
  live.feed.position = positionAt(5, ['die 1']);
  const onTurn = await begin();
  expect([onTurn.isMyTurn, onTurn.end, onTurn.mayAct]).toEqual([true, undefined, true]);
  // A bot plays for me, or the game stands still.
  live.feed.position = positionAt(6);
  const halted = await begin();
  expect([halted.isMyTurn, halted.end, halted.mayAct]).toEqual([false, 'halted', false]);
  live.feed.card = { status: 'over' };
  const over = await begin();
  expect([over.end, over.mayAct, over.snapshot.outcome]).toEqual(['over', false, undefined]);
});

it('is no longer than the server takes', async () => {
  const planned = await begin();
  planned.act(Array.from({ length: 50 }, () => buy));
  await settled(planned);
  expect(stepsOf(planned)).toHaveLength(40);
  expect([planned.isFull, planned.mayAct]).toEqual([true, false]);
  planned.add('buy');
  await settled(planned);
  expect(stepsOf(planned)).toHaveLength(40);
});
