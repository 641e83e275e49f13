import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

import { ROOT } from './workspaces.ts';

/** The environment names the file to leave them in. */
export const FAILURES_FILE = 'PALIO_FAILURES';

/** Lines of a message, and of the way to it, at most. */
const MOST_LINES = 12;
const MOST_PLACES = 3;

/**
 * A reporter for vitest that leaves behind what went wrong, so that it can be told once more at the end of the
 * whole run: failed tests, files that failed outside of a test, tests that never came to an end because their
 * process died, and errors that belong to no test.
 */
export default class Failures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = modules.flatMap(failuresOf);
    for (const error of unhandled) failures.push(told('outside of any test', [error]));
    const path = process.env[FAILURES_FILE];
    if (path !== undefined) writeFileSync(path, failures.map(failure => `${failure}\n`).join(''));
  }
}

function failuresOf(module: TestModule): string[] {
  const file = relative(ROOT, module.moduleId);
  const failures: string[] = [];
  if (module.errors().length > 0) failures.push(told(file, module.errors()));
  for (const suite of module.children.allSuites()) {
    if (suite.errors().length > 0) failures.push(told(`${file} > ${suite.fullName}`, suite.errors()));
  }
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'failed') failures.push(told(`${file} > ${test.fullName}`, errors));
    if (state === 'pending') failures.push(`${file} > ${test.fullName}: not ended`);
  }
  if (failures.length === 0 && !['passed', 'skipped'].includes(module.state()))
    failures.push(`${file}: ${module.state()}`);
  return failures;
}

interface Told {
  readonly name?: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: unknown;
}

function told(where: string, errors: readonly Told[]): string {
  const lines = errors.flatMap(withCauses).map(line => `    ${line}`);
  return [where, ...lines].join('\n');
}

function withCauses({ name, message, stack, cause }: Told): string[] {
  const text = stripVTControlCharacters(`${name ?? 'Error'}: ${message}`).split('\n');
  const places = (stack ?? '').split('\n').filter(line => /^\s*at /.test(line));
  const causes = typeof cause === 'object' && cause !== null ? withCauses(cause as Told) : [];
  return [...text.slice(0, MOST_LINES), ...places.slice(0, MOST_PLACES), ...causes];
}
