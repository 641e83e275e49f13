import { topStep, type Seat } from '@palio/kernel';
import { gatherAmount } from '../rules/anytime.ts';
import { improvementPrice } from '../rules/improvements.ts';
import { isExempt, taxLoss, taxOf } from '../rules/kingdom.ts';
import { countOf } from '../rules/mission-cards.ts';
import { GOLD } from '../rules/names.ts';
import {
  ACQUIRE_SPACES,
  EBLA,
  GATHER_SPACES,
  MARKET_SPACES,
  PRIVATE_MARKETS,
  SPACES,
  SPACE_COUNT,
  spacesFor,
  WAR_SPACES,
} from '../rules/spaces.ts';
import { eraOf, kindOfPiece, owns, playerOf, seatOfPiece, type State } from '../rules/state.ts';
import { openExchanges, TOWN_MARKET } from '../rules/trading.ts';
import { warehouseLimit } from '../rules/turn-end.ts';
import { chanceAt, costWorth, drawWorth, netOf, type Chance, type Turn } from './chances.ts';
import { CAMEL_TURN, CARD, resourcePrice, SHIP_TURN, turnsAfter, turnsLeft } from './prices.ts';
import { newPurse, payFrom } from './purse.ts';
import { lowestOther, plainWorth } from './spots.ts';
import { boughtWorth } from './tile-worth.ts';

/** Buys as often as it pays. */
function buy(turn: Turn, { gain, cost, waived, times, levels, mission }: Chance): void {
  for (let done = 0; done < times; done++) {
    if (gain <= costWorth(turn.state, cost)) return;
    const cards = payFrom(turn.purse, cost, waived);
    if (cards < 0) return;
    turn.worth += gain - cards * CARD;
    turn.tower += levels;
    if (mission) turn.missions++;
  }
}

/** TA-5.5 During placement, pieces in the region that will be attacked count for nothing. */
function isDoomed(state: State, place: number, seat: Seat): boolean {
  if (state.raider < 0 || place >= SPACE_COUNT || SPACES[place]!.region !== state.raidCard) return false;
  const player = playerOf(state, seat);
  return !(owns(player, 45) || (owns(player, 7) && state.raider === seat));
}

const MARKETS = [...MARKET_SPACES, ...PRIVATE_MARKETS];

/** Improvements that will be left when this space is resolved, best first. */
function acquireWorth(turn: Turn, before: number): number {
  const { state, seat } = turn;
  const price = improvementPrice(state);
  let first = 0;
  let second = 0;
  let third = 0;
  for (const tile of state.display) {
    if (tile === 0) continue;
    const worth = boughtWorth(state, seat, tile);
    if (worth > first) [first, second, third] = [worth, first, second];
    else if (worth > second) [second, third] = [worth, second];
    else if (worth > third) third = worth;
  }
  // Those who come before want the same tiles only sometimes.
  const worth = before === 0 ? first : before === 1 ? 0.5 * (first + second) : 0.5 * (second + third);
  const { held } = turn.purse;
  const cheapest = price * resourcePrice(state, 0);
  let room = held[0]! + held[1]! + held[2]! + held[3]!;
  if (room < price || worth <= cheapest) return 0;
  for (let paid = 0; paid < price; paid++) {
    let kind = 0;
    for (let other = 1; other < 4; other++) if (held[other]! > held[kind]!) kind = other;
    held[kind]!--;
    room--;
  }
  return worth;
}

/** Who has no gold yet may still find some while pieces are left to place. */
const STILL_TIME = 0.75;

function taxWorth({ state, seat, purse, turns }: Turn): number {
  const gold = taxOf(state);
  if (gold === 0 || isExempt(state, seat)) return 0;
  const loss = taxLoss(state) * (1 - STILL_TIME * (turnsLeft(state) - turns));
  if (resourcePrice(state, GOLD) * gold >= loss) return -loss;
  return payFrom(purse, [0, 0, 0, gold], 0) < 0 ? -loss : 0;
}

