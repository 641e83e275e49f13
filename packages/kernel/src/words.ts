import type { AnyEvent, Question, Reason } from './game.ts';
import type { Seat, Viewer } from './seat.ts';
import type { AnyAction } from './steps.ts';
import type { GameText, LogLine, NameOf, OptionText, Prompt, Whereabouts } from './text.ts';

/** What the rules fill into the sentence of a reason. */
export type Values = Readonly<Record<string, string | number>>;

/** A sentence for every reason that the rules of a game may give; a missing one does not compile. */
export type ReasonWords<ReasonId extends string> = Readonly<
  Record<ReasonId, (values: Values) => string> & {
    /** For a reason from a newer set of rules. */
    unknown: (values: Values) => string;
  }
>;

/** A question and what helps to answer it. */
export interface Sentence {
  readonly what: string;
  readonly hint?: string;
}

/** One decision, put to the player who has to take it and told to the others. */
export interface DecisionWords<Step, View> {
  own(step: Step, view: View, reader: Reader): Sentence;
  other(name: string, step: Step, view: View, reader: Reader): Sentence;
}

/** One question for each kind of decision of a game; a missing one does not compile. */
export type PromptWords<Steps, View> = {
  readonly [Kind in keyof Steps]: DecisionWords<Steps[Kind], View>;
};

export interface PlainPrompts {
  /** The viewer has chosen in secret, others have not. */
  sealed(waitingFor: string): Sentence;
  /** For a decision from a newer set of rules. */
  waiting(names: string): Sentence;
  over(): Sentence;
}

export interface AskingWords<Steps, View> {
  readonly prompts: PromptWords<Steps, View>;
  readonly plainPrompts: PlainPrompts;
}

/** Who reads the question, and how the players are called. */
export interface Reader {
  readonly viewer: Viewer;
  readonly nameOf: NameOf;
}

/** What is asked: a decision the game has words for, one it has none for, or nothing any more. */
export type Asked<Steps> =
  | { readonly kind: keyof Steps; readonly step: Steps[keyof Steps]; readonly rule: string }
  | 'unknown'
  | 'nothing';

function decisionSentence<Steps, View, Kind extends keyof Steps>(
  prompts: PromptWords<Steps, View>,
  { kind, step }: { readonly kind: Kind; readonly step: Steps[Kind] },
  view: View,
  reader: Reader,
  other: string | undefined,
): Sentence {
  const words = prompts[kind];
  return other === undefined ? words.own(step, view, reader) : words.other(other, step, view, reader);
}

/** The question as this viewer reads it. */
export function promptFrom<Steps, View>(
  { prompts, plainPrompts }: AskingWords<Steps, View>,
  asked: Asked<Steps>,
  view: View,
  { waitingFor, ready }: Question,
  reader: Reader,
): Prompt {
  const { viewer, nameOf } = reader;
  if (asked === 'nothing' || waitingFor.length === 0) return plainPrompts.over();
  const names = waitingFor.map(nameOf).join(', ');
  if (asked === 'unknown') return plainPrompts.waiting(names);
  const { rule } = asked;
  if (viewer !== 'spectator' && ready.includes(viewer)) return { ...plainPrompts.sealed(names), rule };
  const isOwn = viewer !== 'spectator' && waitingFor.includes(viewer);
  return { ...decisionSentence(prompts, asked, view, reader, isOwn ? undefined : names), rule };
}

/** The words of every game that need no position. */
export interface PlainWords {
  readonly title: string;
  readonly tagline: string;
  readonly about: string;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly seatNames: readonly string[];
  readonly endings: Readonly<Record<string, string>>;
  /** Missing where equal points share the victory. */
  readonly tieBreaks?: Readonly<Record<string, string>>;
  readonly scores: Readonly<Record<string, string>>;
  /** They travel when somebody first tries what cannot be done. */
  reasons(): Promise<ReasonWords<string>>;
}

/** How a game makes sentences of its words. */
export interface Telling<Words, View, Action extends AnyAction, Event> {
  prompt(words: Words, view: View, question: Question, viewer: Viewer, nameOf: NameOf): Prompt;
  action(words: Words, view: View, seat: Seat, action: Action): string;
  event(words: Words, event: Event, nameOf: NameOf, view: View): LogLine | undefined;
  where?(words: Words, view: View): Whereabouts;
  board(words: Words, view: View): Promise<string>;
}

/** The text of a game with the words that its board needs besides. */
export interface WordedText<Words, View, Action extends AnyAction, Event extends AnyEvent> extends GameText<
  View,
  Action,
  Event
> {
  readonly words: Words;
}

const NO_VALUES: Values = {};

const reasonSentence = (reasons: ReasonWords<string>, { sentence, values }: Reason): string =>
  (Object.hasOwn(reasons, sentence) ? reasons[sentence]! : reasons.unknown)(values ?? NO_VALUES);

/** The text of a game from its words. */
export function textFrom<Words extends PlainWords, View, Action extends AnyAction, Event extends AnyEvent>(
  words: Words,
  telling: Telling<Words, View, Action, Event>,
): WordedText<Words, View, Action, Event> {
  const { title, tagline, about, options, seatNames, endings, tieBreaks = {}, scores } = words;
  const { where } = telling;
  return {
    words,
    title,
    tagline,
    about,
    options,
    seatNames,
    endings,
    tieBreaks,
    scores,
    prompt: (...given) => telling.prompt(words, ...given),
    action: (...given) => telling.action(words, ...given),
    event: (...given) => telling.event(words, ...given),
    reason: async reason => reasonSentence(await words.reasons(), reason),
    board: view => telling.board(words, view),
    ...(where !== undefined && { where: (view: View) => where(words, view) }),
  };
}
