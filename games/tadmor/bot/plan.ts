import { fastChance, topStep, type Chance, type Seat } from '@palio/kernel';
import { anytimeActions, isWindow } from '../rules/asides.ts';
import { tadmor } from '../rules/game.ts';
import { offersFor } from '../rules/offers.ts';
import type { State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { proposal } from '../rules/wishes.ts';
import { constructionActions } from '../rules/works.ts';
import { evaluate } from './evaluate.ts';

/** One thing to do in a window: the actions that lead there, trades first. */
type Deed = readonly Action[];

interface Thought {
  readonly value: number;
  readonly deed: Deed | undefined;
}

/** How many deeds are followed further, by how many were done before. */
const WIDTH = [8, 5, 3, 2, 1];

const isOwnWindow = (state: State, seat: Seat): boolean => {
  const step = topStep(state);
  return step !== undefined && 'seat' in step && step.seat === seat && isWindow(step.kind);
};

const worthOf = (state: State, seat: Seat): number => evaluate(state)[seat]!;

/** Questions that follow from a returned mission: its worth lies in their answer (TA-13.20, TA-13.23, TA-13.26). */
const FOLLOWING: readonly string[] = ['freeTile', 'boxTile', 'destroy'];

/** The answer to such a question that leads furthest. */
function bestAnswer(state: State, seat: Seat, luck: Chance): Action | undefined {
  const step = topStep(state);
  if (step === undefined || !('seat' in step) || step.seat !== seat || !FOLLOWING.includes(step.kind))
    return undefined;
  let best: Action | undefined;
  let highest = -Infinity;
  for (const action of tadmor.legalActions(state, seat)) {
    const after = tadmor.clone(state);
    tadmor.playLegal(after, seat, action, luck);
    const value = worthOf(after, seat);
    if (value <= highest) continue;
    highest = value;
    best = action;
  }
  return best;
}

/** Does it, with the proposed answers to what it asks. */
function carryOut(state: State, seat: Seat, deed: Deed): State {
  const after = tadmor.clone(state);
  // What is drawn matters little, but the same deed must always look the same.
  const luck: Chance = fastChance(11);
  for (const action of deed) tadmor.playLegal(after, seat, action, luck);
  for (;;) {
    const answer = proposal(after, seat) ?? bestAnswer(after, seat, luck);
    if (answer === undefined) return after;
    tadmor.playLegal(after, seat, answer, luck);
  }
}

const ENDS: readonly Action['type'][] = ['done', 'pass', 'payTax', 'losePrestige', 'audience'];

/** Everything worth a thought in the window that is open, its end excluded. */
function deedsIn(state: State, seat: Seat): Deed[] {
  const deeds: Deed[] = [];
  for (const { action, first } of offersFor(state, seat))
    if (!ENDS.includes(action.type)) deeds.push([...first, action]);
  if (topStep(state)?.kind === 'construction')
    for (const action of constructionActions(state, seat))
      if (
        action.type === 'traitor' ||
        action.type === 'draw' ||
        (action.type === 'rareGood' && action.prestige)
      )
        deeds.push([action]);
  for (const action of anytimeActions(state, seat)) if (action.type === 'returnMission') deeds.push([action]);
  return deeds;
}

/** Ways to leave the window. */
function endsOf(state: State, seat: Seat): Deed[] {
  const ends: Deed[] = tadmor
    .legalActions(state, seat)
    .filter(({ type }) => ENDS.includes(type))
    .map(action => [action]);
  for (const { action, first } of offersFor(state, seat))
    if (action.type === 'payTax' && first.length > 0) ends.push([...first, action]);
  return ends;
}

/** The best that can be made of the window from here. */
function think(state: State, seat: Seat, depth: number): Thought {
  let best: Thought = { value: -Infinity, deed: undefined };
  for (const deed of endsOf(state, seat)) {
    const value = worthOf(carryOut(state, seat, deed), seat);
    if (value > best.value) best = { value, deed };
  }
  const width = WIDTH[depth];
  if (width === undefined) return best;
  const tried = deedsIn(state, seat).map(deed => {
    const after = carryOut(state, seat, deed);
    return { deed, after, value: worthOf(after, seat) };
  });
  tried.sort((a, b) => b.value - a.value);
  for (const { deed, after, value } of tried.slice(0, width)) {
    const { value: found } = isOwnWindow(after, seat) ? think(after, seat, depth + 1) : { value };
    if (found > best.value) best = { value: found, deed };
  }
  return best;
}

/** Windows of the Resolution stage follow a plan; placement and the secret card are searched. */
export function plan(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  const answer = proposal(state, seat);
  if (answer !== undefined && actions.includes(answer)) return answer;
  if (!isOwnWindow(state, seat)) return undefined;
  return think(state, seat, 0).deed?.[0];
}
