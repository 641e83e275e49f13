import { describe, expect, test } from 'vitest';
import { game, given } from './given.ts';

const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;
/** Seats: 0 Bulgaria, 1 Croatia. */
const bulgaria = { options: { map: 'east' }, nations: ['bulgaria', 'croatia'] } as const;

describe('movement', () => {
  test('WT-10.1 one complete manoeuvre turn after the other', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry', bosnia: '1 infantry', praha: '' } });
    table.begin({ kind: 'manoeuvre' });
    const asked: string[] = [];
    while (table.asked !== 'nothing') {
      asked.push(`${table.seat} ${table.asked}`);
      table.play('done');
    }
    expect(asked).toEqual(['0 moveArmies', '1 moveArmies', '1 movePrincesses']);
    const early = given({ ...austria, place: { bosnia: '1 infantry' } }).manoeuvre(1);
    expect(
      early.whyId(
        { type: 'move', unit: early.unit('wien', 'princess').id, to: early.province('salzburg') },
        0,
      ),
    ).toBe('waitForOther');
  });

  test('WT-10.2 action points by the Military level', () => {
    const points = [1, 2, 3, 4, 5, 6, 7].map(military => {
      const table = given({ ...austria, levels: [{ military }], place: { tirol: '0 infantry' } });
      return game.view(table.state, 0).actionPoints[table.unit('tirol', 'infantry').id];
    });
    expect(points).toEqual([2, 2, 2, 3, 4, 4, 5]);
  });

  test('WT-10.3 points left over are not kept', () => {
    const table = given({ ...austria, stock: [{ food: 1 }], place: { tirol: '0 infantry' } });
    table.unit('tirol', 'infantry').spent = 1;
    table.endTurn();
    expect(game.view(table.state, 0).actionPoints[table.unit('tirol', 'infantry').id]).toBe(2);
  });

  test('WT-10.4 WT-10.5 one point a step, through own and free provinces', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry', salzburg: '', moravia: '' } }).manoeuvre(
      0,
    );
    table.play('infantry tirol>salzburg');
    expect(table.forecast('infantry salzburg>moravia')).toEqual({
      type: 'move',
      actionPointsLeft: 0,
      takes: true,
    });
    table.play('infantry salzburg>moravia');
    expect(table.kinds('moravia')).toEqual(['infantry']);
    const far = given({ ...austria, place: { tirol: '0 infantry' } }).manoeuvre(0);
    const { id: unit } = far.unit('tirol', 'infantry');
    expect(far.whyId({ type: 'move', unit, to: far.province('moravia') })).toBe('notAdjacent');
  });

  test('WT-10.6 WT-10.8 a barbarian province only with a point left for the battle, each army for itself (T14)', () => {
    const table = given({
      ...austria,
      place: { tirol: '0 infantry', salzburg: '0 infantry', praha: 'barbarianArmy' },
    });
    table.manoeuvre(0);
    expect(table.legal()).toContain('infantry salzburg>praha');
    table.play('infantry tirol>salzburg', 'infantry salzburg#1>praha');
    expect(table.unit('praha', 'infantry').engaged).toBe(true);
    expect(table.legal()).not.toContain('infantry salzburg>praha');
    const { id: unit } = table.unit('salzburg', 'infantry');
    expect(table.why({ type: 'move', unit, to: table.province('praha') })).toMatchObject({
      rule: 'WT-10.6',
      sentence: 'needsBattlePoint',
    });
  });

  test('WT-10.6 WT-10.4 to and fro costs points too (T62)', () => {
    const table = given({
      ...austria,
      levels: [{ military: 4 }],
      place: {
        salzburg: '0 infantry',
        tirol: '0 princess',
        praha: 'barbarianArmy',
        moravia: 'barbarianArmy',
      },
    });
    table.manoeuvre(0).play('infantry salzburg>tirol', 'infantry tirol>salzburg');
    expect(table.legal()).toContain('infantry salzburg>tirol');
    expect(table.legal()).not.toContain('infantry salzburg>praha');
    expect(table.holder('salzburg')).toBe(0);
  });

  test('WT-10.7 the same for a province of a player at war', () => {
    const place = { steiermark: '0 infantry', istria: '1 princess' };
    const table = given({ ...austria, place, wars: [[0, 1]] }).manoeuvre(0);
    expect(table.legal()).toContain('infantry steiermark>istria');
    table.unit('steiermark', 'infantry').spent = 1;
    table.manoeuvre(0);
    expect(table.legal()).not.toContain('infantry steiermark>istria');
  });

  test('WT-10.9 an army that has entered fights there and moves no further', () => {
    const table = given({
      ...austria,
      levels: [{ military: 7 }],
      place: { tirol: '0 infantry, 0 infantry' },
    }).manoeuvre(0);
    table.play('infantry tirol>salzburg');
    const { id: unit } = table.unit('salzburg', 'infantry');
    expect(table.legal().some(words => words.startsWith('infantry salzburg'))).toBe(false);
    expect(table.whyId({ type: 'move', unit, to: table.province('wien') })).toBe('engaged');
  });

  test('WT-10.10 no entry into a province of a player without war', () => {
    const table = given({
      ...austria,
      levels: [{ military: 7 }],
      place: { steiermark: '0 infantry', istria: '1 princess' },
    }).manoeuvre(0);
    expect(table.legal()).not.toContain('infantry steiermark>istria');
    const { id: unit } = table.unit('steiermark', 'infantry');
    expect(table.whyId({ type: 'move', unit, to: table.province('istria') })).toBe('noWar');
  });

  test('WT-10.11 from several provinces into one battle', () => {
    const table = given({
      ...austria,
      place: { tirol: '0 infantry', steiermark: '0 archer', salzburg: 'barbarianArmy' },
    }).manoeuvre(0);
    table.play('infantry tirol>salzburg');
    expect(table.forecast('archer steiermark>salzburg')).toMatchObject({
      type: 'battle',
      battle: { attack: 3, defence: 1 },
    });
    table.play('archer steiermark>salzburg');
    expect(table.eventsOf('battleStarted')).toMatchObject([{ attack: 3, defence: 1 }]);
  });

  test('WT-10.12 moving is optional; battles only when movement is finished', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry, 0 infantry' } }).manoeuvre(0);
    table.play('infantry tirol>salzburg');
    expect(table.asked).toBe('moveArmies');
    expect(table.eventsOf('battleStarted')).toEqual([]);
    table.play('done');
    expect(table.eventsOf('battleStarted')).toHaveLength(1);
  });

  test('WT-10.13 control is recomputed after each step', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry', salzburg: '', praha: '' } }).manoeuvre(0);
    table.play('infantry tirol>salzburg');
    expect([table.holder('tirol'), table.holder('salzburg')]).toEqual(['free', 0]);
    table.play('infantry salzburg>praha');
    expect([table.holder('salzburg'), table.holder('praha')]).toEqual(['free', 0]);
  });

  test('WT-10.14 without Double Strike nothing moves after the battle', () => {
    const table = given({
      ...austria,
      levels: [{ military: 5 }],
      place: { tirol: '0 cavalry', wien: '0 fort' },
    }).manoeuvre(0);
    table.play('cavalry tirol>salzburg');
    expect(table.holder('salzburg')).toBe(0);
    expect(table.asked).toBe('nothing');
  });

  test('WT-10.15 Double Strike: a second movement and a second round with the points left (T31)', () => {
    const table = given({
      ...bulgaria,
      levels: [{ military: 6 }],
      turn: 3,
      place: { bulgaria: '0 cavalry, 0 fort' },
    }).manoeuvre(0);
    table.play('cavalry bulgaria>vidin');
    expect(table.holder('vidin')).toBe(0);
    expect(table.unit('vidin', 'cavalry')).toMatchObject({ spent: 2, damage: 1 });
    table.play('cavalry vidin>tarnovo');
    expect(table.unit('tarnovo', 'cavalry').spent).toBe(4);
    const slow = given({
      ...bulgaria,
      levels: [{ military: 6 }],
      turn: 3,
      place: { bulgaria: '0 cavalry, 0 fort', vidin: '' },
    }).manoeuvre(0);
    slow.play('cavalry bulgaria>vidin', 'cavalry vidin>tarnovo');
    expect(slow.asked).toBe('moveArmies');
    expect(slow.legal().sort()).toEqual(['cavalry tarnovo>bulgaria', 'cavalry tarnovo>vidin', 'done']);
  });

  test('WT-10.16 in the second round armies that have not fought may fight too', () => {
    const table = given({
      ...bulgaria,
      levels: [{ military: 6 }],
      turn: 3,
      place: { bulgaria: '0 cavalry, 0 archer' },
    }).manoeuvre(0);
    table.play('cavalry bulgaria>vidin', 'done');
    expect(table.legal()).toContain('archer bulgaria>tarnovo');
  });

  test('WT-10.17 retreated and withdrawn armies have no points', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry, 0 archer' } });
    Object.assign(table.unit('tirol', 'infantry'), { retreated: true, spent: 99 });
    table.manoeuvre(0);
    expect(table.legal().some(words => words.startsWith('infantry'))).toBe(false);
    const { id: unit } = table.unit('tirol', 'infantry');
    expect(table.whyId({ type: 'move', unit, to: table.province('salzburg') })).toBe('exhausted');
  });

  test('WT-10.18 provinces may exchange armies, and there is no limit to a stack', () => {
    const table = given({
      ...austria,
      place: {
        tirol: '0 infantry, 0 infantry, 0 infantry, 0 infantry, 0 archer, 0 archer',
        steiermark: '0 cavalry',
      },
    }).manoeuvre(0);
    table.play('infantry tirol>steiermark', 'cavalry steiermark>tirol');
    expect(table.kinds('tirol')).toHaveLength(6);
    expect(table.kinds('steiermark')).toEqual(['infantry']);
  });
});