/** What is left over, as far as the Warehouse keeps it; many of a kind are of less use. */
function restWorth({ state, player, purse }: Turn): number {
  if (turnsLeft(state) === 0) return 0;
  let worth = 0;
  let room = warehouseLimit(player);
  for (let kind = 3; kind >= 0; kind--) {
    const kept = Math.min(room, purse.held[kind]!);
    room -= kept;
    worth += resourcePrice(state, kind) * (kept - 0.04 * kept * kept);
  }
  return worth;
}

/** War Supplies are for whoever comes first: part of what they would bring. */
const WAR_HOPE = 0.75;
const WAR_USUAL = 1;

/** Pieces still to be placed, and what the best of them could do. */
function reserveWorth({ state, seat, player }: Turn): number {
  if (topStep(state)?.kind !== 'place') return 0;
  const { camelsInReserve, shipsInReserve } = player;
  let worth = CAMEL_TURN * camelsInReserve + SHIP_TURN * shipsInReserve;
  if (camelsInReserve + shipsInReserve > 0 && state.pieces[WAR_SPACES[0]!] === 0)
    worth += WAR_HOPE * Math.max(0, player.tower - lowestOther(state, seat) - WAR_USUAL);
  return worth;
}

const found: Chance[] = [];

/** Points that the resources and placed pieces of the seat will bring in this turn and keep for the next. */
export function thisTurn(state: State, seat: Seat, taxIsDue: boolean): number {
  const player = playerOf(state, seat);
  const stands = (place: number): boolean => {
    const standing = state.pieces[place]!;
    return standing !== 0 && seatOfPiece(standing) === seat && !isDoomed(state, place, seat);
  };
  let open = openExchanges(state, seat);
  for (const place of MARKETS) if (stands(place)) open = TOWN_MARKET;
  if (stands(EBLA)) open |= 0b1111;
  const turn: Turn = {
    state,
    seat,
    player,
    purse: newPurse(player, open, Math.min(2, countOf(player.hand))),
    turns: turnsAfter(state),
    worth: 0,
    tower: player.tower,
    missions: 0,
  };
  for (const place of GATHER_SPACES)
    if (stands(place)) {
      const { resource } = SPACES[place]!;
      turn.purse.held[resource]! += gatherAmount(
        player,
        eraOf(state),
        kindOfPiece(state.pieces[place]!),
        resource,
      );
    }
  let before = 0;
  for (const place of ACQUIRE_SPACES) {
    if (stands(place)) turn.worth += acquireWorth(turn, before);
    if (state.pieces[place] !== 0) before++;
  }
  construct(turn, stands);
  if (taxIsDue) turn.worth += taxWorth(turn);
  return turn.worth + restWorth(turn) + reserveWorth(turn);
}

/** The dearest net gain first; then everything that needs no payment. */
function construct(turn: Turn, stands: (place: number) => boolean): void {
  const { state } = turn;
  found.length = 0;
  const plain: number[] = [];
  let missions = 0;
  const look = (place: number): void => {
    if (!stands(place)) return;
    const option = chanceAt(turn, place, missions);
    if (option === undefined) plain.push(place);
    else found.push(option);
    if (place < SPACE_COUNT && SPACES[place]!.action === 'kingsMission') {
      missions++;
      // Without a mission worth its price a card is drawn.
      turn.worth += option === undefined || netOf(state, option) < drawWorth(turn) ? drawWorth(turn) : 0;
    }
  };
  for (const place of spacesFor(state.table.seats)) look(place);
  for (let place = SPACE_COUNT; place < state.pieces.length; place++) look(place);
  const options = found.toSorted((a, b) => netOf(state, b) - netOf(state, a));
  for (const option of options) buy(turn, option);
  for (const place of plain) turn.worth += plainWorth(turn, place);
}
