import type { OptionText } from '@palio/kernel';
import type { PlainPrompts as PlainPromptsOf, PromptWords as PromptWordsFor } from '@palio/kernel/words';
import type {
  Ending,
  Event,
  GainReason,
  PayReason,
  TieBreak,
  TileReason,
  TowerReason,
} from '../rules/events.ts';
import type {
  Bundle,
  ColourId,
  KingdomAction,
  MissionId,
  PartId,
  PieceId,
  PlaceId,
  RareGoodId,
  RegionId,
  ResourceId,
  Source,
  SpaceId,
  Stage,
  TileId,
} from '../rules/names.ts';
import type { Actions, TadmorStep } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import type { BoardWords } from './board-words.ts';
import type { PositionWords } from './position-words.ts';
import type { ReasonWords } from './reason-words.ts';

type Ten<Prefix extends string> = `${Prefix}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
type One = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** All 48 tiles and all 26 missions: one that has no words does not compile. */
export type EveryTile =
  | (`I${One}` | Ten<'I1'> | Ten<'I2'> | Ten<'I3'>)
  | `I4${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type EveryMission = `K${One}` | Ten<'K1'> | `K2${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** A tile or a card: its name, and in one sentence what it does. */
export interface Described {
  readonly name: string;
  readonly effect: string;
}

/** Every decision that can be asked, with what belongs to it. */
export type Kind = keyof Actions;
export type AskedOf = { readonly [Asked in Kind]: Extract<TadmorStep, { readonly kind: Asked }> };

/** One question for each kind of decision; a missing one does not compile. */
export type PromptWords = PromptWordsFor<AskedOf, View>;

/** Nothing is chosen in secret in this game. */
export type PlainPrompts = Omit<PlainPromptsOf, 'sealed'>;

/** Decisions that can be ended, and those that can be declined. */
type KindWith<Type extends string> = {
  [Asked in Kind]: Extract<Actions[Asked], { readonly type: Type }> extends never ? never : Asked;
}[Kind];

/** Short imperative sentences. Costs and lists of resources come ready for reading. */
export interface ActionWords {
  take(resource: ResourceId): string;
  startTile(tile: TileId): string;
  place(piece: PieceId, at: PlaceId, promise: string): string;
  redirect(mission: MissionId, region: RegionId): string;
  swap(space: SpaceId): string;
  swapWith(space: SpaceId, owner: string): string;
  marauders(region: RegionId): string;
  acquire(tile: TileId): string;
  pay(resource: ResourceId): string;
  takeTile(tile: TileId): string;
  tower(pair: boolean, by: PlaceId, height: number, cost: string): string;
  traitor(target: string, levels: number, by: PlaceId): string;
  /** `number` is 0 unless the player has several temples. */
  temple(part: PartId, number: number, by: PlaceId, cost: string): string;
  rareGood(colour: ColourId, top: RareGoodId | null, by: PlaceId, cost: string): string;
  rareGoodForPrestige(colour: ColourId, top: RareGoodId | null, by: PlaceId): string;
  draw(by: PlaceId): string;
  fulfil(mission: MissionId, by: PlaceId, cost: string): string;
  /** TA-14.19 A cost of which so many resources are waived. */
  saving(cost: string, waived: number): string;
  waive(resource: ResourceId): string;
  pile(colour: ColourId, top: RareGoodId | null): string;
  pick(good: RareGoodId): string;
  part(part: PartId, number: number): string;
  destroy(target: string): string;
  payTax(gold: number): string;
  losePrestige(points: number): string;
  audience(as: KingdomAction): string;
  gather(space: SpaceId, amount: number): string;
  trade(give: ResourceId, get: Bundle, ebla: boolean): string;
  discardMission(mission: MissionId): string;
  returnMission(mission: MissionId): string;
  buyResource(resource: ResourceId, price: number): string;
  discard(resource: ResourceId): string;
  readonly endTurn: string;
  readonly done: Readonly<Record<KindWith<'done'>, string>>;
  readonly pass: Readonly<Record<KindWith<'pass'>, string>>;
}

type Told = Event['type'];
/** Events that are told by others, or that nobody needs to read. */
type Untold = 'pieceReturned' | 'taxPaid';

/** Lines of the log. */
export interface EventWords extends Readonly<
  Record<Exclude<Told, Untold>, (...facts: readonly never[]) => string>
> {
  turnStarted(turn: number, era: number, order: readonly string[]): string;
  eraStarted(era: number, tiles: readonly TileId[]): string;
  tileGained(name: string, tile: TileId, by: TileReason, piece: PieceId | null): string;
  resourcesGained(name: string, amounts: string, by: GainReason, space: SpaceId | null): string;
  resourcesPaid(name: string, amounts: string, reason: PayReason): string;
  prestigeChanged(name: string, source: Source): string;
  piecePlaced(name: string, piece: PieceId, at: PlaceId): string;
  pieceGained(name: string, piece: PieceId, by: 'caravan' | 'shipyard' | 'mission'): string;
  raidRevealed(name: string, region: RegionId): string;
  raidRedirected(name: string, from: RegionId, region: RegionId): string;
  pieceRemoved(name: string, piece: PieceId, from: SpaceId): string;
  regionAttacked(region: RegionId, removed: number): string;
  piecesSwapped(name: string, other: string, own: SpaceId, others: SpaceId): string;
  raidPlanned(name: string): string;
  raidChosen(name: string, region: RegionId): string;
  traded(name: string, give: ResourceId, get: Bundle, ebla: boolean): string;
  missionDiscarded(name: string, mission: MissionId): string;
  missionReturned(name: string, mission: MissionId): string;
  missionFulfilled(name: string, mission: MissionId): string;
  missionsDrawn(name: string, count: number): string;
  missionSeen(name: string, mission: MissionId): string;
  missionsShuffled(count: number): string;
  towerChanged(name: string, levels: number, height: number, by: TowerReason, actor: string): string;
  partBuilt(name: string, part: PartId, free: boolean): string;
  templeCompleted(name: string, goods: number): string;
  rareGoodTaken(name: string, good: RareGoodId, free: boolean): string;
  pileShuffled(name: string, colour: ColourId): string;
  taxExempt(name: string): string;
  audienceHeld(name: string, as: KingdomAction): string;
  firstPlayerTaken(name: string): string;
  turnEnded(turn: number): string;
  gameEnded(): string;
}

/** Everything a player reads in one language; both languages have the same words or do not compile. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly about: string;
  readonly seatNames: readonly [string, string, string, string];
  readonly options: Readonly<Record<'expertSetup', OptionText>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly tieBreaks: Readonly<Record<TieBreak, string>>;
  readonly scores: Readonly<Record<Source, string>>;
  readonly resources: Readonly<Record<ResourceId, string>>;
  readonly pieces: Readonly<Record<PieceId, string>>;
  readonly regions: Readonly<Record<RegionId, string>>;
  readonly colours: Readonly<Record<ColourId, string>>;
  readonly rareGoods: Readonly<Record<RareGoodId, string>>;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly kingdomActions: Readonly<Record<KingdomAction, string>>;
  readonly bundles: Readonly<Record<Bundle, string>>;
  /** Spaces and private tiles, short enough for a list. */
  readonly places: Readonly<Record<PlaceId, string>>;
  readonly tiles: Readonly<Record<EveryTile, Described>>;
  readonly missions: Readonly<Record<EveryMission, Described>>;
  readonly prompts: PromptWords;
  readonly plainPrompts: PlainPrompts;
  readonly actions: ActionWords;
  readonly events: EventWords;
  /** What stands behind a line: "+3 PP". */
  gain(points: number): string;
  reasons(): Promise<ReasonWords>;
  readonly position: PositionWords;
  readonly board: BoardWords;
  readonly nothing: string;
}

export const tileOf = ({ tiles }: Words, id: TileId): Described => tiles[id as EveryTile];
export const missionOf = ({ missions }: Words, id: MissionId): Described => missions[id as EveryMission];
