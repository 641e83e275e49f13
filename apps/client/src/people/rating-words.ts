/** A change of a rating as it stands behind a game. */
export const signed = (change: number): string =>
  change === 0 ? '±0' : change < 0 ? `−${-change}` : `+${change}`;
