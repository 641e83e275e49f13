const KEPT_TIMES = 1000;

/** What the house has done since it was opened, for those who watch over the server. */
export class Tally {
  commands = 0;
  refused = 0;
  commits = 0;
  /** How long the latest commits took, in milliseconds. */
  readonly commitTimes: number[] = [];

  timed(milliseconds: number): void {
    this.commitTimes.push(milliseconds);
    if (this.commitTimes.length > 2 * KEPT_TIMES) this.commitTimes.splice(0, KEPT_TIMES);
  }
}
