import { RARE_GOODS_FIGURES, SETUP, forPlayers, TEMPLE } from './figures.ts';
import { ALL_MISSIONS } from './mission-cards.ts';
import { CAMEL, PARTS, RARE_GOODS, RESOURCES } from './names.ts';
import { inReserve } from './pieces.ts';
import { copiesIn } from './rare-goods.ts';
import { isPrivate, PLACE_COUNT, spacesFor, takesPiece } from './spaces.ts';
import { kindOfPiece, owns, playerOf, seatOfPiece, tilesOf, type Player, type State } from './state.ts';
import { cardsLeft } from './temple.ts';
import { tileAt, tilesOfEra } from './tiles.ts';

type Report = (problem: string) => void;

/** TA-1.8 All pieces of a player are in the reserve or on a place that takes them. */
function checkPieces(state: State, report: Report): void {
  const standing = state.players.map(() => [0, 0]);
  for (let place = 0; place < PLACE_COUNT; place++) {
    const code = state.pieces[place]!;
    if (code === 0) continue;
    const seat = seatOfPiece(code);
    const piece = kindOfPiece(code);
    standing[seat]![piece]!++;
    if (!takesPiece(place, piece)) report(`place ${place} does not take the piece on it`);
    if (isPrivate(place)) {
      if (!owns(playerOf(state, seat), tileAt(place))) report(`a piece stands on a foreign tile ${place}`);
    } else if (!spacesFor(state.table.seats).includes(place)) report(`space ${place} is not on this side`);
  }
  state.players.forEach((player, seat) => {
    for (const [piece, owned, most] of [
      [0, player.camels, SETUP.mostCamels],
      [1, player.ships, SETUP.mostShips],
    ] as const) {
      const kind = piece === CAMEL ? 'camels' : 'ships';
      if (inReserve(player, piece) + standing[seat]![piece]! !== owned || inReserve(player, piece) < 0)
        report(`${kind} of seat ${seat} do not add up`);
      if (owned > most) report(`seat ${seat} has too many ${kind}`);
    }
  });
}

/** Every mission card is in exactly one place. */
function checkMissions(state: State, report: Report): void {
  const sets = [
    state.deck,
    state.discards,
    ...state.players.flatMap(player => [player.hand, player.fulfilled, player.returned]),
  ];
  let seen = 0;
  for (const set of sets) {
    if ((seen & set) !== 0) report('a mission card is in two places');
    seen |= set;
  }
  if (seen !== ALL_MISSIONS) report('a mission card is missing');
}

/** Every tile of the eras so far is owned, on display or out of play, and nowhere twice. */
function checkTiles(state: State, report: Report): void {
  const found = [
    ...state.players.flatMap(tilesOf),
    ...state.display.filter(tile => tile !== 0),
    ...state.box,
  ].sort((a, b) => a - b);
  if (new Set(found).size !== found.length) report('an Improvement tile is in two places');
  if (state.turn === 0) return;
  const eras = Math.ceil(state.turn / SETUP.turnsPerEra);
  const waiting = state.stack.filter(step => step.kind === 'gainTile').length;
  let expected = 0;
  for (let era = 1; era <= eras; era++) expected += tilesOfEra(era, state.table.seats).length;
  if (found.length + waiting !== expected) report(`${found.length} of ${expected} tiles are there`);
}

function checkGoods(state: State, report: Report): void {
  const { copies } = forPlayers(RARE_GOODS_FIGURES.copiesByPlayers, state.table.seats);
  RARE_GOODS.forEach((id, good) => {
    const owned = state.players.reduce((sum, player) => sum + player.rareGoods[good]!, 0);
    if (owned + copiesIn(state, good) !== copies) report(`${id} does not add up`);
  });
  PARTS.forEach((part, i) => {
    const left = cardsLeft(state, i + 1);
    if (left < 0 || left > TEMPLE.cardsPerPart) report(`cards of the ${part} do not add up`);
  });
}

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

function checkPlayer(player: Player, seat: number, report: Report): void {
  RESOURCES.forEach((id, resource) => {
    if (!isCount(player.warehouse[resource]!) || !isCount(player.tradedGoods[resource]!))
      report(`${id} of seat ${seat} is no number`);
  });
  if (!isCount(player.tower)) report(`the tower of seat ${seat} is no number`);
  if (player.temples.some(part => part < 1 || part > PARTS.length))
    report(`a temple of seat ${seat} is impossible`);
  if (!player.points.every(Number.isInteger)) report(`points of seat ${seat} are no number`);
}

/** Counts components and checks invariants; names what does not hold. */
export function check(state: State): string[] {
  const problems: string[] = [];
  const report: Report = problem => problems.push(problem);
  checkPieces(state, report);
  checkMissions(state, report);
  checkTiles(state, report);
  checkGoods(state, report);
  state.players.forEach((player, seat) => checkPlayer(player, seat, report));
  if (state.raider >= 0 !== state.raidCard >= 0) report('a marauder card has no owner');
  if (state.raidCard >= 0 && state.raidCard === state.currentRegion)
    report('the chosen marauder card lies on the board');
  return problems;
}
