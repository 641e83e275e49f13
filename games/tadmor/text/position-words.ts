/** Words for the position in text. */
export interface PositionWords {
  turn(turn: number, turns: number, era: number, stage: string): string;
  readonly setup: string;
  readonly over: string;
  order(names: string): string;
  pawn(name: string): string;
  display(price: number, tiles: string): string;
  pile(colour: string, top: string, count: number): string;
  temples(cards: string): string;
  missions(deck: number, discards: number): string;
  raid(region: string, raider: string): string;
  readonly noRegion: string;
  readonly nobody: string;
  ownRaid(region: string): string;
  region(name: string): string;
  readonly free: string;
  player(name: string, prestige: number, final: number): string;
  pieces(camels: number, ships: number, reserveCamels: number, reserveShips: number): string;
  stores(warehouse: string, held: number, limit: number, traded: string): string;
  tower(height: number, level: string, pair: string): string;
  ownTemples(parts: string): string;
  rareGoods(goods: string): string;
  improvements(tiles: string): string;
  ownMissions(fulfilled: string, returned: string, hand: number): string;
  hand(cards: string): string;
}
