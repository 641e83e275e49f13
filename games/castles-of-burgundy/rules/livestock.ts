import { areaAt } from './areas.ts';
import { MONASTERY_FIGURES } from './figures.ts';
import { LIVESTOCK, SPECIES } from './names.ts';
import { hasMonastery } from './monasteries.ts';
import { boardOf, hasShield, type Duchy, type State } from './state.ts';
import { faceOf, type Tile } from './tiles.ts';

const GEESE = SPECIES.indexOf('geese');

/** CB-7.15, CB-25.14 The pasture of a space; with shield 1 all pastures are one. */
function pastureOf(duchy: Duchy, space: number): readonly number[] {
  const board = boardOf(duchy);
  return hasShield(duchy, 1) ? board.spacesOf[LIVESTOCK]! : areaAt(board, space).spaces;
}

/** CB-7.14 to 7.17, CB-14.7, CB-20.9 to 20.12 Points of a livestock tile placed on this space. */
export function livestockPoints(state: State, duchy: Duchy, tile: Tile, space: number): number {
  const { species, animals } = faceOf(tile);
  const perTile = hasMonastery(state, duchy, 7) ? MONASTERY_FIGURES.livestockPoints : 0;
  const bySpecies = SPECIES.map(() => 0);
  for (const other of pastureOf(duchy, space)) {
    const there = other === space ? -1 : duchy.spaces[other]!;
    if (there >= 0 && faceOf(there).family === LIVESTOCK)
      bySpecies[faceOf(there).species]! += faceOf(there).animals + perTile;
  }
  const own = animals + perTile;
  // CB-20.10 Geese score with the best other species; any other tile scores with its own species and the geese.
  if (species === GEESE) return own + Math.max(...bySpecies.slice(0, GEESE));
  return own + bySpecies[species]! + bySpecies[GEESE]!;
}
