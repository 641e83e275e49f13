import { join } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { ROOT } from '../workspaces.ts';

const IMPURE = {
  'the network': 'fetch("https://example.org");',
  'the page': 'document.title;',
  timers: 'setTimeout(() => 1, 1);',
  'the console': 'console.log(1);',
  'the process': 'process.exit();',
  files: 'import "node:fs";',
};

const SAMPLE = join(ROOT, 'games/sample.ts');

function problems(source: string): readonly string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.rules.json'), path => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: path => path === SAMPLE || disk.fileExists(path),
    getSourceFile: (path, target) =>
      path === SAMPLE ? ts.createSourceFile(path, source, target) : disk.getSourceFile(path, target),
  };
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([SAMPLE], options, host));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test.each(Object.entries(IMPURE))('rules that use %s do not compile', (_name, source) => {
  expect(problems(`export {};\n${source}`)).not.toEqual([]);
});

test('plain rules compile', () => {
  expect(
    problems('export const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);'),
  ).toEqual([]);
});
