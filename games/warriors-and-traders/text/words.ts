import type { OptionText } from '@palio/kernel';
import type { PlainPrompts, PromptWords as PromptWordsFor } from '@palio/kernel/words';
import type { Event, Removal } from '../rules/events.ts';
import type {
  AbilityId,
  Ending,
  ExtraSource,
  LeaderId,
  NationId,
  Phase,
  ProvinceType,
  ResourceId,
  Source,
  TrackId,
  UnitKind,
} from '../rules/names.ts';
import type { Actions, ActionSource } from '../rules/steps.ts';
import type { AskedStep, View } from '../rules/view-types.ts';
import type { BoardWords } from './board-words.ts';
import type { PositionWords } from './position-words.ts';
import type { ReasonWords } from './reason-words.ts';

/** Every decision that can be asked, with what belongs to it. */
export type Kind = keyof Actions;
export type AskedOf = { readonly [Asked in Kind]: Extract<AskedStep, { readonly kind: Asked }> };

/** One question for each kind of decision; a missing one does not compile. */
export type PromptWords = PromptWordsFor<AskedOf, View>;

/** A unit as a sentence names it: "infantry in Tirol (2 AP)". */
export interface UnitName {
  readonly kind: UnitKind;
  readonly place: string;
  /** Action points left, or undefined where they do not matter. */
  readonly points: number | undefined;
  readonly damage: number;
  /** Number of the piece where it takes one to tell it from its like, else 0. */
  readonly number: number;
  /** Owner, if it is not the one who acts. */
  readonly owner: string;
}

/** Short imperative sentences. */
export interface ActionWords {
  nation(nation: NationId, order: number): string;
  tokens(production: number, trade: number, military: number): string;
  feedAll(food: number): string;
  starve(unit: UnitName): string;
  income(resource: ResourceId): string;
  bank(give: ResourceId, rate: number, get: ResourceId): string;
  times(times: number, paid: number, give: ResourceId, get: ResourceId): string;
  buyVp(gold: number): string;
  openRoute(to: string): string;
  propose(to: string): string;
  peace(to: string): string;
  passTrade(): string;
  give(resource: ResourceId, count: number): string;
  want(resource: ResourceId, count: number): string;
  /** What the finished offer says. */
  send(give: string, want: string): string;
  drop(counter: boolean): string;
  acceptOffer(give: string, want: string): string;
  declineOffer(): string;
  counter(): string;
  acceptPeace(): string;
  declinePeace(): string;
  tech(track: TrackId, level: number, missing: number): string;
  army(kind: UnitKind): string;
  fort(): string;
  upgrade(unit: UnitName, to: UnitKind, goods: number): string;
  war(on: string): string;
  passAction(): string;
  passSecondArmy(): string;
  place(province: string): string;
  extra(source: ExtraSource): string;
  doneExtra(): string;
  shift(from: TrackId, to: TrackId): string;
  keep(): string;
  unify(size: number, actions: number): string;
  notNow(): string;
  move(unit: UnitName, to: string, isBattle: boolean): string;
  doneMoving(): string;
  fight(province: string): string;
  hit(unit: UnitName, points: number): string;
  retreat(province: string): string;
  side(nation: NationId): string;
  drive(province: string): string;
  withdraw(province: string): string;
  princess(unit: UnitName, to: string): string;
  donePrincesses(): string;
  voteLeave(yes: boolean): string;
  voteTime(yes: boolean): string;
  leave(): string;
  callTime(minutes: number): string;
  takeBack(): string;
}

type Told = Event['type'];

