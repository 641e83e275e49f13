import type { Outcome } from '@palio/kernel';
import type { State } from '../rules/state.ts';
import { holdingsWorth, outlookOf } from './outlook.ts';
import { areasWorth } from './schedule.ts';
import { surveyOf, type Survey } from './survey.ts';

/** How far estimates of the final scores go wrong: little at the end, much at the beginning. */
const DOUBT_AT_END = 6;
const DOUBT = 26;

/** What covering one space of the solo duchy takes, in actions, and what else is worth actions. */
const ACTIONS_PER_SPACE = 1.55;
const SAVED_BY_STORED = 0.8;
const POINTS_PER_ACTION = 4;
const SOLO_DOUBT = 2;
const SOLO_DOUBT_AT_START = 6;
/** A lost solo game is the better the more it covered. */
const CONSOLATION = 0.35;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

function soloShare(survey: Survey): number {
  const { state, actions, stored, empty, board, left } = survey;
  const { counter, target } = state.solo!;
  const wild = (counter + survey.promised + 0.8 * areasWorth(survey)) / target;
  const spare =
    actions +
    wild +
    SAVED_BY_STORED * Math.min(stored.length, 3) +
    holdingsWorth(survey) / POINTS_PER_ACTION -
    ACTIONS_PER_SPACE * empty;
  const covered = Math.min(1, (board.size - empty) / board.size + 0.6 * Math.max(0, actions / (empty + 40)));
  const chance = logistic(spare / (SOLO_DOUBT + SOLO_DOUBT_AT_START * left));
  return CONSOLATION * covered + (1 - CONSOLATION) * chance;
}

function scoresOf(state: State): { scores: number[]; left: number } {
  const scores: number[] = [];
  let left = 0;
  for (let index = 0; index < state.duchies.length; index++) {
    const survey = surveyOf(state, index);
    left = Math.max(left, survey.left);
    let score = outlookOf(survey);
    state.table.duchyOf.forEach((owned, seat) => {
      if (owned === index) for (const points of state.players[seat]!.points) score += points;
    });
    scores.push(score);
  }
  return { scores, left };
}

/** The expected share of victory of every seat: the mean chance to be ahead of each other duchy. */
export function evaluate(state: State): number[] {
  const { duchyOf } = state.table;
  if (state.duchies.some(({ board }) => board === '')) return duchyOf.map(() => 0.5);
  if (state.solo !== null) return [soloShare(surveyOf(state, 0))];
  const { scores, left } = scoresOf(state);
  const doubt = DOUBT_AT_END + DOUBT * Math.sqrt(left);
  const shares = scores.map((score, own) => {
    let sum = 0;
    scores.forEach((other, index) => {
      if (index !== own) sum += logistic((score - other) / doubt);
    });
    return sum / (scores.length - 1);
  });
  return duchyOf.map(duchy => shares[duchy]!);
}

/** Teams win together; a lost solo game is worth what it covered. */
export function utilities(state: State, { ranks, scores }: Outcome): number[] {
  if (state.solo !== null) {
    if (state.won) return [1];
    return [(CONSOLATION * (scores?.[0] ?? 0)) / state.duchies[0]!.spaces.length];
  }
  const { duchyOf } = state.table;
  const rivals = ranks.length - duchyOf.filter(duchy => duchy === duchyOf[0]).length;
  return ranks.map((rank, seat) => {
    let beaten = 0;
    ranks.forEach((other, rival) => {
      if (duchyOf[rival] === duchyOf[seat]) return;
      beaten += other > rank ? 1 : other === rank ? 0.5 : 0;
    });
    return beaten / rivals;
  });
}
