import { createInterface } from 'node:readline/promises';

/** Who types: a person at a terminal, or lines from a file. */
export interface Keyboard {
  /** The next line; nothing when there is no more. */
  ask(question: string): Promise<string | undefined>;
  /** Whether Ctrl+C was typed. */
  isStopped(): boolean;
  close(): void;
}

/** Questions go to standard error, so that standard output holds the answer of the command alone. */
export function keyboard(): Keyboard {
  const reader = createInterface({
    input: process.stdin,
    output: process.stderr,
    terminal: process.stdin.isTTY && process.stderr.isTTY,
  });
  let isStopped = false;
  let isClosed = false;
  reader.on('close', () => (isClosed = true));
  // A terminal hands over Ctrl+C as a key; without one it is a signal and ends everything by itself.
  reader.on('SIGINT', () => {
    isStopped = true;
    reader.close();
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question) {
      // Known to the reader, which writes it again when the line is edited or the window changes.
      reader.setPrompt(question);
      if (isClosed) process.stderr.write(question);
      else reader.prompt();
      const line = await lines.next();
      return line.done === true ? undefined : line.value;
    },
    isStopped: () => isStopped,
    close: () => reader.close(),
  };
}
