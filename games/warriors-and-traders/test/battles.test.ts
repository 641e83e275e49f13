import { describe, expect, test } from 'vitest';
import { game, given, type TableGiven, type TestTable } from './given.ts';

const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;
/** Austria in Steiermark attacks Croatia in Istria; Steiermark stays Austrian. */
function attack(own: string, theirs: string, wanted: TableGiven = {}): TestTable {
  const table = given({
    ...austria,
    wars: [[0, 1]],
    ...wanted,
    place: { steiermark: `${own}, 0 princess`, istria: theirs, ...wanted.place },
  });
  table.manoeuvre(0);
  for (const kind of own.split(',').map(one => one.trim().split(' ')[1]!))
    table.play(`${kind} steiermark>istria`);
  if (table.asked === 'moveArmies') table.play('done');
  return table;
}
const commander = { military: 4 };

describe('battles', () => {
  test('WT-11.1 the active player chooses the order of his battles', () => {
    const table = given({
      ...austria,
      place: { steiermark: '0 infantry, 0 infantry', tirol: '0 infantry' },
    }).manoeuvre(0);
    table.play('infantry steiermark>sopron', 'infantry steiermark>pecs', 'done');
    expect(table.legal().sort()).toEqual(['fight pecs', 'fight sopron']);
    expect(table.whyId({ type: 'pass' })).toBe('mustFightOn');
    table.play('fight sopron');
    expect(table.eventsOf('battleStarted').map(event => event.province)).toEqual([
      table.province('sopron'),
      table.province('pecs'),
    ]);
  });

  test('WT-11.2 each attacking army spends one point, defenders none', () => {
    const table = attack('0 archer', '1 infantry', { levels: [{ military: 5 }] });
    expect(table.unit('istria', 'archer').spent).toBe(2);
    const held = attack('0 infantry', '1 archer');
    expect(held.unit('istria', 'archer').spent).toBe(0);
  });

  test('WT-11.3 WT-11.4 strengths: 1, 2, 3; forts 5; princesses 0; barbarians by turn', () => {
    const [event] = attack('0 infantry, 0 archer, 0 cavalry', '1 fort, 1 princess, 1 cavalry').eventsOf(
      'battleStarted',
    );
    expect(event).toMatchObject({ attack: 6, defence: 8 });
    const values = [1, 3, 4, 7, 8, 10].map(
      turn => game.view(given({ ...austria, turn }).state, 0).barbarians.value,
    );
    expect(values).toEqual([1, 1, 2, 2, 3, 3]);
    expect(game.view(given({ ...austria, turn: 2 }).state, 0).barbarians).toEqual({
      value: 1,
      next: 2,
      nextTurn: 4,
    });
  });

  test('WT-11.8 WT-10.15 the defender chooses between an attacker who can strike again and a tired one', () => {
    const table = given({
      ...austria,
      levels: [{ military: 6 }],
      wars: [[0, 1]],
      place: { steiermark: '0 cavalry, 0 princess', tirol: '0 cavalry, 0 princess', istria: '1 archer' },
    }).manoeuvre(0);
    const [fresh, tired] = [table.unit('steiermark', 'cavalry').id, table.unit('tirol', 'cavalry').id];
    table.play('cavalry tirol>steiermark', `cavalry steiermark#${tired}>istria`, 'cavalry steiermark>istria');
    if (table.asked === 'moveArmies') table.play('done');
    const points = game.view(table.state, 1).actionPoints;
    expect([points[fresh], points[tired]]).toEqual([2, 1]);
    expect(table.legal(1)).toEqual(
      expect.arrayContaining([`hit cavalry#${fresh} 2`, `hit cavalry#${tired} 2`]),
    );
  });

  test('WT-11.5 full strength however damaged (T15)', () => {
    const table = given({
      ...austria,
      levels: [{ military: 6 }],
      turn: 5,
      place: { tirol: '0 cavalry, 0 fort' },
    }).manoeuvre(0);
    table.play('cavalry tirol>salzburg');
    expect(table.unit('salzburg', 'cavalry').damage).toBe(2);
    table.play('cavalry salzburg>praha');
    expect(table.eventsOf('battleStarted')[1]).toMatchObject({ attack: 3 });
  });

  test('WT-11.6 WT-11.14 the retreated deal nothing and die from any damage (T16)', () => {
    const table = given({
      ...austria,
      wars: [[0, 1]],
      place: { steiermark: '0 infantry', istria: '1 archer' },
    });
    table.unit('istria', 'archer').retreated = true;
    table.manoeuvre(0).play('infantry steiermark>istria');
    expect(table.eventsOf('battleStarted')).toMatchObject([{ attack: 1, defence: 0 }]);
    expect(table.player(0).kills).toBe(2);
    expect(table.holder('istria')).toBe(0);
  });

  test('WT-11.7 both deal damage at the same time', () => {
    const table = attack('0 infantry', '1 infantry');
    expect(table.kinds('istria')).toEqual([]);
    expect([table.player(0).kills, table.player(1).kills]).toEqual([1, 1]);
    expect(table.holder('istria')).toBe('free');
  });

  test('WT-11.8 all damage is dealt as one likes, overkill allowed', () => {
    const table = attack('0 cavalry', '1 infantry, 1 cavalry');
    expect(table.legal(0).sort()).toEqual([
      'hit cavalry#32 1',
      'hit cavalry#32 3',
      'hit infantry#24 1',
      'hit infantry#24 3',
    ]);
    table.hit(0, ['infantry', 3]);
    expect(table.kinds('istria')).toEqual(['cavalry']);
    expect(table.unit('istria', 'cavalry').damage).toBe(0);
  });

  test('WT-11.9 player against player: in secret and shown together', () => {
    const table = attack('0 cavalry, 0 archer', '1 cavalry, 1 archer', { levels: [commander, commander] });
    table.hit(0, ['cavalry', 4]);
    expect(game.view(table.state, 1).ownPicks).toEqual([]);
    expect(game.view(table.state, 0).ownPicks).toHaveLength(1);
    table.hit(0, ['archer', 1]);
    expect(table.kinds('istria')).toHaveLength(4);
    expect(game.question(table.state)).toMatchObject({ sealed: true, ready: [0], waitingFor: [1] });
    table.hit(1, ['cavalry', 4], ['archer', 1]);
    expect(table.kinds('istria')).toEqual(['archer']);
    expect([table.player(0).kills, table.player(1).kills]).toEqual([3, 3]);
  });

  test('WT-11.10 WT-13.7 princesses can be hit only when every fort falls; forts do not protect armies (T29)', () => {
    const table = attack('0 cavalry, 0 cavalry', '1 fort, 1 princess, 1 princess', { levels: [commander] });
    expect(table.legal(0).some(words => words.includes('princess'))).toBe(false);
    const { id: unit } = table.unit('istria', 'princess');
    expect(table.whyId({ type: 'unit', unit }, 0)).toBe('fortsShieldPrincesses');
    table.hit(0, ['fort', 5], ['princess', 1]).hit(1, ['cavalry', 4], ['cavalry', 1]);
    expect(table.kinds('istria')).toEqual(['princess']);
    expect([table.player(0).kills, table.player(1).kills]).toEqual([4, 3]);
    expect(table.unit('steiermark', 'cavalry')).toMatchObject({ damage: 1, spent: 99, retreated: false });
    const armies = attack('0 cavalry', '1 fort, 1 infantry');
    expect(armies.legal(0)).toContain('hit infantry#24 1');
  });

  test('WT-11.11 WT-11.15 damage stays until the end of the turn and adds up', () => {
    const table = attack('0 infantry', '1 cavalry');
    expect(table.unit('istria', 'cavalry').damage).toBe(1);
    table.state.units.push({
      ...table.unit('istria', 'cavalry'),
      id: 3,
      owner: 0,
      kind: 'archer',
      at: table.province('steiermark'),
      damage: 0,
    });
    table.manoeuvre(0).play('archer steiermark>istria');
    expect(table.player(0).kills).toBe(3);
  });

  test('WT-11.12 below Military IV an army dies at life 0', () => {
    const table = attack('0 infantry', '1 infantry, 1 princess');
    table.hit(0, ['infantry', 1]);
    expect(table.kinds('istria')).toEqual(['princess']);
    expect(table.kinds('steiermark')).toEqual(['princess']);
  });

  test('WT-11.13 WT-12.1 with Commander it retreats at life 0 and dies below', () => {
    const table = attack('0 infantry', '1 infantry', {
      levels: [commander, commander],
      place: { dalmacija: '1 fort' },
    });
    expect(table.kinds('istria')).toEqual([]);
    expect(table.unit('dalmacija', 'infantry').retreated).toBe(true);
    expect(table.unit('steiermark', 'infantry')).toMatchObject({ retreated: true, spent: 99 });
    expect([table.player(0).kills, table.player(1).kills]).toEqual([0, 0]);
    const dead = attack('0 infantry', '1 archer', { levels: [commander] });
    expect(dead.kinds('steiermark')).toEqual(['princess']);
    expect(dead.player(1).kills).toBe(1);
  });

  test('WT-11.16 the defender scores too (T51)', () => {
    const table = attack('0 archer, 0 archer', '1 fort');
    expect(table.player(1).kills).toBe(4);
    expect(table.unit('istria', 'fort').damage).toBe(4);
    table.endTurn();
    expect(table.unit('istria', 'fort').damage).toBe(0);
  });

  test('WT-11.4 WT-11.17 WT-11.18 WT-11.19 the example of the rulebook (T04)', () => {
    const table = attack('0 archer, 0 archer', '1 infantry, 1 cavalry', {
      levels: [{ military: 7 }, commander],
    });
    table.hit(0, ['cavalry', 4]).hit(1, ['archer', 3], ['archer', 1]);
    expect(table.kinds('istria')).toEqual(['infantry']);
    expect(table.unit('istria', 'infantry').damage).toBe(0);
    expect([table.player(0).kills, table.player(1).kills]).toEqual([3, 2]);
    expect(table.kinds('steiermark')).toEqual(['archer', 'princess']);
    expect(table.unit('steiermark', 'archer')).toMatchObject({ damage: 1, spent: 99, retreated: false });
  });

  test('WT-11.18 a unit that had retreated there earlier holds the province as well', () => {
    const table = given({
      ...austria,
      wars: [[0, 1]],
      place: { steiermark: '0 cavalry, 0 princess', istria: '1 archer, 1 infantry, 1 infantry' },
    });
    for (const unit of table.units('istria')) unit.retreated = unit.kind === 'infantry';
    table.manoeuvre(0).play('cavalry steiermark>istria').hit(0, ['archer', 3]);
    if (table.asked === 'withdrawTo') table.play('withdraw steiermark');
    expect([table.holder('istria'), table.kinds('istria')]).toEqual([1, ['infantry', 'infantry']]);
    expect(table.unit('steiermark', 'cavalry')).toMatchObject({ damage: 2, engaged: false });
  });

  test('WT-11.18 the attacker chooses where to withdraw, all together', () => {
    const table = attack('0 cavalry, 0 archer', '1 infantry, 1 archer, 1 princess', {
      levels: [commander, commander],
      place: { slavonija: '' },
    });
    table.hit(0, ['archer', 3], ['infantry', 2]).hit(1, ['cavalry', 1], ['cavalry', 1], ['archer', 1]);
    expect(table.legal().sort()).toEqual(['withdraw slavonija', 'withdraw steiermark']);
    expect(table.whyId({ type: 'province', province: table.province('dalmacija') })).toBe(
      'withdrawOnlyToOpen',
    );
    table.play('withdraw slavonija');
    expect(table.kinds('slavonija')).toEqual(['archer', 'cavalry']);
    expect(table.holder('slavonija')).toBe(0);
  });

  test('WT-11.19 the withdrawn still fight at full strength (T32)', () => {
    const place = { steiermark: '0 cavalry', istria: '1 archer' };
    const table = given({ ...austria, levels: [{}, {}], wars: [[0, 1]], place });
    Object.assign(table.unit('steiermark', 'cavalry'), { damage: 1, spent: 99 });
    table.manoeuvre(1).play('archer istria>steiermark');
    expect(table.eventsOf('battleStarted')).toMatchObject([{ attack: 2, defence: 3 }]);
    expect(table.kinds('steiermark')).toEqual([]);
    const back = given({
      ...austria,
      levels: [{}, commander],
      wars: [[0, 1]],
      place: { ...place, istria: '1 infantry, 1 princess, 1 princess', slavonija: '1 archer' },
    }).manoeuvre(0);
    back.play('cavalry steiermark>istria').hit(0, ['infantry', 2], ['princess', 1]);
    expect(back.eventsOf('withdrawn')).toHaveLength(1);
    expect(back.unit('steiermark', 'cavalry')).toMatchObject({ damage: 1, retreated: false });
    expect(game.view(back.state, 0).actionPoints[back.unit('steiermark', 'cavalry').id]).toBe(0);
    back.manoeuvre(1).play('archer slavonija>steiermark');
    expect(back.eventsOf('battleStarted').at(-1)).toMatchObject({ attack: 2, defence: 3 });
    expect(back.kinds('steiermark')).toEqual([]);
    const doomed = given({
      ...austria,
      levels: [commander],
      wars: [[0, 1]],
      place: { ...place, istria: '1 archer, 1 infantry' },
    });
    Object.assign(doomed.unit('steiermark', 'cavalry'), { damage: 1, spent: 99 });
    doomed.manoeuvre(1).play('archer istria>steiermark', 'infantry istria>steiermark');
    expect(doomed.eventsOf('battleFought')[0]?.wounds).toContainEqual(
      expect.objectContaining({ kind: 'cavalry', damage: 3, fate: 'dies' }),
    );
    expect(doomed.player(1).kills).toBe(3);
    const led = given({ ...austria, levels: [commander], wars: [[0, 1]], place });
    Object.assign(led.unit('steiermark', 'cavalry'), { damage: 1, spent: 99 });
    led.manoeuvre(1).play('archer istria>steiermark');
    expect(led.legal()).toEqual(['retreat wien', 'retreat istria']);
    led.play('retreat wien');
    expect(led.unit('wien', 'cavalry').retreated).toBe(true);
    expect(led.player(1).kills).toBe(0);
  });

  test('WT-11.20 nowhere to withdraw: to the reserve, no points', () => {
    const table = attack('0 cavalry, 0 archer', '1 infantry, 1 archer, 1 princess', {
      levels: [commander, commander],
    });
    for (const neighbour of ['steiermark', 'slavonija', 'dalmacija']) table.place(neighbour, 'barbarianArmy');
    table.hit(0, ['archer', 3], ['infantry', 2]).hit(1, ['cavalry', 1], ['cavalry', 1], ['archer', 1]);
    expect(table.eventsOf('removed')).toMatchObject([
      { why: 'noWithdrawal', units: [{ kind: 'cavalry' }, { kind: 'archer' }] },
    ]);
    expect(table.player(1).kills).toBe(0);
    expect(table.kinds('istria')).toEqual(['princess']);
  });

  test('WT-11.21 who remains holds the province', () => {
    expect(attack('0 archer', '1 infantry').holder('istria')).toBe(0);
    expect(attack('0 infantry', '1 infantry').holder('istria')).toBe('free');
    expect(attack('0 infantry', '1 cavalry').holder('istria')).toBe(1);
  });
});

