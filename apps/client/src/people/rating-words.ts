/** How many of the games were won, in percent. */
export const winShare = (wins: number, games: number): string =>
  `(${games === 0 ? 0 : Math.round((100 * wins) / games)}%)`;

/** A change of a rating as it stands behind a game. */
export const signed = (change: number): string =>
  change === 0 ? '±0' : change < 0 ? `−${-change}` : `+${change}`;
