const KEY = 'palio.medieval-battle.stand';

/** The units told to stand at this table; what cannot be read is no order. */
function load(table: string): readonly number[] {
  try {
    const content: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof content !== 'object' || content === null || !('table' in content) || !('units' in content))
      return [];
    return content.table === table && Array.isArray(content.units) ? content.units.map(Number) : [];
  } catch {
    return [];
  }
}

/**
 * Units that always stand when they are attacked (MB-9.1): the board gives that answer for them. Nobody else learns of
 * it, and it is forgotten with the tab.
 */
class StandingOrders {
  #table = $state('');
  #units: readonly number[] = $state.raw([]);

  /** To be called with the table that is shown. */
  open(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.#units = load(table);
  }

  /** Not where nothing is played, as in a replay or a plan. */
  get mayBeGiven(): boolean {
    return this.#table !== '';
  }

  has(unit: number): boolean {
    return this.#units.includes(unit);
  }

  set(unit: number, stands: boolean): void {
    const others = this.#units.filter(known => known !== unit);
    this.#units = stands ? [...others, unit] : others;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ table: this.#table, units: this.#units }));
    } catch {
      // Without storage they last as long as the page.
    }
  }
}

export const standingOrders = new StandingOrders();
