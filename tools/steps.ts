import { runCommand } from './command.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** Runs every step, at most `lanes` at a time, whatever fails; true when all passed. */
export async function runSteps(steps: readonly Step[], lanes: number): Promise<boolean> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      outcomes.push(await runStep(step));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  summarise(steps.map(({ name }) => outcomes.find(outcome => outcome.name === name)));
  return outcomes.every(({ passed }) => passed);
}

async function runStep({ name, command }: Step): Promise<Outcome> {
  const start = performance.now();
  const { code, output } = await runCommand(command, { capture: true });
  const outcome = { name, passed: code === 0, seconds: (performance.now() - start) / 1000 };
  if (!outcome.passed) console.log(`\n--- ${name}: failed (${command.join(' ')})\n${output.trimEnd()}`);
  return outcome;
}

function summarise(outcomes: readonly (Outcome | undefined)[]): void {
  console.log('');
  for (const outcome of outcomes) if (outcome) console.log(stageLine(outcome));
}

export function stageLine({ name, passed, seconds }: Outcome): string {
  return `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`;
}
