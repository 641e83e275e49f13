import type { Icon } from '@palio/board-kit';
import type { Seat } from '@palio/kernel';
import type { Snippet } from 'svelte';

/** A part beside the log: a tab of the rail, a tab of the phone, a sheet on a tablet. */
export interface SidePart {
  readonly icon: Icon;
  readonly label: string;
  /** Things that nobody has looked at yet. */
  readonly unread: number;
  readonly content: Snippet;
}

/** What a table adds to the usual one: clocks, talk, proposals. */
export interface TableExtras {
  readonly talk: SidePart;
  /** Below a player's name. */
  readonly seat: Snippet<[Seat]>;
  /** In the strip of small screens, instead of the name when there is something to say. */
  readonly strip: Snippet<[Seat]>;
  /** In the bar, after the title. */
  readonly bar: Snippet;
  /** Above the prompt. */
  readonly notices: Snippet;
  /** In the prompt, beside its own buttons. */
  readonly buttons: Snippet;
  /** Lines of the menu; each closes the menu first. */
  readonly menu: Snippet<[(work: () => void) => void]>;
  /** In the table of results, below a player's name. */
  readonly endNote: (seat: Seat) => string | undefined;
  /** Below the table of results. */
  readonly result: Snippet;
  /** What the viewer is told instead of the prompt of the game, if anything. */
  readonly standstill: string | undefined;
  /** Whether the key meant something. */
  readonly key: (key: string) => boolean;
  readonly keys: readonly (readonly [keys: readonly string[], meaning: string])[];
}
