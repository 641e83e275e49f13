import type { Seat, Viewer } from '@palio/kernel';
import { gatherAmount, peaceGiftsPoints } from './anytime.ts';
import { ACTION_FIGURES } from './figures.ts';
import { boxTiles, improvementPrice } from './improvements.ts';
import { isExempt, taxLoss, taxOf, warSuppliesPoints } from './kingdom.ts';
import { countOf, listOf } from './mission-cards.ts';
import {
  COLOURS,
  missionId,
  PARTS,
  PIECES,
  PRIVATE_IDS,
  RARE_GOODS,
  REGIONS,
  SHIP,
  SPACE_IDS,
  TYPES_PER_COLOUR,
  tileId,
  type PieceId,
  type PrivateId,
  type SpaceId,
  type Stage,
} from './names.ts';
import { offersFor } from './offers.ts';
import { copiesIn, rareGoodCost } from './rare-goods.ts';
import { bySource, finalPoints, rareGoodCount } from './scoring.ts';
import { SPACE_COUNT, SPACES, spacesFor } from './spaces.ts';
import {
  eraOf,
  kindOfPiece,
  owns,
  playerOf,
  prestigeOf,
  seatOfPiece,
  tilesOf,
  turnOrder,
  type Player,
  type State,
} from './state.ts';
import type { TadmorStep } from './steps.ts';
import { amountsOf } from './stores.ts';
import { buildableTemples, cardsLeft, goodsForCompleting, nextPart, partCost } from './temple.ts';
import { tileAt } from './tiles.ts';
import { towerCost, traitorLevels } from './tower.ts';
import { exchangesOf } from './trading.ts';
import { warehouseLimit } from './turn-end.ts';
import type { ByColour, FinalScore, PileView, PlayerView, StandingPiece, View } from './view-types.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const keyed = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<Key, Value>;

function finalScore(state: State, seat: Seat): FinalScore {
  const points = finalPoints(state, seat);
  return { points: bySource(points), total: sum(points) };
}

/** TA-15 The private tiles a player owns, with what stands on them. */
function privateTiles(state: State, player: Player): Partial<Record<PrivateId, PieceId | null>> {
  const tiles: Partial<Record<PrivateId, PieceId | null>> = {};
  PRIVATE_IDS.forEach((id, i) => {
    const place = SPACE_COUNT + i;
    if (!owns(player, tileAt(place))) return;
    const standing = state.pieces[place]!;
    tiles[id] = standing === 0 ? null : PIECES[kindOfPiece(standing)]!;
  });
  return tiles;
}

function nextPartCost(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const [temple] = buildableTemples(state, seat);
  return nextPart(player, temple ?? player.temples.length);
}

function viewPlayer(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = playerOf(state, seat);
  return {
    prestige: prestigeOf(player),
    points: bySource(player.points),
    final: finalScore(state, seat),
    camels: player.camels,
    ships: player.ships,
    reserve: { camel: player.camelsInReserve, ship: player.shipsInReserve },
    warehouse: amountsOf(player.warehouse),
    tradedGoods: amountsOf(player.tradedGoods),
    warehouseLimit: warehouseLimit(player),
    tower: player.tower,
    nextLevel: amountsOf(towerCost(player, false)),
    nextPair: amountsOf(towerCost(player, true)),
    temples: player.temples.map(part => PARTS[part - 1]!),
    nextPart: amountsOf(partCost(nextPartCost(state, seat))),
    rareGoods: keyed(RARE_GOODS, (_, good) => player.rareGoods[good]!),
    rareGoodCount: rareGoodCount(player),
    improvements: tilesOf(player).map(tileId),
    privateTiles: privateTiles(state, player),
    handCount: countOf(player.hand),
    hand: viewer === seat ? listOf(player.hand).map(missionId) : null,
    fulfilled: listOf(player.fulfilled).map(missionId),
    returned: listOf(player.returned).map(missionId),
    trades: exchangesOf(state, seat),
    isExemptFromTax: isExempt(state, seat),
    place: turnOrder(state).indexOf(seat),
  };
}

function viewSpaces(state: State): Partial<Record<SpaceId, StandingPiece | null>> {
  const spaces: Partial<Record<SpaceId, StandingPiece | null>> = {};
  for (const place of spacesFor(state.table.seats)) {
    const standing = state.pieces[place]!;
    spaces[SPACE_IDS[place]!] =
      standing === 0 ? null : { seat: seatOfPiece(standing), piece: PIECES[kindOfPiece(standing)]! };
  }
  return spaces;
}

