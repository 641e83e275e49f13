import { fastChance, type Seat } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { en } from '@palio/tadmor/text/en';
import { it as italian } from '@palio/tadmor/text/it';
import { tadmor as game } from '../rules/index.ts';
import { given, type TestTable } from './given.ts';

const at = 'construction' as const;
const nameOf = (seat: Seat): string => ['Anna', 'Bruno', 'Carla', 'Dario'][seat]!;

/** What the log says of the events of one kind. */
const logOf = (text: typeof en, table: TestTable, type: string): (string | undefined)[] =>
  table.told.filter(event => event.type === type).map(event => text.event(event, nameOf, table.view())?.text);

const promptOf = (text: typeof en, table: TestTable): { what: string; hint?: string | undefined } =>
  text.prompt(table.view(), game.question(table.state)!, table.seat, nameOf);

describe('sentences that were not true', () => {
  test('TA-5.7 an attack that finds only immune pieces does not say that nobody is there', () => {
    const table = given({
      at: 'placement',
      seats: 3,
      turn: 7,
      raid: [1, 'mari'],
      players: [
        { tiles: ['I45'], camels: 2, ships: 0 },
        { camels: 0, ships: 0 },
        { camels: 0, ships: 0 },
      ],
      pieces: { 'ma-peace': '0c' },
    });
    table.play('camel pa-market');
    expect(logOf(en, table, 'regionAttacked')).toEqual(['Marauders attack Mari: no piece removed']);
  });

  test('TA-3.1, TA-10.7 the set-up is named once, and points that are lost have a minus sign', () => {
    const before = game.view(game.setup({}, 3, fastChance(1)), 0);
    expect([en.where?.(before), italian.where?.(before)]).toEqual([
      { now: 'Set-up' },
      { now: 'Preparazione' },
    ]);
    expect(en.where?.(given({ at: 'placement', turn: 4 }).view())).toEqual({
      now: 'Era II · turn 4 of 9',
      rest: 'Placement stage',
    });
    expect([en.words.board.final(-6), italian.words.board.final(2)]).toEqual([
      '−6 at the end',
      '+2 alla fine',
    ]);
  });

  test('TA-9.21 the first finisher reads what is left for the others too', () => {
    const table = given({
      at,
      turn: 4,
      finishers: [0],
      players: [{ hand: ['K1'], temples: ['statues'] }],
      pieces: { 'pa-mission': '0c' },
    });
    for (const viewer of [0, 1, 'spectator'] as const) expect(table.view(viewer).goodsForTemple).toBe(1);
    expect(en.words.board.aid.goodsForTemple(1)).toBe(
      '1 Rare Good for the next player to complete a first temple',
    );
  });

  test('TA-14.16, TA-14.18 the price of a mission or a part says what is saved', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ wood: 3, stone: 3, gold: 2, hand: ['K21'], tiles: ['I20', 'I34'] }],
      pieces: { 'pa-mission': '0c', 'pa-temple': '0c' },
    });
    const say = (text: typeof en, notation: string): string =>
      text.action(table.view(), 0, table.action(notation));
    expect(say(en, 'fulfil K21 by pa-mission')).toContain('for 1 wood, 2 gold, less 2 of your choice: 6 PP');
    expect(say(italian, 'fulfil K21 by pa-mission')).toContain('per 1 legno, 2 oro, meno 2 a scelta: 6 PP');
    expect(say(en, 'temple 1 by pa-temple')).toContain('for 2 wood, 2 stone, less 3 of your choice');
  });

  test('TA-13.21 the five resources go to the Traded Goods, they do not come from them', () => {
    expect(italian.words.missions.K16.effect).toBe(
      'Restituiscila per prendere 5 risorse a scelta, che vanno tra le Merci Commerciali.',
    );
  });
});

describe('sentences that could be misread', () => {
  test('TA-13.12 what K9 does is one sentence', () => {
    expect(en.words.missions.K9.effect).toBe('Return it after the reveal to let another region be attacked.');
  });

  test('TA-11.1 a space where a camel gathers is not named like a trade, in Italian', () => {
    expect(italian.words.tiles.I4.name).toBe('Pietra per oro');
    expect(italian.words.places['ss-stone-c']).toBe('Pietra con cammello (Mare Meridionale)');
  });
});

describe('number and gender', () => {
  test('TA-7.10 one resource for a card, several for K16', () => {
    const table = given({
      at,
      players: [{ hand: ['K1'], fulfilled: ['K16'] }],
      pieces: { 'pa-mission': '0c' },
    });
    table.play('discard K1');
    expect(promptOf(en, table).hint).toMatch(/^It goes/);
    expect(promptOf(italian, table).hint).toMatch(/^Va tra/);
    table.play('take gold', 'return K16');
    expect(promptOf(en, table).hint).toMatch(/^They go/);
    expect(promptOf(italian, table).hint).toMatch(/^Vanno tra/);
  });

  test('TA-14.3 a stone bought with prestige, in Italian', () => {
    const table = given({ at, players: [{ tiles: ['I6'], hand: ['K1'] }], pieces: { 'pa-mission': '0c' } });
    table.play('buy stone');
    expect(logOf(italian, table, 'resourcesGained')).toEqual(['Anna: 1 pietra in cambio di prestigio']);
  });

  test('TA-2.6 a pile is one, in Italian', () => {
    const { pile, emptyPile } = italian.words.board;
    expect(pile('grigia', 5, 'incenso')).toBe('Pila grigia delle Merci Rare: in cima incenso, 5 tessere');
    expect(emptyPile('rossa')).toBe('Pila rossa delle Merci Rare: vuota');
  });

  test('TA-13.25, TA-8.2 "more" only where something was placed or paid before', () => {
    const placing = given({ at: 'placement', players: [{ fulfilled: ['K23'] }] });
    placing.play('return K23');
    expect(promptOf(en, placing).what).toBe('Place up to 3 pieces');
    placing.play('camel pa-market');
    expect(promptOf(en, placing).what).toBe('Place up to 2 more pieces');
    expect(promptOf(italian, placing).what).toBe('Piazza fino a 2 altri pezzi');
    const paying = given({
      turn: 4,
      display: ['I19'],
      players: [{ wood: 2, stone: 2, gold: 2 }],
      pieces: { 'pa-improve-1': '0c' },
    });
    paying.play('acquire I19');
    expect(promptOf(en, paying).what).toBe('Pay 2 resources of your choice');
    paying.play('pay wood');
    expect(promptOf(en, paying).what).toBe('Pay 1 more resource of your choice');
  });
});
