import { expect, test } from 'vitest';
import { given } from './given.ts';

const RED = 0;
const BLUE = 1;

test('TA-4.1, TA-5.5, TA-7.1, TA-8.1, TA-8.2, TA-9.25, TA-11.3, TA-12.1, TA-13.21, TA-14.10 T29 the complete turn of the rulebook', () => {
  const table = given({
    at: 'placement',
    turn: 2,
    current: 'euphrates',
    raid: [RED, 'southSea'],
    display: ['I10', 'I5', 'I6', 'I8', 'I9', 'I16'],
    tops: { yellow: 'ivory' },
    players: [
      { tiles: ['I1', 'I14'], tower: 3, wood: 2, gold: 1, hand: ['K1', 'K2'] },
      { tiles: ['I4'], goods: ['glass'], fulfilled: ['K16'], wood: 2, marble: 1, hand: ['K3'] },
    ],
  });
  table.play(
    'camel da-tower-2',
    'ship ss-stone-1',
    'camel pa-improve-1',
    'ship eu-rare-yellow',
    'ship ns-wood-1',
    'camel pa-market',
    'camel ma-caravan',
    'camel ma-marauders',
    'ship eu-gold-1',
    'camel pa-improve-2',
  );
  expect(table.current()).toBe('southSea');
  expect(table.on('ss-stone-1')).toBe('');
  expect(table.asked).toBe(`chooseMarauders ${BLUE}`);
  expect(table.legal()).not.toContain('marauders southSea');
  table.play('marauders palmyra');

  const red = (): number[] => [table.warehouse(RED)[0]! + table.traded(RED)[0]!, table.warehouse(RED)[3]!];
  expect(red()).toEqual([2, 1]);
  table.play('gather eu-gold-1');
  expect(red()).toEqual([2, 3]);
  table.play('acquire I10', 'pay wood');
  expect(red()).toEqual([1, 3]);
  table.play('acquire I5', 'pay wood');
  expect(table.warehouse(BLUE)).toEqual([1, 0, 1, 0]);
  // The other ship has gathered by itself, with the new tile.
  expect(red()).toEqual([5, 3]);

  expect(table.asked).toBe(`construction ${RED}`);
  table.play('trade wood for marble', 'trade wood for marble', 'pair by da-tower-2', 'done');
  expect(table.player(RED)).toMatchObject({ tower: 6, camels: 4 });
  expect(red()).toEqual([2, 3]);

  expect(table.asked).toBe(`construction ${BLUE}`);
  table.play('trade wood for marble', 'trade marble for stone+stone');
  expect(table.traded(BLUE)).toEqual([0, 2, 1, 0]);
  table.play('return K16', 'take stone', 'take stone', 'take stone', 'take marble', 'take marble');
  expect(table.traded(BLUE)).toEqual([0, 5, 3, 0]);
  table.play('yellow by eu-rare-yellow');
  expect(table.traded(BLUE)).toEqual([0, 0, 3, 0]);
  expect(table.goods(BLUE)).toEqual(['glass', 'ivory']);

  expect(table.asked).toBe(`closing ${RED}`);
  table.play('done', 'done');
  expect(table.state.turn).toBe(3);
  expect(table.current()).toBe('southSea');
  expect(table.warehouse(RED)).toEqual([2, 0, 0, 3]);
  expect(table.warehouse(BLUE)).toEqual([0, 0, 3, 0]);
  expect(table.tiles(RED)).toEqual(['I1', 'I10', 'I14']);
  expect(table.tiles(BLUE)).toEqual(['I4', 'I5']);
  expect(table.isReturned('K16', BLUE)).toBe(true);
  expect([table.prestige(RED), table.prestige(BLUE)]).toEqual([10, 10]);
});
