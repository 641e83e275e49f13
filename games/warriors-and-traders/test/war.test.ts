import { describe, expect, test } from 'vitest';
import { atWar } from '../rules/index.ts';
import { game, given } from './given.ts';

const three = { seats: 3, options: { map: 'east' }, nations: ['austria', 'croatia', 'poland'] } as const;

describe('war and peace', () => {
  test('WT-15.1 WT-15.2 a declaration puts both at war, and both may attack', () => {
    const table = given({ ...three, place: { steiermark: '0 infantry', istria: '1 infantry' } })
      .action(0)
      .play('war on 1');
    expect([atWar(table.state, 0, 1), atWar(table.state, 1, 0), atWar(table.state, 0, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(table.manoeuvre(1).legal()).toContain('infantry istria>steiermark');
    expect(table.manoeuvre(0).legal()).toContain('infantry steiermark>istria');
  });

  test('WT-15.3 both may agree on peace', () => {
    const table = given({ ...three, wars: [[0, 1]] })
      .action(0)
      .play('peace with 1');
    expect(table.seat).toBe(1);
    table.play('accept');
    expect(table.state.wars).toEqual([]);
    expect(table.asked).toBe('takeAction');
  });

  test('WT-15.4 WT-15.5 it ends after a turn without damage, or with its third turn (T45)', () => {
    const turns = (foughtIn: readonly number[]): number => {
      const table = given({ ...three, turn: 3, wars: [[0, 1]] });
      for (let turn = 3; ; turn++) {
        if (foughtIn.includes(turn)) table.state.wars[0]!.fought = true;
        table.endTurn();
        if (table.state.wars.length === 0) return turn;
      }
    };
    expect(turns([3])).toBe(4);
    expect(turns([3, 4, 5])).toBe(5);
    expect(turns([])).toBe(3);
    const table = given({
      ...three,
      wars: [[0, 1]],
      place: { steiermark: '0 infantry, 0 princess', istria: '1 princess' },
    }).manoeuvre(0);
    table.play('infantry steiermark>istria');
    expect(table.state.wars[0]!.fought).toBe(true);
  });

  test('WT-15.6 a new declaration starts the three turns anew (T21)', () => {
    const table = given({ ...three, turn: 4, wars: [[0, 1]] });
    table.state.turn = 6;
    table.action(0).play('war on 1');
    expect(table.state.wars).toMatchObject([{ since: 6 }]);
    expect(game.view(table.state, 0).wars).toMatchObject([{ turnsLeft: 3, a: [0], b: [1] }]);
    expect(table.eventsOf('warDeclared')).toMatchObject([{ renewed: true }]);
  });

  test('WT-15.4 WT-15.6 damage of this turn counts for a war that is declared anew after it', () => {
    const table = given({ ...three, turn: 4, wars: [[0, 1]] });
    table.state.wars[0]!.fought = true;
    table.state.phase = 'manoeuvre';
    table.begin({ kind: 'takeAction', seat: 0, by: 'unification' }).play('war on 1');
    expect(table.endTurn().state.wars).toMatchObject([{ since: 4, fought: false }]);
  });

  test('WT-15.7 after it ended it can be declared again', () => {
    const table = given({ ...three, wars: [[0, 1]] }).endTurn();
    expect(table.state.wars).toEqual([]);
    expect(table.action(0).play('war on 1').state.wars).toHaveLength(1);
  });

  test('WT-15.8 several wars at once, each counted for itself', () => {
    const table = given({
      ...three,
      wars: [
        [0, 1],
        [0, 2],
      ],
    });
    table.state.wars[1]!.fought = true;
    table.endTurn();
    expect(table.state.wars).toMatchObject([{ a: 0, b: 2 }]);
  });

  test('WT-15.9 peace is proposed in phases II and III, once for each opponent and phase, never in the manoeuvre', () => {
    const table = given({ ...three, wars: [[0, 1]] })
      .action(0)
      .play('peace with 1', 'decline');
    expect(table.legal()).not.toContain('peace with 1');
    expect(table.whyId({ type: 'peace', to: 1 })).toBe('peaceAlreadyAsked');
    expect(table.whyId({ type: 'peace', to: 2 })).toBe('notAtWar');
    const both = given({
      ...three,
      wars: [
        [0, 1],
        [0, 2],
      ],
    })
      .action(0)
      .play('peace with 1', 'decline');
    expect(both.legal()).toContain('peace with 2');
    const trade = given({ ...three, wars: [[0, 1]] }).trade();
    expect(trade.legal(0)).toContain('peace with 1');
    trade.by(0, 'peace with 1').by(1, 'accept');
    expect(trade.asked).toBe('nothing');
    const unify = given({ ...three, wars: [[0, 1]] });
    unify.state.phase = 'manoeuvre';
    unify.begin({ kind: 'takeAction', seat: 0, by: 'unification' });
    expect(unify.legal()).not.toContain('peace with 1');
    expect(unify.whyId({ type: 'peace', to: 1 })).toBe('noPeaceNow');
  });
});