/** Lines of the log. */
export interface EventWords extends Readonly<Record<Told, (...facts: readonly never[]) => string>> {
  nationTaken(name: string, nation: NationId): string;
  tokensPlaced(name: string, tokens: readonly number[]): string;
  turnStarted(turn: number, order: string): string;
  phaseStarted(phase: Phase): string;
  armiesFed(name: string, food: number): string;
  resourcesGained(name: string, gained: string): string;
  routeIncome(name: string, gained: string): string;
  bankTraded(name: string, paid: string, got: string): string;
  vpBought(name: string, gold: number): string;
  routeOpened(name: string, to: string): string;
  offerMade(name: string, to: string, give: string, want: string, counter: boolean): string;
  exchanged(name: string, to: string, give: string, want: string): string;
  offerDeclined(name: string, from: string): string;
  peaceProposed(name: string, to: string): string;
  peaceDeclined(name: string): string;
  peaceMade(name: string, to: string): string;
  tradePassed(name: string): string;
  tokenPlaced(name: string, track: TrackId, level: number): string;
  armyBuilt(name: string, kind: UnitKind, place: string): string;
  fortBuilt(name: string, place: string): string;
  armyUpgraded(name: string, from: UnitKind, to: UnitKind, place: string): string;
  warDeclared(name: string, on: string, renewed: boolean): string;
  actionPassed(name: string, by: ActionSource): string;
  extraTaken(name: string, source: ExtraSource): string;
  tokenShifted(name: string, from: TrackId, to: TrackId): string;
  leaderChanged(leader: LeaderId, to: string | undefined): string;
  manoeuvreStarted(name: string, round: number): string;
  unified(name: string, nation: NationId, size: number, actions: number): string;
  armyMoved(name: string, kind: UnitKind, from: string, to: string, engaged: boolean): string;
  princessMoved(name: string, from: string, to: string): string;
  /** Holders as in the events: -1 free, -2 barbarians; the name of any other. */
  provinceTaken(place: string, holder: number, name: string): string;
  battleStarted(
    name: string,
    defender: string | undefined,
    place: string,
    attack: number,
    defence: number,
  ): string;
  battleFought(place: string, dead: string, routed: string): string;
  vpForKills(name: string): string;
  retreated(units: string, from: string, to: string): string;
  withdrawn(units: string, from: string, to: string): string;
  removed(units: string, from: string, why: Removal): string;
  warEnded(a: string, b: string, why: 'quiet' | 'threeTurns'): string;
  goldDoubled(name: string, gold: number): string;
  storageCapped(name: string, returned: string): string;
  turnEnded(turn: number, points: string): string;
  leaveAnnounced(name: string): string;
  playerLeft(name: string, goesOn: boolean): string;
  timeCalled(name: string): string;
  timeDecided(up: boolean): string;
  gameEnded(ending: Ending): string;
}

type OptionId =
  | ('map' | 'westPart' | 'eastPart' | 'italiaPart' | 'mode' | 'nations' | 'turnOrder')
  | ('turnLimit' | 'timeLimit' | 'leaving');

interface Noun {
  readonly one: string;
  readonly many: string;
}

/** Names that sentences are made of. */
export interface Names {
  readonly nations: Readonly<Record<NationId, string>>;
  readonly units: Readonly<Record<UnitKind, Noun>>;
  readonly resources: Readonly<Record<ResourceId, string>>;
  /** A single one of each. */
  readonly oneResource: Readonly<Record<ResourceId, string>>;
  readonly tracks: Readonly<Record<TrackId, string>>;
  readonly abilities: Readonly<Record<AbilityId, { readonly name: string; readonly effect: string }>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly leaders: Readonly<Record<LeaderId, string>>;
  readonly provinceTypes: Readonly<Record<ProvinceType, string>>;
  readonly barbarians: string;
  readonly nothing: string;
  readonly and: string;
  readonly or: string;
  vp(points: number): string;
}

/** Everything a player reads in one language; both languages have the same words or do not compile. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly about: string;
  readonly seatNames: readonly string[];
  readonly options: Readonly<Record<OptionId, OptionText>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly scores: Readonly<Record<Source, string>>;
  readonly names: Names;
  readonly prompts: PromptWords;
  readonly plainPrompts: PlainPrompts;
  readonly actions: ActionWords;
  readonly events: EventWords;
  reasons(): Promise<ReasonWords>;
  readonly position: PositionWords;
  readonly board: BoardWords;
}
