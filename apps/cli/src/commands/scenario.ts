import { PalioError, readScenarios, runScenario, type AnyGame, type Scenario } from '@palio/kernel';
import { readArguments } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { readText } from '../files.ts';
import { load } from '../shelf.ts';

interface ScenarioVerdict {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly problems: readonly string[];
}

/** Everything that keeps a scenario from being true; a position that no rule expects may fail anywhere. */
function problemsOf(game: AnyGame, one: Scenario): readonly string[] {
  try {
    return runScenario(game, one);
  } catch (error) {
    if (error instanceof PalioError) return [error.message];
    return [`the rules cannot go on from what is given: ${(error as Error).message}`];
  }
}

async function gameOf({ game: id }: Scenario, file: string): Promise<AnyGame> {
  try {
    return (await load(id)).game;
  } catch (error) {
    if (!(error instanceof PalioError) || error.code !== 'unknown-game') throw error;
    throw new PalioError(error.code, error.message, file);
  }
}

async function verdictsOf(file: string): Promise<ScenarioVerdict[]> {
  const verdicts: ScenarioVerdict[] = [];
  for (const [i, one] of readScenarios(readText(file), file).entries()) {
    const title = one.title ?? `scenario ${i + 1}`;
    const problems = problemsOf(await gameOf(one, file), one);
    verdicts.push({ file, title, passed: problems.length === 0, problems });
  }
  return verdicts;
}

export async function scenario(given: readonly string[]): Promise<Answer> {
  const { words } = readArguments(given, {});
  if (words.length === 0) throw new PalioError('bad-arguments', 'no scenario file is named');
  const scenarios = (await Promise.all(words.map(verdictsOf))).flat();
  const failed = scenarios.filter(verdict => !verdict.passed).length;
  const lines = scenarios.flatMap(verdict => [
    `${verdict.passed ? 'ok  ' : 'FAIL'} ${verdict.title} (${verdict.file})`,
    ...verdict.problems.map(problem => `       ${problem}`),
  ]);
  return { json: { passed: scenarios.length - failed, failed, scenarios }, lines, good: failed === 0 };
}
