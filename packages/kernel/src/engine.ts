import type { Chance } from './chance.ts';
import { contextFor, type Context, type Listener } from './context.ts';
import { PalioError } from './errors.ts';
import type { Game, GameDefinition, Question } from './game.ts';
import { sameData } from './hash.ts';
import { completeOptions } from './options.ts';
import { isSealDone, openSeal, resealFor, sealPick, takeBackPick, picksOf, TAKE_BACK } from './seal.ts';
import type { Seat } from './seat.ts';
import {
  topStep,
  type AnyAction,
  type AnyStep,
  type Automatic,
  type Choice,
  type OpenFloor,
  type Position,
  type SealedChoice,
} from './steps.ts';

/** More automatic steps than this in a row are a rule that calls itself without end. */
const LONGEST_RUN = 100_000;
const NOBODY: readonly Seat[] = [];
/** One list for each seat, because search asks who waits at every step. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 12 }, (_, seat) => Object.freeze([seat]));

export type Form<State, Action, Event> =
  | { readonly form: 'automatic'; readonly rule: Automatic<State, AnyStep, Event> }
  | { readonly form: 'choice'; readonly rule: Choice<State, AnyStep, Action, Event> }
  | { readonly form: 'floor'; readonly rule: OpenFloor<State, AnyStep, Action, Event> }
  | { readonly form: 'sealed'; readonly rule: SealedChoice<State, AnyStep, Action, Event> };

/** Any rule of any kind: the typed RuleBooks of the chapters are merged into one table. */
export type MergedRules = Readonly<Record<string, object>>;

function formOf<State, Action, Event>(rule: object): Form<State, Action, Event> {
  if (typeof rule === 'function')
    return { form: 'automatic', rule: rule as Automatic<State, AnyStep, Event> };
  if ('reveal' in rule) return { form: 'sealed', rule: rule as SealedChoice<State, AnyStep, Action, Event> };
  if ('seats' in rule) return { form: 'floor', rule: rule as OpenFloor<State, AnyStep, Action, Event> };
  return { form: 'choice', rule: rule as Choice<State, AnyStep, Action, Event> };
}

const seatOf = (step: AnyStep): Seat => (step as AnyStep & { readonly seat: Seat }).seat;

/** Makes a playable game from its description and its rules. */
export function defineGame<
  State extends Position,
  Action extends AnyAction,
  Event,
  View,
  Target,
  Forecast = never,
