/** What the map, its frame and the panels say beside the names and sentences that the texts have anyway. */
export interface BoardWords {
  /** Head of the table: round and, while cards are revealed, the stack. */
  where(round: number, stack: string | undefined): string;
  /** Beside it: the phase, and the Prestige still to be had. */
  rest(phase: string, reserve: number, isLast: boolean): string;
  /** Tabs of the phone. */
  readonly tabs: { readonly map: string; readonly realm: string; readonly barons: string };
  /** Parts of the board on a small screen. */
  readonly sides: { readonly label: string; readonly map: string; readonly armies: string };
  readonly crowns: string;
  readonly votes: string;
  readonly faith: string;
  readonly prestige: string;
  cities(kingdom: number, toWin: number): string;
  /** WK-21.23 With five cities those overseas count too. */
  allCities(count: number, toWin: number): string;
  readonly chairman: string;
  readonly head: string;
  readonly marks: {
    readonly banned: string;
    readonly heretic: string;
    readonly eliminated: string;
    readonly strongholdLost: string;
  };
  /** Of a stronghold while the table is laid. */
  readonly notPlaced: string;
  sheetOf(baron: string): string;

  readonly map: string;
  readonly overseas: string;
  readonly port: string;
  readonly stormy: string;
  /** On the card of a region. */
  readonly place: {
    cityOf(baron: string): string;
    readonly neutral: string;
    readonly razed: string;
    strength(strength: number): string;
    income(crowns: number): string;
    breaches(count: number): string;
    readonly fortified: string;
    besiegedBy(baron: string, round: number): string;
    stronghold(baron: string, walls: number, garrison: number): string;
    readonly empty: string;
    readonly open: string;
  };
  /** One army in words. */
  army(noble: string, baron: string, strength: number): string;
  readonly exhausted: string;
  readonly atSea: string;
  /** WK-23.11, WK-23.24 */
  readonly fever: string;
  readonly stormbound: string;
  readonly offMap: string;
  readonly gone: string;
  casualties(tokens: number): string;

  /** What would follow. */
  readonly ahead: {
    clash(own: number, enemy: number, ownCards: number, enemyCards: number): string;
    siege(own: number, enemy: number): string;
    readonly captures: string;
    pays(crowns: number, left: number): string;
    gains(crowns: number, left: number): string;
    readonly ban: string;
    leave(barons: string): string;
    marching(nobles: string): string;
  };
  /** Several things can be done where the player tapped. */
  readonly choose: string;
  readonly close: string;

  readonly armies: {
    readonly title: string;
    wages(crowns: number): string;
    income(crowns: number): string;
    readonly garrison: string;
    readonly inHand: string;
    onStacks(counts: string): string;
    handOf(count: number, all: number): string;
    readonly unfold: string;
    readonly fold: string;
  };
  readonly mercenaries: {
    readonly title: string;
    missing(count: number): string;
    readonly offer: string;
    readonly noOffer: string;
    deck(count: number): string;
    spot(number: number, fee: number): string;
    takenBy(baron: string): string;
    price(crowns: number): string;
    hire(count: number, crowns: number): string;
    readonly pick: string;
    readonly defying: string;
    wage(crowns: number): string;
  };
  /** Folds the scene away, and brings it back. */
  readonly lookAtMap: string;
  readonly backToScene: string;
  /** Where a scene should stand that could not be fetched. */
  readonly notLoaded: string;
  readonly loadAgain: string;
}
