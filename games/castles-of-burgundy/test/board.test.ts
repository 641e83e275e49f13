import { fastChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { readOffers } from '../board/offers.ts';
import { cellMiddle, HEIGHT, HUNDREDS, hundredsBeside, TRACK, WIDTH } from '../board/market/plate.ts';
import { movesOf } from '../board/motion/flights.ts';
import { orderOf } from '../board/order.ts';
import { outlookOf } from '../board/outlook.ts';
import { ownDuchy } from '../board/duchy/secret-side.ts';
import { readPlace } from '../board/places.ts';
import { scoreOf } from '../board/scores.ts';
import { copiesOf, drawnDuchies, duchiesIn, duchyIds } from '../board/setup/duchies.ts';
import { castlesOfBurgundy as game, type Action, type View } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { given, type TableGiven } from './given.ts';

/** What the client hands to the board of seat 0. */
function seen(position: TableGiven, ...moves: string[]) {
  const { state } = given(position).play(...moves);
  const view = game.view(state, 0);
  const told = (action: Action) => ({
    action,
    text: en.action(view, 0, action),
    notation: '',
    forecast: game.forecast?.(state, 0, action),
  });
  const legal = game.legalActions(state, 0).map(told);
  return { view, legal: legal.filter(({ action }) => action.type !== 'buy') };
}

const NOTHING = { die: undefined, stored: undefined, space: undefined };
const offersOf = (view: View, legal: ReturnType<typeof seen>['legal'], die?: number) =>
  readOffers({ view, seat: 0, legal, asides: [], text: en, chosen: { ...NOTHING, die } });

describe('the duchy of the secret set-up', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('CB-16.4 is seen by its owner once the side is sealed: deal %i', seed => {
    const options = { duchyChoice: 'expert', expertOrder: 'secret' };
    for (const pick of [0, 1]) {
      const state = game.setup(options, 2, fastChance(seed));
      const before = game.view(state, 0).duchies[0]!;
      expect(ownDuchy(before, game.view(state, 0), 0, new Map())).toBe(before);
      game.play(state, 0, game.legalActions(state, 0)[pick]!, fastChance(1));
      const castles = game
        .legalActions(state, 0)
        .flatMap(action => (action.type === 'startCastle' ? [action.space] : []));
      const view = game.view(state, 0);
      const shown = ownDuchy(view.duchies[0]!, view, 0, new Set(castles));
      expect(shown.board).toBe(view.dealt[0]![pick]);
      expect(shown.spaces).toHaveLength(37);
    }
  });
});

describe('what glows', () => {
  const position: TableGiven = {
    dice: [2, 5],
    workers: 1,
    stored: ['bank'],
    depots: { 2: ['ship'], 3: ['mine'], 4: ['castle'] },
  };

  test('before a die is chosen: what fits one of them as it is', () => {
    const { view, legal } = seen(position);
    const { tiles, workers } = offersOf(view, legal);
    expect([...tiles.keys()]).toEqual(['2 ship']);
    expect(workers).toBeUndefined();
  });

  test('with a die: everything it can do, with the price, also beyond the workers at hand', () => {
    const { view, legal } = seen(position);
    const { tiles, workers } = offersOf(view, legal, 2);
    expect([...tiles].map(([key, { price, affordable }]) => [key, price, affordable])).toEqual([
      ['2 ship', 0, true],
      ['3 mine', 1, true],
      ['4 castle', 2, false],
    ]);
    expect(workers?.gain?.workers).toBe(2);
  });

  test('a placement is one gesture of die, tile and space, and says what it brings', () => {
    const { view, legal } = seen({ ...position, dice: [3, 5], phase: 'A' });
    const { spaces } = offersOf(view, legal);
    const [offer] = [...spaces.values()].flat().filter(({ placement }) => (placement?.total ?? 0) > 0);
    expect(offer?.actions.map(({ type }) => type)).toEqual(['die', 'place', 'space']);
    expect(outlookOf(offer?.actions ?? [], { legal, text: en })).toMatch(
      /^\+\d+ VP: Areas by size \d+, Areas by phase 10$/,
    );
  });
});

test('the dice lead the list, the end of the turn closes it', () => {
  const { legal } = seen({ dice: [2, 5] });
  const order = legal.toSorted((a, b) => orderOf(a) - orderOf(b)).map(({ action }) => action.type);
  expect(order).toEqual(['die', 'die', 'endTurn']);
});

test('a line of the log leads to a depot or to a space of a duchy', () => {
  const { view } = seen({});
  expect(readPlace(view, 0, 'depot 3')).toMatchObject({ depot: 3, seat: undefined });
  expect(readPlace(view, 0, '1 d4')).toEqual({ depot: undefined, seat: 1, space: 18 });
  expect(readPlace(view, 0, 'nowhere')).toEqual({ depot: undefined, seat: undefined, space: undefined });
  const line = en.event({ type: 'tilePlaced', seat: 1, tile: 'mine', space: 18 }, String, view);
  expect(line?.place).toBe('1 d4');
});

test('a tile flies from its depot to its owner, points rise where it lands', () => {
  const { view } = seen({});
  const { flights, rises } = movesOf(view, 0, [
    { type: 'tileTaken', seat: 1, tile: 'mine', depot: 4, slot: 2 },
    { type: 'tilePlaced', seat: 0, tile: 'ship', space: 7 },
    { type: 'pointsGained', seat: 0, points: 10, source: 'phases' },
  ]);
  expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['depot 4 2', 'keys 1'],
    ['keys 0', 'space 0 7'],
  ]);
  expect(rises).toMatchObject([{ points: 10, at: expect.arrayContaining(['space 0 7']) }]);
});

test('CB-30.22 at the end the partners of a team have the same score', () => {
  const { state } = given({ seats: 4, options: { mode: 'team' } });
  state.players[0]!.points[0] = 7;
  state.players[1]!.points[0] = 5;
  state.duchies[0]!.silver = 3;
  expect(scoreOf(game.view(state, 2), 0)).toBe(7);
  state.stack.length = 0;
  const over = game.view(state, 2);
  expect([scoreOf(over, 0), scoreOf(over, 1)]).toEqual([15, 15]);
});

describe('CB-16.1 the duchies of the set-up', () => {
  test('one for each seat; who has none gets one that is left', () => {
    expect(duchiesIn('3 7', 2)).toEqual(['3', '7']);
    expect(duchiesIn('3 7 5 6', 2)).toEqual(['3', '7']);
    expect(duchiesIn('3 99', 3)).toEqual(['3', '1', '1']);
  });

  test('drawn ones differ', () => {
    expect(duchyIds).toHaveLength(10);
    expect(copiesOf('1')).toBe(4);
    expect(copiesOf('3')).toBe(1);
    const drawn = drawnDuchies(4, () => 0.5);
    expect(new Set(drawn).size).toBe(4);
  });
});

test('CB-9.10 the sign for 100 points lies on the plate on every field of the score track', () => {
  const cut = TRACK.flatMap((_, score) =>
    [0, 1, 2, 3].filter(below => {
      const at = cellMiddle(score, below);
      const sign = hundredsBeside(at);
      const [x, y] = [at.x + sign.x, at.y + sign.y];
      return x < HUNDREDS.x || x + HUNDREDS.x > WIDTH || y < HUNDREDS.y || y + HUNDREDS.y > HEIGHT;
    }),
  );
  expect(cut).toEqual([]);
});
