import type { OptionText } from '@palio/kernel';
import type { PlainPrompts, PromptWords as PromptWordsFor } from '@palio/kernel/words';
import type { Declined, Ending, Event } from '../rules/events.ts';
import type { FamilyId, GoodsId, RewardId, Source } from '../rules/names.ts';
import type { Actions, ActionSource, Item, KeySpace } from '../rules/steps.ts';
import type { TileId } from '../rules/tiles.ts';
import type { AskedStep, View } from '../rules/view-types.ts';
import type { BoardWords } from './board-words.ts';
import type { PositionWords } from './position-words.ts';
import type { ReasonWords } from './reason-words.ts';
import type { SpaceName } from './spaces.ts';
import type { TileWords } from './tiles.ts';

/** Every decision that can be asked, with what belongs to it. */
export type Kind = keyof Actions;
export type AskedOf = { readonly [Asked in Kind]: Extract<AskedStep, { readonly kind: Asked }> };

/** One question for each kind of decision; a missing one does not compile. */
export type PromptWords = PromptWordsFor<AskedOf, View>;

/** Decisions that can be declined. */
type DeclinableKind = {
  [Asked in Kind]: Actions[Asked] extends infer Choice
    ? Extract<Choice, { readonly type: 'decline' }> extends never
      ? never
      : Asked
    : never;
}[Kind];

/** Short imperative sentences. */
export interface ActionWords {
  side(duchy: string): string;
  startCastle(at: SpaceName): string;
  die(value: number): string;
  takeShield(shield: number, depot: number, withDice: boolean): string;
  endTurn(unspent: number): string;
  take(tile: TileId, depot: number): string;
  place(tile: TileId, from: KeySpace): string;
  sell(goods: GoodsId, count: number): string;
  takeWorkers(workers: number, silver: number): string;
  space(at: SpaceName): string;
  castle(at: string, shield: number | undefined): string;
  discard(tile: TileId, from: KeySpace): string;
  store(where: KeySpace): string;
  pay(silver: number, workers: number): string;
  useBuilding(tile: TileId): string;
  /** Depot 0 stands for any depot without goods; the cargo is a list of goods. */
  depot(depot: number, cargo: string): string;
  goods(goods: GoodsId, giveUp: boolean): string;
  fetch(tile: TileId, depot: number): string;
  fetchFaceDown(tile: TileId): string;
  paySilver(shield: number): string;
  payWorker(shield: number): string;
  giveUp(shield: number): string;
  item(item: Item, points: number): string;
  buyPoints(points: number): string;
  /** Only with monastery 6, which lets workers pay, there are other depots than the black one to tell apart. */
  buy(tile: TileId, depot: number, withWorkers: boolean): string;
  hireWorkers(): string;
  setDie(from: number, value: number, isSecond: boolean): string;
  copyMonasteries(owners: string): string;
  readonly decline: Readonly<Record<DeclinableKind, string>>;
  takeBack(): string;
}

type Told = Event['type'];
/** Events that are told by others, or that nobody needs to read. */
type Untold = 'turnStarted' | 'turnEnded';

/** Lines of the log. */
export interface EventWords extends Readonly<
  Record<Exclude<Told, Untold>, (...facts: readonly never[]) => string>
> {
  duchyChosen(name: string, duchy: string): string;
  castleChosen(name: string, at: string): string;
  phaseStarted(letter: string, points: number): string;
  roundStarted(round: number, order: readonly string[]): string;
  diceRolled(rolls: readonly string[], white: number): string;
  goodsArrived(goods: GoodsId, depot: number): string;
  dieUsed(name: string, value: number): string;
  workersSpent(name: string): string;
  workersGained(name: string): string;
  silverGained(name: string): string;
  silverPaid(name: string): string;
  pointsGained(name: string, source: Source): string;
  tileTaken(name: string, tile: TileId, depot: number): string;
  tileBought(name: string, tile: TileId, depot: number): string;
  /** Told of common key spaces only. */
  tileStored(name: string, tile: TileId): string;
  tileDiscarded(name: string, tile: TileId): string;
  tilePlaced(name: string, tile: TileId, at: string): string;
  /** `counted` is more than `size` with an inn or shield 17. */
  areaCompleted(name: string, family: FamilyId | undefined, size: number, counted: number): string;
  colourCompleted(name: string, family: FamilyId, bonus: 'big' | 'small' | 'none'): string;
  extraAction(name: string, by: ActionSource): string;
  declined(name: string, what: Declined): string;
  goodsLoaded(name: string, goods: string, depots: readonly number[]): string;
  pawnMoved(name: string, space: number): string;
  goodsSold(name: string, goods: GoodsId, count: number): string;
  goodsLaid(name: string, goods: GoodsId, reward: RewardId | null): string;
  craneUsed(name: string, tile: TileId): string;
  postsLinked(name: string, posts: 2 | 3): string;
  shieldTaken(name: string, shield: number, depot: number): string;
  shieldPut(name: string, shield: number, at: string): string;
  shieldLost(name: string, shield: number): string;
  dieSet(name: string, value: number): string;
  monasteriesCopied(name: string, owners: string): string;
  phaseEnded(letter: string): string;
  tributePaid(name: string, shield: number): string;
  tileRemoved(tile: TileId, depot: number): string;
  targetReached(name: string, target: number): string;
  pointsBought(name: string): string;
  goodsRemoved(goods: string): string;
  goodsGivenUp(name: string, goods: GoodsId): string;
  tileTurnedDown(name: string, tile: TileId): string;
  gameEnded(ending: Ending): string;
}

/** What stands behind a line: "+3 VP", "−1 silver". */
export interface GainWords {
  points(points: number): string;
  silver(silver: number): string;
  workers(workers: number): string;
}

type OptionId =
  | ('mode' | 'duchyChoice' | 'standardDuchy' | 'duchies' | 'expertOrder' | 'extraTiles' | 'borderPosts')
  | ('borderScoring' | 'whiteCastles' | 'inns' | 'tradeRoutes' | 'shields' | 'teamDuchy' | 'soloDuchy')
  | 'soloTarget';

export interface FamilyWords {
  /** A tile of it, and its colour. */
  readonly name: string;
  readonly colour: string;
  /** Two letters for the map. */
  readonly letters: string;
}

/** Everything a player reads in one language; both languages have the same words or do not compile. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly about: string;
  readonly seatNames: readonly [string, string, string, string];
  readonly options: Readonly<Record<OptionId, OptionText>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly tieBreaks: Readonly<Record<'emptySpaces' | 'furthestBack', string>>;
  readonly scores: Readonly<Record<Source | 'spaces', string>>;
  readonly families: Readonly<Record<FamilyId, FamilyWords>>;
  readonly goods: Readonly<Record<GoodsId, string>>;
  /** "2 red" among goods. */
  goodsCount(goods: GoodsId, count: number): string;
  readonly rewards: Readonly<Record<RewardId, string>>;
  readonly tiles: TileWords;
  readonly prompts: PromptWords;
  readonly plainPrompts: PlainPrompts;
  readonly actions: ActionWords;
  readonly events: EventWords;
  readonly gains: GainWords;
  reasons(): Promise<ReasonWords>;
  readonly position: PositionWords;
  /** The head of the table: "C · 3/5", "Phase C, round 3 of 5", "6 VP for each area". */
  readonly where: {
    now(letter: string, round: number, rounds: number): string;
    phase(letter: string, round: number, rounds: number): string;
    areas(points: number): string;
  };
  readonly board: BoardWords;
  readonly and: string;
}
