import { fastChance, PalioError } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  hexNamed,
  labelOf,
  layoutOf,
  letterOf,
  medievalBattle,
  playTurn,
  readArmy,
  readGame,
  readMapCode,
  readPosition,
  SIZES,
  splitChain,
  TYPES,
  typeWithLetter,
  UNIT_TYPES,
  writeArmy,
  writeGame,
  writeMapCode,
  writePosition,
  writeTurn,
  type Action,
  type Decision,
} from '../rules/index.ts';
import { given, on, OPEN_RED, OPEN_YELLOW, turns } from './given.ts';

describe('notation', () => {
  test('MB-19.1 a hex is the letter of its column and the number of its row', () => {
    const { cells } = layoutOf('large');
    expect(labelOf('standard', hexNamed('standard', 'g8')!)).toBe('g8');
    expect(layoutOf('standard').cells[hexNamed('standard', 'g8')!]).toMatchObject({ q: 0, r: 0 });
    expect(cells[hexNamed('large', 'a8')!]).toMatchObject({ q: -6, r: 0 });
    expect(cells[hexNamed('large', 't7')!]).toMatchObject({ q: 13, r: -1 });
    for (const size of SIZES)
      layoutOf(size).cells.forEach((cell, place) => expect(hexNamed(size, cell.label)).toBe(place));
  });

  test('MB-19.2 unit letters, upper case Red, lower case Yellow', () => {
    expect(UNIT_TYPES.map(type => TYPES[type].letter).join('')).toBe('KCMHLPABW');
    expect([letterOf(0, 'horseArchers'), letterOf(1, 'horseArchers')]).toEqual(['M', 'm']);
    for (const type of UNIT_TYPES) expect(typeWithLetter(letterOf(1, type))).toBe(type);
  });

  test('MB-19.3 map codes', () => {
    for (const code of [
      'S:A:I0:123:123',
      'S:B:IV1:352:423',
      'L:A:I0+III0:12345:1234',
      'L:B:II0+IV0:51423:4312',
    ]) {
      const assembly = readMapCode(code);
      expect(assembly).toBeTypeOf('object');
      if (typeof assembly === 'object') expect(writeMapCode(assembly)).toBe(code);
    }
    for (const code of [
      '',
      'S:A:I0:123',
      'S:C:I0:123:123',
      'S:A:V0:123:123',
      'S:A:I6:123:123',
      'S:A:I0:12:123',
      'S:A:I0:123:12',
      'S:A:I0:122:123',
      'S:A:I0:123:125',
      'S:A:I0+III0:123:123',
      'L:A:I0:12345:1234',
    ])
      expect(readMapCode(code), code).toBeTypeOf('string');
  });

  test('MB-19.4 units of a position', () => {
    const text = 'S:A:I0:123:123 r 5-5 ---- - 0 - Kg8:3,Kg9:3!,k@outer2!,L@R,Wg13:1,wg4:0';
    const state = readPosition(text);
    expect([on(state, 'g8'), on(state, 'g9'), on(state, 'g13'), on(state, 'g4')]).toEqual([
      'K:3',
      'K:3!',
      'W:1',
      'w:0',
    ]);
    expect(state.units[2]).toMatchObject({ side: 1, type: 'heavyCavalry', knights: 1, place: -11 });
    expect(state.units[3]).toMatchObject({ side: 0, type: 'lightInfantry', knights: 2, place: -1 });
    expect(writePosition(state)).toBe(text);
    for (const unit of ['Zg8:3', 'Kz9:3', 'Kg8', 'Kg8:9', 'K@outer9', 'K@Q'])
      expect(() => given(`${OPEN_RED} ${unit}`), unit).toThrow(unit);
  });

  test('MB-19.5 a position has eight fields and says all', () => {
    const text = 'S:A:I0:123:123 y 0-1 -r-- r 0 - cg11:3,wg13:1,Hl8:0,Pe8:0';
    const state = readPosition(text);
    expect(state).toMatchObject({
      toMove: 1,
      timeTokens: [0, 1],
      flagOwners: [-1, 0, -1, -1],
      caravanDestroyed: [true, false],
      passes: 0,
      dismount: false,
    });
    expect(writePosition(state)).toBe(text);
    for (const bad of [
      'S:A:I0:123:123 y 0-1',
      text.replace(' y ', ' x '),
      text.replace('0-1', '01'),
      text.replace('-r--', '-r-'),
      text.replace(' r 0', ' b 0'),
      text.replace(' 0 - c', ' 2 - c'),
      text.replace(' 0 - c', ' 0 e c'),
    ])
      expect(() => readPosition(bad), bad).toThrow(PalioError);
  });

  test('MB-19.6 turns as chains', () => {
    const lines: [position: string, line: string][] = [
      [`${OPEN_RED} Cf12:5,ag11:3`, 'Cf12xg11>g10xg10='],
      [`${OPEN_RED} Cl6:3,bm5:3`, 'Cl6xm5>off-m4'],
      [`${OPEN_RED} Bh7:3,lj6:4`, 'Bh7-h6*j6'],
      [`${OPEN_RED} Lg12:3!,Lg10:1!`, 'Lg12-g11+g10'],
      [`${OPEN_RED} Wg13:1,L@R,K@R`, '#L@f13,K@g12'],
      [`${OPEN_RED} Kg12:4`, '--'],
      ['S:A:I0:123:123 r 5-5 ---- - 0 d Kg12:4', 'Kg12d-g11'],
      // Two units of one type, one of them back from beyond the edge: not the same choice.
      [`${OPEN_YELLOW} wc8:1,l@R,l@outer3`, '#l@d8<,l@b8'],
      [`${OPEN_YELLOW} wc8:1,l@R,l@outer3!`, '#l@d8!,l@b8'],
    ];
    for (const [position, line] of lines) {
      const before = given(position);
      const actions: Action[] = [];
      const state = given(position);
      for (const link of splitChain(line) ?? []) {
        const [seat = 0] = medievalBattle.waitingFor(state);
        const action = medievalBattle
          .legalActions(state, seat)
          .find(legal => medievalBattle.write(state, seat, legal) === link);
        expect(action, `${line}: ${link}`).toBeDefined();
        actions.push(action!);
        medievalBattle.playLegal(state, seat, action!, fastChance(1));
      }
      expect(writeTurn(before, actions)).toBe(line);
      const played = given(position);
      playTurn(played, line);
      expect(played.toMove, line).toBe(1 - before.toMove);
    }
    expect(splitChain('Cf12?g11')).toBeUndefined();
    expect(splitChain('')).toBeUndefined();
  });

  test('MB-19.6 standing without a choice is written, and may be left out', () => {
    const position = 'S:A:I0:123:123 r 2-2 y--- - 0 - Wg13:1,Bh7:3,Lj7:2,wa9:1,kj8:1,lj6:2';
    const unit = { type: 'unit', unit: 2 } as const;
    const before = given(position);
    expect(writeTurn(before, [unit, { type: 'melee', target: hexNamed('standard', 'j8')! }])).toBe('Lj7xj8=');
    expect(writePosition(turns(given(position), 'Lj7xj8='))).toBe(
      writePosition(turns(given(position), 'Lj7xj8')),
    );
  });

  test('MB-19.6 armies as lines', () => {
    const line = 'K2 C1 M1 H2 L1 P1 A2 B1';
    const units = readArmy('K2 C1 M1 H2 B1 L1 P1 A2');
    expect(units).toHaveLength(11);
    const army = Object.fromEntries(
      UNIT_TYPES.map(type => [type, units!.filter(unit => unit === type).length]),
    );
    expect(writeArmy(army as never)).toBe(line);
    expect(readArmy('-')).toEqual([]);
    for (const bad of ['K', 'W1', 'k2', 'Z1']) expect(readArmy(bad)).toBeUndefined();
  });

  test('MB-19.7 a saved game is map, armies, deployment and turns, and replays to the same position', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const chance = fastChance(seed);
      const start = medievalBattle.setup(
        { size: seed % 2 ? 'standard' : 'large', dismount: seed % 3 === 0 },
        2,
        chance,
      );
      const state = medievalBattle.clone(start);
      const decisions: Decision[] = [];
      while (medievalBattle.waitingFor(state).length > 0) {
        const [seat = 0] = medievalBattle.waitingFor(state);
        const legal = medievalBattle.legalActions(state, seat);
        const eager = legal.filter(action => !['confirm', 'stopDeploying', 'pass'].includes(action.type));
        const action = chance.pick(eager.length > 0 && chance.below(12) > 0 ? eager : legal);
        decisions.push({ seat, action });
        medievalBattle.playLegal(state, seat, action, chance);
      }
      const saved = writeGame(start, decisions);
      expect(saved.split('\n')[0]).toContain(start.map.code);
      const again = readGame(saved);
      expect(writePosition(again)).toBe(writePosition(state));
      expect(medievalBattle.outcome(again)).toEqual(medievalBattle.outcome(state));
    }
    expect(() => readGame('S:A:I0:123:123\nQ1\n-\n')).toThrow('is not an army');
  });

  test('MB-19.7 the two puzzles are solved by their lines', () => {
    const second = 'S:A:I0:123:123 r 2-2 y--- - 0 - Wg13:1,Bh7:3,Lj7:2,wa9:1,kj8:1,lj6:2';
    expect(on(turns(given(second), 'Lj7xj8='), 'j8')).toBe('k:1!');
    expect(on(turns(given(second), 'Bh7-h6*j6'), 'j6')).toBe('l:2!');
    expect(
      turns(given('S:A:I0:123:123 y 0-1 -r-- r 0 - cg11:3,wg13:1,Hl8:0,Pe8:0'), 'cg11-g10-g9-g8').ending,
    ).toBe('victoryPoints');
  });
});
