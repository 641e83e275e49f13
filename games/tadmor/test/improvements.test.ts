import { describe, expect, test } from 'vitest';
import { ACTION_FIGURES, spacesFor, SPACES, tileId } from '../rules/index.ts';
import { given } from './given.ts';

describe('improvements phase', () => {
  test('TA-8.1, TA-8.3 spaces are resolved in ascending number, one tile for each', () => {
    const table = given({
      seats: 3,
      display: ['I5', 'I6', 'I8', 'I9'],
      players: [{ wood: 2 }, { wood: 2 }],
      pieces: { 'pa-improve-1': '1c', 'pa-improve-2': '0c', 'pa-improve-3': '1c' },
    });
    expect(table.asked).toBe('acquire 1');
    table.play('acquire I5');
    expect(table.asked).toBe('acquire 0');
    table.play('acquire I6');
    expect(table.asked).toBe('acquire 1');
    table.play('acquire I9');
    expect(table.tiles(1)).toEqual(['I5', 'I9']);
    expect(table.tiles(0)).toEqual(['I6']);
  });

  test('TA-8.2 1, 2 or 3 resources by era', () => {
    expect(ACTION_FIGURES.improvementPrice.resources).toEqual([1, 2, 3]);
    for (const [turn, tile] of [
      [1, 'I5'],
      [4, 'I19'],
      [7, 'I43'],
    ] as const) {
      const table = given({
        turn,
        display: [tile],
        players: [{ wood: 8 }],
        pieces: { 'pa-improve-1': '0c' },
      });
      table.play(`acquire ${tile}`);
      expect(table.warehouse()[0]).toBe(8 - Math.ceil(turn / 3));
    }
  });

  test('TA-8.4 taken tiles leave a gap', () => {
    const table = given({
      display: ['I5', 'I6'],
      players: [{ wood: 2 }],
      pieces: { 'pa-improve-1': '0c', 'pa-improve-2': '0c' },
    });
    table.play('acquire I5');
    expect(table.view().display).toEqual([null, 'I6']);
    expect(table.why({ type: 'tile', tile: 'I9' })).toBe('TA-8.4 tileGone');
  });

  test('TA-8.5 without tiles or resources the piece returns unasked', () => {
    const poor = given({ display: ['I5'], pieces: { 'pa-improve-1': '0c' } });
    expect(poor.asked).toBe('place 0');
    const empty = given({ display: [], players: [{ wood: 5 }], pieces: { 'pa-improve-1': '0c' } });
    expect(empty.asked).toBe('place 0');
    const gathering = given({
      turn: 4,
      display: ['I19'],
      players: [{ wood: 1 }],
      pieces: { 'pa-improve-1': '0c', 'ns-wood-1': '0s' },
    });
    expect(gathering.legal()).toEqual(['pass']);
    expect(gathering.why({ type: 'tile', tile: 'I19' })).toBe('TA-8.2 tooFewResources');
    gathering.play('gather ns-wood-1');
    expect(gathering.legal()).toEqual(['acquire I19', 'pass']);
  });

  test('TA-8.6, TA-14.20, T40 a private action takes the piece that bought it, and works this turn', () => {
    const table = given({
      turn: 4,
      display: ['I21', 'I19'],
      players: [{ wood: 3, gold: 1 }],
      pieces: { 'pa-improve-1': '0c' },
    });
    table.play('acquire I21', 'pay wood', 'pay wood');
    expect(table.on('pa-improve-1')).toBe('');
    expect(table.on('I21')).toBe('0c');
    expect(table.free()).toContain('trade gold for stone+stone');
    expect(table.free()).toContain('trade wood for marble');
  });

  test('TA-8.7 three Acquire spaces, two with two players', () => {
    const count = (seats: number): number =>
      spacesFor(seats).filter(place => SPACES[place]!.action === 'acquireImprovement').length;
    expect([2, 3, 4].map(count)).toEqual([2, 3, 3]);
  });

  test('TA-8.8 K15, K25 and K26 after all spaces, in turn order', () => {
    const table = given({
      first: 1,
      display: ['I5', 'I6', 'I8'],
      players: [{ wood: 1, fulfilled: ['K15'] }, { fulfilled: ['K25'] }],
      pieces: { 'pa-improve-1': '0c' },
    });
    expect(table.asked).toBe('acquire 0');
    expect(table.free()).not.toContain('return K15');
    expect(table.why({ type: 'mission', mission: 'K15' })).toBe('TA-13.4 notInThisWindow');
    table.play('acquire I5');
    expect(table.asked).toBe('improvementMissions 1');
    table.play('done');
    expect(table.asked).toBe('improvementMissions 0');
    expect(table.free()).toContain('return K15');
  });

  test('TA-6.8, TA-13.20 a level that comes with the last tiles of the display satisfies the Caravan', () => {
    const pieces = { 'ma-caravan': '0c' } as const;
    const players = [{ tower: 4, fulfilled: ['K15'] as const }];
    const all = given({ turn: 2, players, pieces, display: ['I14', 'I5'] });
    all.play('return K15');
    expect(all.player()).toMatchObject({ tower: 5, camels: 4 });
    const rest = given({ turn: 2, players, pieces, display: ['I14', 'I5', 'I6'] });
    rest.play('return K15', 'take I5', 'take I14');
    expect(rest.player()).toMatchObject({ tower: 5, camels: 4 });
  });

  test('TA-13.20 K15 takes two tiles, or the last one, for nothing', () => {
    const table = given({ display: ['I5', 'I6', 'I8'], players: [{ fulfilled: ['K15'] }] });
    table.play('return K15', 'take I5');
    expect(table.legal()).toEqual(['take I6', 'take I8']);
    table.play('take I8');
    expect(table.tiles()).toEqual(['I5', 'I8']);
    expect(table.asked).toBe('place 0');
    const last = given({ display: ['I5'], players: [{ fulfilled: ['K15'] }] });
    last.play('return K15');
    expect(last.tiles()).toEqual(['I5']);
  });

  test('TA-13.26 K25 in Era I takes an Era I tile, later one of Era I or II', () => {
    const early = given({ display: ['I5', 'I6'], players: [{ fulfilled: ['K25'] }] });
    early.play('return K25');
    expect(early.legal()).toContain('take I1');
    expect(early.legal()).not.toContain('take I5');
    expect(early.legal().every(line => Number(line.slice(6)) <= 18)).toBe(true);
    const late = given({ turn: 8, display: ['I37'], players: [{ fulfilled: ['K26'] }] });
    late.play('return K26');
    expect(late.legal()).toContain('take I10');
    expect(late.legal()).toContain('take I33');
    expect(late.legal().some(line => Number(line.slice(6)) > 36)).toBe(false);
    expect(late.why({ type: 'tile', tile: 'I38' })).toBe('TA-13.26 notFromBox');
  });

  test('TA-13.27, T66 never a tile owned, displayed, or not used with two players', () => {
    const table = given({
      turn: 5,
      display: ['I19', 'I20'],
      players: [{ fulfilled: ['K26'] }, { tiles: ['I5', 'I23'] }],
    });
    table.play('return K26');
    for (const tile of ['I5', 'I23', 'I19', 'I20', 'I22', 'I25', 'I26', 'I7'])
      expect(table.legal()).not.toContain(`take ${tile}`);
    expect(table.legal()).toContain('take I1');
    expect(table.why({ type: 'tile', tile: 'I23' })).toBe('TA-13.27 tileOwned');
    expect(table.state.box.map(tileId)).not.toContain('I22');
  });

  test('TA-13.28, T41 a private tile from the box gets no piece; it serves from the next placement', () => {
    const table = given({ turn: 5, players: [{ wood: 1, fulfilled: ['K25'] }], display: ['I19'] });
    table.play('return K25', 'take I21');
    expect(table.on('I21')).toBe('');
    expect(table.view(0).players[0]!.trades).toEqual([]);
    expect(table.asked).toBe('place 0');
    expect(table.legal()).toContain('camel I21');
  });
});
