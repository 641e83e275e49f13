import { fastChance, hashOf, type AnyGame, type Position, type Viewer } from '@palio/kernel';
import { expect, test } from 'vitest';
import type { Scope } from './legality-tests.ts';
import { samplePositions, walk } from './walk.ts';

/** Everything a viewer is ever told of a position, as the bytes that would leave the server. */
function knownTo(game: AnyGame, state: Position, viewer: Viewer): string {
  const view = game.view(state, viewer);
  const question = game.question(state);
  if (viewer === 'spectator') return JSON.stringify({ view, question });
  const legal = game.legalActions(state, viewer);
  const forecasts = legal.map(action => game.forecast?.(state, viewer, action) ?? null);
  const written = legal.map(action => game.write(state, viewer, action));
  const picks = game.sealedPicks(state, viewer);
  return JSON.stringify({
    view,
    question,
    legal,
    written,
    forecasts,
    asides: game.asides(state, viewer),
    picks,
  });
}

export function secrecyTests({ game, where, sampleEvery }: Scope): void {
  const viewers: Viewer[] = [...Array.from({ length: where.seats }, (_, seat) => seat), 'spectator'];

  test('what a viewer sees does not change when everything he cannot know is dealt again', () => {
    for (const { state } of samplePositions(game, where, 41, sampleEvery))
      for (const viewer of viewers)
        for (let deal = 1; deal <= 3; deal++) {
          const imagined = game.imagine(state, viewer, fastChance(deal));
          expect(game.check(imagined)).toEqual([]);
          expect(game.waitingFor(imagined)).toEqual(game.waitingFor(state));
          expect(knownTo(game, imagined, viewer)).toBe(knownTo(game, state, viewer));
        }
  });

  test('a re-deal depends on what the viewer knows and on nothing else', () => {
    for (const { state } of samplePositions(game, where, 42, sampleEvery))
      for (const viewer of viewers) {
        const other = game.imagine(state, viewer, fastChance(3));
        expect(hashOf(game.imagine(other, viewer, fastChance(7)))).toBe(
          hashOf(game.imagine(state, viewer, fastChance(7))),
        );
      }
  });

  test('an imagined game can be played on to its end', () => {
    const [sample] = samplePositions(game, where, 43, sampleEvery).slice(-1);
    const state = game.imagine(sample!.state, sample!.seat, fastChance(9));
    const chance = fastChance(10);
    for (let n = 0; n < game.longestGame && game.waitingFor(state).length > 0; n++) {
      const seat = chance.pick(game.waitingFor(state));
      game.playLegal(state, seat, chance.pick(game.legalActions(state, seat)), chance);
    }
    expect(game.outcome(state)).toBeDefined();
  });

  test('a sealed choice is invisible to all others until it is opened', () => {
    walk(game, where, 44, ({ state, seat, legal }) => {
      if (game.question(state)?.sealed !== true) return;
      const seen = legal.slice(0, 12).map(action => {
        const copy = game.clone(state);
        game.playLegal(copy, seat, action, fastChance(1));
        const stillSealed =
          game.question(copy)?.kind === game.question(state)?.kind && game.waitingFor(copy).includes(seat);
        return stillSealed
          ? viewers
              .filter(viewer => viewer !== seat)
              .map(viewer => knownTo(game, copy, viewer))
              .join('\n')
          : '';
      });
      expect(new Set(seen.filter(bytes => bytes !== '')).size).toBeLessThanOrEqual(1);
    });
  });
}
