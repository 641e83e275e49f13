import type { Seat } from '@palio/kernel';
import { hasNobleAt, hasOffice, isShutIn } from './armies.ts';
import { standingAnswer } from './barons.ts';
import { lawAgainst, roadToll, type Forbidden } from './laws.ts';
import { cityAt, NO_CITY, PATHS_FROM, REGIONS, type Path, type Region } from './map.ts';
import type { Move } from './actions.ts';
import { baronOf, cityOf, NOBODY, nobleOf, noblesOf, ON_LAND, ownerOf, type State } from './state.ts';
import type { Noble } from './terms.ts';

/** WK-11.5, WK-11.6 Barons whose consent is needed to move through a region. */
function gatekeepers(state: State, seat: Seat, region: Region): Seat[] {
  const city = cityAt(region);
  const lord = city === NO_CITY ? NOBODY : cityOf(state, city).owner;
  const seats: Seat[] = [];
  for (let other = 0; other < state.table.seats; other++)
    if (other !== seat && (other === lord || hasNobleAt(state, other, region))) seats.push(other);
  return seats;
}

/** All Barons who must agree to this path. */
export function consentsFor(state: State, seat: Seat, regions: readonly Region[]): Seat[] {
  if (regions.length < 3) return [];
  const needed: Seat[] = [];
  for (let i = 1; i < regions.length - 1; i++)
    for (const other of gatekeepers(state, seat, regions[i]!))
      if (!needed.includes(other)) needed.push(other);
  return needed;
}

/** WK-11.7 A refusal stands for the rest of the card; a standing one needs not be asked for. */
export const refusesPassage = (state: State, seat: Seat): boolean =>
  state.current?.passageRefused.includes(seat) === true || standingAnswer(state, seat, 'passage') === 'no';

/** The Law a movement would break. */
export function lawAgainstPath(
  state: State,
  { way, regions }: Pick<Path, 'way' | 'regions'>,
): string | undefined {
  const what: Forbidden | undefined = way === 'road' ? 'road' : way === 'sea' ? 'sea' : undefined;
  const law = what === undefined ? undefined : lawAgainst(state, what);
  if (law !== undefined || way !== 'sea') return law;
  return REGIONS[regions.at(-1)!]!.isKingdom ? undefined : lawAgainst(state, 'overseas');
}

/** Whether he can set out at all: WK-11.18, WK-14.9. */
export function canSetOut(state: State, noble: Noble): boolean {
  const { place, region, exhausted } = nobleOf(state, noble);
  if (place !== ON_LAND || exhausted || state.current?.moved.includes(noble) === true) return false;
  return !isShutIn(state, ownerOf(noble), region);
}

/** Whether the path is open, Laws and consents aside. */
export function isOpenPath(state: State, noble: Noble, path: Path): boolean {
  if (state.floods && path.crossesBridge) return false;
  if (path.way === 'horse') return hasOffice(state, noble, 'masterOfHorse');
  return !(path.way === 'sea' && state.storms);
}

function addMoves(state: State, noble: Noble, path: Path, moves: Move[]): void {
  const { regions, way } = path;
  const order = { type: 'move' as const, noble, regions, way };
  if (state.laws.length === 0) {
    moves.push({ ...order, defy: false });
    return;
  }
  const toll = way === 'road' ? roadToll(state) : 0;
  const isForbidden = lawAgainstPath(state, path) !== undefined;
  if (!isForbidden && toll <= baronOf(state, ownerOf(noble)).crowns) moves.push({ ...order, defy: false });
  if (isForbidden || toll > 0) moves.push({ ...order, defy: true });
}

const mayPass = (state: State, seat: Seat, path: Path): boolean =>
  path.regions.length < 3 ||
  !consentsFor(state, seat, path.regions).some(other => refusesPassage(state, other));

/** WK-11 Every movement of a Noble; to one region only, or to any (NOBODY). */
export function movesOf(state: State, noble: Noble, to: Region): Move[] {
  if (!canSetOut(state, noble)) return [];
  const moves: Move[] = [];
  const seat = ownerOf(noble);
  for (const path of PATHS_FROM[nobleOf(state, noble).region]!) {
    if (to !== NOBODY && path.regions[path.regions.length - 1] !== to) continue;
    if (isOpenPath(state, noble, path) && mayPass(state, seat, path)) addMoves(state, noble, path, moves);
  }
  return moves;
}

/** Marks the regions that some Noble of the Baron can reach. */
export function markReachable(state: State, seat: Seat, marked: Uint8Array): void {
  for (const noble of noblesOf(seat)) {
    if (!canSetOut(state, noble)) continue;
    for (const path of PATHS_FROM[nobleOf(state, noble).region]!) {
      const end = path.regions[path.regions.length - 1]!;
      if (marked[end] === 0 && isOpenPath(state, noble, path) && mayPass(state, seat, path)) marked[end] = 1;
    }
  }
}
