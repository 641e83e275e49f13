import { describe, expect, test } from 'vitest';
import { medievalBattle, MODES, valueOnBoard } from '../rules/index.ts';
import { given, legal, OPEN_YELLOW, turns, waiting, why } from './given.ts';

describe('end of the game', () => {
  test('MB-16.7 MB-17.1 T11 the caravan and the middle flag win the standard game', () => {
    const state = turns(given('S:A:I0:123:123 y 5-5 ---- r 0 - cg9:5,wg13:1,Hl9:3'), 'cg9-g8');
    expect(medievalBattle.outcome(state)).toEqual({
      ranks: [2, 1],
      scores: [0, 5],
      breakdown: [
        { flags: 0, caravan: 0 },
        { flags: 2, caravan: 3 },
      ],
      ending: 'victoryPoints',
    });
    expect(medievalBattle.waitingFor(state)).toEqual([]);
    expect(why(state, { type: 'regroup' }, 0)).toBe('MB-17.1 battleOver');
  });

  test('MB-7.3 MB-16.1 MB-17.1 T12 the puzzle: Yellow to move and win at once', () => {
    const state = turns(given('S:A:I0:123:123 y 0-1 -r-- r 0 - cg11:3,wg13:1,Hl8:0,Pe8:0'), 'cg11-g10-g9-g8');
    expect(medievalBattle.outcome(state)).toMatchObject({
      ranks: [2, 1],
      scores: [1, 5],
      ending: 'victoryPoints',
    });
  });

  test('MB-17.1 five points on the standard map, six on the large one', () => {
    expect([MODES.standard.victoryPoints, MODES.large.victoryPoints]).toEqual([5, 6]);
    const large = 'L:A:I0+III0:12345:1234 y 5-5 ';
    expect(turns(given(`${large}y----- r 0 - wn1:1,ks5:4`), '--').ending).toBe('');
    expect(turns(given(`${large}y--y-- r 0 - wn1:1,ks5:4`), '--').ending).toBe('victoryPoints');
  });

  test('MB-17.2 if both reach the target in one turn, points and then value decide', () => {
    // Both have destroyed a caravan; Red ends on g8 with 5 points, Yellow keeps 3 + 1 + 1.
    const state = turns(given('S:A:I0:123:123 r 5-5 -yy- ry 0 - Kg9:4,lc11:4'), 'Kg9-g8');
    expect(medievalBattle.outcome(state)).toMatchObject({
      ranks: [1, 2],
      scores: [5, 5],
      ending: 'victoryPoints',
      tieBreak: 'valueOnBoard',
    });
  });

  test('MB-17.3 MB-17.6 T41 exhaustion: no tokens, no movement; the higher value wins', () => {
    const state = given(
      'S:A:I0:123:123 r 0-0 ry-y - 0 - Kc11:0!,Kc10:0,Ka12:0,Wg13:0,ka8:0,kb8:0,ha9:0,wc8:1',
    );
    expect([valueOnBoard(state, 0), valueOnBoard(state, 1)]).toEqual([9, 8]);
    turns(state, '--');
    expect(state.ending).toBe('');
    turns(state, 'wc8-d7');
    expect(medievalBattle.outcome(state)).toEqual({
      ranks: [1, 2],
      scores: [2, 2],
      breakdown: [
        { flags: 2, caravan: 0 },
        { flags: 2, caravan: 0 },
      ],
      ending: 'exhaustion',
      tieBreak: 'valueOnBoard',
    });
  });

  test('MB-17.3 a fortified caravan or a single time token keeps the battle alive', () => {
    expect(turns(given('S:A:I0:123:123 r 0-0 ---- - 0 - Kc11:1,wc8:1'), 'Kc11-b11').ending).toBe('');
    expect(turns(given('S:A:I0:123:123 r 0-1 ---- - 0 - Kc11:1,wc8:0'), 'Kc11-b11').ending).toBe('');
    expect(turns(given('S:A:I0:123:123 r 0-0 ---- - 0 - Kc11:1,wc8:0'), 'Kc11-b11').ending).toBe(
      'exhaustion',
    );
    // Units that are not on the board do not count.
    expect(turns(given('S:A:I0:123:123 r 0-0 ---- - 0 - Kc11:1,wc8:0,k@outer1,l@R'), 'Kc11-b11').ending).toBe(
      'exhaustion',
    );
  });

  test('MB-17.4 MB-17.7 T42 two passes end the battle; nothing between them is a draw', () => {
    const state = turns(given('S:A:I0:123:123 y 5-5 -ry- - 0 - Kc11:4,ka8:4,Wg13:1,wc8:1'), '--');
    expect(state.ending).toBe('');
    turns(state, '--');
    expect(medievalBattle.outcome(state)).toMatchObject({ ranks: [1, 1], scores: [1, 1], ending: 'passes' });
    expect(medievalBattle.outcome(state)).not.toHaveProperty('tieBreak');
  });

  test('MB-17.4 T43 the passes must follow each other', () => {
    const state = turns(given(`${OPEN_YELLOW} Kc11:4,ka8:4`), '--', 'Kc11-b11', '--');
    expect(state.ending).toBe('');
    expect(turns(state, '--').ending).toBe('passes');
  });

  test('MB-17.5 then more victory points win', () => {
    const state = turns(given('S:A:I0:123:123 y 5-5 -ryr - 0 - Kc11:4,ka8:4'), '--', '--');
    expect(medievalBattle.outcome(state)).toMatchObject({ ranks: [1, 2], scores: [2, 1], ending: 'passes' });
  });

  test('MB-17.6 value: cost of own units on the board, damaged in full, nothing for the rest', () => {
    const state = given(`${OPEN_YELLOW} Kc11:4!,Lg12:4,Wg13:1,K@R,C@outer1,ha8:3,wc8:1`);
    expect([valueOnBoard(state, 0), valueOnBoard(state, 1)]).toEqual([4, 2]);
    expect(medievalBattle.outcome(turns(state, '--', '--'))).toMatchObject({
      ranks: [1, 2],
      tieBreak: 'valueOnBoard',
    });
  });

  test('MB-17.7 equal points and value are a draw', () => {
    const state = turns(given(`${OPEN_YELLOW} Hc11:3!,ha8:3`), '--', '--');
    expect(medievalBattle.outcome(state)?.ranks).toEqual([1, 1]);
  });

  test('MB-17.8 without units a player passes or regroups', () => {
    const state = given('S:A:I0:123:123 r 5-5 ---- - 0 - Kg12:4,ag11:0');
    turns(state, 'Kg12xg11=');
    expect(waiting(state)).toBe(1);
    expect(legal(state)).toEqual(['#', '--']);
    const bare = turns(given('S:A:I0:123:123 r 5-0 ---- - 0 - Kg12:4,ag11:0'), 'Kg12xg11=');
    expect(legal(bare)).toEqual(['--']);
  });
});
