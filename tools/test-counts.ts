import { existsSync, readFileSync } from 'node:fs';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export function countTests(reportPath: string): TestCounts {
  if (!existsSync(reportPath)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as VitestReport;
  // A file that could not even be loaded has no failed test in it; it must not look like success.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(test => test.status !== 'failed'),
  );
  // Nor has one whose process died: its tests were begun or waited for, and never ended.
  const unended = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending');
  const failed = report.numFailedTests + brokenFiles.length + unended.length;
  return { passed: report.numPassedTests, failed };
}
