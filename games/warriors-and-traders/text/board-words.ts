import type { Whereabouts } from '@palio/kernel';
import type {
  AbilityId,
  LeaderId,
  MapId,
  NationId,
  ProvinceType,
  ResourceId,
  TrackId,
  UnitKind,
} from '../rules/names.ts';
import type { BattleForecast, LevelView, View } from '../rules/view-types.ts';

/** What only the board says. */
export interface BoardWords {
  readonly map: string;
  /** For the head of the table. */
  where(view: Pick<View, 'turn' | 'lastTurn' | 'phase' | 'threshold'>): Whereabouts;
  readonly tabs: { readonly map: string; readonly tech: string; readonly nations: string };
  readonly fold: string;
  readonly mapLost: string;
  readonly showYields: string;
  readonly barbarians: string;
  readonly free: string;
  readonly retreated: string;
  readonly engaged: string;
  readonly nations: Readonly<Record<NationId, string>>;
  readonly resources: Readonly<Record<ResourceId, string>>;
  readonly unitNames: Readonly<Record<UnitKind, string>>;
  readonly tracks: Readonly<Record<TrackId, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly abilityNotes: Readonly<Record<AbilityId, string>>;
  readonly leaders: Readonly<Record<LeaderId, string>>;
  readonly types: Readonly<Record<ProvinceType, string>>;
  points(vp: number): string;
  units(kind: UnitKind, count: number): string;
  damaged(points: number): string;
  pointsLeft(points: number): string;
  peaceFrom(name: string): string;
  pickUp(province: string): string;
  march(count: number, province: string, isBattle: boolean): string;
  readonly purse: {
    readonly title: string;
    stock(resource: string, have: number, gain: number, need: number): string;
    /** WT-18.18 One resource that the player will choose. */
    choice(resources: readonly ResourceId[]): string;
  };
  readonly card: {
    readonly noYield: string;
    nation(name: string, order: number): string;
    readonly takes: string;
    pointsAfter(points: number): string;
    leaves(province: string): string;
    /** WT-20.11 */
    passes(province: string, ally: string): string;
  };
  readonly stack: { readonly title: string };
  readonly start: {
    readonly note: string;
    readonly confirm: string;
    title(tokens: number): string;
    left(tokens: number): string;
    less(track: string): string;
    more(track: string): string;
  };
  readonly feed: {
    readonly orStarve: string;
    title(need: number, have: number): string;
    feedAll(food: number): string;
  };
  readonly trade: {
    readonly title: string;
    readonly give: string;
    readonly get: string;
    readonly times: string;
    readonly exchange: string;
    readonly buyVp: string;
    readonly youGive: string;
    readonly youGet: string;
    readonly cancel: string;
    readonly send: string;
    readonly offer: string;
    readonly openRoute: string;
    readonly peace: string;
    readonly accept: string;
    readonly decline: string;
    readonly counter: string;
    readonly nothing: string;
    readonly noCentre: string;
    readonly ownNoCentre: string;
    readonly noRoute: string;
    readonly hasPassed: string;
    readonly monopoly: string;
    readonly sameDeclined: string;
    readonly hasDeclined: string;
    readonly notThere: string;
    bank(rate: number): string;
    players(opened: number, allowed: number): string;
    hasRoute(offersLeft: number): string;
    offerTo(name: string): string;
    giveOf(resource: string): string;
    wantOf(resource: string): string;
    gives(name: string): string;
    answerTitle(name: string, isCounter: boolean): string;
    waits(name: string): string;
    less(what: string): string;
    more(what: string): string;
  };
  readonly develop: {
    readonly title: string;
    readonly secondTitle: string;
    readonly shiftTitle: string;
    readonly tech: string;
    readonly build: string;
    readonly upgrade: string;
    readonly war: string;
    readonly incomeThen: string;
    warOn(name: string): string;
    reserve(left: number): string;
    loses(abilities: readonly string[]): string;
    wins(abilities: readonly string[]): string;
  };
  readonly damage: {
    readonly takeBack: string;
    readonly fates: Readonly<Record<'stands' | 'retreats' | 'dies', string>>;
    title(province: string): string;
    left(points: number, all: number): string;
    dealt(points: number): string;
  };
  readonly battle: {
    readonly dies: string;
    readonly mayDie: string;
    readonly retreats: string;
    readonly mayRetreat: string;
    readonly stands: string;
    readonly cannotClear: string;
    in(province: string): string;
    life(points: number): string;
    verdict(clears: Exclude<BattleForecast['clears'], 'never'>, holds: BattleForecast['holds']): string;
    vp(name: string, least: number, most: number): string;
  };
  readonly tech: {
    readonly title: string;
    readonly whose: string;
    readonly full: string;
    add(missing: number, level: string): string;
    toNext(missing: number, level: string): string;
    levelLabel(track: TrackId, level: LevelView): string;
  };
  readonly standing: {
    readonly title: string;
    readonly sum: string;
    readonly missing: string;
    readonly nobody: string;
    readonly route: string;
    goal(threshold: number): string;
    ahead(tokens: number): string;
    barbarians(value: number, next: number, nextTurn: number): string;
    war(turnsLeft: number, fought: boolean): string;
  };
  readonly legend: {
    readonly title: string;
    readonly sea: string;
    readonly land: string;
    readonly strength: string;
    readonly food: string;
    readonly price: string;
    readonly kill: string;
    yields(resource: string): string;
  };
  readonly panel: {
    readonly noNation: string;
    readonly provinces: string;
    readonly unified: string;
    readonly left: string;
    side(number: number, vp: number): string;
    points(parts: readonly string[], missing: number): string;
    missing(points: number): string;
    mayUnify(actions: number): string;
    /** Provinces of the core that are held, of how many, and the names of those that are missing. */
    unification(held: number, core: number, missing: readonly string[]): string;
    /** The same in full, for who points at it. */
    unificationNote(missing: readonly string[], optional: readonly string[]): string;
    order(number: number): string;
    war(names: string, turnsLeft: number): string;
  };
  readonly order: {
    readonly title: string;
    readonly first: string;
    readonly second: string;
  };
  readonly time: {
    readonly up: string;
    agreed(limit: number, passed: number): string;
  };
  readonly outlook: {
    readonly unused: string;
    readonly war: string;
    unification(size: number, actions: number): string;
  };
  readonly setup: {
    readonly maps: string;
    readonly mapNames: Readonly<Record<MapId, string>>;
    teams(sides: readonly (readonly number[])[]): string;
  };
}
