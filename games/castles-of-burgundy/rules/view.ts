import type { Seat, Viewer } from '@palio/kernel';
import { countedSize, hasInn, isCovered, phasePoints, pointsOfSize } from './areas.ts';
import { emptySpaces, finalScore, pointsOf } from './end.ts';
import type { Ending } from './events.ts';
import { valuesFor } from './figures.ts';
import { isFutile } from './futile.ts';
import { among, monasteriesOf } from './monasteries.ts';
import { FAMILIES, POST_PAIRS, SOURCES, type Family, type FamilyId, type Source } from './names.ts';
import { BLACK_SUPPLY } from './phase.ts';
import { boardOf, type Duchy, type Player, type State } from './state.ts';
import { keySpacesFor } from './storage.ts';
import { idOf, type Tile, type TileId } from './tiles.ts';
import { routeSpaces } from './trade-routes.ts';
import type { AreaView, AskedStep, DuchyView, PlayerView, View } from './view-types.ts';

const shown = (tile: Tile): TileId | null => (tile < 0 ? null : idOf(tile));

const byFamily = <Value>(value: (family: Family) => Value): Record<FamilyId, Value> =>
  Object.fromEntries(FAMILIES.map((id, family) => [id, value(family)])) as Record<FamilyId, Value>;

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** -1 stands for no limit (shield 4). */
function keySpaceCount(state: State, seat: Seat, where: 'own' | 'common'): number {
  const count = keySpacesFor(state, seat, where);
  return count === UNLIMITED ? -1 : count;
}

/** CB-3.1 Before the first round nobody has rolled: what the dice would show means nothing. */
const areRolled = ({ round }: State): boolean => round > 0;

function viewPlayer(state: State, player: Player, seat: Seat): PlayerView {
  return {
    duchy: state.table.duchyOf[seat]!,
    dice: areRolled(state) ? [...player.dice] : [],
    spent: player.spent,
    purchased: player.purchased,
    dieWasSet: player.dieWasSet,
    keySpaces: player.keySpaces.map(idOf),
    keySpaceCount: keySpaceCount(state, seat, 'own'),
    score: pointsOf(state, seat),
    points: Object.fromEntries(SOURCES.map((source, i) => [source, player.points[i]!])) as Record<
      Source,
      number
    >,
    route: routeSpaces(player),
    laid: [...player.laid],
    bridge: state.bridge[seat]!,
    place: state.order.indexOf(seat),
  };
}

function viewAreas(state: State, duchy: Duchy): AreaView[] {
  return boardOf(duchy).areas.map(area => ({
    family: FAMILIES[area.family]!,
    spaces: area.spaces,
    missing: area.spaces.filter(space => !isCovered(duchy, space)).length,
    size: pointsOfSize(countedSize(duchy, area, hasInn(duchy, area))),
    phase: phasePoints(state),
  }));
}

const numbersIn = (bits: number): number[] =>
  Array.from({ length: 30 }, (_, number) => number).filter(number => among(bits, number));

function viewDuchy(state: State, duchy: Duchy, index: number, viewer: Viewer): DuchyView {
  const seats = state.players.map((_, seat) => seat).filter(seat => state.table.duchyOf[seat] === index);
  const isOwn = viewer !== 'spectator' && seats.includes(viewer);
  const isChosen = duchy.board !== '';
  return {
    seats,
    board: duchy.board,
    spaces: duchy.spaces.map(shown),
    silver: duchy.silver,
    workers: duchy.workers,
    goods: [...duchy.goods],
    soldCount: duchy.sold.reduce((sum, count) => sum + count, 0),
    sold: isOwn ? [...duchy.sold] : null,
    common: duchy.common.map(idOf),
    commonCount: keySpaceCount(state, seats[0]!, 'common'),
    bonus: byFamily(family => (['none', 'big', 'small'] as const)[duchy.bonus[family]!]!),
    monasteries: numbersIn(duchy.monasteries),
    copiedMonasteries: numbersIn(monasteriesOf(state, duchy) & ~duchy.monasteries),
    mines: duchy.mines,
    shields: duchy.shields.map(({ space, shield }) => ({ space, shield })),
    copied: duchy.copied,
    links: POST_PAIRS.filter((_, i) => (duchy.links & (1 << i)) !== 0),
    areas: isChosen ? viewAreas(state, duchy) : [],
    emptySpaces: isChosen ? emptySpaces(duchy) : 0,
    // CB-14.15 The final scoring tells the colours sold, which lie face down: before the end it is for the owner alone.
    final:
      isChosen && state.solo === null && (isOwn || state.stack.length === 0)
        ? finalScore(state, duchy)
        : null,
  };
}

/** What is asked, with names for tiles and families, and without the picks that the kernel keeps sealed in the step. */
function askedOf(state: State): AskedStep | null {
  const step = state.stack.at(-1);
  if (step === undefined) return null;
  if (step.kind === 'chooseSecretly') return { kind: step.kind, boards: step.boards };
  if (step.kind === 'effectTake')
    return { ...step, families: step.families.map(family => FAMILIES[family]!) };
  return 'tile' in step ? { ...step, tile: idOf(step.tile) } : step;
}

function dealtBoards(state: State): string[][] {
  const dealt: string[][] = state.players.map(() => []);
  for (const step of state.stack) {
    if (step.kind === 'chooseSide') dealt[step.seat] = [...step.sides];
    if (step.kind === 'chooseSecretly') step.boards.forEach((sides, seat) => (dealt[seat] = [...sides]));
  }
  return dealt;
}

function endingOf(state: State): Ending | '' {
  if (state.stack.length > 0) return '';
  if (state.solo === null) return 'lastPhase';
  return state.won ? 'duchyCovered' : 'soloLost';
}

/** Built up from nothing: only what this viewer may know goes in. */
export function view(state: State, viewer: Viewer): View {
  const { goods, big, small } = valuesFor(state.table.players);
  return {
    table: state.table,
    phase: state.phase,
    round: state.round,
    phasePoints: phasePoints(state),
    goodsPoints: goods,
    bonusPoints: { big, small },
    bonusTaken: byFamily(family => state.bonusTaken[family]!),
    bordersClosed: state.bordersClosed,
    whiteDie: areRolled(state) ? state.whiteDie : 0,
    roundGoods: [...state.roundGoods],
    depots: state.depots.map(depot => ({
      tiles: depot.tiles.map(shown),
      goods: [...depot.goods],
      shields: [...depot.shields],
    })),
    blackDepot: state.blackDepot.map(shown),
    inns: state.inns,
    innsToCome: state.innsToCome,
    supplies: {
      ...byFamily(family => state.supplies[family]!.length),
      black: state.supplies[BLACK_SUPPLY]!.length,
    },
    players: state.players.map((player, seat) => viewPlayer(state, player, seat)),
    duchies: state.duchies.map((duchy, index) => viewDuchy(state, duchy, index, viewer)),
    order: [...state.order],
    active: state.active,
    asked: askedOf(state),
    isFutile: isFutile(state),
    waiting: state.stack.map(({ kind }) => kind).reverse(),
    dealt: dealtBoards(state),
    solo: state.solo === null ? null : { ...state.solo },
    ending: endingOf(state),
  };
}
