import { expect, test } from 'vitest';
import { verdictOf } from '../audit-answer.ts';

const answer = (vulnerabilities: object, counts: object): string =>
  `npm warn config\n${JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts } })}\n`;

test('nothing grave, something grave, and no answer are told apart', () => {
  expect(verdictOf(answer({}, { high: 0, critical: 0, low: 0 })).code).toBe(0);
  const low = answer({ tar: { severity: 'low' } }, { high: 0, critical: 0, low: 1 });
  expect(verdictOf(low)).toMatchObject({ code: 0, text: expect.stringContaining('1 of lesser weight') });
  const grave = answer(
    { ws: { severity: 'high' }, tar: { severity: 'low' } },
    { high: 1, critical: 0, low: 1 },
  );
  expect(verdictOf(grave)).toMatchObject({ code: 1, text: expect.stringContaining('ws (high)') });
  for (const silent of ['', 'npm error network', '{"message":"405 Method Not Allowed"}'])
    expect(verdictOf(silent)).toMatchObject({ code: 2, text: expect.stringContaining('did not answer') });
});
