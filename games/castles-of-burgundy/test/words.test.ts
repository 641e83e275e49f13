import type { Options } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { castlesOfBurgundy as game, type Event } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { it } from '../text/it.ts';
import { given, seatZeroFirst, type TableGiven, type TestTable } from './given.ts';

const NAMES = ['Anna', 'Ben'];

/** The lines that the events of a type leave in the log, in both languages. */
function linesOf(table: TestTable, type: Event['type']): (string | undefined)[] {
  const view = game.view(table.state, 0);
  return table
    .eventsOf(type)
    .flatMap(event => [en, it].map(text => text.event(event, seat => NAMES[seat] ?? '', view)?.text));
}

describe('before the first round', () => {
  test.each<Options>([{ duchyChoice: 'fixed' }, { duchyChoice: 'expert', expertOrder: 'secret' }])(
    'CB-3.1 no dice are shown, because none have been rolled: %o',
    async options => {
      const view = game.view(game.setup(options, 2, seatZeroFirst()), 0);
      expect(view.players.map(({ dice }) => dice)).toEqual([[], []]);
      expect(view.whiteDie).toBe(0);
      expect(await en.board(view)).not.toMatch(/dice|white die/);
      expect(await it.board(view)).not.toMatch(/dadi|dado/);
    },
  );

  test('CB-3.2 from the first round on they are', () => {
    const view = game.view(given({ dice: [2, 5], white: 4 }).state, 1);
    expect([view.players[0]!.dice, view.whiteDie]).toEqual([[2, 5], 4]);
  });
});

describe('the log', () => {
  test('CB-23.10 CB-25.34 an area is as large as it is, and counts as more', () => {
    const completed = (wanted: TableGiven): TestTable =>
      given({ dice: [3, 3], stored: ['mine'], placed: { 24: 'mine', 29: 'mine' }, ...wanted }).play(
        'die 3',
        'place mine',
        'on 33',
      );
    expect(linesOf(completed({}), 'areaCompleted')).toEqual([
      'Anna completes a grey area of 3 spaces',
      'Anna completa un’area di colore grigio di 3 spazi',
    ]);
    const larger = completed({ options: { shields: true }, shields: [17] });
    expect(linesOf(larger, 'areaCompleted')).toEqual([
      'Anna completes a grey area of 3 spaces, which counts as 4',
      'Anna completa un’area di colore grigio di 3 spazi, che vale come se ne avesse 4',
    ]);
  });

  test('CB-14.5 CB-25.19 goods are loaded from the depots where they lay', () => {
    const loaded = (wanted: TableGiven, ...choices: string[]): (string | undefined)[] => {
      const depotGoods = { 1: { red: 1 }, 2: { pink: 2 }, 4: { red: 1 } } as const;
      const table = given({ dice: [2, 2], stored: ['ship'], depotGoods, ...wanted });
      return linesOf(table.play('die 2', 'place ship', 'on 17', ...choices), 'goodsLoaded');
    };
    expect(loaded({}, 'depot 2')).toEqual([
      'Anna loads goods (2 pink) from depot 2',
      'Anna carica merci (2 rosa) dal deposito 2',
    ]);
    expect(loaded({ monasteries: [5] }, 'depot 1', 'depot 2')).toEqual([
      'Anna loads goods (2 pink, 1 red) from depots 1 and 2',
      'Anna carica merci (2 rosa, 1 rossa) dai depositi 1 e 2',
    ]);
    expect(loaded({ options: { shields: true }, shields: [5] }, 'depot 2', 'red')).toEqual([
      'Anna loads goods (2 pink, 2 red) from depots 1, 2 and 4',
      'Anna carica merci (2 rosa, 2 rosse) dai depositi 1, 2 e 4',
    ]);
  });
});

