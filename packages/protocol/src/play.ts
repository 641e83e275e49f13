import { Type, type Static } from 'typebox';
import { ChatRoom, ChatText, Phrase } from './chat.ts';
import { BotLevel, exact, Id, Key, Moment, nullable, oneOf, Person, SeatNumber } from './parts.ts';
import { Pace } from './pace.ts';
import { AbsenceChoice, Proposal, Result, SeatPlan, TableCard } from './tables.ts';

/** An action as the game defines it, or the same in notation. */
export const Action = Type.Union([
  Type.Object(
    { type: Type.String({ minLength: 1, maxLength: 60 }) },
    { description: 'As listed in `legal`.' },
  ),
  Type.String({ minLength: 1, maxLength: 400, description: 'The notation of a legal action.' }),
]);
export type Action = Static<typeof Action>;

const Actions = Type.Array(Action, { minItems: 1, maxItems: 40 });

export const DecisionNumber = Type.Integer({
  minimum: 0,
  description: 'The number that came with the position the decision was made on.',
});

/** Everything that can be asked of a table. */
export const Command = Type.Union([
  exact({ type: Type.Literal('join'), seat: Type.Optional(SeatNumber) }),
  exact({ type: Type.Literal('leave') }),
  exact({ type: Type.Literal('seat'), seat: SeatNumber, plan: SeatPlan }),
  exact({ type: Type.Literal('ready'), ready: Type.Boolean() }),
  exact({ type: Type.Literal('start') }),
  exact({ type: Type.Literal('act'), decision: DecisionNumber, actions: Actions }),
  exact({ type: Type.Literal('undo'), whole: Type.Optional(Type.Boolean()) }),
  exact({ type: Type.Literal('plan'), actions: Actions }),
  exact({ type: Type.Literal('unplan') }),
  exact({ type: Type.Literal('propose'), proposal: Proposal }),
  exact({ type: Type.Literal('answer'), agree: Type.Boolean() }),
  exact({ type: Type.Literal('vote'), about: SeatNumber, choice: AbsenceChoice }),
  exact({ type: Type.Literal('resign') }),
  exact({ type: Type.Literal('standIn'), level: BotLevel }),
  exact({ type: Type.Literal('return') }),
  exact({ type: Type.Literal('replace'), seat: SeatNumber }),
  exact({ type: Type.Literal('say'), room: ChatRoom, text: ChatText }),
  exact({ type: Type.Literal('say'), room: ChatRoom, phrase: Phrase }),
  /** Who made the table takes the word from somebody for a while; zero minutes give it back. */
  exact({
    type: Type.Literal('silence'),
    person: Id,
    minutes: Type.Integer({ minimum: 0, maximum: 1440 }),
  }),
]);
export type Command = Static<typeof Command>;

export const CommandBody = exact({ key: Type.Optional(Key), command: Command }, { $id: 'Command' });
export const ActionBody = exact(
  { key: Type.Optional(Key), decision: DecisionNumber, actions: Actions },
  { $id: 'Actions' },
);

export const LegalAction = Type.Object({
  action: Type.Unknown({ description: 'To be sent back as it is.' }),
  notation: Type.String(),
  forecast: Type.Optional(Type.Unknown()),
});

/** What is asked, and of whom; null when the game is over. */
const Question = nullable(
  Type.Object({
    kind: Type.String(),
    waitingFor: Type.Array(SeatNumber),
    ready: Type.Array(SeatNumber),
    sealed: Type.Boolean(),
  }),
);

/** The game as one viewer may see it. */
export const PositionView = Type.Object(
  {
    /** Actions so far, as far as this viewer may count them. */
    count: Type.Integer(),
    /** Goes back with every action: what was decided on another position is refused. */
    decision: DecisionNumber,
    view: Type.Unknown(),
    question: Question,
    legal: Type.Array(LegalAction),
    asides: Type.Array(LegalAction),
    /** A sealed pick of this viewer that can still be taken back. */
    mayTakeBack: Type.Boolean(),
    /** `free`: at once; `ask`: with the consent of the others; `none`. */
    undo: oneOf(['free', 'ask', 'none']),
    outcome: nullable(Type.Unknown()),
  },
  { $id: 'Position' },
);
export type PositionView = Static<typeof PositionView>;

const at = { at: Moment };
const seat = { seat: SeatNumber };

