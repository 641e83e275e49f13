import { fastChance, type Seat, TAKE_BACK } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../board/scene-of.ts';
import { EMPTY, gestureOf as offerGesture, mirrored } from '../board/scenes/deals/offer.ts';
import { gestureOf, leftOf, planOf } from '../board/scenes/planning/plan.ts';
import { STAGE_ACTIONS } from '../board/scenes/stage-actions.ts';
import type { Action } from '../rules/index.ts';
import { game, given } from './given.ts';

const LEVY = 0;
const DRAFT = 1;
const RALLY = 2;

/** Plays a whole gesture; every part of it must be legal. */
function playAll(table: ReturnType<typeof given>, seat: Seat, actions: readonly unknown[]): void {
  for (const action of actions) game.play(table.state, seat, action as Action, fastChance(1));
}

describe('planning as one gesture', () => {
  test.each([
    [
      'full stacks',
      [
        [LEVY, DRAFT],
        [LEVY, DRAFT],
        [RALLY, RALLY],
      ],
    ],
    ['gaps', [[LEVY], [], [RALLY, DRAFT]]],
    ['nothing at all', [[], [], []]],
  ])('WK-4.2, WK-4.3 the rules take a plan with %s', (_name, plan) => {
    const table = given(3).run({ kind: 'plan' });
    const hand = table.view(0).barons[0]!.hand!;
    playAll(table, 0, gestureOf(plan, hand));
    expect(table.waiting()).toEqual([1, 2]);
    expect(planOf(table.view(0).ownPicks)).toEqual(plan);
  });

  test('WK-4.3 a hand that runs out ends the plan by itself', () => {
    const table = given(3);
    table.baron(0).hand = [2, 1, 0, 0, 0, 0];
    table.run({ kind: 'plan' });
    const plan = [[LEVY, LEVY], [DRAFT], []];
    const actions = gestureOf(plan, table.baron(0).hand);
    expect(actions).toHaveLength(3);
    playAll(table, 0, actions);
    expect(table.waiting()).toEqual([1, 2]);
    expect(leftOf([2, 1, 0, 0, 0, 0], plan)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('WK-4.2 a sealed plan is taken back and made anew', () => {
    const table = given(3).run({ kind: 'plan' });
    const hand = table.view(0).barons[0]!.hand!;
    playAll(table, 0, gestureOf([[LEVY], [DRAFT], []], hand));
    const { ownPicks } = table.view(0);
    playAll(table, 0, [...ownPicks.map(() => TAKE_BACK), ...gestureOf([[RALLY], [], [LEVY]], hand)]);
    expect(planOf(table.view(0).ownPicks)).toEqual([[RALLY], [], [LEVY]]);
  });
});

describe('deals as one gesture', () => {
  test('WK-19.4 the rules take an offer, and a counter-offer in its place', () => {
    const table = given(3).run({ kind: 'plan' });
    playAll(table, 0, offerGesture(1, { ...EMPTY, crowns: 3, wants: ['letPass'] }, false));
    const [offer] = table.view(1).deals;
    expect(offer).toMatchObject({ from: 0, to: 1, sent: true, crowns: 3, wants: ['letPass'] });
    playAll(table, 1, offerGesture(0, { ...mirrored(offer!), crowns: -5 }, true));
    expect(table.view(0).deals).toMatchObject([{ from: 1, to: 0, crowns: -5, promises: ['letPass'] }]);
  });
});

describe('questions and scenes', () => {
  test('whatever has its button in a scene is asked while a scene is open', () => {
    const missed = new Set<string>();
    for (const seats of [2, 4]) {
      const chance = fastChance(seats);
      const state = game.setup({ freePrivateMotions: true }, seats, chance);
      for (let i = 0; i < 1500; i++) {
        const waiting = game.waitingFor(state);
        if (waiting.length === 0) break;
        const seat = chance.pick([...waiting]);
        const legal = game.legalActions(state, seat);
        const staged = legal.filter(({ type }) => STAGE_ACTIONS.has(type));
        if (staged.length > 0 && sceneOf(game.view(state, seat)) === undefined)
          missed.add(`${state.stack.at(-1)!.kind}: ${staged[0]!.type}`);
        game.play(state, seat, chance.pick(legal.slice()), chance);
      }
    }
    expect([...missed]).toEqual([]);
  });
});
