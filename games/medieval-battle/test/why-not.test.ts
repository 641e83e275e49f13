import { fastChance, noChance } from '@palio/kernel';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { medievalBattle, REASON_RULES, REASONS, type State, type Target } from '../rules/index.ts';
import { given, hex, OPEN_RED, OPEN_YELLOW, play, recruited, turns, why, whyHex } from './given.ts';

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

describe('why not', () => {
  test('every reason names a rule of the book', () => {
    for (const reason of REASONS) expect(RULES).toContain(`**${REASON_RULES[reason]}**`);
  });

  test('whoever does not decide has to wait', () => {
    expect(why(given(`${OPEN_RED} Kg12:4,lg4:4`), { type: 'unit', unit: 1 }, 1)).toBe('MB-6.1 waitForOther');
  });

  test('MB-5.1 MB-9.1 whoever waits in deployment or for an answer reads that order, not the order of turns', () => {
    expect(why(recruited('P1', 'P1'), { type: 'hex', hex: 3 }, 1)).toBe('MB-5.1 waitToDeploy');
    const deploying = play(recruited('P1', 'P1'), 'g13', 'a10');
    expect(why(deploying, { type: 'recruit', unit: 'pikemen' }, 1)).toBe('MB-5.1 waitToDeploy');
    expect(why(play(deploying, 'P'), { type: 'hex', hex: 3 }, 1)).toBe('MB-5.1 waitToDeploy');
    const attacking = play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12', 'xg11');
    expect(why(attacking, { type: 'hex', hex: 3 }, 0)).toBe('MB-9.1 waitForAnswer');
    const entering = play(given(`${OPEN_RED} Wg10:1,L@R`), '#');
    expect(why(entering, { type: 'regroup' }, 1)).toBe('MB-6.1 waitForOther');
  });

  test('MB-1.5 pointing at a unit while placing another means the hex it stands on', () => {
    const second = play(recruited('P1', 'P1'), 'g13');
    expect(why(second, { type: 'unit', unit: 0 })).toBe('MB-1.5 hexTaken');
    const placing = play(recruited('P1', 'P1'), 'g13', 'a10', 'P');
    expect(why(placing, { type: 'unit', unit: 0 })).toBe('MB-1.5 hexTaken');
    expect(why(placing, { type: 'unit', unit: 2 })).toBe('MB-1.5 hexTaken');
    expect(why(placing, { type: 'unit', unit: 1 })).toBe('MB-5.1 deployFirst');
  });

  test('before the battle', () => {
    const start = medievalBattle.setup({ map: 'std-open' }, 2, noChance);
    expect(why(start, { type: 'hex', hex: 3 }, 0)).toBe('MB-1.3 recruitFirst');
    expect(why(recruited('P1', '-'), { type: 'regroup' })).toBe('MB-5.1 deployFirst');
    const deploying = play(recruited('K1', 'P1'), 'g13', 'a10');
    expect(why(deploying, { type: 'unit', unit: 3 })).toBe('MB-6.2 notYourUnit');
    expect(why(deploying, { type: 'unit', unit: 0 })).toBe('MB-1.5 hexTaken');
    expect(why(deploying, { type: 'unit', unit: 1 })).toBe('allowed');
  });

  test('choosing a unit', () => {
    const state = given(`${OPEN_YELLOW} wc8:1,b@outer1,l@R,kg13:0`);
    expect(why(state, { type: 'unit', unit: 1 })).toBe('MB-10.5 offBoard');
    expect(why(state, { type: 'unit', unit: 2 })).toBe('MB-5.10 inReserve');
    expect(why(state, { type: 'unit', unit: 3 })).toBe('MB-7.2 noMovement');
    expect(why(state, { type: 'dismount' })).toBe('MB-6.5 chooseUnitFirst');
    // A caravan shut in by its own men can do nothing, though it is fortified.
    expect(whyHex(given(`${OPEN_RED} Wg14:1,Lf14:0,Lg13:0,Lh13:0`), 'g14')).toBe('MB-6.4 nothingToDo');
  });

  test('while a unit acts', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,Lc11:4,L@R,lg4:4`), 'Kf12');
    expect(whyHex(state, 'f12')).toBe('MB-6.4 alreadyThere');
    expect(why(state, { type: 'unit', unit: 2 })).toBe('MB-6.5 oneUnitPerTurn');
    expect(why(state, { type: 'regroup' })).toBe('MB-6.2 unitIsActing');
    expect(whyHex(state, 'a8')).toBe('MB-7.4 tooFewMovement');
    // The flag b13 behind a ring of enemies cannot be reached at all.
    const walled = play(given(`${OPEN_RED} Kg13:4,la13:4,lb12:4,lc12:4,lc13:4,lb14:4,la14:4`), 'Kg13');
    expect(whyHex(walled, 'b13')).toBe('MB-7.3 noWay');
  });

  test('pointing at an own unit', () => {
    const merging = (units: string): string => whyHex(play(given(`${OPEN_RED} ${units}`), 'Lc11'), 'c12');
    expect(merging('Lc11:2!,Lc12:2')).toBe('MB-13.1 mergeNeedsDamaged');
    expect(merging('Lc11:1!,Lc12:2!')).toBe('MB-7.4 tooFewMovement');
    const far = play(given(`${OPEN_RED} Lf12:2,Pg10:3`), 'Lf12');
    expect(whyHex(far, 'g10')).toBe('MB-7.6 crossingTooDear');
    // Both ways to g9, over f11 and over g11, lead through enemy zones.
    expect(whyHex(play(given(`${OPEN_RED} Cf12:5,Pg9:3,he11:3,hh11:3`), 'Cf12'), 'g9')).toBe(
      'MB-8.5 zoneInTheWay',
    );
  });

  test('MB-7.6 MB-7.8 passing through needs enough movement to leave the hex again', () => {
    // Open plains all around: what is missing is movement, not a hex to go on to.
    const reason = (units: string, link: string, label: string) => {
      const state = play(given(`${OPEN_RED} ${units}`), link);
      return medievalBattle.whyNot(state, 0, { type: 'hex', hex: hex(state, label) });
    };
    expect(reason('Hg12:1,Lg11:4', 'Hg12', 'g11')).toEqual({
      rule: 'MB-7.6',
      sentence: 'crossingTooDear',
      values: { needed: 3, left: 1 },
    });
    expect(reason('Hg12:2,Lg11:4', 'Hg12', 'g11')).toEqual({
      rule: 'MB-7.8',
      sentence: 'cannotStopThere',
      values: { needed: 3, left: 2 },
    });
    expect(reason('Lf12:3,Pg10:3', 'Lf12', 'g10')).toMatchObject({
      sentence: 'cannotStopThere',
      values: { needed: 4, left: 3 },
    });
    expect(reason('Lf12:4,Pg10:3', 'Lf12', 'g10')).toBeUndefined();
    // In the corner g14 nothing but own men without movement and the unit just crossed.
    expect(reason('Ce14:5,Lf14:1,Pg14:3,Lg13:0,Lh13:0', 'Ce14', 'g14')).toMatchObject({
      rule: 'MB-7.8',
      sentence: 'crossingLeadsNowhere',
    });
  });

  test('what is gone for good', () => {
    const state = turns(
      given(`${OPEN_RED} Kg12:4,ag11:0,wc8:0,l@R,b@outer1,Hc9:3`),
      'Kg12xg11=',
      '--',
      'Hc9xc8',
    );
    expect(why(state, { type: 'unit', unit: 1 })).toBe('MB-11.11 unitRemoved');
    expect(why(state, { type: 'unit', unit: 3 })).toBe('MB-10.11 noCaravan');
    expect(why(state, { type: 'unit', unit: 4 })).toBe('MB-10.11 noCaravan');
  });

  test('what cannot be paid', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12', 'xg11');
    state.units[1]!.movement = 0;
    expect(whyHex(state, 'g10')).toBe('MB-9.2 retreatTooDear');
  });

  test('entering in a regroup', () => {
    const state = play(given(`${OPEN_RED} Wg10:1,K@R,Lg12:4,L@outer3,lh10:4`), '#');
    expect(whyHex(state, 'h9')).toBe('MB-3.3 cavalryOnMountain');
    expect(whyHex(state, 'h10')).toBe('MB-1.5 hexTaken');
    expect(whyHex(state, 'g9')).toBe('MB-14.8 chooseUnitToEnter');
    expect(why(state, { type: 'unit', unit: 2 })).toBe('MB-14.8 alreadyOnBoard');
    expect(why(state, { type: 'unit', unit: 4 })).toBe('MB-6.2 notYourUnit');
    expect(why(state, { type: 'regroup' })).toBe('MB-14.8 finishRegroup');
    expect(
      why(play(given(`${OPEN_YELLOW} k@outer3,b@outer3,wd8:1,pd7:3,pc8:3,pe7:3,le8:4,lc9:4`), '#'), {
        type: 'unit',
        unit: 0,
      }),
    ).toBe('MB-10.10 noEntryHex');
  });

  test('answering a melee', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12', 'xg11');
    expect(why(state, { type: 'regroup' })).toBe('MB-9.1 answerFirst');
    expect(whyHex(state, 'f11')).toBe('MB-9.3 retreatIntoZone');
    expect(whyHex(state, 'g10')).toBe('allowed');
  });

  test('what is legal has no reason, what is not legal has one: on every hex, in random games', () => {
    const chance = fastChance(77);
    const targetsOf = (state: State): Target[] => [
      ...state.unitAt.map((_, place): Target => ({ type: 'hex', hex: place })),
      ...state.units.map((unit): Target => ({ type: 'unit', unit: unit.id })),
    ];
    for (let game = 0; game < 6; game++) {
      const state = medievalBattle.setup({ dismount: game % 2 === 0 }, 2, chance);
      for (let i = 0; i < 150 && medievalBattle.waitingFor(state).length > 0; i++) {
        const [seat = 0] = medievalBattle.waitingFor(state);
        const legal = medievalBattle.legalActions(state, seat);
        if (
          i % 3 === 0 &&
          ['moving', 'answerMelee', 'turn', 'deployCaravan', 'deployOnHex'].includes(
            medievalBattle.question(state)!.kind,
          )
        )
          for (const target of targetsOf(state)) {
            const place =
              target.type === 'hex'
                ? target.hex
                : target.type === 'unit'
                  ? state.units[target.unit]!.place
                  : -1;
            const kind = medievalBattle.question(state)!.kind;
            const isLegal = legal.some(action => {
              if (action.type === 'unit')
                return target.type === 'unit'
                  ? action.unit === target.unit
                  : state.units[action.unit]!.place === place;
              const to =
                'to' in action
                  ? action.to
                  : 'target' in action
                    ? action.target
                    : action.type === 'place'
                      ? action.hex
                      : undefined;
              return to === place && (target.type === 'hex' || kind === 'moving' || kind === 'answerMelee');
            });
            const reason = medievalBattle.whyNot(state, seat, target);
            expect(reason === undefined, `${kind} ${JSON.stringify(target)} ${JSON.stringify(reason)}`).toBe(
              isLegal,
            );
          }
        const eager = legal.filter(action => !['confirm', 'stopDeploying', 'pass'].includes(action.type));
        medievalBattle.playLegal(state, seat, chance.pick(eager.length > 0 ? eager : legal), chance);
      }
    }
  });
});
