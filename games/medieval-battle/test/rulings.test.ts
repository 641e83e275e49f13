import type { Corrections } from '@palio/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** The rules with one reading turned the other way. */
const withRuling = (ruling: Record<string, unknown>) => withFigures({ rulings: ruling });

async function withFigures(corrections: Corrections) {
  vi.resetModules();
  const kernel = await import('@palio/kernel');
  kernel.correctFigures('medieval-battle', corrections);
  const rules = await import('../rules/index.ts');
  const kit = await import('./given.ts');
  return { ...rules, ...kit };
}

afterEach(() => vi.resetModules());

const RED = 'S:A:I0:123:123 r 5-5 ---- - 0 -';
const YELLOW = 'S:A:I0:123:123 y 5-5 ---- - 0 -';

describe('rulings turned the other way', () => {
  test('MB-8.10 no melee after a step inside enemy control', async () => {
    const { given, legal, play, whyHex } = await withRuling({ meleeAfterShiftInsideZone: false });
    expect(play(given(`${RED} Cg10:5,hg11:0`), 'Cg10', '-f11').toMove).toBe(1);
    // Bows may still shoot.
    const archers = play(given(`${RED} Mg10:5,hg11:0`), 'Mg10', '-f11');
    expect(legal(archers)).toEqual(['*g11', '.']);
    expect(whyHex(play(given(`${RED} Mg10:5,hg11:0,lf10:0`), 'Mg10', '-f11'), 'a8')).toBe(
      'MB-8.5 haltedByZone',
    );
  });

  test('MB-7.11 a dearer shot', async () => {
    const { given, play, whyHex } = await withFigures({ battle: { movement: { rangedAttackCost: 2 } } });
    expect(whyHex(play(given(`${RED} Bg12:1,lg10:4`), 'Bg12'), 'g10')).toBe('MB-7.11 shotTooDear');
  });

  test('MB-8.11 no melee without moving first', async () => {
    const { given, legal, play, whyHex } = await withRuling({ meleeWithoutMovingFirst: false });
    const state = play(given(`${RED} Cg10:5,hg11:0`), 'Cg10');
    expect(legal(state)).not.toContain('xg11');
    expect(whyHex(state, 'g11')).toBe('MB-8.11 noMeleeFirst');
  });

  test('MB-9.7 no moving on after a retreat', async () => {
    const { given, play } = await withRuling({ continueFreelyAfterUncontestedEntry: false });
    expect(play(given(`${RED} Cl6:3,bm5:3`), 'Cl6', 'xm5', '>off').toMove).toBe(1);
  });

  test('MB-11.8 only the attacking cavalry is hindered', async () => {
    const { given, calculation } = await withRuling({ bothCavalryInRoughCancel: false });
    expect(calculation(given(`${RED} Cf11:5,cf10:5`), 'f11', 'f10').column).toBe(-1);
    expect(calculation(given(`${RED} Pf11:3,kf10:4`), 'f11', 'f10').column).toBe(0);
  });

  test('MB-12.11 MB-12.12 sight by the higher of both, and past two clear hexes only', async () => {
    const high = await withRuling({ sightByShooterHeightOnly: false });
    expect(high.legal(high.play(high.given(`${RED} Bh7:3,lj7:4`), 'Bh7'))).toContain('*j7');
    const both = await withRuling({ sightPastTwoMiddleHexes: 'bothClear' });
    expect(both.legal(both.play(both.given(`${RED} Bg6:3,lh7:4`), 'Bg6'))).not.toContain('*h7');
  });

  test('MB-15.7 no shot at a caravan', async () => {
    const { given, legal, play, whyHex } = await withRuling({ rangedCanHitCaravan: false });
    expect(legal(play(given(`${RED} Bg13:3,wg11:1`), 'Bg13'))).not.toContain('*g11');
    expect(whyHex(play(given(`${RED} Bg13:3,wg11:1`), 'Bg13'), 'g11')).toBe('MB-15.7 noShotAtCaravan');
  });

  test('MB-16.1 MB-16.2 MB-16.6 other readings of the flags', async () => {
    const wagon = await withRuling({ caravanCanControlFlags: false });
    expect(wagon.turns(wagon.given(`${YELLOW} wh8:1`), 'wh8-g8').flagOwners[0]).toBe(-1);
    const empty = await withRuling({ flagControlPersists: false });
    expect(empty.turns(empty.given('S:A:I0:123:123 r 5-5 --r- - 0 - Kb13:4'), 'Kb13-c13').flagOwners[2]).toBe(
      -1,
    );
    const own = await withRuling({ flagCheckAfterEveryTurn: false });
    expect(own.turns(own.given(`${RED} Kg5:4,lg4:4`), 'Kg5xg4>g3').flagOwners[3]).toBe(-1);
  });

  test('MB-10.5 return from a neighbouring slot', async () => {
    const { given, medievalBattle, options, play } = await withRuling({
      offboardReturn: 'whenNextToCaravanModule',
    });
    const state = given(`${YELLOW} b@outer1,wc8:1`);
    expect(medievalBattle.view(state, 1).regroupsToReturn).toEqual({ 0: 1 });
    expect(options(play(state, '#'), 'b@')).toContain('d8');
  });

  test('MB-7.10 the caravan cannot be crossed', async () => {
    const { refuses } = await withRuling({ crossingTurnsCaravan: false });
    refuses(`${RED} Cg13:5,Wg12:1`, 'Cg13-g12-g11');
  });

  test('MB-5.7 stopping for once only', async () => {
    const { play, recruited, waiting } = await withRuling({ deploymentStopIsFinal: false });
    const state = play(recruited('P2', 'P2'), 'g13', 'a10', '.', 'p', 'a9');
    expect(waiting(state)).toBe(0);
    expect(play(state, '.', '.').turn).toBe(1);
  });

  test('MB-17.7 a last tie that somebody wins', async () => {
    const { given, medievalBattle, turns } = await withRuling({ finalTie: 'yellow' });
    expect(medievalBattle.outcome(turns(given(`${YELLOW} Hc11:3!,ha8:3`), '--', '--'))?.ranks).toEqual([
      2, 1,
    ]);
  });

  test('MB-18.5 MB-18.8 other readings of dismounting', async () => {
    const on = 'S:A:I0:123:123 r 5-5 ---- - 0 d';
    const shooting = await withRuling({ dismountAfterMoveEndsTurn: false });
    const state = shooting.play(shooting.given(`${on} Mg12:5,lg9:4`), 'Mg12', '-g11', '-g10', 'd');
    expect(shooting.legal(state)).toEqual(['xg9', '*g9', '.']);
    const tokens = await withRuling({ dismountNeedsFreeToken: false });
    expect(tokens.legal(tokens.play(tokens.given(`${on} Kg12:3,Hc11:3,Hb11:3,H@R`), 'Kg12'))).toContain('d');
  });
});
