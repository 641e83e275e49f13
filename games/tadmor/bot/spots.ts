import type { Seat } from '@palio/kernel';
import { peaceGiftsPoints } from '../rules/anytime.ts';
import { meetsCaravan, meetsShipyard, missionsFulfilled } from '../rules/pieces.ts';
import { rareGoodCount } from '../rules/scoring.ts';
import { SPACES, SPACE_COUNT } from '../rules/spaces.ts';
import { eraOf, kindOfPiece, type State } from '../rules/state.ts';
import { figuresOfTile, tileAt } from '../rules/tiles.ts';
import { traitorLevels } from '../rules/tower.ts';
import type { Turn } from './chances.ts';
import { CAMEL_TURN, levelPoints, shareOfHarm, SHIP_TURN } from './prices.ts';

const MARAUDERS = 1.3;
const FIRST_PLAYER = 1.5;
const MARKET = 0.35;
/** A condition that does not hold yet may come to hold. */
const UNLIKELY = 0.12;
const TRAITOR_LEVEL = 1;

/** Places that pay without being paid for. */
export function plainWorth(turn: Turn, place: number): number {
  const { state, player, turns } = turn;
  if (place >= SPACE_COUNT)
    return figuresOfTile(tileAt(place)).effect === 'privateKingdom' ? FIRST_PLAYER + 1 : MARKET;
  const { action } = SPACES[place]!;
  switch (action) {
    case 'peaceGifts':
      return peaceGiftsPoints(player, eraOf(state), kindOfPiece(state.pieces[place]!));
    case 'warSupplies':
      return Math.max(0, turn.tower - lowestOther(state, turn.seat));
    case 'caravan':
      return caravanWorth(turn);
    case 'shipyard':
      return (
        (meetsShipyard(player) ? 1 : UNLIKELY * Math.min(1, rareGoodCount(player))) *
        turns *
        SHIP_TURN *
        (player.ships < 4 ? 1 : 0)
      );
    case 'firstPlayer':
      return turns > 0 ? FIRST_PLAYER : 0;
    case 'marauders':
      return turns > 0 ? MARAUDERS : 0;
    case 'traitor':
      return traitorWorth(turn);
    case 'townMarket':
      return MARKET;
    default:
      return 0;
  }
}

export function lowestOther(state: State, seat: Seat): number {
  let lowest = Infinity;
  state.players.forEach(({ tower }, other) => {
    if (other !== seat) lowest = Math.min(lowest, tower);
  });
  return lowest;
}

function caravanWorth({ player, tower, missions, turns }: Turn): number {
  if (player.camels >= 5) return 0;
  const fulfilled = missionsFulfilled(player) + missions;
  const holds =
    meetsCaravan(player) ||
    (player.camels === 3
      ? tower >= 5 || fulfilled >= 2
      : tower >= 10 || fulfilled >= 4 || (tower >= 5 && fulfilled >= 2));
  return (holds ? 1 : UNLIKELY) * turns * CAMEL_TURN;
}

/** Levels of the highest rival, as far as they are within reach. */
function traitorWorth({ state, seat, tower }: Turn): number {
  const levels = traitorLevels(state);
  if (levels === 0) return 0;
  let highest = 0;
  state.players.forEach((player, other) => {
    if (other !== seat && player.tower >= tower) highest = Math.max(highest, player.tower);
  });
  return Math.min(levels, highest) * levelPoints(state) * TRAITOR_LEVEL * shareOfHarm(state);
}
