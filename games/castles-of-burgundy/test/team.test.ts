import { describe, expect, test } from 'vitest';
import { boardNamed, castlesOfBurgundy as game, tileNamed } from '../rules/index.ts';
import { given, seatZeroFirst, TestTable, type TableGiven } from './given.ts';

const options = { mode: 'team' };
/** Seats 0 and 1 are team A, 2 and 3 team B; seat 0 begins. The starting castle lies on 36. */
const team = (more: TableGiven = {}): TestTable =>
  given({ seats: 4, ...more, options: { ...options, ...more.options } });

/** Space 35 is a ship space with 4 beside the starting castle of 12a. */
const SHIP_SPACE = 35;

describe('the team game', () => {
  test('CB-30.1 two teams of two, partners next to each other', () => {
    expect(game.teams?.({ mode: 'team' }, 4)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(team().state.table.duchyOf).toEqual([0, 0, 1, 1]);
  });

  test('CB-30.2 the four-player board and values are used', () => {
    const state = game.setup(options, 4, seatZeroFirst());
    expect(state.depots.every(({ tiles }) => tiles.every(tile => tile >= 0))).toBe(true);
    expect(
      team({ dice: [4, 4], goods: { red: 2 } })
        .play('die 4', 'sell red')
        .score(),
    ).toBe(8);
  });

  test('CB-30.3 CB-30.6 a team duchy has 73 spaces, two hexagons that share the middle', () => {
    for (const id of ['12a', '12b']) {
      const board = boardNamed(id);
      expect(board.size).toBe(73);
      expect(board.neighbours[36]).toEqual([23, 24, 35, 37, 48, 49]);
      expect(board.spacesOf.map(spaces => spaces.length)).toEqual([24, 12, 12, 7, 6, 12]);
    }
    expect(
      boardNamed('12b').spacesOf[3]!.filter(space => [1, 6].includes(boardNamed('12b').numbers[space]!)),
    ).toEqual([36, 39]);
  });

  test('CB-30.4 on 12a the starting castle lies on the middle space with number 1', () => {
    const { state } = team();
    expect(state.duchies.map(({ spaces }) => spaces[36])).toEqual([tileNamed('castle'), tileNamed('castle')]);
    expect(boardNamed('12a').numbers[36]).toBe(1);
  });

  test('CB-30.5 on 12b each team chooses the space with 1 or with 6 (TV-62)', () => {
    const table = new TestTable(game.setup({ ...options, teamDuchy: '12b' }, 4, seatZeroFirst()));
    expect([table.seat, table.legal()]).toEqual([0, ['castle 36', 'castle 39']]);
    table.play('castle 39');
    expect(table.seat).toBe(2);
    table.play('castle 36');
    expect(table.asked).toBe('turn');
    expect(table.duchy(1).spaces[39]).toBe(tileNamed('castle'));
  });

  test('CB-30.7 three goods, 2 silver, workers 3 for team A and 5 for team B', () => {
    const state = game.setup(options, 4, seatZeroFirst());
    expect(state.duchies.map(({ silver, workers }) => [silver, workers])).toEqual([
      [2, 3],
      [2, 5],
    ]);
    expect(state.duchies.map(({ goods }) => goods.reduce((sum, count) => sum + count, 0))).toEqual([3, 3]);
  });

  test('CB-30.8 own dice, points and pawns; the first stack is A1, B1, A2, B2', () => {
    const { state } = team();
    expect(state.order).toEqual([0, 2, 1, 3]);
    expect(state.players).toHaveLength(4);
    expect(state.bridge).toEqual([0, 0, 0, 0]);
    for (let seed = 1; seed < 20; seed++) {
      const [a1, b1, a2, b2] = game.setup(options, 4, seatZeroFirst(seed)).order as [
        number,
        number,
        number,
        number,
      ];
      expect([a1 >> 1, b1 >> 1]).toEqual([a2 >> 1, b2 >> 1]);
    }
  });

  test('CB-30.9 CB-30.10 CB-30.12 two private and two common key spaces, as the taker likes', () => {
    const table = team({ dice: [2, 2], depots: { 2: ['mine', 'castle'] } });
    table.play('die 2', 'take mine from 2');
    expect(table.legal()).toEqual(['store own', 'store common']);
    table.play('store common');
    expect(table.duchy().common).toEqual([tileNamed('mine')]);
    expect(game.view(table.state, 0).duchies[0]).toMatchObject({ commonCount: 2 });
    const half = team({ dice: [2, 2], stored: ['bank', 'ship'], depots: { 2: ['mine'] } }).play(
      'die 2',
      'take mine from 2',
    );
    expect(half.duchy().common).toEqual([tileNamed('mine')]);
    expect(half.stored()).toEqual(['bank', 'ship']);
  });

  test('CB-30.11 tiles of the partner are out of reach, common ones are not (TV-61)', () => {
    const table = team({ dice: [4, 4], others: { 1: { stored: ['ship'] } } }).play('die 4');
    expect(table.legal().some(line => line.startsWith('place'))).toBe(false);
    expect(table.why({ type: 'storedTile', tile: 'ship', from: 'partner' })).toMatchObject({
      rule: 'CB-30.11',
    });
    const common = team({ dice: [4, 4], common: ['ship'] }).play('die 4');
    expect(common.legal()).toContain('place ship from common');
    common.play('place ship from common', `on ${SHIP_SPACE}`);
    expect(common.duchy().common).toEqual([]);
  });

  test('CB-30.13 room is made among own and common tiles', () => {
    const table = team({
      dice: [2, 2],
      stored: ['bank', 'ship'],
      common: ['cow2', 'ship'],
      depots: { 2: ['mine'] },
    });
    table.play('die 2', 'take mine from 2');
    expect(table.legal()).toEqual([
      'discard bank',
      'discard ship',
      'discard cow2 from common',
      'discard ship from common',
    ]);
    table.play('discard cow2 from common');
    expect(table.duchy().common).toEqual([tileNamed('ship'), tileNamed('mine')]);
  });

  test('CB-30.14 workers, silver and goods belong to the team', () => {
    const table = team({ workers: 1, silver: 2, goods: { red: 1 } });
    table.player(1).dice = [4, 4];
    table.play('endTurn', 'endTurn');
    expect(table.seat).toBe(1);
    table.play('die 4', 'sell red');
    expect(table.duchy(0)).toBe(table.duchy(1));
    expect([table.duchy().silver, table.score(1), table.score(0)]).toEqual([3, 4, 0]);
  });

  test('CB-30.15 the dice of the partner cannot be used', () => {
    const table = team({ dice: [2, 3], others: { 1: { dice: [5, 6] } } });
    expect(table.legal()).toEqual(['die 2', 'die 3', 'endTurn']);
  });

  test('CB-30.16 both partners place anywhere in the team duchy', () => {
    const table = team({ dice: [4, 4], stored: ['ship'] });
    Object.assign(table.player(1), { dice: [5, 5], keySpaces: [tileNamed('ship')] });
    table.play('die 4', 'place ship', 'on 35', 'endTurn', 'endTurn', 'die 5', 'place ship', 'on 34');
    expect(table.duchy().spaces[34]).toBe(tileNamed('ship'));
  });

  test('CB-30.17 monasteries and mines belong to the team, income is paid once', () => {
    const table = team({ round: 5, placed: { 46: 'mine' }, monasteries: [2, 14], dice: [1, 1] });
    table.play('endTurn', 'endTurn', 'die 1', 'takeWorkers');
    expect(table.duchy().workers).toBe(4);
    table.play('endTurn', 'endTurn');
    expect(table.state.phase).toBe(1);
    expect([table.duchy().silver, table.duchy().workers]).toEqual([1, 5]);
  });

  test('CB-30.18 points go to the player who acts', () => {
    const table = team({ dice: [4, 4], goods: { red: 2 } }).play('die 4', 'sell red');
    expect([table.score(0), table.score(1)]).toEqual([8, 0]);
  });

  /** All mines of 12a covered but the last. */
  const lastMine = (more: TableGiven = {}): TestTable => {
    const board = boardNamed('12a');
    const [space, ...others] = board.spacesOf[4]!;
    const die = board.numbers[space!]!;
    const table = team({ dice: [die, die], stored: ['mine'], ...more });
    for (const other of others) table.duchy().spaces[other] = tileNamed('inn');
    table.duchy().spaces[board.neighbours[space!]![0]!] ??= tileNamed('inn');
    for (const neighbour of board.neighbours[space!]!)
      if (table.duchy().spaces[neighbour] === -1) table.duchy().spaces[neighbour] = tileNamed('inn');
    return table.play(`die ${die}`, 'place mine', `on ${space}`);
  };

  test('CB-30.19 the first team takes the big bonus tile, the second the small one', () => {
    const table = lastMine();
    expect([table.points('colourBonus', 0), table.duchy().bonus[4]]).toEqual([7, 1]);
    expect(table.state.bonusTaken[4]).toBe(1);
  });

  test('CB-30.20 a ship moves the own pawn; on the last space it goes to the top (TV-60)', () => {
    const table = team({ dice: [4, 4], stored: ['ship'], depotGoods: { 1: { red: 1 } } });
    Object.assign(table.state, { bridge: [6, 0, 0, 6], order: [3, 0, 1, 2] });
    table.play('die 4', 'place ship', `on ${SHIP_SPACE}`, 'depot 1');
    expect(table.goods()).toEqual({ red: 1 });
    expect(table.state.bridge).toEqual([6, 0, 0, 6]);
    expect(table.state.order).toEqual([0, 3, 1, 2]);
  });

  test('CB-30.21 each player has the own purchase', () => {
    const table = team({ silver: 4, black: ['ship', 'mine'] }).play(
      'buy ship from black',
      'store own',
      'endTurn',
      'endTurn',
    );
    expect(table.seat).toBe(1);
    expect(table.free()).toEqual(['buy mine from black']);
  });

  const finish = (own: readonly number[], spaces = 0): ReturnType<typeof game.outcome> => {
    const table = team({ phase: 'E', round: 5 });
    own.forEach((points, seat) => (table.player(seat).points[0] = points));
    for (let i = 0; i < spaces; i++) table.duchy(0).spaces[i] = tileNamed('inn');
    return game.outcome(table.endRound().state);
  };

  test('CB-30.22 both partners and the final scoring are added up', () => {
    const outcome = finish([50, 30, 60, 10])!;
    expect(outcome).toMatchObject({ scores: [80, 80, 70, 70], ranks: [1, 1, 3, 3] });
    const table = team({ phase: 'E', round: 5, silver: 3, workers: 4 });
    expect(game.outcome(table.endRound().state)).toMatchObject({ scores: [5, 5, 0, 0] });
  });

  test('CB-30.23 a tie goes to the team with more empty spaces, else both win', () => {
    expect(finish([50, 30, 60, 20], 2)).toMatchObject({ ranks: [3, 3, 1, 1], tieBreak: 'emptySpaces' });
    expect(finish([50, 30, 60, 20])).toMatchObject({ ranks: [1, 1, 1, 1] });
  });

  test('CB-30.24 monastery 27 keeps both pawns of the team above the others', () => {
    const space = boardNamed('12a').spacesOf[2]!.find(one =>
      boardNamed('12a').neighbours[one]!.includes(36),
    )!;
    const die = boardNamed('12a').numbers[space]!;
    const table = team({ options: { extraTiles: true }, dice: [die, die], stored: ['monastery27'] });
    Object.assign(table.state, { bridge: [1, 1, 1, 1], order: [2, 1, 3, 0] });
    table.play(`die ${die}`, 'place monastery27', `on ${space}`);
    expect(table.state.order).toEqual([1, 0, 2, 3]);
  });

  test('CB-30.25 each player has an own trade route of three tiles', () => {
    const state = game.setup({ ...options, tradeRoutes: true }, 4, seatZeroFirst());
    expect(state.players.map(({ route }) => route.length)).toEqual([3, 3, 3, 3]);
    const table = team({ options: { tradeRoutes: true }, dice: [4, 4], goods: { red: 2 } }).play(
      'die 4',
      'sell red',
    );
    while (table.asked !== 'turn') table.play(table.legal().at(-1)!);
    expect([table.player(0).laid.length, table.player(1).laid.length]).toEqual([2, 0]);
  });

  test('CB-30.26 shields work for both; tribute is decided by the partner who comes first; others are opponents', () => {
    const table = team({ options: { shields: true }, round: 5, silver: 1, shields: [2] });
    table.play('die 1', 'takeWorkers', 'endTurn');
    expect(table.duchy(0).workers).toBe(2);
    table.player(2).dice = [1, 1];
    table.play('die 1', 'takeWorkers', 'endTurn');
    expect(table.duchy(0).workers).toBe(3);
    table.endRound();
    expect([table.asked, table.seat]).toEqual(['tribute', 0]);
    const copy = team({ options: { shields: true }, shields: [6] });
    expect(copy.free()).toEqual(['copy monasteries of 1']);
  });
});
