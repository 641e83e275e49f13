import type { AnyAction } from '@palio/kernel';
import type { Candidate } from './analysis.ts';
import { levelOf, think, type ThinkTask } from './think.ts';

/** Whoever waits for advice waits no longer than this, in milliseconds. */
const LONGEST = 2000;
/** The second best is worth a word if it costs no more than this share of the victory, */
const CLOSE = 0.02;
/** and was looked at so often in comparison with the best: what was hardly tried is hardly known. */
const LOOKED_AT = 0.1;

/** What a strong bot would do in this place. */
export interface Advice {
  readonly action: AnyAction;
  /** Expected share of victory of the seat after it; unknown where the bot follows a plan and has judged nothing. */
  readonly value: number | undefined;
}

/** The best action, and the second if it is about as good, from what the seat knows. */
export function adviceFor(task: Omit<ThinkTask, 'bot' | 'budget' | 'memory'>): Advice[] {
  const { budget } = levelOf(task.brain, 'hard');
  const milliseconds = Math.min(budget.milliseconds ?? LONGEST, LONGEST);
  const { action, analysis } = think({ ...task, bot: 'hard', budget: { ...budget, milliseconds } });
  const [best, ...others] = analysis?.candidates ?? [];
  if (best === undefined) return [{ action, value: undefined }];
  const second = others.find(other => isClose(other, best));
  return [best, ...(second === undefined ? [] : [second])].map(({ action: advised, value }) => ({
    action: advised,
    value,
  }));
}

const isClose = (other: Candidate, best: Candidate): boolean =>
  other.visits >= best.visits * LOOKED_AT && other.visits > 0 && best.value - other.value <= CLOSE;
