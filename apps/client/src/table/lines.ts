import type { GameText, LogLine, NameOf, Seat } from '@palio/kernel';
import type { LoggedAction } from '../worker/protocol.ts';

export interface ShownLine extends LogLine {
  readonly key: string;
  /** The action it belongs to, counted from 1. */
  readonly number: number;
}

/** Turns the log into words, each action once for a language. */
export class LogWords {
  readonly #known = new WeakMap<LoggedAction, readonly ShownLine[]>();
  readonly #text: GameText;
  readonly #nameOf: NameOf;

  constructor(text: GameText, nameOf: NameOf) {
    this.#text = text;
    this.#nameOf = nameOf;
  }

  linesOf(logged: LoggedAction, view: unknown): readonly ShownLine[] {
    const known = this.#known.get(logged);
    if (known !== undefined) return known;
    const lines = logged.events.flatMap((event, i) => {
      const line = this.#text.event(event, this.#nameOf, view);
      return line === undefined ? [] : [{ ...line, key: `${logged.number}.${i}`, number: logged.number }];
    });
    this.#known.set(logged, lines);
    return lines;
  }

  lines(log: readonly LoggedAction[], view: unknown): readonly ShownLine[] {
    return log.flatMap(logged => this.linesOf(logged, view));
  }
}

/** The lines of one seat, with the headings that give them their place. */
export function linesOfSeat(lines: readonly ShownLine[], seat: Seat | undefined): readonly ShownLine[] {
  return seat === undefined ? lines : lines.filter(line => line.seat === seat || line.heading === true);
}