describe('Italian', () => {
  const prompt = (table: TestTable): string => {
    const view = game.view(table.state, 0);
    return it.prompt(view, game.question(table.state)!, 0, seat => NAMES[seat] ?? '').what;
  };

  test('CB-4.1 CB-22.3 a die with a 1 has its own article', () => {
    const table = given({
      options: { whiteCastles: true },
      dice: [1, 3],
      white: 1,
      stored: ['whiteCastle', 'monastery3'],
    });
    const said = (value: number): string => it.action(game.view(table.state, 0), 0, { type: 'die', value });
    expect([said(1), said(3)]).toEqual(['Usa l’1', 'Usa il 3']);
    table.play('die 3');
    expect(prompt(table)).toBe('Che cosa fai con il 3?');
    table.play('place whiteCastle', 'on 25');
    expect(prompt(table)).toBe('Castello bianco: un’azione con l’1 del dado bianco');
    table.play('place monastery3');
    expect(prompt(table)).toBe('Dove piazzi il monastero 3 con l’1?');
  });

  test('CB-31.27 one point is one point', () => {
    const table = given({ seats: 1, options: { mode: 'solo' }, silver: 1 });
    table.state.solo!.counter = 1;
    table.state.stack.push({ kind: 'buyPoints', seat: 0 });
    const view = game.view(table.state, 0);
    const { hint } = it.prompt(view, game.question(table.state)!, 0, String);
    expect(hint).toBe('1 su 50 punti verso l’obiettivo');
  });
});

describe('a purchase', () => {
  test('CB-11.1 CB-14.6 names the depot only where there is more than the black one, to fit on a card', () => {
    const told = (monasteries: number[]) => {
      const { state } = given({ silver: 2, workers: 1, black: ['carpentersWorkshop'], monasteries });
      const view = game.view(state, 0);
      return [en, it].map(text =>
        text.action(view, 0, { type: 'buy', depot: 0, tile: 'carpentersWorkshop' }),
      );
    };
    expect(told([])).toEqual([
      'Buy the carpenter’s workshop (2 silver)',
      'Compra la bottega del carpentiere (2 monete d’argento)',
    ]);
    expect(told([6])).toEqual([
      'Buy the carpenter’s workshop from the black depot (2 silver or workers)',
      'Compra la bottega del carpentiere dal deposito nero (2 monete d’argento o lavoratori)',
    ]);
  });
});

describe('the board', () => {
  test('CB-31.28 CB-31.29 the next target is lower, down to 5', () => {
    const notes = (target: number): string[] =>
      [en, it].map(text => text.words.board.soloNote(12, target).split(' ').at(-1)!);
    expect(notes(50)).toEqual(['45', '45']);
    expect(notes(5)).toEqual(['5', '5']);
  });

  test('CB-21.6 the rewards for three border posts that are left are told', async () => {
    const table = given({ options: { borderPosts: true } });
    const lines = async (): Promise<string[]> =>
      Promise.all([en, it].map(async text => text.board(game.view(table.state, 0))));
    expect((await lines())[0]).toContain(
      'All three border posts linked: +5 and the points of the phase for the first, +2 for the second',
    );
    table.state.bordersClosed = 1;
    expect((await lines())[1]).toContain('Tre posti di confine collegati: resta +2');
    table.state.bordersClosed = 2;
    expect((await lines())[0]).toContain('All three border posts linked: nothing left');
    expect(en.words.board.borderReward([6, 3], false)).toBe(
      'All three border posts linked: +6 for the first, +3 for the second',
    );
  });

  test('CB-24.4 CB-24.5 goods on the trade route are told, with what they brought', async () => {
    const table = given({ options: { tradeRoutes: true }, route: ['TR01'] });
    table.player().laid = [2, 1];
    expect(await en.board(game.view(table.state, 0))).toContain('laid: purple, turquoise');
    expect(en.words.board.routeLaid('purple', 'purple', '4 workers')).toBe(
      'purple laid, which brought: 4 workers',
    );
    expect(it.words.board.routeLaid('viola', 'rosso', '4 lavoratori')).toBe(
      'viola messo su rosso, senza ricompensa',
    );
  });

  test('CB-24.9 a full trade route has no next space', async () => {
    const table = given({ options: { tradeRoutes: true }, route: ['TR01'] });
    table.player().laid = [1, 1];
    expect(await it.board(game.view(table.state, 0))).toContain(
      'via commerciale 2/3, prossimo spazio: turchese',
    );
    table.player().laid = [1, 1, 1];
    expect(await en.board(game.view(table.state, 0))).toContain('trade route 3/3, full');
    expect(await it.board(game.view(table.state, 0))).toContain('via commerciale 3/3, piena');
  });
});
