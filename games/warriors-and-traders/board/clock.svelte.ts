/** WT-18.20 The rules know no time: the page tells how long a table has been open on this device. */

const KEY = 'palio-traders-opened';
const MOST_KEPT = 20;
const MINUTE = 60_000;

type Opened = readonly (readonly [table: string, at: number])[];

function isOpened(content: unknown): content is Opened {
  return (
    Array.isArray(content) &&
    content.every(
      one =>
        Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number' && one.length === 2,
    )
  );
}

function opened(): Opened {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isOpened(content) ? content : [];
  } catch {
    // Kept by somebody else, damaged or forbidden: the count begins now.
    return [];
  }
}

/** When this device first showed the table. */
function openedAt(table: string, now: number): number {
  const known = opened();
  const found = known.find(([one]) => one === table)?.[1];
  if (found !== undefined) return found;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [table, now]].slice(-MOST_KEPT)));
  } catch {
    // No room: the count is as long as the page is open.
  }
  return now;
}

/** Minutes since this device first showed a table; begins to count when it is made. */
export class TableClock {
  minutes = $state(0);

  /** Counts until what it answers with is called. */
  run(table: string): () => void {
    const from = openedAt(table, Date.now());
    const look = (): void => {
      this.minutes = Math.floor((Date.now() - from) / MINUTE);
    };
    look();
    const timer = setInterval(look, MINUTE / 4);
    return () => {
      clearInterval(timer);
    };
  }
}
