import { topStep, type Seat } from '@palio/kernel';
import { ACTION_FIGURES } from '../rules/figures.ts';
import { figuresOfMission } from '../rules/mission-cards.ts';
import { numberOf, PIECES, RARE_GOODS, REGIONS, RESOURCES } from '../rules/names.ts';
import { addToReserve } from '../rules/pieces.ts';
import { placeNamed, spacesIn } from '../rules/spaces.ts';
import { pieceOf, playerOf, seatOfPiece, type State } from '../rules/state.ts';
import type { Action, PlacePiece } from '../rules/steps.ts';
import { proposal } from '../rules/wishes.ts';
import { goodGain } from './chances.ts';
import { levelPoints, resourcePrice, turnsAfter } from './prices.ts';
import { thisTurn } from './this-turn.ts';
import { boughtWorth } from './tile-worth.ts';

/** How many points make an action e times as likely. */
const INDIFFERENCE = 1.1;
const SMALLEST = 1e-4;
const TRADING = -2.2;
const RETURNING = -2;
const LAYING_DOWN = -3;
const FAVOUR = -2.5;
const GATHERING = -1;
const ENDING = -1.5;
const PROPOSED = 2;

/** What a piece on this place adds to the turn; it is put there and taken away again. */
function placingLiking(state: State, seat: Seat, { piece, at }: PlacePiece, before: number): number {
  const place = placeNamed(at);
  const kind = PIECES.indexOf(piece);
  const player = playerOf(state, seat);
  state.pieces[place] = pieceOf(seat, kind);
  addToReserve(player, kind, -1);
  const worth = thisTurn(state, seat, true) - before;
  addToReserve(player, kind, 1);
  state.pieces[place] = 0;
  return worth;
}

/** Where many foreign pieces stood, they will stand again: regions are judged by what they offer. */
function raidLiking(state: State, seat: Seat, region: number): number {
  let worth = 0;
  for (const place of spacesIn(region, state.table.seats)) {
    const standing = state.pieces[place]!;
    worth += 0.15;
    if (standing !== 0) worth += seatOfPiece(standing) === seat ? -0.3 : 0.3;
  }
  return worth;
}

type Construction = Extract<Action, { readonly by: unknown }>;

function constructionLiking(state: State, seat: Seat, action: Construction): number {
  const player = playerOf(state, seat);
  switch (action.type) {
    case 'tower':
      return levelPoints(state) * (action.pair ? 2 : 1) - 2;
    case 'traitor':
      return 1 + 0.1 * playerOf(state, action.target).tower;
    case 'temple':
      return 8;
    case 'rareGood':
      return goodGain(state, player, state.pileTops[['grey', 'yellow', 'red'].indexOf(action.colour)]!) - 3;
    case 'draw':
      return turnsAfter(state) > 0 ? 1 : 0;
    case 'fulfil':
      return 0.6 * figuresOfMission(numberOf(action.mission)).points;
  }
}

/** How much the seat likes an action, in points. */
function liking(state: State, seat: Seat, action: Action, proposed: Action | undefined): number {
  if (action === proposed) return PROPOSED;
  switch (action.type) {
    case 'acquire':
    case 'startTile':
    case 'takeTile':
      return boughtWorth(state, seat, numberOf(action.tile)) - ACTION_FIGURES.improvementPrice.resources[0]!;
    case 'tower':
    case 'traitor':
    case 'temple':
    case 'rareGood':
    case 'draw':
    case 'fulfil':
      return constructionLiking(state, seat, action);
    case 'marauders':
      return raidLiking(state, seat, REGIONS.indexOf(action.region));
    case 'trade':
      return TRADING;
    case 'returnMission':
      return RETURNING;
    case 'discardMission':
      return LAYING_DOWN;
    case 'buyResource':
      return FAVOUR;
    case 'gather':
      return GATHERING;
    case 'pick':
      return goodGain(state, playerOf(state, seat), RARE_GOODS.indexOf(action.good));
    case 'destroy':
      return 0.3 * playerOf(state, action.target).tower;
    case 'take':
      return resourcePrice(state, RESOURCES.indexOf(action.resource));
    case 'payTax':
      return 1;
    case 'audience':
      return 1;
    case 'done':
      return state.stack.at(-1)?.kind === 'closing' ? 0 : ENDING;
    case 'pass':
    case 'endTurn':
      return ENDING;
    default:
      return 0;
  }
}

/** Positive weights of the actions. */
export function preferences(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const step = topStep(state);
  const before = step?.kind === 'place' ? thisTurn(state, seat, true) : 0;
  const proposed = proposal(state, seat);
  const likings = actions.map(action =>
    action.type === 'place'
      ? placingLiking(state, seat, action, before)
      : liking(state, seat, action, proposed),
  );
  const most = Math.max(...likings);
  return likings.map(points => Math.max(SMALLEST, Math.exp((points - most) / INDIFFERENCE)));
}