describe('retreat', () => {
  test('WT-12.2 to an own or free neighbour that the owner chooses', () => {
    const table = attack('0 infantry', '1 fort, 1 infantry', {
      levels: [commander],
      place: { slavonija: '' },
    });
    table.hit(0, ['infantry', 1]);
    expect(table.kinds('steiermark')).toEqual(['princess']);
    const choice = attack('0 archer', '1 archer, 1 princess', {
      levels: [commander],
      place: { slavonija: '' },
    });
    choice.hit(0, ['archer', 2]);
    expect(choice.legal()).toEqual(['retreat steiermark', 'retreat slavonija']);
    expect(choice.whyId({ type: 'province', province: choice.province('dalmacija') })).toBe(
      'retreatOnlyToOpen',
    );
    choice.play('retreat slavonija');
    expect(choice.unit('slavonija', 'archer').retreated).toBe(true);
  });

  test('WT-12.3 WT-12.4 the attacker goes first; with no place left the army is removed without points (T49)', () => {
    const table = given({
      options: { map: 'east' },
      nations: ['croatia', 'serbia'],
      levels: [commander, commander],
      wars: [[0, 1]],
      place: { ragusa: '0 infantry', zeta: '1 infantry' },
    }).manoeuvre(0);
    table.play('infantry ragusa>zeta');
    expect(table.holder('ragusa')).toBe(0);
    expect(table.unit('ragusa', 'infantry').retreated).toBe(true);
    expect(table.holder('zeta')).toBe('free');
    expect(table.eventsOf('removed')).toMatchObject([{ why: 'noRetreat' }]);
    expect([table.player(0).kills, table.player(1).kills]).toEqual([0, 0]);
  });

  test('WT-12.5 all armies of one player retreat together (T52)', () => {
    const table = attack('0 infantry, 0 infantry, 0 archer', '1 infantry, 1 archer', {
      levels: [commander],
      place: { slavonija: '' },
    });
    table.hit(1, ['infantry', 1], ['infantry', 1, 1], ['archer', 1]);
    expect(table.legal()).toEqual(['retreat steiermark', 'retreat slavonija']);
    table.play('retreat slavonija');
    expect(table.kinds('slavonija')).toEqual(['infantry', 'infantry']);
    expect(table.kinds('istria')).toEqual(['archer']);
  });

  test('WT-12.6 WT-12.7 retreated armies are marked until the end of the turn', () => {
    const table = attack('0 infantry', '1 infantry', { levels: [commander, commander] });
    expect(table.unit('steiermark', 'infantry')).toMatchObject({ retreated: true, spent: 99 });
    table.endTurn();
    expect(table.unit('steiermark', 'infantry')).toMatchObject({ retreated: false, spent: 0, damage: 0 });
  });

  test('WT-12.8 a retreat into an own province that is still under attack is legal', () => {
    const table = given({
      ...austria,
      levels: [{}, commander],
      wars: [[0, 1]],
      place: {
        steiermark: '0 archer, 0 archer, 0 archer',
        istria: '1 archer',
        slavonija: '1 archer, 1 princess',
        dalmacija: 'barbarianArmy',
      },
    }).manoeuvre(0);
    table.play('archer steiermark>istria', 'archer steiermark>slavonija', 'done', 'fight istria');
    expect(table.kinds('slavonija').filter(kind => kind === 'archer')).toHaveLength(3);
    expect(table.units('slavonija').filter(unit => unit.retreated)).toHaveLength(1);
  });
});
