import { describe, expect, test } from 'vitest';
import { castlesOfBurgundy as game, figureFiles, type DieOption, type TileId } from '../rules/index.ts';
import { REASON_RULES, REASONS } from '../rules/reasons.ts';
import { figureList, type Options } from '@palio/kernel';
import { en } from '../text/en.ts';
import { it } from '../text/it.ts';
import { given, seatZeroFirst, TestTable, type TableGiven } from './given.ts';

describe('forecasts', () => {
  test('CB-4.8 a die shows everything it can do, with the price, also beyond the workers at hand', () => {
    const table = given({
      dice: [2, 5],
      workers: 1,
      stored: ['watchtower'],
      goods: { purple: 2, brown: 1 },
      depots: { 1: ['ship'], 2: ['mine', 'mine'], 5: ['castle'] },
    });
    const forecast = table.forecast('die 2');
    if (forecast?.type !== 'die') throw new Error('no forecast of the die');
    const line = ({ action, price, affordable, placement }: DieOption): string =>
      `${game.write(table.state, 0, action)}${placement === null ? '' : ` on ${placement.space} for ${placement.total}`}: ${price}${affordable ? '' : '?'}`;
    expect(forecast.options.map(line)).toEqual([
      'take ship from 1: 1',
      'take mine from 2: 0',
      'take castle from 5: 3?',
      'place watchtower on 11 for 15: 1',
      'place watchtower on 25 for 4: 1',
      'sell purple: 0',
      'sell brown: 3?',
      'takeWorkers: 0',
    ]);
  });

  test('CB-10.5 CB-14.13 sales and workers say what they bring', () => {
    const table = given({ dice: [4, 4], goods: { red: 3 }, monasteries: [3, 4, 13] }).play('die 4');
    expect(table.forecast('sell red')).toEqual({ type: 'gain', price: 0, points: 6, silver: 2, workers: 1 });
    expect(table.forecast('takeWorkers')).toEqual({
      type: 'gain',
      price: 0,
      points: 0,
      silver: 1,
      workers: 2,
    });
  });

  test('CB-11.1 purchases say what they cost', () => {
    const table = given({ silver: 2, workers: 2, monasteries: [6, 28], black: ['ship'] });
    expect(table.forecast('buy ship from black')).toEqual({ type: 'price', workers: 0, silver: 2 });
    expect(table.forecast('hireWorkers')).toEqual({
      type: 'gain',
      price: 0,
      points: 0,
      silver: -1,
      workers: 2,
    });
    table.play('buy ship from black');
    expect(table.forecast('pay 1 silver')).toEqual({ type: 'price', workers: 1, silver: 1 });
  });

  test('CB-14.6 a purchase that workers must pay says so', () => {
    const price = (silver: number) =>
      given({ silver, workers: 2, monasteries: [6], black: ['ship'] }).forecast('buy ship from black');
    expect(price(0)).toEqual({ type: 'price', workers: 2, silver: 0 });
    expect(price(1)).toEqual({ type: 'price', workers: 1, silver: 1 });
    expect(price(5)).toEqual({ type: 'price', workers: 0, silver: 2 });
  });

  test('CB-9.2 the points forecast of a placement are those that come', () => {
    const table = given({ dice: [3, 3], stored: ['mine'], placed: { 24: 'mine', 29: 'mine' } }).play('die 3');
    const places = table.forecast('place mine');
    if (places?.type !== 'placements') throw new Error('no forecast of the places');
    const [place] = places.places;
    expect(table.play('place mine', `on ${place!.space}`).score()).toBe(place!.total);
    for (const source of ['areas', 'phases', 'colourBonus'] as const)
      expect(table.points(source)).toBe(place!.points[source]);
  });
});

