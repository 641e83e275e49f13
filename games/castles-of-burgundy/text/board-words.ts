import type { TileWords } from './tiles.ts';

/** What the drawn board and its panels say beside the names and sentences that the texts have anyway. */
export interface BoardWords {
  /** Phone tabs, and the two sides of the board on a small screen. */
  readonly tabs: { readonly table: string; readonly rivals: string; readonly aid: string };
  readonly market: string;
  readonly duchy: string;
  /** For screen readers: what the two buttons for market and duchy are. */
  readonly sides: string;

  readonly yourDuchy: string;
  duchyOf(name: string): string;
  /** "17 of 37" spaces. */
  covered(covered: number, all: number): string;
  /** Back to the own duchy. */
  readonly back: string;
  /** The counter of the solo game: "12 of 50 VP". */
  solo(counter: number, target: number): string;
  /** Longer, for a pointer and for screen readers. */
  soloNote(counter: number, target: number): string;

  /** "2 red goods" in a depot. */
  depotHolds(count: number, colour: string): string;
  /** "Phase C: +6 for each completed area". */
  phase(letter: string, points: number): string;
  /** "Phase C, round 3". */
  round(letter: string, round: number): string;
  readonly goodsByRound: string;
  readonly turnOrder: string;
  readonly whiteDie: string;
  readonly scoreTrack: string;
  /** Bonus tiles of a colour that are left: "Ships: +7 and +4 left". */
  bonus(family: string, left: readonly number[]): string;
  /** What linking all three border posts still brings, to the first and to the second, or only to the second. */
  borderReward(left: readonly number[], bringsPhase: boolean): string;
  innsLeft(here: number, toCome: number): string;

  readonly dice: string;
  die(value: number, isSpent: boolean): string;
  readonly workers: string;
  readonly silver: string;
  readonly sold: string;
  readonly storage: string;
  readonly commonStorage: string;
  readonly goods: string;
  /** Heading of the monasteries that work for the player, and what each does in three or four words. */
  readonly inForce: string;
  readonly monasteryShort: Readonly<Record<keyof TileWords['monasteryEffects'], string>>;
  readonly shieldShort: Readonly<Record<keyof TileWords['shieldEffects'], string>>;
  readonly tradeRoute: string;
  /** A space of the route: "purple: 4 workers". */
  routeSpace(goods: string, reward: string): string;
  /** What lies there: "purple, which brought: 4 workers", or "red on purple, without reward". */
  routeLaid(laid: string, goods: string, reward: string): string;
  readonly emptyKeySpace: string;
  /** Heading of the free moves, for screen readers; the button that opens the values of a die. */
  readonly freeMoves: string;
  setDie(value: number): string;

  /** An empty space: "building, 4". */
  space(family: string, number: number): string;
  /** Its area: "area of 3, 2 still open, worth 6 + 8". */
  area(size: number, missing: number, points: number, phase: number): string;
  /** "Place 3 cows on livestock 4: 1 worker, +6". */
  placeHere(tile: string, family: string, number: number, price: number, points: number): string;
  /** Several stored tiles fit there: "building 4: choose one of 2 tiles". */
  chooseTile(family: string, number: number, tiles: number): string;
  readonly tooDear: string;

  readonly forecast: string;
  readonly noForecast: string;
  readonly total: string;
  /** Before the number of workers that a move costs. */
  readonly pays: string;
  readonly completesArea: string;
  readonly completesColour: string;
  /** Colours of goods that must still be chosen among. */
  mustChoose(colours: number): string;
  /** Headings of the points by source: during the game, at its end, and what the final scoring would add. */
  readonly scoreSheet: string;
  readonly scoreFinal: string;
  readonly ifEndedNow: string;
  /** The lists of tiles beside the board. */
  readonly lists: {
    readonly title: string;
    readonly monasteries: string;
    readonly buildings: string;
    readonly shields: string;
  };
  readonly setup: SetupWords;
}

export interface SetupWords {
  duchy(id: string): string;
  seat(name: string): string;
  readonly random: string;
  readonly same: string;
  /** A duchy of which there is only one board, and which another seat has. */
  taken(id: string): string;
}