/** What a space would give the viewer now, where that is a number. */
function viewYields(state: State, viewer: Viewer): Partial<Record<SpaceId, number>> {
  const player = playerOf(state, viewer === 'spectator' ? 0 : viewer);
  const bare: Player = viewer === 'spectator' ? { ...player, lowTiles: 0, highTiles: 0, tower: 0 } : player;
  const era = eraOf(state);
  const yields: Partial<Record<SpaceId, number>> = {};
  for (const place of spacesFor(state.table.seats)) {
    const { id, action, takes, resource } = SPACES[place]!;
    const piece = takes[SHIP] === true ? SHIP : 0;
    if (action === 'gather') yields[id] = gatherAmount(bare, era, piece, resource);
    if (action === 'peaceGifts') yields[id] = peaceGiftsPoints(bare, era, piece);
    if (action === 'warSupplies') yields[id] = Math.max(0, warSuppliesPoints(state, bare));
    if (action === 'taxman') yields[id] = ACTION_FIGURES.tax.gold[era - 1]!;
    if (action === 'traitor') yields[id] = traitorLevels(state);
  }
  return yields;
}

function viewPiles(state: State, viewer: Viewer): ByColour<PileView> {
  const player = playerOf(state, viewer === 'spectator' ? 0 : viewer);
  const buyer: Player = viewer === 'spectator' ? { ...player, lowTiles: 0, highTiles: 0 } : player;
  return keyed(COLOURS, (_, colour) => {
    const first = TYPES_PER_COLOUR * colour;
    const types = RARE_GOODS.slice(first, first + TYPES_PER_COLOUR);
    const goods = keyed(types, (__, type) => copiesIn(state, first + type));
    const top = state.pileTops[colour]!;
    return {
      top: top < 0 ? null : RARE_GOODS[top]!,
      count: sum(Object.values(goods)),
      goods,
      cost: amountsOf(rareGoodCost(buyer, colour)),
    };
  });
}

const STAGES: Readonly<Partial<Record<TadmorStep['kind'], Stage>>> = {
  chooseExtra: 'setup',
  chooseStartTile: 'setup',
  place: 'placement',
  redirect: 'marauders',
  swap: 'marauders',
  swapWith: 'marauders',
  chooseMarauders: 'marauders',
  discardExcess: 'turnEnd',
};

function stageOf(state: State): Stage {
  const step = state.stack.at(-1);
  return step === undefined ? 'over' : (STAGES[step.kind] ?? 'resolution');
}

/** Built up from nothing: only what this viewer may know goes in. */
export function view(state: State, viewer: Viewer): View {
  return {
    table: state.table,
    turn: state.turn,
    era: eraOf(state),
    stage: stageOf(state),
    order: [...turnOrder(state)],
    pawn: state.pawn,
    spaces: viewSpaces(state),
    yields: viewYields(state, viewer),
    display: state.display.map(tile => (tile === 0 ? null : tileId(tile))),
    improvementPrice: improvementPrice(state),
    box: boxTiles(state).map(tileId),
    piles: viewPiles(state, viewer),
    templeCards: keyed(PARTS, (_, part) => cardsLeft(state, part + 1)),
    // TA-9.21 For somebody who has completed none yet, whoever looks.
    goodsForTemple: goodsForCompleting(state, -1),
    currentRegion: state.currentRegion < 0 ? null : REGIONS[state.currentRegion]!,
    raider: state.raider < 0 ? null : state.raider,
    raidCard: state.raider === viewer ? REGIONS[state.raidCard]! : null,
    missionsInDeck: countOf(state.deck),
    missionDiscards: listOf(state.discards).map(missionId),
    tax: { gold: taxOf(state), prestige: taxLoss(state) },
    traitorLevels: traitorLevels(state),
    players: state.players.map((_, seat) => viewPlayer(state, seat, viewer)),
    asked: state.stack.at(-1) ?? null,
    waiting: state.stack.map(({ kind }) => kind).reverse(),
    offers: offersFor(state, viewer),
    ending: state.over ? 'lastTurn' : '',
  };
}
