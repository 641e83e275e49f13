import { PalioError, readScenarios, runScenario } from '@palio/kernel';
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

async function verdictsOf(file: string): Promise<ScenarioVerdict[]> {
  const verdicts: ScenarioVerdict[] = [];
  for (const [i, one] of readScenarios(readText(file), file).entries()) {
    const title = one.title ?? `scenario ${i + 1}`;
    const { game } = await load(one.game);
    let problems: string[];
    try {
      problems = runScenario(game, one);
    } catch (error) {
      if (!(error instanceof PalioError)) throw error;
      problems = [error.message];
    }
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
