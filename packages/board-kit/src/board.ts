import type { Options, Seat, TAKE_BACK, Viewer } from '@palio/kernel';
import type { Component } from 'svelte';
import type { Icon } from './icon.ts';
import type { PlayerColour } from './players.ts';

export type Connection = 'here' | 'away' | 'gone';

export interface SeatInfo {
  readonly name: string;
  readonly colour: PlayerColour;
  /** Level of the bot that plays here, in words; nothing for a person. */
  readonly bot: string | undefined;
  readonly connection: Connection;
}

export interface LegalAction<Action, Forecast = unknown> {
  readonly action: Action;
  /** One sentence in the current language: label of its target, text of its button. */
  readonly text: string;
  readonly notation: string;
  readonly forecast?: Forecast | undefined;
}

/** Takes back the last of one's own sealed picks; the kernel understands it in every game. */
export type TakeBack = typeof TAKE_BACK;
export const takeBack: TakeBack = { type: 'takeBack' };

/** What the client gives to the parts of a board. They show it and call back; they hold no state of the game. */
export interface BoardProps<View, Action, Target, Text, Event = unknown, Forecast = unknown> {
  /** Names the table, for what a board keeps in the browser; empty where nothing is played. */
  readonly table: string;
  readonly view: View;
  readonly viewer: Viewer;
  /** By seat. */
  readonly seats: readonly SeatInfo[];
  /** Seats that the game waits for. */
  readonly asked: readonly Seat[];
  /** Empty when this viewer is not asked, or only looks on. */
  readonly legal: readonly LegalAction<Action, Forecast>[];
  /** Free actions beside the question, also while somebody else is asked. */
  readonly asides: readonly LegalAction<Action, Forecast>[];
  /** One action, or several small ones that make one gesture: they are played in turn while they are legal. */
  readonly act: (actions: Action | TakeBack | readonly (Action | TakeBack)[]) => void;
  /**
   * Puts actions up for a yes or no in the prompt; nothing is played before the yes, which may also come from the
   * board by `act` with the same actions. An empty list withdraws them.
   */
  readonly propose: (actions: Action | readonly Action[]) => void;
  /** What waits for that yes or no. */
  readonly proposed: readonly Action[] | undefined;
  /** Takes back the last action of this viewer, where that is possible. */
  readonly undo: (() => void) | undefined;
  /** To be called when something is tried that is not legal: the client asks the rules why and shows it in the hint line. */
  readonly tryIllegal: (target: Target) => void;
  readonly text: Text;
  /** What led to this view since the one before, for animation. */
  readonly lastEvents: readonly Event[];
  /** A place named by a line of the log, to be shown on the board. */
  readonly shownPlace: string | undefined;
  /** A move is on its way or being shown: nothing can be chosen. */
  readonly busy: boolean;
}

export interface PlayerPanelProps<View, Text> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly text: Text;
}

export interface ActionPictureProps<View, Action> {
  readonly view: View;
  readonly action: Action;
  /** Whose choice it is. */
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly size: number;
}

export interface SetupProps<Text> {
  readonly options: Options;
  readonly seatCount: number;
  readonly change: (options: Options) => void;
  readonly text: Text;
}

/** A tab of the phone. The client adds the log itself. */
export interface BoardTab<Text> {
  readonly icon: Icon;
  readonly label: (text: Text) => string;
  readonly shows: 'board' | 'players' | 'aid';
}

/** Everything the client needs to put a game on the table. Without its types it is a board of any game. */
export interface GameBoard<
  View = unknown,
  Action = unknown,
  Target = unknown,
  Text = unknown,
  Event = unknown,
  Forecast = unknown,
> {
  readonly Board: Component<BoardProps<View, Action, Target, Text, Event, Forecast>>;
  /** Inside of a player's panel, below shield, name and score: stocks, miniature. */
  readonly PlayerPanel: Component<PlayerPanelProps<View, Text>>;
  /** Right rail, sheet or tab: calculators, legend. */
  readonly Aid?: Component<BoardProps<View, Action, Target, Text, Event, Forecast>>;
  /** Editor for options that need more than fields and switches; it stands where the first of them would. */
  readonly Setup?: Component<SetupProps<Text>>;
  /** Options that it edits, by id; lines of text are always its own. */
  readonly setupOptions?: readonly string[];
  /** The die, tile or unit in question, 50 px high at the head of the prompt. */
  readonly PromptLead?: Component<BoardProps<View, Action, Target, Text, Event, Forecast>>;
  /** Picture of an answer in the tray of the phone. */
  readonly ActionPicture?: Component<ActionPictureProps<View, Action>>;
  readonly tabs: readonly BoardTab<Text>[];
  /** The big figure of a player's panel and strip. */
  readonly score: (view: View, seat: Seat) => number | undefined;
  /** Order of tray, digits and list: what matters most has the smallest number. Without it, as the rules list them. */
  readonly order?: (choice: LegalAction<Action, Forecast>) => number;
  /** One sentence on what proposed actions bring, for the hint line of the prompt. */
  readonly outlook?: (
    actions: readonly Action[],
    given: Pick<BoardProps<View, Action, Target, Text, Event, Forecast>, 'view' | 'legal' | 'text'>,
  ) => string | undefined;
  /**
   * Where an action is chosen: on the board, where it may be too small to hit, so that the tray has it too; by a
   * button of the prompt; or by a button on the stage that is large enough everywhere.
   */
  readonly placeOf: (action: Action) => 'board' | 'prompt' | 'stage';
  /** True where a choice cannot be taken back or reveals something; otherwise the tap is the move. */
  readonly needsConfirmation: (action: Action, view: View) => boolean;
  /** Widths of the rails in pixels where the usual ones do not fit. */
  readonly rails?: { readonly left: number; readonly right: number };
}
