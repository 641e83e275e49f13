import { correctFigures, figureList } from '@palio/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { figureFiles, tadmor } from '../rules/index.ts';

afterEach(() => {
  vi.resetModules();
  correctFigures('tadmor', {});
});

describe('figures', () => {
  test('every figure of every file says where it comes from', () => {
    expect(figureFiles).toHaveLength(10);
    for (const [file, content] of figureFiles)
      for (const figure of figureList(content))
        expect(figure.provenance, `${file}: ${figure.path}`).toBeDefined();
  });

  test('what the rulebook fixes is marked as such, what was designed too', () => {
    const all = new Map(
      figureFiles.flatMap(([file, content]) =>
        figureList(content).map(figure => [`${file} ${figure.path}`, figure.provenance]),
      ),
    );
    expect(all.get('tower bands[1].single[0]')).toBe('seed');
    expect(all.get('tower bands[3].pair[2]')).toBe('reconstructed');
    expect(all.get('temple parts[roof].points')).toBe('seed');
    expect(all.get('temple parts[statues].points')).toBe('reconstructed');
    expect(all.get('missions missions[K1].points')).toBe('seed');
    expect(all.get('missions missions[K1].cost[0]')).toBe('reconstructed');
    expect(all.get('improvements improvements[I9].points')).toBe('seed');
    expect(all.get('improvements improvements[I8].points')).toBe('reconstructed');
    expect(all.get('board regions[mari].id')).toBe('reconstructed');
    expect(all.get('actions tax.gold[1]')).toBe('seed');
    expect(all.get('actions tax.prestige[1]')).toBe('reconstructed');
  });

  test('an owner may correct single figures, and bad ones are refused with their place', async () => {
    vi.resetModules();
    const kernel = await import('@palio/kernel');
    kernel.correctFigures('tadmor', { temple: { parts: { statues: { points: 36 } } } });
    const corrected = await import('../rules/index.ts');
    expect(corrected.templePoints(4)).toBe(36);
    expect(corrected.tadmor.figures).not.toBe(tadmor.figures);
    vi.resetModules();
    const again = await import('@palio/kernel');
    again.correctFigures('tadmor', { missions: { missions: { K7: { points: 'many' } } } });
    await expect(import('../rules/index.ts')).rejects.toThrow(
      'tadmor/missions.json, missions[6].points: must be a whole number',
    );
  });
});
