import { oneWord, readArguments } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { coverageOf } from '../rule-coverage.ts';
import { entryOf } from '@palio/catalogue';

export function rules(given: readonly string[]): Answer {
  const { id } = entryOf(oneWord(readArguments(given, {}), 'the game'));
  const coverage = coverageOf(id);
  const { total, testedIds, untested, waived, unknown } = coverage;
  const lines = [
    `${id}: ${total} rules, ${testedIds.length} tested, ${waived.length} waived, ${untested.length} untested`,
  ];
  if (untested.length > 0) lines.push(`untested: ${untested.join(' ')}`);
  for (const { id: rule, reason } of waived) lines.push(`waived: ${rule} (${reason})`);
  if (unknown.length > 0) lines.push(`tests name rules that do not exist: ${unknown.join(' ')}`);
  return { json: coverage, lines, good: untested.length === 0 && unknown.length === 0 };
}
