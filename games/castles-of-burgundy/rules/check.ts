import { GOODS_FIGURES, MAIN_BOARD } from './figures.ts';
import { FAMILIES, MINE, MONASTERY, SHIP } from './names.ts';
import { setsOf } from './setup.ts';
import { BLACK_TILE_TILE, CASTLE_TILE, faceOf, TILES, type Tile } from './tiles.ts';
import { boardOf, type Duchy, type State } from './state.ts';
import { keySpacesFor, tilesOn } from './storage.ts';

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

/** Tiles in a hand: taken from their place and not yet put down. */
function tilesInHand(state: State): Tile[] {
  return state.stack.flatMap(step =>
    step.kind === 'placeTile' ||
    step.kind === 'storeWhere' ||
    step.kind === 'discardForRoom' ||
    step.kind === 'payPurchase'
      ? step.tile
      : [],
  );
}

function tilesSeen(state: State): Tile[] {
  return [
    ...state.supplies.flat(),
    ...state.depots.flatMap(({ tiles }) => tiles),
    ...state.blackDepot,
    ...state.players.flatMap(({ keySpaces }) => keySpaces),
    ...state.duchies.flatMap(({ common, spaces }) => [...common, ...spaces]),
    ...tilesInHand(state),
  ].filter(tile => tile >= 0);
}

/** CB-1.2 Every hex tile is somewhere, and none is there twice. */
function* tileProblems(state: State): Generator<string> {
  const sets = setsOf(state.table);
  const total = sum(TILES.map(face => (sets.includes(face.set) ? face.own + face.black : 0)));
  const seen = tilesSeen(state);
  const all = seen.length + state.inns + state.innsToCome + state.tilesRemoved;
  if (all !== total) yield `there are ${all} hex tiles, not ${total}`;
  const counts = TILES.map(() => 0);
  for (const tile of seen) counts[tile]!++;
  for (const [tile, face] of TILES.entries()) {
    const most = sets.includes(face.set) ? face.own + face.black : 0;
    if (tile !== BLACK_TILE_TILE && counts[tile]! > most)
      yield `there are ${counts[tile]} tiles ${face.id}, not ${most}`;
  }
  if (state.supplies.some(supply => supply.some((tile, i) => i > 0 && tile < supply[i - 1]!)))
    yield 'a supply is not sorted';
}

/** CB-1.4 */
function* goodsProblems(state: State): Generator<string> {
  const total = GOODS_FIGURES.perColour * GOODS_FIGURES.colours.length;
  const all =
    sum(state.hiddenGoods) +
    state.roundGoods.length +
    sum(state.depots.map(({ goods }) => sum(goods))) +
    sum(state.duchies.map(({ goods, sold }) => sum(goods) + sum(sold))) +
    (state.solo?.goodsRemoved ?? 0);
  if (all !== total) yield `there are ${all} goods, not ${total}`;
  for (const { goods } of state.duchies)
    if (state.solo === null && goods.filter(count => count > 0).length > 3)
      yield 'more than three colours of goods are held';
}

function* duchyProblems(duchy: Duchy): Generator<string> {
  if (duchy.silver < 0 || duchy.workers < 0) yield 'silver or workers are owed';
  if (duchy.goods.some(count => count < 0)) yield 'goods are owed';
  if (duchy.board === '') return;
  const board = boardOf(duchy);
  if (duchy.spaces.length !== board.size) yield 'a duchy has the wrong number of spaces';
  yield* spaceProblems(duchy);
  const bits = duchy.shields.reduce((all, { shield }) => all | (1 << shield), 0);
  if (bits !== duchy.shieldBits) yield 'shields are miscounted';
  if (duchy.shields.some(({ space }) => duchy.spaces[space] !== CASTLE_TILE))
    yield 'a shield lies on no castle';
}

function* spaceProblems(duchy: Duchy): Generator<string> {
  const { families } = boardOf(duchy);
  let monasteries = 0;
  let mines = 0;
  for (const [space, tile] of duchy.spaces.entries()) {
    if (tile < 0) continue;
    const { family, monastery } = faceOf(tile);
    if (family <= SHIP && family !== families[space])
      yield `a tile lies on a space of another colour (${space})`;
    if (family === MONASTERY) monasteries |= 1 << monastery;
    if (family === MINE) mines++;
  }
  if (monasteries !== duchy.monasteries || mines !== duchy.mines) yield 'monasteries or mines are miscounted';
}

function* bridgeProblems(state: State): Generator<string> {
  const { order, bridge } = state;
  if (state.players.some((_, seat) => !order.includes(seat)) || order.length !== bridge.length)
    yield 'the turn order does not name every seat once';
  if (order.some((seat, i) => i > 0 && bridge[seat]! > bridge[order[i - 1]!]!))
    yield 'the turn order is not that of the bridge';
  if (bridge.some(space => space >= MAIN_BOARD.bridge.length)) yield 'a pawn has left the bridge';
}

function* storageProblems(state: State): Generator<string> {
  if (state.stack.some(step => step.kind === 'shrinkStorage')) return;
  for (const seat of state.players.keys())
    for (const where of ['own', 'common'] as const)
      if (tilesOn(state, seat, where).length > keySpacesFor(state, seat, where))
        yield `seat ${seat} has stored too many tiles`;
}

function* bonusProblems(state: State): Generator<string> {
  for (const family of FAMILIES.keys()) {
    const owned = state.duchies.filter(({ bonus }) => bonus[family]! > 0).length;
    if (owned !== state.bonusTaken[family]) yield `bonus tiles of ${FAMILIES[family]} are miscounted`;
  }
}

/** Counts components and checks invariants; names what does not hold. */
export function check(state: State): string[] {
  return [
    ...tileProblems(state),
    ...goodsProblems(state),
    ...state.duchies.flatMap(duchy => [...duchyProblems(duchy)]),
    ...bridgeProblems(state),
    ...storageProblems(state),
    ...bonusProblems(state),
  ];
}
