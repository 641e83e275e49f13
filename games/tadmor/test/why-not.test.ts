import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { fastChance } from '@palio/kernel';
import { REASON_RULES, tadmor, type Target } from '../rules/index.ts';
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
    expect(waive.why({ type: 'pass' })).toBe('TA-14.19 cannotDecline');
  });

  test('TA-7.5 a resource that is pointed at to be traded', () => {
    const table = given({
      at,
      players: [{ wood: 1, traded: { gold: 1 }, hand: ['K1'] }],
      pieces: { 'pa-mission': '0c' },
    });
    expect(table.why({ type: 'resource', resource: 'wood' })).toBe('TA-7.5 noMarket');
    expect(table.why({ type: 'resource', resource: 'gold' })).toBe('TA-7.1 alreadyTraded');
    expect(table.why({ type: 'resource', resource: 'stone' })).toBe('TA-7.2 warehouseEmpty');
    table.play('discard K1');
    expect(table.why({ type: 'trade', give: 'wood', get: 'gold' })).toBe('TA-6.6 answerFirst');
    const placing = given({ at: 'placement', players: [{ wood: 1 }] });
    expect(placing.why({ type: 'resource', resource: 'wood' })).toBe('TA-7.5 onlyInResolution');
  });

  test('TA-3.2 an own piece whose action is too dear, has no target, or belongs to another phase', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ hand: ['K1'], tower: 2 }, { tower: 1 }],
      pieces: {
        'pa-mission': '0c',
        'da-tower-2': '0c',
        'da-traitor': '0c',
        'eu-rare-red': '0s',
        'ns-shipyard': '0s',
      },
    });
    expect(table.why({ type: 'place', at: 'da-tower-2', piece: null })).toBe('TA-7.3 cannotPay');
    expect(table.why({ type: 'place', at: 'da-traitor', piece: null })).toBe('TA-9.7 towerTooLow');
    expect(table.why({ type: 'place', at: 'eu-rare-red', piece: null })).toBe('TA-7.3 cannotPay');
    expect(table.why({ type: 'place', at: 'ns-shipyard', piece: null })).toBe('TA-11.8 pieceConditionUnmet');
    expect(table.why({ type: 'tile', tile: 'I36' })).toBe('TA-3.2 otherPhase');
    const buying = given({
      display: ['I5', 'I6'],
      players: [{ wood: 1 }],
      pieces: { 'pa-improve-1': '0c', 'eb-tower-1': '0c', 'ma-first': '0c' },
    });
    expect(buying.why({ type: 'place', at: 'eb-tower-1', piece: null })).toBe('TA-3.2 otherPhase');
    expect(buying.why({ type: 'place', at: 'ma-first', piece: null })).toBe('TA-3.2 otherPhase');
    expect(buying.why({ type: 'tower', seat: 0 })).toBe('TA-3.2 otherPhase');
    const placing = given({ at: 'placement' });
    expect(placing.why({ type: 'temple' })).toBe('TA-4.8 nothingAtPlacement');
    expect(placing.why({ type: 'pile', colour: 'red' })).toBe('TA-4.8 nothingAtPlacement');
  });

  test('TA-1.17 a tower without levels is no target, although it is as high as the own one', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ hand: ['K1'] }],
      pieces: { 'pa-mission': '0c', 'da-traitor': '0c' },
    });
    expect(table.why({ type: 'tower', seat: 1 })).toBe('TA-1.17 noTowerToDestroy');
    expect(table.why({ type: 'place', at: 'da-traitor', piece: null })).toBe('TA-1.17 noTowerToDestroy');
  });

  test('TA-15.1 own tiles during placement: no private action, or one that holds a piece', () => {
    const table = given({
      at: 'placement',
      turn: 4,
      players: [{ tiles: ['I5', 'I21'] }],
      pieces: { I21: '0c' },
    });
    expect(table.why({ type: 'tile', tile: 'I5' })).toBe('TA-15.1 notPrivate');
    expect(table.why({ type: 'tile', tile: 'I21' })).toBe('TA-4.7 privateTileTaken');
  });

  test('TA-4.13 haste is used up although one piece alone is left to place', () => {
    const table = given({ at: 'placement', players: [{ fulfilled: ['K23', 'K24'] }] });
    table.play('return K23', 'camel pa-market', 'camel pa-temple');
    expect(table.why({ type: 'mission', mission: 'K24' })).toBe('TA-4.13 hasteUsed');
  });

  test('TA-13.17 K14 is returned by choosing a piece; TA-2.11, TA-2.12 the choices of the set-up', () => {
    const swap = given({
      at: 'marauders',
      turn: 2,
      players: [{ fulfilled: ['K14'] }],
      pieces: { 'pa-market': '0c', 'ma-peace': '1c' },
    });
    expect(swap.asked).toBe('swap 0');
    expect(swap.why({ type: 'mission', mission: 'K14' })).toBe('TA-13.17 notYourPiece');
    const state = tadmor.setup({}, 3, fastChance(1));
    const [second] = tadmor.waitingFor(state);
    const why = (target: Target): string | undefined => {
      const [seat] = tadmor.waitingFor(state);
      return tadmor.whyNot(state, seat!, target)?.rule;
    };
    expect(why({ type: 'resource', resource: 'gold' })).toBe('TA-2.11');
    expect(why({ type: 'pass' })).toBe('TA-2.11');
    tadmor.play(state, second!, { type: 'take', resource: 'wood' }, fastChance(1));
    const [third] = tadmor.waitingFor(state);
    tadmor.play(state, third!, { type: 'take', resource: 'gold' }, fastChance(1));
    expect(why({ type: 'tile', tile: 'I5' })).toBe('TA-2.12');
    tadmor.play(state, third!, { type: 'startTile', tile: 'I1' }, fastChance(1));
    expect(why({ type: 'tile', tile: 'I1' })).toBe('TA-13.27');
  });

  test('TA-15.7 what a Private Audience cannot be, and what waits for the closing block', () => {
    const table = given({
      at: 'kingdom',
      seats: 3,
      turn: 7,
      players: [{ tiles: ['I48'], gold: 2 }, { tiles: ['I46'] }, {}],
      pieces: { I48: '0c' },
    });
    expect(table.asked).toBe('tax 0');
    expect(table.why({ type: 'audience', as: 'firstPlayer' })).toBe('TA-6.6 answerFirst');
    table.play('payTax');
    expect(table.asked).toBe('audience 0');
    expect(table.why({ type: 'audience', as: 'taxman' })).toBe('TA-10.14 taxSettled');
    expect(table.why({ type: 'audience', as: 'warSupplies' })).toBe('TA-10.10 lowestTower');
  });
});
