import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { REASON_RULES } from '../rules/index.ts';
import { given } from './given.ts';

const at = 'construction' as const;

describe('why not', () => {
  test('every reason names a rule that stands in RULES.md', () => {
    const rules = readFileSync(`${import.meta.dirname}/../RULES.md`, 'utf8');
    for (const rule of Object.values(REASON_RULES)) expect(rules).toContain(`- **${rule}**`);
  });

  test('it is not your turn, or the game is over', () => {
    const table = given({ at: 'placement' });
    expect(table.why({ type: 'place', at: 'pa-market', piece: 'camel' }, 1)).toBe('TA-4.1 waitToPlace');
    expect(given({ at: 'turnEnd', turn: 9 }).why({ type: 'done' }, 0)).toBe('TA-17.1 gameOver');
  });

  test('construction without a piece, or too dear', () => {
    const table = given({
      at,
      players: [{ hand: ['K1'], wood: 1 }],
      pieces: { 'pa-mission': '0c', 'eb-tower-1': '0c' },
    });
    expect(table.why({ type: 'temple' })).toBe('TA-6.7 noPieceForIt');
    expect(table.why({ type: 'pile', colour: 'red' })).toBe('TA-6.7 noPieceForIt');
    expect(table.why({ type: 'tower', seat: 0 })).toBe('TA-7.3 cannotPay');
    expect(table.why({ type: 'tower', seat: 1 })).toBe('TA-6.7 noPieceForIt');
    expect(table.why({ type: 'mission', mission: 'K1' })).toBe('TA-7.3 cannotPay');
    expect(table.why({ type: 'place', at: 'pa-market', piece: null })).toBe('TA-6.7 noPieceForIt');
    expect(table.why({ type: 'trade', give: 'wood', get: 'gold' })).toBe('TA-7.5 noMarket');
    expect(table.why({ type: 'audience', as: 'taxman' })).toBe('TA-15.2 noAudience');
    expect(table.why({ type: 'payTax' })).toBe('TA-10.5 noTaxNow');
    expect(table.why({ type: 'region', region: 'ebla' })).toBe('TA-6.6 answerFirst');
  });

  test('trades at the wrong time or from an empty Warehouse', () => {
    expect(
      given({ at: 'placement', players: [{ wood: 1, tiles: ['I1'] }] }).why({
        type: 'trade',
        give: 'wood',
        get: 'marble',
      }),
    ).toBe('TA-7.5 onlyInResolution');
    const table = given({
      at,
      players: [{ stone: 1, hand: ['K1'], tiles: ['I1'] }],
      pieces: { 'pa-mission': '0c' },
    });
    expect(table.why({ type: 'trade', give: 'wood', get: 'marble' })).toBe('TA-7.2 warehouseEmpty');
  });

  test('resources that are not there, or not part of the cost', () => {
    const pay = given({
      display: ['I5'],
      players: [{ wood: 1, stone: 1 }],
      pieces: { 'pa-improve-1': '0c' },
    });
    pay.play('acquire I5');
    expect(pay.why({ type: 'resource', resource: 'gold' })).toBe('TA-7.3 notHeld');
    const waive = given({
      at,
      turn: 4,
      players: [{ wood: 1, gold: 2, hand: ['K21'], tiles: ['I20'] }],
      pieces: { 'pa-mission': '0c' },
    });
    waive.play('fulfil K21 by pa-mission');
    expect(waive.why({ type: 'resource', resource: 'stone' })).toBe('TA-14.19 notInCost');
    expect(waive.why({ type: 'pass' })).toBe('TA-10.7 cannotDecline');
  });
});
