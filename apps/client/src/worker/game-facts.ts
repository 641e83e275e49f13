import type { AnyGame } from '@palio/kernel';
import type { GameFacts } from './protocol.ts';

export function factsOf(game: AnyGame): GameFacts {
  return {
    id: game.id,
    seatCounts: game.seatCounts,
    colours: game.colours,
    options: game.options.map(spec => {
      if (spec.kind !== 'text') return spec;
      const { check: _, ...facts } = spec;
      return facts;
    }),
  };
}
