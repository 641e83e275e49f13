import { fastChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  ARMIES,
  EXTRA_SOURCES,
  NATIONS,
  REASON_RULES,
  RESOURCES,
  TRACKS,
  worldOf,
  type State,
  type Target,
} from '../rules/index.ts';
import { fresh, game, given } from './given.ts';

const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;

/** Everything a player may point at in a position. */
function targetsOf(state: State): Target[] {
  const seats = state.players.map((_, seat) => seat);
  const units = state.units.map(unit => unit.id);
  return [
    ...NATIONS.map((nation): Target => ({ type: 'nation', nation })),
    ...state.holders.map((_, province): Target => ({ type: 'province', province })),
    ...units.flatMap((unit): Target[] => [
      { type: 'unit', unit },
      { type: 'move', unit, to: 0 },
      { type: 'move', unit, to: 5 },
      ...ARMIES.map((kind): Target => ({ type: 'upgrade', unit, kind })),
    ]),
    ...TRACKS.flatMap((track): Target[] => [
      { type: 'tech', track },
      ...TRACKS.map((to): Target => ({ type: 'shift', from: track, to })),
    ]),
    ...ARMIES.map((kind): Target => ({ type: 'army', kind })),
    ...seats.flatMap((seat): Target[] => [
      { type: 'war', on: seat },
      { type: 'peace', to: seat },
      { type: 'openRoute', to: seat },
      { type: 'propose', to: seat },
    ]),
    ...RESOURCES.flatMap(give => RESOURCES.map((get): Target => ({ type: 'bank', give, get }))),
    ...EXTRA_SOURCES.map((source): Target => ({ type: 'extra', source })),
    { type: 'fort' },
    { type: 'buyVp' },
    { type: 'accept' },
    { type: 'counter' },
    { type: 'send', give: [0, 0, 0, 0], want: [0, 0, 0, 0] },
    { type: 'feedAll' },
    { type: 'unify' },
    { type: 'pass' },
  ];
}

