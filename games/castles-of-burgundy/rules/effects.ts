import { next, type Context, type Seat } from '@palio/kernel';
import { liftPawns } from './bridge.ts';
import { BUILDING_EFFECTS } from './buildings.ts';
import type { Event } from './events.ts';
import { gainPoints } from './gains.ts';
import { livestockPoints } from './livestock.ts';
import { BUILDING, BUILDINGS, CASTLE, LIVESTOCK, MONASTERY, SHIP } from './names.ts';
import { sail } from './ship.ts';
import { scoreMonasteryAtOnce } from './solo-scoring.ts';
import { duchyOf, type State } from './state.ts';
import { faceOf, type Tile } from './tiles.ts';

/** CB-4.12 A wild action: any of the four, any value. */
export function grantAction(
  state: State,
  seat: Seat,
  by: 'castle' | 'tradeRoute' | 'target',
  { tell }: Context<Event>,
): void {
  tell?.({ type: 'extraAction', seat, by });
  next(state, { kind: 'dieAction', seat, value: 0, by });
}

function monasteryEffect(state: State, seat: Seat, monastery: number, context: Context<Event>): void {
  if (state.solo !== null) scoreMonasteryAtOnce(state, seat, monastery, context);
  else if (monastery === 27) liftPawns(state, seat);
}

/** CB-7, CB-8 What a tile does once it lies on its space. Mines, inns and black tiles do nothing. */
export function tileEffect(
  state: State,
  seat: Seat,
  tile: Tile,
  space: number,
  context: Context<Event>,
): void {
  const { family, building, monastery } = faceOf(tile);
  switch (family) {
    case BUILDING:
      return BUILDING_EFFECTS[BUILDINGS[building]!](state, seat, context, 'buildings');
    case LIVESTOCK:
      return gainPoints(
        state,
        seat,
        'livestock',
        livestockPoints(state, duchyOf(state, seat), tile, space),
        context,
      );
    case MONASTERY:
      return monasteryEffect(state, seat, monastery, context);
    case CASTLE:
      return grantAction(state, seat, 'castle', context);
    case SHIP:
      return sail(state, seat);
    default:
  }
}
