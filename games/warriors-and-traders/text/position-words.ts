import type { TrackId } from '../rules/names.ts';

/** The position as text. */
export interface PositionWords {
  readonly preparation: string;
  readonly over: string;
  head(turn: number, lastTurn: number, phase: string, threshold: number): string;
  barbarians(value: number, next: number, nextTurn: number): string;
  order(names: string): string;
  alliances(list: string): string;
  alliance(names: string, vp: number, missing: number): string;
  /** `missing` is not told of allies: they reach the threshold together. */
  player(name: string, nation: string, vp: number, missing: number | undefined): string;
  points(parts: string): string;
  stock(stock: string, income: string, foodNeed: number): string;
  tracks(list: string): string;
  track(track: TrackId, level: string, tokens: number, missing: number): string;
  abilities(list: string): string;
  provinces(list: string): string;
  unified(): string;
  unification(size: number, missing: string): string;
  left(): string;
  wars(list: string): string;
  war(a: string, b: string, turnsLeft: number): string;
  routes(list: string): string;
  leaders(list: string): string;
  free(list: string): string;
  barbarianProvinces(list: string): string;
  battle(place: string, attack: number, defence: number): string;
}
