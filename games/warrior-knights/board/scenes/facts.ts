import type { PlayerColour, SeatInfo } from '@palio/board-kit';
import type { AgendaType, BattleResult, Colour, EventId } from '../../rules/names.ts';
import { actionsJson, agendasJson, eventsJson } from '../../text/data.ts';
import { REGIONS } from '../figures.ts';
import { CARD_IDS, EVENT_IDS, FATE_NAMES, NEUTRAL_IDS } from '../../text/figures.ts';

/** The figures that the scenes show, by the indexes of the rules. */

export const STACKS = [0, 1, 2] as const;
export const CARDS_PER_STACK = 2;
export const NEUTRAL_COPIES: readonly number[] = actionsJson.neutralActions.map(({ copies }) => copies);
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
