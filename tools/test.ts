import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureChromium } from './install-chromium.ts';
import { runCommand, runTool } from './command.ts';
import { FAILURES_FILE } from './failures.ts';
import { stageLine, type Outcome } from './steps.ts';
import { countTests } from './test-counts.ts';

const reports = mkdtempSync(join(tmpdir(), 'palio-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const outcomes: Outcome[] = [];

// The browser comes over the network, so that the processors check meanwhile.
const browser = ensureChromium();
browser.catch(() => undefined);
await stage('checks', async () => (await runTool('check', [])).code === 0);
await stage('browser set-up', async () => (await browser) !== '');
await stage('unit tests', () => vitest('vitest.config.ts', unitReport));
await stage('client build', async () => (await runTool('build', ['--logLevel', 'warn'])).code === 0);
await stage('browser tests', () => {
  if (!passed('browser set-up') || !passed('client build')) {
    console.error('Not run: the browser or the built client is missing.');
    return false;
  }
  return vitest('vitest.e2e.config.ts', browserReport);
});
summarise();

async function stage(name: string, work: () => boolean | Promise<boolean>): Promise<void> {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  let succeeded = false;
  try {
    succeeded = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  outcomes.push({ name, passed: succeeded, seconds: (performance.now() - start) / 1000 });
}

function passed(name: string): boolean {
  return outcomes.some(outcome => outcome.name === name && outcome.passed);
}

async function vitest(config: string, report: string): Promise<boolean> {
  const { code } = await runCommand(
    [
      'vitest',
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tools/failures.ts',
      `--outputFile.json=${report}`,
    ],
    { environment: { [FAILURES_FILE]: failuresOf(report) } },
  );
  return code === 0;
}

/** What failed is told once more after everything else, however long the output was. */
function failuresOf(report: string): string {
  return report.replace(/json$/, 'failures.txt');
}

function summarise(): void {
  console.log('\n=== summary');
  for (const outcome of outcomes) console.log(stageLine(outcome));
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const allPassed = outcomes.every(outcome => outcome.passed);
  console.log(stageLine({ name: 'total', passed: allPassed, seconds }));
  for (const path of [unitReport, browserReport].map(failuresOf)) {
    if (existsSync(path)) process.stdout.write(readFileSync(path, 'utf8'));
  }
  const counts = [unitReport, browserReport].map(countTests);
  rmSync(reports, { recursive: true, force: true });
  const sum = (kind: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[kind], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = allPassed ? 0 : 1;
}
