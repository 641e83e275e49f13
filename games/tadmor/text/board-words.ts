import type { ColourId, ResourceId, SpaceAction } from '../rules/names.ts';

/** When a space works, as its badge shows. */
export type PhaseWord = 'anytime' | 'improvements' | 'construction' | 'kingdom' | 'marauders';

/** Spaces whose short name says nothing but what they are. */
export type PlainSpace = Exclude<
  SpaceAction,
  'gather' | 'peaceGifts' | 'acquireImprovement' | 'rareGood' | 'traitor'
>;

/** What the board says beside the names and sentences that the texts have anyway. */
export interface BoardWords {
  /** Head of the table: era and turn; turn 0 is the set-up. */
  where(turn: number, era: number): string;
  /** Tabs of the phone. */
  readonly tabs: { readonly map: string; readonly rivals: string; readonly aid: string };
  /** Parts of the board on a small screen, and the two halves of the shelf. */
  readonly sides: {
    readonly label: string;
    readonly map: string;
    readonly tiles: string;
    readonly city: string;
    readonly someCity: string;
    readonly works: string;
  };

  readonly map: string;
  /** Under a space of the map: two or three short words. */
  readonly spaces: Readonly<Record<PlainSpace, string>>;
  gather(amount: number, resource: ResourceId): string;
  gifts(points: number): string;
  improve(number: number): string;
  rare(colour: ColourId): string;
  traitor(levels: number): string;
  readonly phases: Readonly<Record<PhaseWord, string>>;
  readonly phasesTitle: string;
  /** "Market, Palmyra, any time" for the screen reader; then who stands there. */
  spaceIs(name: string, region: string, phase: string): string;
  occupiedBy(space: string, piece: string, player: string): string;
  readonly camel: string;
  readonly ship: string;
  /** Plaque of the region that was attacked last, and while its attack is resolved. */
  readonly raided: string;
  readonly underAttack: string;
  /** The moment of the reveal. */
  raid(region: string): string;
  /** The region that the viewer will attack. */
  readonly yourRaid: string;
  readonly raidPlanned: string;
  readonly track: string;
  pile(colour: string, count: number, top: string): string;
  emptyPile(colour: string): string;

  /** On the card of a space. */
  readonly facts: {
    readonly level: string;
    readonly pair: string;
    readonly andMission: string;
    readonly orMarket: string;
    readonly market: string;
    readonly mission: string;
    readonly camel: string;
    readonly ship: string;
    readonly allCamels: string;
    readonly allShips: string;
    /** Between two conditions of which one is enough. */
    readonly or: string;
    caravanNeeds(tower: number, missions: number): string;
    shipyardNeeds(sets: number): string;
    war(points: number): string;
    readonly taxman: string;
    readonly first: string;
    readonly marauders: string;
    traitor(levels: number): string;
  };

  improvementsOf(era: string): string;
  /** "2 resources each" */
  price(resources: number): string;
  readonly taken: string;
  readonly box: string;
  readonly startTiles: string;
  turn(number: number, era: string): string;
  readonly privateTiles: string;

  readonly works: string;
  readonly nothing: string;
  readonly notNow: string;
  readonly groups: {
    readonly now: string;
    readonly later: string;
    readonly trade: string;
    readonly beside: string;
  };
  afterTrades(count: number): string;
  /** Points that an action brings at the end of the game. */
  final(points: number): string;
  levels(count: number): string;
  cards(count: number): string;
  readonly opens: string;
  readonly choose: string;
  readonly close: string;
  /** The plan that waits for a yes. */
  readonly plan: {
    readonly title: string;
    readonly trades: string;
    readonly pay: string;
    readonly waive: string;
    readonly take: string;
    readonly discard: string;
    discardAll(count: number): string;
    readonly hint: string;
    change(resource: string): string;
  };
  /** Before the actions that are still possible when the player is done. */
  stillOpen(things: string): string;
  /** "first …, then …" for the hint line. */
  firstThen(trades: string, action: string): string;
  paying(payment: string): string;
  discarding(resources: string): string;

  readonly city: {
    readonly yours: string;
    of(name: string): string;
    readonly warehouse: string;
    limit(held: number, limit: number): string;
    readonly traded: string;
    readonly tradedNote: string;
    readonly nothingTraded: string;
    tower(levels: number): string;
    readonly towerNext: string;
    readonly towerPair: string;
    readonly temple: string;
    points(points: number): string;
    readonly complete: string;
    readonly rareGoods: string;
    readonly noRareGoods: string;
    readonly improvements: string;
    readonly noImprovements: string;
    readonly missions: string;
    readonly inHand: string;
    readonly hidden: string;
    readonly fulfilled: string;
    readonly returned: string;
    handCount(count: number): string;
    reserveOf(camels: number, ships: number): string;
    readonly more: string;
    readonly exempt: string;
    readonly firstPlayer: string;
  };

  readonly aid: {
    readonly score: string;
    readonly finalNow: string;
    readonly total: string;
    readonly improvements: string;
    readonly missions: string;
    readonly legend: string;
    readonly decks: string;
    missionsLeft(count: number): string;
    discarded(missions: string): string;
    readonly templeCards: string;
    goodsForTemple(count: number): string;
    era(roman: string): string;
    readonly shown: string;
    readonly outOfPlay: string;
    readonly setPoints: string;
    readonly camelSpace: string;
    readonly shipSpace: string;
    readonly eitherSpace: string;
    readonly raidLegend: string;
    tax(gold: number, prestige: number): string;
  };
}
