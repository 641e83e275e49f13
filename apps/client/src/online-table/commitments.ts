const KEY = 'palio.commitments';
const MOST = 100;

function read(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** The fingerprint of a table's seed as this browser saw it first: a server that changes it later is found out. */
export const commitmentSeen = (table: string): string | undefined => read()[table];

export function rememberCommitment(table: string, commitment: string): void {
  const known = read();
  if (known[table] !== undefined) return;
  const kept = Object.entries(known).slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, commitment]])));
  } catch {
    // Without storage the fingerprint in the table's card is all there is to compare with.
  }
}