describe('princesses and forts', () => {
  test('WT-13.1 WT-13.2 each princess once, after all battles, to a free or own province, which she takes', () => {
    const table = given({ ...austria, place: { salzburg: '', tirol: '0 princess' } }).manoeuvre(0);
    expect(table.asked).toBe('movePrincesses');
    const vp = table.vp(0);
    table.play('princess tirol>salzburg');
    expect([table.holder('tirol'), table.holder('salzburg')]).toEqual(['free', 0]);
    expect(table.vp(0)).toBe(vp + 1);
    const { id: unit } = table.unit('salzburg', 'princess');
    expect(table.legal().some(words => words.startsWith('princess salzburg'))).toBe(false);
    expect(table.whyId({ type: 'move', unit, to: table.province('tirol') })).toBe('princessMoved');
    const early = given({ ...austria, place: { tirol: '0 infantry, 0 princess', salzburg: '' } }).manoeuvre(
      0,
    );
    expect(
      early.whyId({ type: 'move', unit: early.unit('tirol', 'princess').id, to: early.province('salzburg') }),
    ).toBe('princessesLater');
  });

  test('WT-13.3 princesses never attack', () => {
    const table = given({ ...austria, place: { tirol: '0 princess', praha: '' }, wars: [[0, 1]] }).manoeuvre(
      0,
    );
    const { id: unit } = table.unit('tirol', 'princess');
    expect(table.legal()).toEqual(expect.arrayContaining(['princess tirol>praha', 'done']));
    expect(table.legal()).not.toContain('princess tirol>salzburg');
    expect(table.whyId({ type: 'move', unit, to: table.province('salzburg') })).toBe('princessNeverAttacks');
  });

  test('WT-13.4 any damage kills a princess, and she deals none', () => {
    const table = given({
      ...austria,
      place: { steiermark: '0 infantry', istria: '1 princess' },
      wars: [[0, 1]],
    }).manoeuvre(0);
    table.play('infantry steiermark>istria');
    expect(table.eventsOf('battleStarted')).toMatchObject([{ attack: 1, defence: 0 }]);
    expect([table.holder('istria'), table.player(0).kills]).toEqual([0, 1]);
  });

  test('WT-13.5 forts never move', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry' } }).manoeuvre(0);
    expect(table.whyId({ type: 'unit', unit: table.unit('wien', 'fort').id })).toBe('fortsNeverMove');
    expect(table.legal().some(words => words.startsWith('fort'))).toBe(false);
  });

  test('WT-13.6 a fort alone holds its province', () => {
    const table = given({ ...austria, place: { tirol: '0 fort, 0 infantry', praha: '' } }).manoeuvre(0);
    table.play('infantry tirol>praha');
    expect([table.kinds('tirol'), table.holder('tirol'), table.holder('praha')]).toEqual([['fort'], 0, 0]);
    const bare = given({ ...austria, place: { tirol: '0 infantry', praha: '' } }).manoeuvre(0);
    expect(bare.play('infantry tirol>praha').holder('tirol')).toBe('free');
  });
});
