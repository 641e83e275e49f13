import { medievalBattle } from '@palio/medieval-battle';
import { en } from '@palio/medieval-battle/text/en';
import { it as italian } from '@palio/medieval-battle/text/it';
import { fastChance, TAKE_BACK } from '@palio/kernel';
import { describe, expect, it } from 'vitest';
import { armyOf, changeTo, isSameArmy } from '../board/recruit/army.ts';
import { FIGHTING } from '../text/figures.ts';

describe('the army on the screen', () => {
  it('takes back no more than it must', () => {
    const picks = ['heavyCavalry', 'archers', 'pikemen'] as const;
    expect(changeTo(picks, armyOf(picks))).toEqual({ takenBack: 0, recruited: [] });
    expect(changeTo(picks, armyOf([...picks, 'archers']))).toEqual({ takenBack: 0, recruited: ['archers'] });
    expect(changeTo(picks, armyOf(['heavyCavalry', 'archers']))).toEqual({ takenBack: 1, recruited: [] });
    expect(changeTo(picks, armyOf(['heavyCavalry', 'pikemen']))).toEqual({
      takenBack: 2,
      recruited: ['pikemen'],
    });
    expect(changeTo(picks, armyOf([]))).toEqual({ takenBack: 3, recruited: [] });
  });

  it('becomes the army that is wanted, by legal picks alone', () => {
    const state = medievalBattle.setup({}, 2, fastChance(1));
    const play = (action: Parameters<typeof medievalBattle.play>[2] | typeof TAKE_BACK): void =>
      medievalBattle.play(state, 0, action as never, fastChance(1));
    const wishes = [
      armyOf(['heavyCavalry', 'heavyCavalry', 'archers', 'pikemen']),
      armyOf(['heavyCavalry', 'longbowmen', 'pikemen', 'pikemen']),
      armyOf(FIGHTING),
      armyOf([]),
    ];
    for (const wanted of wishes) {
      const { takenBack, recruited } = changeTo(medievalBattle.view(state, 0).ownPicks, wanted);
      for (let i = 0; i < takenBack; i++) play(TAKE_BACK);
      for (const unit of recruited) play({ type: 'recruit', unit });
      expect(isSameArmy(armyOf(medievalBattle.view(state, 0).ownPicks), wanted)).toBe(true);
    }
  });
});

describe('where the game stands', () => {
  it('is told in both languages, by phase and round', () => {
    const state = medievalBattle.setup({}, 2, fastChance(1));
    const view = medievalBattle.view(state, 'spectator');
    expect(en.where?.(view)).toEqual({ now: 'Recruitment', rest: 'Standard map · first to 5 points' });
    expect(italian.where?.(view)?.now).toBe('Reclutamento');
    expect(en.where?.({ ...view, phase: 'battle', turn: 3 }).now).toBe('Battle · round 2');
    expect(en.where?.({ ...view, phase: 'over', turn: 9 }).now).toBe('Over');
  });
});
