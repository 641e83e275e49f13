const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Level = (typeof LEVELS)[number];

interface Answer {
  readonly metadata?: { readonly vulnerabilities?: Partial<Record<Level, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string }>>;
}

export interface Verdict {
  /** 0: nothing grave is known; 1: something is; 2: nobody knows, because the registry did not answer. */
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

function answerIn(output: string): Answer | undefined {
  try {
    // npm may warn before and after what it was asked for.
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Answer;
  } catch {
    return undefined;
  }
}

/** What `npm audit --json` has found, in a sentence. Anything that is no list of findings is no answer. */
export function verdictOf(output: string): Verdict {
  const answer = answerIn(output);
  const counts = answer?.metadata?.vulnerabilities;
  if (counts === undefined)
    return { code: 2, text: 'The registry did not answer: whether anything is known is not known.' };
  const grave = Object.entries(answer?.vulnerabilities ?? {}).flatMap(([name, { severity }]) =>
    severity === 'high' || severity === 'critical' ? [`${name} (${severity})`] : [],
  );
  const lesser = (counts.moderate ?? 0) + (counts.low ?? 0) + (counts.info ?? 0);
  const rest = lesser === 0 ? '' : ` ${lesser} of lesser weight.`;
  if ((counts.critical ?? 0) + (counts.high ?? 0) === 0)
    return { code: 0, text: `No grave vulnerability is known in what runs.${rest}` };
  return { code: 1, text: `Grave vulnerabilities are known: ${grave.join(', ')}.${rest}` };
}
