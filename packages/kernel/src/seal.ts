import type { Chance } from './chance.ts';
import type { Context } from './context.ts';
import { PalioError } from './errors.ts';
import type { Seat, Viewer } from './seat.ts';
import type { AnyAction, AnyStep, Picks, Position, SealedChoice } from './steps.ts';

/** Takes back the last of one's own sealed picks. It is never listed as legal, so that no bot plays it for ever. */
export const TAKE_BACK = { type: 'takeBack' } as const;

/** The picks lie in the step itself, which is replaced and never changed, so that copies may share it. */
type SealedStep = AnyStep & { readonly picks?: Picks<AnyAction> };

const NONE: readonly AnyAction[] = [];

export function picksOf<Action extends AnyAction>(step: AnyStep, seat: Seat): readonly Action[] {
  return ((step as SealedStep).picks?.[seat] ?? NONE) as readonly Action[];
}

function withPicks(step: AnyStep, seat: Seat, picks: readonly AnyAction[]): AnyStep {
  const sealed: SealedStep = { ...step, picks: { ...(step as SealedStep).picks, [seat]: picks } };
  return sealed;
}

/** A choice not begun and a choice begun and dropped are the same thing, down to the bytes. */
function withoutPicks(step: AnyStep, seat: Seat): AnyStep {
  const { picks = {}, ...bare } = step as SealedStep;
  const others = Object.entries(picks).filter(([owner]) => Number(owner) !== seat);
  return others.length === 0 ? bare : ({ ...bare, picks: Object.fromEntries(others) } as SealedStep);
}

export const sealPick = (step: AnyStep, seat: Seat, action: AnyAction): AnyStep =>
  withPicks(step, seat, [...picksOf(step, seat), action]);

export function takeBackPick(step: AnyStep, seat: Seat): AnyStep {
  const left = picksOf(step, seat).slice(0, -1);
  return left.length === 0 ? withoutPicks(step, seat) : withPicks(step, seat, left);
}

export function isSealDone<State, Action extends AnyAction, Event>(
  rule: SealedChoice<State, AnyStep, Action, Event>,
  state: State,
  step: AnyStep,
  seat: Seat,
): boolean {
  const picks = picksOf<Action>(step, seat);
  return rule.isDone === undefined ? picks.length > 0 : rule.isDone(state, step, seat, picks);
}

export function openSeal<State, Action extends AnyAction, Event>(
  rule: SealedChoice<State, AnyStep, Action, Event>,
  state: State,
  step: AnyStep,
  context: Context<Event>,
): void {
  const picks: Record<Seat, readonly Action[]> = {};
  for (const seat of rule.seats(state, step)) picks[seat] = picksOf<Action>(step, seat);
  context.revealed();
  rule.reveal(state, step, picks, context);
}

/** More picks than this for one sealed choice are a rule that never says done. */
const LONGEST_SEAL = 1000;

function drawPicks<State, Action extends AnyAction, Event>(
  rule: SealedChoice<State, AnyStep, Action, Event>,
  state: State,
  sealed: AnyStep,
  seat: Seat,
  chance: Chance,
): AnyStep {
  let step = withoutPicks(sealed, seat);
  for (let i = 0; i < LONGEST_SEAL; i++) {
    if (isSealDone(rule, state, step, seat)) return step;
    step = sealPick(step, seat, chance.pick(rule.choices(state, step, seat, picksOf<Action>(step, seat))));
  }
  throw new PalioError('endless-rule', `the sealed choice "${sealed.kind}" never comes to an end`);
}

/**
 * Draws the sealed picks of everybody but the viewer again. Who is ready is public, how far the others have
 * come is not: an unfinished choice starts over.
 */
export function resealFor<State extends Position, Action extends AnyAction, Event>(
  state: State,
  viewer: Viewer,
  chance: Chance,
  ruleOf: (step: AnyStep) => SealedChoice<State, AnyStep, Action, Event> | undefined,
): void {
  state.stack.forEach((original, depth) => {
    const rule = ruleOf(original);
    if (rule === undefined || (original as SealedStep).picks === undefined) return;
    let step: AnyStep = original;
    for (const seat of rule.seats(state, original)) {
      if (seat === viewer) continue;
      step = isSealDone(rule, state, step, seat)
        ? drawPicks(rule, state, step, seat, chance)
        : withoutPicks(step, seat);
    }
    state.stack[depth] = step;
  });
}
