import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { countTests } from '../test-counts.ts';

test('a test file that could not be loaded counts as a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palio-counts-'));
  const path = join(folder, 'report.json');
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  writeFileSync(path, JSON.stringify({ numPassedTests: 3, numFailedTests: 1, testResults }));
  expect(countTests(path)).toEqual({ passed: 3, failed: 2 });
  rmSync(folder, { recursive: true });
});

test('tests whose process died count as failures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palio-counts-'));
  const path = join(folder, 'report.json');
  const assertionResults = ['passed', 'pending', 'pending', 'skipped'].map(status => ({ status }));
  const testResults = [{ status: 'passed', assertionResults }];
  writeFileSync(path, JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults }));
  expect(countTests(path)).toEqual({ passed: 1, failed: 2 });
  rmSync(folder, { recursive: true });
});

test('a run that left no report counts nothing', () => {
  expect(countTests('/nowhere/report.json')).toEqual({ passed: 0, failed: 0 });
});
