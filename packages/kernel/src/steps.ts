import type { Context } from './context.ts';
import type { Seat } from './seat.ts';

/** Steps are values: nothing may change them once they lie on the stack, so clones can share them. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

export interface AnyStep {
  readonly kind: string;
}

/** An action is a small plain object; `type` is an imperative of the rulebook. */
export interface AnyAction {
  readonly type: string;
}

/** What every state has: the stack of what is being resolved, innermost last. */
export interface Position<Step extends AnyStep = AnyStep> {
  stack: Step[];
}

/** The union of all steps named in an interface such as `{ placeTile: { seat: Seat } }`. */
export type StepOf<Steps> = {
  [Kind in keyof Steps & string]: DeepReadonly<{ kind: Kind } & Steps[Kind]>;
}[keyof Steps & string];

export type StepNamed<Steps, Kind extends keyof Steps & string> = DeepReadonly<{ kind: Kind } & Steps[Kind]>;

/** Puts steps on the stack so that they are resolved in reading order, before anything already waiting. */
export function next<State extends Position>(state: State, ...steps: State['stack']): void {
  for (let i = steps.length - 1; i >= 0; i--) state.stack.push(steps[i]!);
}

/** Ends the game at once: whatever was still to be resolved is dropped. */
export function finish(state: Position): void {
  state.stack.length = 0;
}

/** What is being resolved right now. */
export function topStep<State extends Position>(state: State): State['stack'][number] | undefined {
  return state.stack[state.stack.length - 1];
}

/** Automatic: changes the state and says what comes next. */
export type Automatic<State, Step, Event> = (state: State, step: Step, context: Context<Event>) => void;

/** One seat (`step.seat`) decides. */
export interface Choice<State, Step, Action, Event> {
  /** The action itself stays hidden from the other seats while the game lasts. */
  readonly secret?: true;
  choices(state: State, step: Step): Action[];
  choose(state: State, step: Step, action: Action, context: Context<Event>): void;
}

/** Several seats decide without order; it ends when `choose` does not put the step on the stack again. */
export interface OpenFloor<State, Step, Action, Event> {
  seats(state: State, step: Step): readonly Seat[];
  /** `picks` is always empty here; it makes the shape equal to a sealed choice, so that types can be inferred. */
  choices(state: State, step: Step, seat: Seat, picks: readonly Action[]): Action[];
  choose(state: State, step: Step, action: Action, context: Context<Event>, seat: Seat): void;
}

/** The picks of each seat, in the order they were made. */
export type Picks<Action> = Readonly<Record<Seat, readonly Action[]>>;

/** Several seats decide at once in secret. The kernel seals the picks, hides them, and opens them together. */
export interface SealedChoice<State, Step, Action, Event> {
  seats(state: State, step: Step): readonly Seat[];
  choices(state: State, step: Step, seat: Seat, picks: readonly Action[]): Action[];
  /** A seat without this is done after one pick. */
  isDone?(state: State, step: Step, seat: Seat, picks: readonly Action[]): boolean;
  reveal(state: State, step: Step, picks: Picks<Action>, context: Context<Event>): void;
}

/**
 * One rule for each kind of step. Kinds named in `Actions` are decisions, with a `seat` a choice, without
 * one an open floor or a sealed choice; all others are automatic. A missing rule does not compile.
 */
export type RuleBook<State, Steps, Actions, Event> = {
  readonly [Kind in keyof Steps & string]: Kind extends keyof Actions
    ? Steps[Kind] extends { seat: Seat }
      ? Choice<State, StepNamed<Steps, Kind>, Actions[Kind], Event>
      :
          | OpenFloor<State, StepNamed<Steps, Kind>, Actions[Kind], Event>
          | SealedChoice<State, StepNamed<Steps, Kind>, Actions[Kind], Event>
    : Automatic<State, StepNamed<Steps, Kind>, Event>;
};

/** Free actions beside the question that is open: inside an own decision, or at any time. */
export interface Asides<State, Action, Event> {
  /** The action types of asides; no question uses them. */
  readonly types: readonly string[];
  choices(state: State, seat: Seat): Action[];
  choose(state: State, seat: Seat, action: Action, context: Context<Event>): void;
}
