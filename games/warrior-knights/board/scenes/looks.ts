import type { Icon } from '@palio/board-kit';
import type { AgendaType, AreaId, BattleResult, Colour, SymbolId } from '../../rules/names.ts';
import { AREA_ICONS } from '../drawing/card-icons.ts';
import { laurels, waxSeal } from '../drawing/own-icons.ts';
import { gameIcons } from '../icons.ts';

/** One look for each kind of card and for each special phase, wherever it is shown. */
export interface Look {
  readonly icon: Icon;
  readonly colour: string;
}

export type PhaseId = AreaId | 'draft';

export const PHASE_LOOKS: Readonly<Record<PhaseId, Look>> = {
  taxation: { icon: AREA_ICONS.taxation, colour: '#c29a1c' },
  wages: { icon: AREA_ICONS.wages, colour: '#bf2d17' },
  assembly: { icon: AREA_ICONS.assembly, colour: '#2350ab' },
  draft: { icon: gameIcons['rally-the-troops'], colour: '#6b5a48' },
};

export const AGENDA_LOOKS: Readonly<Record<AgendaType, Look>> = {
  law: { icon: gameIcons.gavel, colour: '#2350ab' },
  motion: { icon: gameIcons['public-speaker'], colour: '#9c3b1c' },
  charge: { icon: waxSeal, colour: '#8a6206' },
  office: { icon: laurels, colour: '#2f6b3c' },
  privateMotion: { icon: gameIcons['quill-ink'], colour: '#8a4381' },
};

export const EVENT_COLOURS: Readonly<Record<Colour, string>> = {
  red: '#a3241a',
  green: '#2f6b3c',
  blue: '#24508f',
};

/** What the ability of a noble is worth in a battle; the circle only saves wages. */
export const SYMBOL_RESULTS: Readonly<Record<SymbolId, BattleResult | undefined>> = {
  star: 'deal',
  square: 'prevent',
  triangle: 'victory',
  circle: undefined,
};

export const ROMAN = ['I', 'II', 'III'] as const;