/** One thing that happened at the table, as one viewer may know it. */
export const EntryView = Type.Union(
  [
    Type.Object({ type: Type.Literal('created'), ...at }),
    Type.Object({ type: Type.Literal('joined'), ...at, ...seat, person: Person }),
    Type.Object({ type: Type.Literal('left'), ...at, ...seat, person: Person }),
    Type.Object({ type: Type.Literal('planned-seat'), ...at, ...seat }),
    Type.Object({ type: Type.Literal('readied'), ...at, ...seat, ready: Type.Boolean() }),
    /** By lot: who sat at `order[i]` sits at i from now on. */
    Type.Object({ type: Type.Literal('seats-drawn'), ...at, order: Type.Array(SeatNumber) }),
    Type.Object({ type: Type.Literal('started'), ...at }),
    Type.Object({
      type: Type.Literal('acted'),
      ...at,
      ...seat,
      /** Absent while it is kept from this viewer. */
      notation: Type.Optional(Type.String()),
      events: Type.Array(Type.Unknown()),
      /** Decided in advance. */
      planned: Type.Optional(Type.Boolean()),
      byBot: Type.Optional(Type.Boolean()),
    }),
    Type.Object({
      type: Type.Literal('undone'),
      ...at,
      ...seat,
      /** How many actions are left, as this viewer counts them. */
      count: Type.Optional(Type.Integer()),
    }),
    Type.Object({
      type: Type.Literal('plans-changed'),
      ...at,
      ...seat,
      plans: Type.Integer(),
      dropped: Type.Boolean(),
    }),
    Type.Object({ type: Type.Literal('proposed'), ...at, ...seat, proposal: Proposal }),
    Type.Object({ type: Type.Literal('answered'), ...at, ...seat, agree: Type.Boolean() }),
    Type.Object({ type: Type.Literal('settled'), ...at, what: Type.String(), agreed: Type.Boolean() }),
    Type.Object({ type: Type.Literal('time-low'), ...at, ...seat }),
    Type.Object({
      type: Type.Literal('time-out'),
      ...at,
      ...seat,
      /** There are no clocks: he has been waited for a week. */
      idle: Type.Optional(Type.Boolean()),
    }),
    Type.Object({ type: Type.Literal('voted'), ...at, ...seat, about: SeatNumber, choice: AbsenceChoice }),
    Type.Object({ type: Type.Literal('decided'), ...at, about: SeatNumber, choice: AbsenceChoice }),
    Type.Object({ type: Type.Literal('resigned'), ...at, ...seat }),
    Type.Object({ type: Type.Literal('stood-in'), ...at, ...seat, level: BotLevel }),
    Type.Object({ type: Type.Literal('returned'), ...at, ...seat }),
    Type.Object({ type: Type.Literal('caught-up'), ...at, ...seat }),
    Type.Object({ type: Type.Literal('offered'), ...at, ...seat, person: Person }),
    Type.Object({ type: Type.Literal('replaced'), ...at, ...seat, person: Person }),
    Type.Object({ type: Type.Literal('on-vacation'), ...at, ...seat, until: nullable(Moment) }),
    Type.Object({ type: Type.Literal('paced'), ...at, pace: Pace }),
    Type.Object({ type: Type.Literal('migrated'), ...at, rulesVersion: Type.Integer() }),
    Type.Object({ type: Type.Literal('over'), ...at, result: Result }),
    Type.Object({ type: Type.Literal('cancelled'), ...at, reason: Type.String() }),
    Type.Object({ type: Type.Literal('rematched'), ...at, table: Id }),
    Type.Object({ type: Type.Literal('silenced'), ...at, person: Person, until: Moment }),
    Type.Object({
      type: Type.Literal('said'),
      ...at,
      from: Person,
      seat: nullable(SeatNumber),
      room: ChatRoom,
      text: Type.Optional(Type.String()),
      phrase: Type.Optional(Type.String()),
    }),
  ],
  { $id: 'Entry' },
);
export type EntryView = Static<typeof EntryView>;

/** An entry with its number, as far as this viewer may count. */
export const NumberedEntry = Type.Object({ n: Type.Integer(), entry: EntryView });
export type NumberedEntry = Static<typeof NumberedEntry>;

/** The whole table for one viewer. */
export const TableView = Type.Object(
  {
    /** How many entries this viewer may know; to be given when coming back. */
    n: Type.Integer(),
    viewer: Type.Union([SeatNumber, Type.Literal('spectator')]),
    card: TableCard,
    position: nullable(PositionView),
    /** The viewer’s own planned actions, in notation. */
    plans: Type.Array(Type.String()),
    /** Seen through a share of this seat: to be looked at, not to be played. */
    shared: Type.Optional(Type.Boolean()),
  },
  { $id: 'TableView' },
);
export type TableView = Static<typeof TableView>;

export const CommandAnswer = Type.Object(
  {
    n: Type.Integer(),
    /** Carried out before, under the same key. */
    repeated: Type.Boolean(),
    /** The table that a rematch has made. */
    table: Type.Optional(Id),
  },
  { $id: 'CommandAnswer' },
);
export type CommandAnswer = Static<typeof CommandAnswer>;

export const Entries = Type.Object(
  { n: Type.Integer(), entries: Type.Array(NumberedEntry) },
  { $id: 'Entries' },
);
export type Entries = Static<typeof Entries>;
/** What happened since the viewer last decided, and the position he decided on. */
export const Recap = Type.Object(
  { since: Type.Integer(), from: nullable(PositionView), entries: Type.Array(NumberedEntry) },
  { $id: 'Recap' },
);
export type Recap = Static<typeof Recap>;

/** What is planned so far, in notation: the answer is about what comes after it. */
export const PlannedActions = Type.Array(Type.String({ minLength: 1, maxLength: 400 }), { maxItems: 40 });
export const ForesightBody = exact({ actions: PlannedActions });
/** What could be chosen by then. */
export const ForeseenAction = Type.Object({
  ...LegalAction.properties,
  /** In how many of the futures it is legal. */
  times: Type.Integer(),
  /** Legal in the future that is shown; only there it has a forecast. */
  shown: Type.Boolean(),
});
export type ForeseenAction = Static<typeof ForeseenAction>;

/**
 * What one could choose from at one's next decision after a plan, and how the game may stand then: imagined from what
 * one knows oneself, with the others playing anything.
 */
export const Foresight = Type.Object(
  {
    /** Imagined futures that the whole plan fits into and in which one is asked again after it. */
    futures: Type.Integer(),
    /** How many of the planned actions could be played in the future that is shown. */
    fits: Type.Integer(),
    /** The likeliest of the futures: after the plan, or where it does not fit any more. */
    view: Type.Unknown(),
    question: Question,
    /** A sealed pick of the plan that could still be taken back then. */
    mayTakeBack: Type.Boolean(),
    choices: Type.Array(ForeseenAction),
    /** Free actions beside the question. */
    asides: Type.Array(ForeseenAction),
  },
  { $id: 'Foresight' },
);
export type Foresight = Static<typeof Foresight>;