>(
  definition: GameDefinition<State, Action, Event, View, Target, Forecast>,
  rules: MergedRules,
): Game<State, Action, Event, View, Target, Forecast> {
  const forms = new Map<string, Form<State, Action, Event>>();
  for (const [kind, rule] of Object.entries(rules)) forms.set(kind, formOf(rule));
  const asideTypes = new Set(definition.asides?.types);

  // The same kind is looked up several times in a row: who waits, what is legal, what is played.
  let lastKind: string | undefined;
  let lastForm: Form<State, Action, Event> | undefined;
  const formFor = (step: AnyStep): Form<State, Action, Event> => {
    if (step.kind === lastKind) return lastForm!;
    const form = forms.get(step.kind);
    if (form === undefined)
      throw new PalioError('missing-rule', `there is no rule for the step "${step.kind}"`);
    lastKind = step.kind;
    lastForm = form;
    return form;
  };

  /** Resolves automatic steps, and opens seals, until somebody has to decide or the game is over. */
  function settle(state: State, context: Context<Event>): void {
    for (let run = 0; run < LONGEST_RUN; run++) {
      const step = topStep(state);
      if (step === undefined) return;
      const form = formFor(step);
      if (form.form === 'automatic') {
        state.stack.pop();
        form.rule(state, step, context);
      } else if (form.form === 'sealed') {
        if (!form.rule.seats(state, step).every(seat => isSealDone(form.rule, state, step, seat))) return;
        state.stack.pop();
        openSeal(form.rule, state, step, context);
      } else if (form.form === 'floor' && form.rule.seats(state, step).length === 0) state.stack.pop();
      else return;
    }
    throw new PalioError('endless-rule', `the step "${state.stack.at(-1)?.kind}" never comes to an end`);
  }

  function waitingFor(state: State): readonly Seat[] {
    const step = topStep(state);
    if (step === undefined) return NOBODY;
    const form = formFor(step);
    if (form.form === 'choice') return ALONE[seatOf(step)] ?? [seatOf(step)];
    if (form.form === 'automatic') return NOBODY;
    const seats = form.rule.seats(state, step);
    return form.form === 'floor' ? seats : seats.filter(seat => !isSealDone(form.rule, state, step, seat));
  }

  function legalActions(state: State, seat: Seat): Action[] {
    const step = topStep(state);
    if (step === undefined) return [];
    const form = formFor(step);
    if (form.form === 'choice') return seatOf(step) === seat ? form.rule.choices(state, step) : [];
    if (form.form === 'automatic' || !form.rule.seats(state, step).includes(seat)) return [];
    if (form.form === 'floor') return form.rule.choices(state, step, seat, []);
    if (isSealDone(form.rule, state, step, seat)) return [];
    return form.rule.choices(state, step, seat, picksOf(step, seat));
  }

  const asides = (state: State, seat: Seat): Action[] =>
    state.stack.length === 0 ? [] : (definition.asides?.choices(state, seat) ?? []);

  function playLegal(
    state: State,
    seat: Seat,
    action: Action,
    chance: Chance,
    listener?: Listener<Event>,
  ): void {
    const context = contextFor(chance, listener);
    const step = topStep(state);
    if (step === undefined) throw new PalioError('illegal-action', 'the game is over');
    const form = formFor(step);
    if (definition.asides !== undefined && asideTypes.has(action.type)) {
      definition.asides.choose(state, seat, action, context);
    } else if (form.form === 'choice') {
      state.stack.pop();
      form.rule.choose(state, step, action, context);
    } else if (form.form === 'floor') {
      state.stack.pop();
      form.rule.choose(state, step, action, context, seat);
    } else if (form.form === 'sealed') {
      state.stack[state.stack.length - 1] =
        action.type === TAKE_BACK.type ? takeBackPick(step, seat) : sealPick(step, seat, action);
    }
    settle(state, context);
  }

  function isLegal(state: State, seat: Seat, action: Action): boolean {
    if (action === null || typeof action !== 'object') return false;
    if (action.type === TAKE_BACK.type)
      return sameData(action, TAKE_BACK) && sealedPicks(state, seat).length > 0;
    const matches = (legal: Action): boolean => sameData(legal, action);
    return legalActions(state, seat).some(matches) || asides(state, seat).some(matches);
  }

  function mustBeLegal(state: State, seat: Seat, action: Action): void {
    if (state.stack.length === 0) throw new PalioError('illegal-action', 'the game is over');
    if (isLegal(state, seat, action)) return;
    const code = waitingFor(state).includes(seat) ? 'illegal-action' : 'not-waiting';
    throw new PalioError(code, `seat ${seat} cannot do ${JSON.stringify(action)} now`);
  }

  function sealedPicks(state: State, seat: Seat): readonly Action[] {
    const step = topStep(state);
    return step !== undefined && formFor(step).form === 'sealed' ? picksOf<Action>(step, seat) : [];
  }

  return {
    ...definition,
    setup(given, seats, chance) {
      if (!definition.seatCounts.includes(seats))
        throw new PalioError(
          'bad-seats',
          `${definition.id} is played by ${definition.seatCounts.join(', ')}, not by ${seats}`,
        );
      const options = completeOptions(definition.options, given);
      const problem = definition.unfit?.(options, seats);
      if (problem !== undefined) throw new PalioError('bad-option', problem);
      const state = definition.setup(options, seats, chance);
      settle(state, contextFor(chance, undefined));
      return state;
    },
    waitingFor,
    legalActions,
    asides,
    sealedPicks,
    question(state): Question | undefined {
      const step = topStep(state);
      if (step === undefined) return undefined;
      const form = formFor(step);
      const waiting = waitingFor(state);
      const sealed = form.form === 'sealed';
      const ready = sealed ? form.rule.seats(state, step).filter(seat => !waiting.includes(seat)) : [];
      return { kind: step.kind, waitingFor: waiting, ready, sealed };
    },
    isLegal,
    mustBeLegal,
    play(state, seat, action, chance, listener) {
      mustBeLegal(state, seat, action);
      playLegal(state, seat, action, chance, listener);
    },
    playLegal,
    isSecret(state) {
      const step = topStep(state);
      const form = step === undefined ? undefined : formFor(step);
      return form?.form === 'sealed' || (form?.form === 'choice' && form.rule.secret === true);
    },
    imagine(state, viewer, chance) {
      const imagined = definition.clone(state);
      definition.imagine(imagined, viewer, chance);
      resealFor(imagined, viewer, chance, step => {
        const form = forms.get(step.kind);
        return form?.form === 'sealed' ? form.rule : undefined;
      });
      return imagined;
    },
    outcome: state => (state.stack.length === 0 ? definition.outcome(state) : undefined),
  };
}
