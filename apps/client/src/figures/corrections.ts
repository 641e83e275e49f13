import { correctFigures, type Corrections } from '@palio/kernel';

/** Where the server tells which figures its owner has corrected; it checked them when it started. */
const ADDRESS = '/corrections.json';

async function learn(): Promise<void> {
  const answer = await fetch(ADDRESS).catch(() => undefined);
  // A plain host of files has no such address and answers with a page: the figures are as they were built.
  if (answer?.ok !== true || answer.headers.get('Content-Type')?.startsWith('application/json') !== true)
    return;
  const all = (await answer.json()) as Readonly<Record<string, Corrections>>;
  for (const [game, corrections] of Object.entries(all)) correctFigures(game, corrections);
}

let learnt: Promise<void> | undefined;

/**
 * Page and workers wait for this before they load rules, words or board of a game: its tables are built once,
 * from the figures in force.
 */
export const knowCorrections = (): Promise<void> => (learnt ??= learn());
