/** What a command answers: one object for programs, and the same in words for people. */
export interface Answer {
  readonly json: object;
  readonly lines: readonly string[];
  /** False ends with a non-zero exit code. */
  readonly good?: boolean;
}

export function print(answer: Answer, asJson: boolean): void {
  process.stdout.write(
    asJson ? `${JSON.stringify(answer.json)}\n` : answer.lines.map(line => `${line}\n`).join(''),
  );
  if (answer.good === false) process.exitCode = 1;
}

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

export const thousands = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Columns of equal width, the first to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0))) ?? [];
  return rows.map(row =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}
