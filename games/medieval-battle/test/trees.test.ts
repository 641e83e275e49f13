import { noChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { medievalBattle, type State } from '../rules/index.ts';
import { given } from './given.ts';

/** Number of decision sequences of this length; any change in what is legal shows here. */
function count(state: State, depth: number): number {
  const [seat] = medievalBattle.waitingFor(state);
  if (seat === undefined) return 1;
  const legal = medievalBattle.legalActions(state, seat);
  if (depth === 1) return legal.length;
  let sum = 0;
  for (const action of legal) {
    const copy = medievalBattle.clone(state);
    medievalBattle.playLegal(copy, seat, action, noChance);
    sum += count(copy, depth - 1);
  }
  return sum;
}

const POSITIONS: readonly [name: string, position: string, counts: readonly number[]][] = [
  [
    'open field',
    'S:A:I0:123:123 r 5-5 ---- - 0 - Wg13:1,Kf12:4,Lg12:4,Ah12:3,wc8:1,kd7:4,pd8:3',
    [6, 93, 718],
  ],
  [
    'melee everywhere',
    'S:A:I0:123:123 r 2-2 ---- - 0 - Wg13:1,Hg11:3,Kf11:4!,Bf12:2,lg10:4,kh10:2!,af10:3,wc8:0',
    [6, 55, 328],
  ],
  [
    'pursuit at the edge',
    'S:A:I0:123:123 r 5-5 ---- - 0 - Cl6:5,Lm6:4,bm5:3,pm4:3!,wc8:1,Wg13:1',
    [5, 47, 252],
  ],
  [
    'own units in the way',
    'S:A:I0:123:123 r 1-1 ---- - 0 - Cg13:5,Lg12:4,Pg11:1,Wh12:1,Lf13:2!,Lf12:3!,he12:2',
    [8, 73, 383],
  ],
  [
    'bows and sight',
    'S:A:I0:123:123 y 3-3 yr-- - 0 - bh6:3,mg7:5,aj6:3,wc8:1,Bj8:3,Ki6:4!,Pf8:2,Wg13:0',
    [6, 53, 301],
  ],
  [
    'reserves and fled units',
    'S:A:I0:123:123 y 2-2 ---- - 0 - wc8:0,h@R,k@R,k@R,b@outer3!,l@outer1,Kd5:4',
    [2, 22, 247],
  ],
  [
    'dismounting',
    'S:A:I0:123:123 r 2-2 ---- - 0 d Kg12:4,Mg10:3,Cf12:0,Lh9:2!,Wg13:1,pg9:3,wc8:1',
    [7, 63, 401],
  ],
  [
    'broken ground',
    'S:B:II0:145:134 r 3-3 ---- - 0 - Wg13:1,Hg11:3,Lh10:4,Kf11:4,wc8:1,hg9:3,pf10:3',
    [6, 51, 266],
  ],
  ['last turns', 'S:A:I0:123:123 y 0-0 rr-- - 1 - wc8:1,kd7:1,Wg13:0,Kf12:1', [3, 6, 11]],
  [
    'large map',
    'L:A:I0+III0:12345:1234 y 4-4 ------ - 0 - wn1:1,ko2:4,bp3:3,Wg13:1,Cm9:5,Hl9:3',
    [5, 57, 532],
  ],
];

describe('counted trees', () => {
  for (const [name, position, counts] of POSITIONS)
    test(`MB-6.2 ${name}`, () => {
      expect([1, 2, 3].map(depth => count(given(position), depth))).toEqual(counts);
    });
});
