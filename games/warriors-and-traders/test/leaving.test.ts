import { describe, expect, test } from 'vitest';
import { isFriend } from '../rules/index.ts';
import { game, given, type TableGiven, type TestTable } from './given.ts';

const three = {
  seats: 3,
  options: { map: 'east', leaving: 'vote' },
  nations: ['austria', 'croatia', 'poland'],
} as const;

const table = (wanted: TableGiven = {}): TestTable => given({ ...three, turn: 5, ...wanted });

describe('a player leaves', () => {
  test('WT-19.1 an alliance loses a member: the game ends, the alliance with more points wins', () => {
    const team = given({ seats: 4, options: { map: 'east', mode: '2v2', leaving: 'vote' } });
    team.player(1).kills = 3;
    team.action(0).by(0, 'leave');
    expect(game.outcome(team.state)).toMatchObject({
      ending: 'playerLeft',
      ranks: [3, 1, 3, 1],
      scores: [12, 15, 12, 15],
    });
  });

  test('WT-19.2 WT-19.3 the others vote; without a strict majority it stops and points are counted among them', () => {
    const stopped = table();
    stopped.player(2).kills = 20;
    stopped.action(0).by(2, 'leave');
    expect(game.question(stopped.state)).toMatchObject({
      kind: 'leaveVote',
      waitingFor: [0, 1],
      sealed: true,
    });
    stopped.by(0, 'vote yes').by(1, 'vote no');
    expect(game.outcome(stopped.state)).toMatchObject({ ending: 'playerLeft', ranks: [1, 1, 3] });
    const outcome = game.outcome(stopped.state)!;
    for (const [seat, points] of (outcome.breakdown ?? []).entries())
      expect(Object.values(points).reduce((sum, count) => sum + count, 0)).toBe(outcome.scores[seat]);
    const agreed = given({ ...three, options: { ...three.options, leaving: 'stop' } })
      .action(0)
      .by(2, 'leave');
    expect(agreed.state.ending).toBe('playerLeft');
    const two = given({ options: { map: 'east', leaving: 'continue' } })
      .action(0)
      .by(1, 'leave');
    expect(game.outcome(two.state)).toMatchObject({ ranks: [1, 2] });
    expect(
      given({ seats: 3, options: { map: 'east' } })
        .action(0)
        .asides(1),
    ).toEqual([]);
  });

  test('WT-19.4 WT-19.5 WT-19.6 WT-19.7 continuing: everything goes back, armies and forts turn barbarian (T47)', () => {
    const left = table({
      stock: [{}, {}, { gold: 9 }],
      place: { lubelskie: '2 archer, 2 archer', gdansk: '2 fort', mazowsze: '2 princess' },
    });
    Object.assign(left.player(2), { kills: 4, bought: 2 });
    left.action(0).by(2, 'leave').by(0, 'vote yes').by(1, 'vote yes');
    expect(left.kinds('lubelskie')).toEqual(['barbarianArmy', 'barbarianArmy']);
    expect(left.kinds('gdansk')).toEqual(['barbarianFort']);
    expect([left.holder('lubelskie'), left.holder('gdansk'), left.holder('mazowsze')]).toEqual([
      'barbarians',
      'barbarians',
      'free',
    ]);
    expect(left.stock(2)).toEqual({});
    expect(left.vp(2)).toBe(0);
    expect(game.check(left.state)).toEqual([]);
    expect(left.asked).toBe('takeAction');
    left.place('krakow', '0 cavalry, 0 cavalry');
    left.manoeuvre(0).play('cavalry krakow>lubelskie', 'done');
    expect(left.eventsOf('battleStarted')).toMatchObject([{ defender: -1, defence: 4 }]);
  });

  test('WT-19.8 his wars end and his decisions are dropped', () => {
    const left = given({
      ...three,
      options: { ...three.options, leaving: 'continue' },
      wars: [
        [0, 2],
        [0, 1],
      ],
    });
    left.begin({ kind: 'development' });
    left.by(left.seat, 'pass');
    left.by(2, 'leave');
    expect(left.state.wars).toMatchObject([{ a: 0, b: 1 }]);
    const asked = new Set<number>();
    while (left.asked !== 'nothing') {
      asked.add(left.seat);
      left.play(left.asked === 'takeAction' ? 'pass' : 'keep');
    }
    expect([...asked].sort((a, b) => a - b)).toEqual([0, 1]);
    const offer = given({
      ...three,
      options: { ...three.options, leaving: 'continue' },
      stock: [{ food: 7 }],
      routes: [[0, 2]],
      place: { salzburg: '0 princess', krakow: '2 princess' },
    }).trade();
    offer.by(0, 'offer to 2', 'give 1 food', 'send').by(2, 'leave');
    expect(offer.asked).toBe('trade');
    expect(offer.stock(0)).toEqual({ food: 7 });
  });

  test("WT-19.8 armies on their way into another player's province are removed, a pending battle goes on against barbarians", () => {
    const options = { ...three.options, leaving: 'continue' };
    const attacker = given({
      ...three,
      options,
      wars: [[0, 1]],
      place: { steiermark: '0 infantry, 0 infantry', istria: '1 princess' },
    }).manoeuvre(0);
    attacker.play('infantry steiermark>istria').by(0, 'leave');
    expect(attacker.kinds('istria')).toEqual(['princess']);
    expect(attacker.kinds('steiermark')).toEqual(['barbarianArmy']);
    expect(game.check(attacker.state)).toEqual([]);
    const defender = given({
      ...three,
      options,
      wars: [[0, 1]],
      place: { steiermark: '0 archer, 0 archer', istria: '1 infantry', slavonija: '1 princess' },
    }).manoeuvre(0);
    defender.play('archer steiermark>istria', 'archer steiermark>slavonija').by(1, 'leave');
    expect(defender.holder('slavonija')).toBe(0);
    expect(defender.holder('istria')).toBe('barbarians');
    expect(game.check(defender.state)).toEqual([]);
    defender.play('fight istria');
    expect(defender.eventsOf('battleStarted')).toMatchObject([{ defender: -1 }]);
  });

  test('WT-19.8 nobody has to answer somebody who has left, or waits for his income', () => {
    const options = { ...three.options, leaving: 'continue' };
    const offer = given({
      ...three,
      options,
      stock: [{ food: 7 }, { gold: 7 }],
      routes: [[0, 1]],
      place: { salzburg: '0 princess', slavonija: '1 princess' },
    }).trade();
    offer.by(0, 'offer to 1', 'give 1 food', 'send');
    expect(offer.asked).toBe('answerOffer');
    offer.by(0, 'leave');
    expect([offer.asked, offer.stock(1)]).toEqual(['trade', { gold: 7 }]);
    const income = given({
      seats: 3,
      options: { map: 'italia', italiaPart: 'north', leaving: 'continue' },
      levels: [{ trade: 4 }, { trade: 4 }],
    }).gain();
    expect(income.asked).toBe('routeIncome');
    income.by(0, 'income weapons').by(1, 'leave');
    expect(income.eventsOf('routeIncome')).toMatchObject([{ seat: 0, gained: [0, 0, 1, 0] }]);
    expect([income.asked, income.stock(1)]).toEqual(['nothing', {}]);
  });

  test('WT-19.8 nobody leaves in the middle of a battle', () => {
    const fight = given({
      ...three,
      wars: [[0, 1]],
      place: { steiermark: '0 cavalry', istria: '1 infantry, 1 cavalry' },
    }).manoeuvre(0);
    fight.play('cavalry steiermark>istria');
    expect(fight.asked).toBe('assignDamage');
    expect([fight.asides(0), fight.asides(1), fight.asides(2)]).toEqual([[], [], []]);
  });

  test('WT-19.3 a game may stop before a battle that was to come', () => {
    const march = table({
      wars: [[0, 1]],
      place: { steiermark: '0 infantry, 0 infantry', istria: '1 infantry' },
    });
    march.manoeuvre(0).play('infantry steiermark>istria').by(2, 'leave').by(0, 'vote no').by(1, 'vote no');
    expect(march.state.ending).toBe('playerLeft');
    expect(march.holder('istria')).toBe(1);
    expect(game.check(march.state)).toEqual([]);
  });

  test('WT-19.9 leader tokens are recomputed without him', () => {
    const left = given({
      ...three,
      options: { ...three.options, leaving: 'continue' },
      tokens: [
        [2, 0, 0],
        [1, 0, 0],
        [5, 0, 0],
      ],
    });
    const vp = left.vp(0);
    left.action(0).by(2, 'leave');
    expect(left.vp(0)).toBe(vp + 3);
    expect(left.eventsOf('leaderChanged')).toEqual([
      { type: 'leaderChanged', leader: 'builder', from: 2, to: 0 },
    ]);
  });

  test('WT-19.10 routes to him stay counted for their opener but are worthless', () => {
    const left = given({
      ...three,
      options: { ...three.options, leaving: 'continue' },
      levels: [{ trade: 2 }],
      stock: [{ food: 7 }],
      routes: [[0, 2]],
      place: { salzburg: '0 princess', slavonija: '1 princess', krakow: '2 princess' },
    });
    left.action(0).by(2, 'leave').trade();
    expect(left.legal(0).filter(words => /route|offer/.test(words))).toEqual([]);
    expect(game.view(left.state, 0).players[0]!.routesOpened).toBe(1);
  });

  test('WT-19.11 the threshold stays that of the starting number', () => {
    const left = given({ ...three, options: { ...three.options, leaving: 'continue' } })
      .action(0)
      .by(2, 'leave');
    expect(left.state.table.threshold).toBe(37);
    expect(isFriend(left.state, 0, 1)).toBe(false);
  });
});