describe('why not', () => {
  test('WT-4.2 whatever a player points at, in any position, the answer is a known reason or none', () => {
    const said = new Set<string>();
    const pointAtAll = (state: State, seat: number): void => {
      for (const target of targetsOf(state)) {
        const reason = game.whyNot(state, seat, target);
        if (reason === undefined) continue;
        expect(REASON_RULES).toHaveProperty(reason.sentence, reason.rule);
        said.add(reason.sentence);
      }
    };
    for (let seed = 1; seed <= 4; seed++) {
      const chance = fastChance(seed);
      const state = game.setup({ map: 'italia' }, 4, chance);
      for (let n = 0; game.waitingFor(state).length > 0; n++) {
        const seat = chance.pick(game.waitingFor(state));
        if (n % 13 === 0) pointAtAll(state, seat);
        game.playLegal(state, seat, chance.pick(game.legalActions(state, seat)), chance);
      }
    }
    expect(said.size).toBeGreaterThan(25);
  });

  test('WT-4.5 WT-17.13 others wait, and nothing can be done when the game is over', () => {
    const table = given(austria).action(0);
    expect(table.whyId({ type: 'tech', track: 'trade' }, 1)).toBe('waitForOther');
    const over = given({ ...austria, turn: 10 }).endTurn();
    expect(over.whyId({ type: 'tech', track: 'trade' }, 0)).toBe('gameOver');
  });

  test('WT-3.3 WT-6.37 WT-7.12 WT-10.2 WT-11.8 WT-20.10 each has its own words', () => {
    const nations = fresh(2, { nations: 'chosen', map: 'east' });
    nations.play('nation austria');
    expect(nations.whyId({ type: 'nation', nation: 'austria' })).toBe('nationTaken');
    const floor = given({
      ...austria,
      stock: [{ gold: 20 }, { gold: 20 }],
      place: { salzburg: '0 princess', slavonija: '1 princess' },
    }).trade();
    floor.state.floor.commands[0] = 40;
    expect(floor.whyId({ type: 'buyVp' }, 0)).toBe('noCommandsLeft');
    const homeless = given({ ...austria, stock: [{ weapons: 1 }] });
    homeless.state.units = homeless.state.units.filter(unit => unit.owner !== 0);
    homeless.state.holders = homeless.state.holders.map(holder => (holder === 0 ? -1 : holder));
    expect(homeless.action(0).whyId({ type: 'army', kind: 'infantry' })).toBe('noPlaceForArmy');
    const tired = given({ ...austria, place: { tirol: '0 infantry, 0 archer', praha: '' } });
    tired.unit('tirol', 'infantry').spent = 2;
    tired.manoeuvre(0);
    expect(
      tired.whyId({ type: 'move', unit: tired.unit('tirol', 'infantry').id, to: tired.province('praha') }),
    ).toBe('noActionPoints');
    expect(tired.whyId({ type: 'unit', unit: tired.unit('wien', 'princess').id })).toBe('princessesLater');
    const fight = given({
      ...austria,
      wars: [[0, 1]],
      place: { steiermark: '0 cavalry', istria: '1 infantry, 1 cavalry' },
    }).manoeuvre(0);
    fight.play('cavalry steiermark>istria');
    expect(fight.whyId({ type: 'unit', unit: fight.unit('wien', 'fort').id }, 0)).toBe('notInBattle');
    fight.hit(0, ['infantry', 1]);
    expect(fight.whyId({ type: 'unit', unit: fight.unit('istria', 'infantry').id }, 0)).toBe('alreadyDead');
    const battle = given({ ...austria, place: { steiermark: '0 infantry, 0 infantry' } }).manoeuvre(0);
    battle.play('infantry steiermark>sopron', 'infantry steiermark>pecs');
    expect(battle.whyId({ type: 'province', province: battle.province('wien') })).toBe('noBattleThere');
  });

  test('WT-10.12 WT-10.17 a province alone, and an army that has withdrawn', () => {
    const table = given({ ...austria, place: { steiermark: '0 infantry', salzburg: 'barbarianArmy' } });
    table.manoeuvre(0);
    expect(table.whyId({ type: 'province', province: table.province('salzburg') })).toBe('chooseArmy');
    const back = given({
      ...austria,
      turn: 5,
      levels: [{ military: 6 }],
      place: {
        steiermark: '0 cavalry, 0 cavalry, 0 archer, 0 fort',
        salzburg: 'barbarianArmy, barbarianArmy, barbarianArmy',
      },
    }).manoeuvre(0);
    back.play('cavalry steiermark>salzburg', 'cavalry steiermark>salzburg', 'done');
    back.hit(0, ['barbarianArmy', 3], ['barbarianArmy', 3]);
    while (back.asked !== 'moveArmies') back.play(back.legal()[0]!);
    const unit = back.state.units.find(({ owner, kind }) => owner === 0 && kind === 'cavalry')!;
    expect(unit.retreated).toBe(false);
    const [to] = worldOf(back.state).provinces[unit.at]!.neighbours;
    expect(back.why({ type: 'move', unit: unit.id, to: to! })).toEqual({
      rule: 'WT-10.17',
      sentence: 'exhausted',
    });
  });

  test('WT-7.11 WT-7.19 WT-7.27 WT-7.29 reasons of the development phase', () => {
    const table = given({
      ...austria,
      levels: [{ production: 5, trade: 6 }],
      stock: [{ goods: 6, gold: 4 }],
      place: { tirol: '0 archer' },
    }).action(0);
    const { id: unit } = table.unit('tirol', 'archer');
    expect(table.why({ type: 'upgrade', unit, kind: 'cavalry' })).toMatchObject({
      sentence: 'upgradeTooDear',
      values: { needed: 7, goods: 6 },
    });
    expect(table.whyId({ type: 'upgrade', unit, kind: 'infantry' })).toBe('upgradeOnlyUp');
    expect(table.whyId({ type: 'extra', source: 'masterTrader' })).toBe('answerFirst');
    const extra = given({ ...austria, levels: [{ production: 7, trade: 6 }], stock: [{ gold: 4 }] });
    extra.state.phase = 'development';
    extra.begin({ kind: 'maybeExtra', seat: 0, used: [] });
    expect(extra.whyId({ type: 'extra', source: 'masterTrader' })).toBe('extraTooDear');
    expect(extra.whyId({ type: 'extra', source: 'warlord' })).toBe('noSuchExtra');
    const princess = given({ ...austria, place: { tirol: '0 princess, 0 infantry', praha: '' } })
      .manoeuvre(0)
      .play('done');
    expect(princess.whyId({ type: 'unit', unit: princess.unit('tirol', 'infantry').id })).toBe(
      'armiesNotNow',
    );
  });

  test('WT-7.14 beside a second army nothing else can be had for the action', () => {
    const table = given({
      ...austria,
      levels: [{ military: 7, production: 5 }],
      stock: [{ weapons: 6, gold: 4, goods: 20, food: 4 }],
    }).action(0);
    table.play('build infantry', 'in wien');
    expect(table.asked).toBe('secondArmy');
    const { id: unit } = table.unit('wien', 'infantry');
    for (const target of [
      { type: 'tech', track: 'trade' },
      { type: 'fort' },
      { type: 'upgrade', unit, kind: 'archer' },
      { type: 'war', on: 1 },
    ] as const)
      expect(table.why(target)).toEqual({ rule: 'WT-7.14', sentence: 'onlySecondArmy' });
  });

  test('WT-6.32 whoever has passed hears that, not that he is too poor', () => {
    const table = given({
      ...austria,
      levels: [{ trade: 2 }, { trade: 2 }],
      stock: [{ gold: 20 }, { gold: 20 }],
      wars: [[0, 1]],
      place: { salzburg: '0 princess', slavonija: '1 princess' },
    }).trade();
    table.by(0, 'pass');
    for (const target of [
      { type: 'buyVp' },
      { type: 'bank', give: 'gold', get: 'food' },
      { type: 'openRoute', to: 1 },
      { type: 'peace', to: 1 },
    ] as const)
      expect(table.why(target, 0)).toEqual({ rule: 'WT-6.32', sentence: 'hasPassed' });
  });

  test('WT-6.33 where neither has anything there is nothing to offer', () => {
    const table = given({
      ...austria,
      routes: [[0, 1]],
      wars: [[0, 1]],
      place: { salzburg: '0 princess', slavonija: '1 princess' },
    }).trade();
    expect(table.whyId({ type: 'propose', to: 1 }, 0)).toBe('offerEmpty');
  });

  test('WT-7.16 a fort stands in a province of one’s own', () => {
    const rich = { goods: 12, food: 2, gold: 1 };
    const table = given({ ...austria, levels: [{ production: 4 }], stock: [rich] })
      .action(0)
      .play('fort');
    expect(table.why({ type: 'province', province: table.province('praha') })).toEqual({
      rule: 'WT-7.16',
      sentence: 'fortNotYourProvince',
    });
    const homeless = given({ ...austria, levels: [{ production: 4 }], stock: [rich] });
    homeless.state.units = homeless.state.units.filter(unit => unit.owner !== 0);
    homeless.state.holders = homeless.state.holders.map(holder => (holder === 0 ? -1 : holder));
    expect(homeless.action(0).why({ type: 'fort' })?.rule).toBe('WT-7.16');
  });

  test('WT-4.1 WT-4.2 WT-15.9 what cannot come any more is not put off', () => {
    const shift = given({ ...austria, wars: [[0, 1]] });
    shift.state.phase = 'development';
    shift.begin({ kind: 'developmentShift', seat: 0 });
    expect(shift.whyId({ type: 'tech', track: 'trade' })).toBe('actionsOver');
    expect(shift.whyId({ type: 'peace', to: 1 })).toBe('noPeaceNow');
    const march = given({ ...austria, place: { tirol: '0 infantry' } }).manoeuvre(0);
    expect(march.asked).toBe('moveArmies');
    expect(march.whyId({ type: 'tech', track: 'trade' })).toBe('wrongPhase');
    const hungry = given({ ...austria, wars: [[0, 1]], place: { tirol: '0 infantry' } });
    hungry.state.phase = 'upkeep';
    expect(hungry.upkeep().whyId({ type: 'peace', to: 1 })).toBe('noPeaceNow');
  });

  test('WT-13.1 a province alone says nothing while princesses move', () => {
    const table = given({ ...austria, place: { salzburg: '' } }).manoeuvre(0);
    expect(table.asked).toBe('movePrincesses');
    expect(table.whyId({ type: 'province', province: table.province('warszawa') })).toBe('choosePrincess');
  });

  test('WT-19.8 nobody declares war on a player who has left', () => {
    const table = given({
      options: { map: 'east', leaving: 'continue' },
      nations: ['austria', 'croatia', 'poland'],
      seats: 3,
    }).action(0);
    table.by(1, 'leave');
    expect(table.why({ type: 'war', on: 1 }, 0)).toEqual({ rule: 'WT-19.8', sentence: 'playerGone' });
  });

  test('WT-14.8 WT-14.14 where barbarians never go', () => {
    const table = given({
      options: { map: 'east' },
      nations: ['romania', 'bulgaria'],
      place: { valahia: '0 infantry, 0 fort' },
    }).manoeuvre(0);
    table.play('infantry valahia>moldova');
    if (table.asked === 'moveArmies') table.play('done');
    expect(table.asked).toBe('barbarianRetreatTo');
    const rule = (id: string): string | undefined =>
      table.why({ type: 'province', province: table.province(id) })?.rule;
    expect([rule('valahia'), rule('wien'), rule('carpathia')]).toEqual(['WT-14.14', 'WT-14.8', 'WT-14.9']);
  });
});
