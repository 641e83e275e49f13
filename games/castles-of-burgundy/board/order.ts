import type { Legal } from './legal.ts';

/** What the end of a list is for: giving something away. */
const LAST: Readonly<Record<string, number | undefined>> = {
  takeWorkers: 60,
  decline: 80,
  giveUp: 85,
  discard: 88,
  endTurn: 90,
};

/** Order of tray, digits and list: dice, then placements by their points, then what is cheap, the end of the turn last. */
export function orderOf({ action, forecast }: Legal): number {
  const last = LAST[action.type];
  if (last !== undefined) return last;
  switch (forecast?.type) {
    case 'die':
      return 0;
    case 'placement':
      return 20 + forecast.price * 5 - forecast.total / 10;
    case 'placements': {
      const best = forecast.places.map(({ price, total }) => price * 5 - total / 10);
      return 20 + Math.min(15, ...best);
    }
    case 'price':
      return 40 + forecast.workers;
    case 'gain':
      return 40 + forecast.price - forecast.points / 10;
    default:
      return 50;
  }
}
