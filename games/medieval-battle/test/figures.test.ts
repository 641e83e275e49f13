import { correctFigures, figureList } from '@palio/kernel';
import { describe, expect, test, vi } from 'vitest';
import {
  ARMIES,
  costOf,
  FIGHTING_TYPES,
  figureFiles,
  medievalBattle,
  MODES,
  mostOf,
  TYPES,
  type Army,
} from '../rules/index.ts';

describe('figures', () => {
  test('every figure of every file says where it comes from', () => {
    expect(figureFiles).toHaveLength(11);
    for (const [file, content] of figureFiles)
      for (const figure of figureList(content))
        expect(figure.provenance, `${file}: ${figure.path}`).toBeDefined();
  });

  test('what the rulebook fixes is marked as such', () => {
    const all = new Map(
      figureFiles.flatMap(([file, content]) =>
        figureList(content).map(figure => [`${file} ${figure.path}`, figure.provenance]),
      ),
    );
    expect(all.get('units unitTypes[heavyCavalry].maxMovement')).toBe('seed');
    expect(all.get('units unitTypes[lightCavalry].maxMovement')).toBe('reconstructed');
    expect(all.get('units unitTypes[longbowmen].tokens')).toBe('public');
    expect(all.get('combat meleeCards[meleeLightInfantry].column.heavyInfantry')).toBe('seed');
    expect(all.get('combat meleeCards[meleeLightInfantry].column.pikemen')).toBe('reconstructed');
    expect(all.get('combat meleeCards[meleeLightCavalry].column.pikemen')).toBe('seed');
    expect(all.get('modes modes[large].maxLongbowmen')).toBe('public');
    expect(all.get('layouts flags.inner.points')).toBe('seed');
  });

  test('the ready armies are legal and use their budget', () => {
    for (const { id, mode, units } of ARMIES) {
      const army = Object.fromEntries(FIGHTING_TYPES.map(type => [type, units[type] ?? 0])) as Army;
      expect(costOf(army), id).toBe(MODES[mode].recruitmentPoints);
      for (const type of FIGHTING_TYPES)
        expect(army[type], `${id} ${type}`).toBeLessThanOrEqual(mostOf(type, mode));
    }
  });

  test('the hash of the figures is short and stable within a run', () => {
    expect(medievalBattle.figures).toMatch(/^[0-9a-f]{16}$/);
  });

  test('an owner may correct single figures, and bad ones are refused with their place', async () => {
    vi.resetModules();
    const kernel = await import('@palio/kernel');
    kernel.correctFigures('medieval-battle', { units: { unitTypes: { pikemen: { maxMovement: 4 } } } });
    const corrected = await import('../rules/index.ts');
    expect(corrected.TYPES.pikemen.maxMovement).toBe(4);
    expect(corrected.medievalBattle.figures).not.toBe(medievalBattle.figures);
    expect(TYPES.pikemen.maxMovement).toBe(3);
    vi.resetModules();
    const again = await import('@palio/kernel');
    again.correctFigures('medieval-battle', { units: { unitTypes: { pikemen: { maxMovement: 'far' } } } });
    await expect(import('../rules/index.ts')).rejects.toThrow(
      'medieval-battle/units.json, unitTypes[5].maxMovement: must be a whole number',
    );
    vi.resetModules();
    correctFigures('medieval-battle', {});
  });
});