describe('why not', () => {
  const ship = 'ship';

  test('CB-3.6 CB-13.1 another player acts, or nobody any more', () => {
    expect(given().why({ type: 'endTurn' }, 1)).toMatchObject({ rule: 'CB-3.6', sentence: 'waitForOther' });
    const over = given({ phase: 'E', round: 5 }).endRound();
    expect(over.why({ type: 'endTurn' }, 0)).toMatchObject({ rule: 'CB-13.1', sentence: 'gameOver' });
  });

  test('CB-4.1 first a die', () => {
    const table = given({ depots: { 1: ['ship'] }, stored: ['bank'], goods: { red: 1 } });
    for (const target of [
      { type: 'depotTile', depot: 1, tile: ship },
      { type: 'storedTile', tile: 'bank', from: 'own' },
      { type: 'space', space: 11, tile: null },
      { type: 'goods', goods: 4 },
      { type: 'workers' },
      { type: 'depot', depot: 1 },
    ] as const)
      expect(table.why(target)).toMatchObject({ rule: 'CB-4.1', sentence: 'chooseDieFirst' });
    expect(table.why({ type: 'die', value: 5 })).toMatchObject({
      sentence: 'noSuchDie',
      values: { value: 5 },
    });
    expect(table.why({ type: 'decline' })).toMatchObject({ sentence: 'mustUseDie' });
  });

  test('CB-40.2 first the open question', () => {
    const table = given({ dice: [2, 2], stored: ['bank', 'ship', 'cow2'], depots: { 2: ['mine'] } }).play(
      'die 2',
      'take mine from 2',
    );
    expect(table.why({ type: 'endTurn' })).toMatchObject({ rule: 'CB-40.2', sentence: 'answerFirst' });
    expect(table.why({ type: 'die', value: 2 })).toMatchObject({ sentence: 'answerFirst' });
    expect(table.why({ type: 'decline' })).toMatchObject({ rule: 'CB-8.14', sentence: 'cannotDecline' });
    expect(table.why({ type: 'castle', space: 3 })).toMatchObject({ sentence: 'noCastleThere' });
    expect(table.why({ type: 'castle', space: 18 })).toMatchObject({ sentence: 'answerFirst' });
  });

  test('CB-11.1 CB-14.6 purchases', () => {
    const table = given({ silver: 1, black: ['ship'], depots: { 3: ['ship'] } });
    expect(table.why({ type: 'depotTile', depot: 0, tile: ship })).toEqual({
      rule: 'CB-11.1',
      sentence: 'notEnoughSilver',
      values: { price: 2, silver: 1 },
    });
    expect(table.why({ type: 'depotTile', depot: 0, tile: 'mine' })).toMatchObject({
      sentence: 'tileGone',
    });
  });

  test('CB-20.5 CB-25.20 CB-25.33 what one does not have cannot be used', () => {
    const table = given({ dice: [2, 3] });
    expect(table.why({ type: 'hireWorkers' })).toMatchObject({ sentence: 'noMonastery28' });
    expect(table.why({ type: 'setDie', die: 0 })).toMatchObject({ sentence: 'noShield16' });
    expect(table.why({ type: 'copyMonasteries', duchy: 1 })).toMatchObject({ sentence: 'noShield6' });
    const shielded = given({ options: { shields: true }, shields: [6, 16], dice: [2, 3] });
    expect(shielded.why({ type: 'copyMonasteries', duchy: 0 })).toMatchObject({ sentence: 'ownDuchy' });
    expect(shielded.play('die 2', 'takeWorkers').why({ type: 'setDie', die: 0 })).toMatchObject({
      sentence: 'dieSpent',
    });
    expect(shielded.why({ type: 'shield', depot: 2, shield: 9 })).toMatchObject({ sentence: 'shieldGone' });
  });

  test('CB-6.3 no space for a tile at all', () => {
    const table = given({ dice: [1, 1], workers: 9, stored: ['castle'] }).play('die 1');
    expect(table.why({ type: 'storedTile', tile: 'castle', from: 'own' })).toMatchObject({
      sentence: 'noSpaceFits',
    });
    expect(table.why({ type: 'storedTile', tile: ship, from: 'own' })).toMatchObject({
      sentence: 'tileNotStored',
    });
    expect(table.why({ type: 'space', space: 11, tile: null })).toMatchObject({
      sentence: 'chooseTileFirst',
    });
  });

  test('CB-7.3 CB-7.5 goods of a ship', () => {
    const table = given({
      dice: [2, 2],
      stored: ['ship'],
      goods: { red: 1, purple: 1 },
      depotGoods: { 1: { pink: 1, brown: 1 } },
    });
    table.play('die 2', 'place ship', 'on 17');
    expect(table.why({ type: 'depot', depot: 4 })).toMatchObject({ sentence: 'depotWithoutGoods' });
    expect(table.play('depot 1').why({ type: 'goods', goods: 6 })).toMatchObject({
      sentence: 'goodsNotThere',
    });
  });

  test('CB-7.5 CB-14.5 an empty depot may be chosen first, as one of all, but not as the second', async () => {
    const position: TableGiven = {
      dice: [2, 2],
      stored: ['ship'],
      monasteries: [5],
      depotGoods: { 1: { pink: 1 }, 2: { red: 1 } },
    };
    const table = given(position).play('die 2', 'place ship', 'on 17');
    expect(table.legal()).toContain('depot without goods');
    expect(table.why({ type: 'depot', depot: 6 })?.rule).toBe('CB-7.5');
    expect((await en.words.reasons()).depotWithoutGoods({})).toMatch(/are one choice/);
    expect(table.play('depot 1').why({ type: 'depot', depot: 6 })).toEqual({
      rule: 'CB-14.5',
      sentence: 'secondDepotEmpty',
    });
  });

  test('CB-8.8 a warehouse places nothing', () => {
    const table = given({ dice: [3, 3], stored: ['warehouse', 'mine'], goods: { red: 1 } });
    table.play('die 3', 'place warehouse', 'on 25');
    for (const target of [
      { type: 'storedTile', tile: 'mine', from: 'own' },
      { type: 'space', space: 24, tile: 'mine' },
      { type: 'space', space: 24, tile: null },
    ] as const)
      expect(table.why(target)).toMatchObject({ sentence: 'answerFirst' });
  });

  test('CB-4.1 with a die in the hand the reason is that of its action, not the missing die', () => {
    const table = given({
      dice: [2, 5],
      workers: 1,
      stored: ['bank', 'castle'],
      goods: { brown: 1, red: 1 },
      depots: { 2: ['mine'], 5: ['ship'] },
      placed: { 25: 'bank' },
    });
    const inHand = 2;
    expect(table.why({ type: 'depotTile', depot: 5, tile: ship, inHand })).toEqual({
      rule: 'CB-4.8',
      sentence: 'tooFewWorkers',
      values: { price: 3, workers: 1 },
    });
    expect(table.why({ type: 'goods', goods: 5, inHand })).toMatchObject({ sentence: 'tooFewWorkers' });
    expect(table.why({ type: 'storedTile', tile: 'castle', from: 'own', inHand })).toMatchObject({
      sentence: 'noSpaceFits',
    });
    const onto = (space: number) => table.why({ type: 'space', space, tile: 'bank', inHand })?.rule;
    expect([18, 12, 36, 26].map(onto)).toEqual(['CB-6.7', 'CB-6.3', 'CB-6.4', 'CB-8.2']);
    expect(table.why({ type: 'space', space: 11, tile: null, inHand })).toMatchObject({
      sentence: 'chooseTileFirst',
    });
    // A die that is not there or not in the hand changes nothing.
    for (const none of [undefined, 4])
      expect(table.why({ type: 'depotTile', depot: 5, tile: ship, inHand: none })).toMatchObject({
        sentence: 'chooseDieFirst',
      });
  });

  test('CB-4.3 CB-14.6 with both dice spent no die is left to choose', () => {
    const position = { dice: [2, 5], depots: { 1: ['ship'] }, black: ['mine'], stored: ['bank'] } as const;
    const table = given({ ...position, silver: 2 }).play('die 2', 'takeWorkers', 'die 5', 'takeWorkers');
    expect(table.why({ type: 'storedTile', tile: 'bank', from: 'own' })).toMatchObject({
      rule: 'CB-4.3',
      sentence: 'diceSpent',
    });
    expect(table.why({ type: 'workers' })).toMatchObject({ sentence: 'diceSpent' });
    expect(table.why({ type: 'depotTile', depot: 1, tile: ship })).toMatchObject({
      rule: 'CB-14.6',
      sentence: 'onlyBlackDepot',
    });
  });

  test('CB-1.10 CB-30.5 the space of the starting castle', () => {
    const choosing = (options: Options, seats: number): TestTable =>
      new TestTable(game.setup(options, seats, seatZeroFirst()));
    const fixed = choosing({ duchyChoice: 'fixed', duchies: '3 4' }, 2);
    for (const target of [
      { type: 'castle', space: 0 },
      { type: 'space', space: 0, tile: null },
    ] as const)
      expect(fixed.why(target)).toEqual({ rule: 'CB-1.10', sentence: 'startOnCastleSpace' });
    const team = choosing({ mode: 'team', teamDuchy: '12b' }, 4);
    expect(team.why({ type: 'castle', space: 0 })).toMatchObject({ sentence: 'startOnCastleSpace' });
    expect(team.why({ type: 'castle', space: 2 })).toEqual({ rule: 'CB-30.5', sentence: 'startOnOneOrSix' });
    const secret = choosing({ duchyChoice: 'expert', expertOrder: 'secret' }, 2);
    game.play(secret.state, 0, game.legalActions(secret.state, 0)[0]!, secret.chance);
    expect(secret.why({ type: 'space', space: 0, tile: null }, 0)).toMatchObject({
      sentence: 'startOnCastleSpace',
    });
  });

  test('CB-25.29 CB-25.30 shield 14 has the numbered depots, shield 15 the black one', () => {
    const position = { round: 5, options: { shields: true }, depots: { 5: ['mine'] }, black: ['mine'] };
    const why = (shield: number, depot: number) =>
      given({ ...position, shields: [shield] })
        .endRound()
        .why({ type: 'depotTile', depot, tile: 'mine' });
    expect(why(14, 0)).toEqual({ rule: 'CB-25.30', sentence: 'onlyWithShield15' });
    expect(why(15, 5)).toEqual({ rule: 'CB-25.29', sentence: 'onlyWithShield14' });
  });

  test('CB-31.23 the reward for a colour lies in the black depot', () => {
    const table = given({
      seats: 1,
      options: { mode: 'solo', inns: true },
      depots: { 5: ['ship'] },
      black: ['ship'],
      inns: 1,
    });
    table.state.stack.push({ kind: 'colourReward', seat: 0 });
    for (const [depot, tile] of [
      [5, ship],
      [0, 'inn'],
    ] as const)
      expect(table.why({ type: 'depotTile', depot, tile })).toEqual({
        rule: 'CB-31.23',
        sentence: 'rewardInBlackDepot',
      });
  });

  test('CB-40.1 free moves belong to the own turn', () => {
    const table = given({ round: 5, options: { shields: true }, shields: [6, 16], silver: 2 }).endRound();
    expect(table.asked).toBe('tribute');
    expect(table.why({ type: 'setDie', die: 0 })).toEqual({ rule: 'CB-40.1', sentence: 'onOwnTurn' });
    expect(table.why({ type: 'copyMonasteries', duchy: 1 })).toMatchObject({ sentence: 'onOwnTurn' });
  });

  test('CB-8.4 CB-8.5 CB-8.6 the effect that takes other tiles is named, in the question too', () => {
    const rulesFor = (building: string) => {
      const table = given({
        dice: [3, 3],
        stored: [building],
        depots: { 1: ['ship'], 2: ['mine'], 3: ['bank'], 4: ['goat2'] },
      }).play('die 3', `place ${building}`, 'on 25');
      const target = (depot: number, tile: TileId) => table.why({ type: 'depotTile', depot, tile })?.rule;
      const view = game.view(table.state, 0);
      const question = game.question(table.state)!;
      return [
        en.prompt(view, question, 0, String).rule,
        building === 'church' ? target(4, 'goat2') : target(2, 'mine'),
      ];
    };
    expect(rulesFor('market')).toEqual(['CB-8.4', 'CB-8.4']);
    expect(rulesFor('carpentersWorkshop')).toEqual(['CB-8.5', 'CB-8.5']);
    expect(rulesFor('church')).toEqual(['CB-8.6', 'CB-8.6']);
  });

  test('CB-4.8 one worker is one worker', async () => {
    const reasons = await Promise.all([en, it].map(text => text.words.reasons()));
    const values = { number: 3, value: 2, price: 1, workers: 0 };
    expect(reasons.map(say => say.tooFewWorkers(values))).toEqual([
      'This needs 1 worker, you have 0',
      'Serve 1 lavoratore, ne hai 0',
    ]);
    expect(reasons.map(say => say.wrongNumber(values))).toEqual([
      'The space shows 3, your die 2: that needs 1 worker, you have 0',
      'Lo spazio mostra 3, il tuo dado 2: serve 1 lavoratore, ne hai 0',
    ]);
    expect(reasons[1]!.tooFewWorkers({ ...values, price: 2 })).toBe('Servono 2 lavoratori, ne hai 0');
  });

  test.each<readonly [string, () => TestTable, string, string]>([
    [
      'CB-8.11 a city hall without a tile that fits',
      () => given({ dice: [3, 3], stored: ['cityHall'] }).play('die 3', 'place cityHall', 'on 25'),
      'None of your stored tiles can be placed',
      'Nessuna delle tessere raccolte si può piazzare',
    ],
    [
      'CB-25.19 shield 5 without goods elsewhere',
      () =>
        given({
          options: { shields: true },
          dice: [5, 5],
          shields: [5],
          stored: ['ship'],
          depotGoods: { 1: { pink: 1 } },
        }).play('die 5', 'place ship', 'on 19', 'depot 1'),
      'Shield 5 brings nothing',
      'Lo scudo 5 non porta nulla',
    ],
    [
      'CB-25.29 shield 14 with empty depots',
      () => given({ options: { shields: true }, round: 5, shields: [14], silver: 1 }).endRound(),
      'End of the phase: shield 14 brings nothing',
      'Fine della fase: lo scudo 14 non porta nulla',
    ],
    [
      'CB-25.10 a tribute that nobody can pay',
      () => given({ options: { shields: true }, round: 5, shields: [7] }).endRound(),
      'You lose shield 7',
      'Perdi lo scudo 7',
    ],
  ])('%s says why there is nothing to choose', (_title, position, english, italian) => {
    const table = position();
    expect(table.legal()).toHaveLength(1);
    const view = game.view(table.state, 0);
    const what = [en, it].map(text => text.prompt(view, game.question(table.state)!, 0, String).what);
    expect(what).toEqual([english, italian]);
  });

  test('CB-8.11 a purchase may bring the tile that was missing', () => {
    const position = { dice: [3, 3], stored: ['cityHall'], silver: 2, black: ['mine'] } as const;
    const table = given(position).play('die 3', 'place cityHall', 'on 25');
    expect(game.view(table.state, 0).isFutile).toBe(true);
    table.play('buy mine from black');
    expect(game.view(table.state, 0).isFutile).toBe(false);
  });

  test('CB-40.2 every reason names a rule', () => {
    expect(REASONS.every(reason => /^CB-\d+\.\d+$/.test(REASON_RULES[reason]))).toBe(true);
  });
});

describe('figures', () => {
  test('CB-16.6 CB-30.6 every figure says where it comes from, the designed ones too', () => {
    const figures = figureFiles.flatMap(([file, content]) => figureList(content, file));
    expect(figures.length).toBeGreaterThan(500);
    expect(figures.filter(({ provenance }) => provenance === undefined)).toEqual([]);
    const designed = figures
      .filter(({ provenance }) => provenance === 'reconstructed')
      .map(({ path }) => path.split(/[.[]/).slice(0, 2).join('.'));
    expect(new Set(designed)).toEqual(
      new Set(['duchies.boards', 'team-duchies.duchies', 'depots.blackDepot']),
    );
  });
});
