import type { PlayerColour, SeatInfo } from '@palio/board-kit';
import type { AgendaType, BattleResult, Colour, EventId } from '../../rules/names.ts';
import { actionsJson, agendasJson, eventsJson, fateJson } from '../../text/data.ts';
import { REGIONS } from '../figures.ts';
import { CARD_IDS, EVENT_IDS, FATE_NAMES, NEUTRAL_IDS, TRACK_IDS } from '../../text/figures.ts';

/** The figures that the scenes show, by the indexes of the rules. */

export const CARD_COPIES: readonly number[] = actionsJson.baronActions.map(({ copies }) => copies);
export { CARD_IDS, NEUTRAL_IDS };

export const agendaTypeOf = (agenda: number): AgendaType =>
  (agendasJson.agendas[agenda]?.type ?? 'motion') as AgendaType;

export const eventColourOf = (event: number): Colour =>
  (eventsJson.events[event]?.colour ?? 'blue') as Colour;
export const faithCostOf = (event: number): number => eventsJson.events[event]?.faith ?? 0;
export const eventIdOf = (event: number): EventId => EVENT_IDS[event] ?? 'floods';

export const resultOf = (fate: number): BattleResult => FATE_NAMES[fate]?.battle ?? 'draw';

export const colourOf = (seats: readonly SeatInfo[], seat: number): PlayerColour =>
  seats[seat]?.colour ?? 'black';
export const nameOf = (seats: readonly SeatInfo[], seat: number): string => seats[seat]?.name ?? '';

/** The city of a region, or -1. */
export const cityIn = (region: number): number => REGIONS[region]?.city ?? -1;

/** What one Fate card brings an expedition: the mean return for each crown, and how many cards sink it. */
export const FLEET_CHANCES: readonly { readonly mean: number; readonly lost: number }[] = TRACK_IDS.map(
  track => {
    const results = fateJson.cards.map(card => card[track]);
    const returned = results.flatMap(result => (result.startsWith('x') ? Number(result.slice(1)) : []));
    return {
      mean: returned.reduce((sum, factor) => sum + factor, 0) / Math.max(1, returned.length),
      lost: Math.round((100 * results.filter(result => result === 'lost').length) / results.length),
    };
  },
);
