import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { chooseSpace } from './actions.ts';
import {
  areaAt,
  areaPoints,
  colourPoints,
  completesColour,
  countedSize,
  hasInn,
  phasePoints,
} from './areas.ts';
import { borderScore, scoreBorder, type BorderScore } from './border-posts.ts';
import { tileEffect } from './effects.ts';
import type { Event } from './events.ts';
import { gainPoints, spendWorkers } from './gains.ts';
import { noteTile } from './monasteries.ts';
import { FAMILIES, type Family } from './names.ts';
import { placesFor, placingPrice } from './placing.ts';
import { isCoveredCompletely, soloItems, winSolo } from './solo.ts';
import { boardOf, duchyOf, withEntry, type State } from './state.ts';
import type { Actions, Steps } from './steps.ts';
import { idOf, INN_TILE, type Tile } from './tiles.ts';

/** What the completion of areas, colours and borders brings when a tile is put on a space; found out before it lies there. */
export interface Completion {
  /** CB-9.2, CB-9.3 */
  readonly area: number;
  readonly phase: number;
  /** CB-9.6 The family completed, or -1. */
  readonly colour: Family;
  readonly colourBonus: number;
  readonly border: BorderScore;
}

export function completionBy(state: State, seat: Seat, tile: Tile, space: number): Completion {
  const duchy = duchyOf(state, seat);
  const area = areaPoints(duchy, tile, space);
  const colour = area > 0 && completesColour(duchy, space) ? boardOf(duchy).families[space]! : -1;
  return {
    area,
    phase: area > 0 ? phasePoints(state) : 0,
    colour,
    colourBonus: colour < 0 ? 0 : colourPoints(state, duchy, colour),
    border: borderScore(state, duchy, space),
  };
}

/** CB-9.6 to 9.9, CB-30.19 The bonus tile of a colour goes to the first, the small one to the second. */
function takeBonusTile(
  state: State,
  seat: Seat,
  family: Family,
  points: number,
  context: Context<Event>,
): void {
  const bonus = (['big', 'small'] as const)[state.bonusTaken[family]!] ?? 'none';
  context.tell?.({ type: 'colourCompleted', seat, family: FAMILIES[family]!, bonus });
  if (bonus === 'none') return;
  const duchy = duchyOf(state, seat);
  state.bonusTaken = withEntry(state.bonusTaken, family, state.bonusTaken[family]! + 1);
  duchy.bonus = withEntry(duchy.bonus, family, bonus === 'big' ? 1 : 2);
  gainPoints(state, seat, 'colourBonus', points, context);
}

function tellArea(state: State, seat: Seat, tile: Tile, space: number, { tell }: Context<Event>): void {
  if (tell === undefined) return;
  const duchy = duchyOf(state, seat);
  const area = areaAt(boardOf(duchy), space);
  tell({
    type: 'areaCompleted',
    seat,
    space,
    size: area.spaces.length,
    counted: countedSize(duchy, area, tile === INN_TILE || hasInn(duchy, area)),
  });
}

/** CB-6.9 Area, colour, border posts, then the effect of the tile. */
function resolvePlacement(
  state: State,
  seat: Seat,
  tile: Tile,
  space: number,
  context: Context<Event>,
): void {
  const { area, phase, colour, colourBonus, border } = completionBy(state, seat, tile, space);
  putDown(state, seat, tile, space, context);
  if (area > 0) {
    tellArea(state, seat, tile, space, context);
    gainPoints(state, seat, 'areas', area, context);
    gainPoints(state, seat, 'phases', phase, context);
  }
  if (colour >= 0) takeBonusTile(state, seat, colour, colourBonus, context);
  scoreBorder(state, seat, border, context);
  tileEffect(state, seat, tile, space, context);
}

function putDown(state: State, seat: Seat, tile: Tile, space: number, { tell }: Context<Event>): void {
  const duchy = duchyOf(state, seat);
  duchy.spaces[space] = tile;
  noteTile(duchy, tile);
  tell?.({ type: 'tilePlaced', seat, tile: idOf(tile), space });
}

/** CB-31.30, CB-31.32 In solo the player orders the parts; a duchy completely covered ends the game. */
function resolveSolo(state: State, seat: Seat, tile: Tile, space: number, context: Context<Event>): void {
  const items = soloItems(state, { seat, tile, space });
  putDown(state, seat, tile, space, context);
  if (isCoveredCompletely(state, seat)) return winSolo(state, context);
  if (items.area > 0) tellArea(state, seat, tile, space, context);
  next(state, { kind: 'resolveItems', ...items });
}

type Kinds = 'placeTile';

export const placeRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Kinds>, Event> = {
  /** CB-6 The tile goes on a space of its colour and number, next to a placed tile. */
  placeTile: {
    choices: (state, { seat, tile, value }) => placesFor(state, seat, tile, value).map(chooseSpace),
    choose(state, { seat, tile, value }, { space }, context) {
      spendWorkers(state, seat, placingPrice(state, seat, tile, space, value), context);
      if (state.solo === null) resolvePlacement(state, seat, tile, space, context);
      else resolveSolo(state, seat, tile, space, context);
    },
  },
};
