/** A map as tools/maps.ts writes it: numbers as text, which packs well. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  /**
   * Lines between junctions: label to the left and to the right, then x, y and steps in half units. Provinces are
   * counted from 1; 0 is sea, the number after the last province is land out of play.
   */
  readonly arcs: readonly string[];
  /** By province: where its name goes, and where its pieces stand, x and y by turns. */
  readonly places: readonly DrawnPlace[];
  /** Ways between neighbours without a common border: both provinces, land or sea, start, bend and end. */
  readonly lanes: readonly string[];
  readonly seas: readonly SeaName[];
}

export interface DrawnPlace {
  /** x, y and the lines of the name. */
  readonly label: readonly (number | string)[];
  readonly slots: readonly number[];
  /** Closer together, for a small province that is crowded. */
  readonly tight?: readonly number[];
}

export interface SeaName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. */
  readonly turn: number;
}
