import type { OptionText } from '@palio/kernel';
import type { Sentence } from '@palio/kernel/words';
import type { Calculation, CaravanHit, Factor } from '../rules/events.ts';
import type { Actions } from '../rules/steps.ts';
import type { Ending, FightingType, Size, TerrainCode, UnitType } from '../rules/state.ts';
import type { BoardWords } from './board-words.ts';
import type { ReasonWords } from './reason-words.ts';

interface Asked<Known> {
  own(facts: Known): Sentence;
  other(name: string, facts: Known): Sentence;
}

export interface MovingFacts {
  readonly unit: UnitType;
  readonly movement: number;
  readonly halted: boolean;
  readonly moved: boolean;
  /** It has done something in this turn, so it may end its move. */
  readonly mayStop: boolean;
  readonly mayDismount: boolean;
  readonly bow: boolean;
  /** The own unit whose hex is being crossed. */
  readonly crossing: UnitType | undefined;
}

interface Facts {
  recruit: { readonly points: number; readonly bothRecruit: boolean };
  deployCaravan: object;
  deployUnit: { readonly left: number };
  deployOnHex: { readonly unit: FightingType };
  turn: { readonly timeTokens: number; readonly opponentPassed: boolean };
  moving: MovingFacts;
  answerMelee: {
    readonly attacker: UnitType;
    readonly defender: UnitType;
    /** Movement that a retreat costs, and what is left now. */
    readonly cost: number;
    readonly movement: number;
    readonly ifStanding: Calculation;
  };
  regroupEntry: { readonly units: number };
}

/** One question for each kind of decision; a missing one does not compile. */
export type PromptWords = { readonly [Kind in keyof Actions]: Asked<Facts[Kind]> } & {
  /** The viewer has confirmed, the opponent has not. */
  sealed(waitingFor: string): Sentence;
  over(): Sentence;
};

/** Short imperative sentences; places are hex labels. */
export interface ActionWords {
  recruit(unit: FightingType, cost: number): string;
  confirm(): string;
  place(unit: UnitType, at: string): string;
  deploy(unit: FightingType): string;
  stopDeploying(): string;
  unit(unit: UnitType, at: string): string;
  regroup(): string;
  pass(): string;
  go(to: string): string;
  cross(unit: UnitType, at: string): string;
  melee(charge: boolean, unit: UnitType, at: string): string;
  shoot(unit: UnitType, at: string): string;
  merge(unit: UnitType, at: string): string;
  dismount(to: FightingType): string;
  stop(): string;
  stand(): string;
  retreat(to: string): string;
  leaveBoard(): string;
  /** Only what has fled can be damaged; two units of one type may wait, so the sentence tells them apart. */
  enter(unit: UnitType, at: string, fromReserve: boolean, isDamaged: boolean): string;
  done(): string;
  takeBack(): string;
}

/** Lines of the log. The shield before a line says whose unit it is. */
export interface EventWords {
  armiesShown(armies: readonly string[]): string;
  /** "Red: 2 × heavy cavalry, pikemen"; it may be empty. */
  army(colour: string, units: readonly string[]): string;
  deployed(unit: UnitType, at: string): string;
  deploymentStopped(name: string, reserve: number): string;
  battleBegan(): string;
  moved(unit: UnitType, to: string): string;
  crossed(unit: UnitType, at: string): string;
  meleeDeclared(charge: boolean, unit: UnitType, from: string, defender: UnitType, at: string): string;
  retreated(unit: UnitType, to: string): string;
  leftBoard(unit: UnitType, from: string): string;
  fought(calculation: Calculation, at: string): string;
  shot(calculation: Calculation, at: string): string;
  caravanHit(unit: UnitType, hit: CaravanHit, ranged: boolean, at: string): string;
  advanced(unit: UnitType, to: string): string;
  merged(unit: UnitType, at: string): string;
  dismounted(from: UnitType, to: UnitType, at: string): string;
  regrouped(name: string, tokensLeft: number): string;
  entered(unit: UnitType, at: string, fromReserve: boolean): string;
  drewNear(unit: UnitType): string;
  passed(name: string): string;
  flagTaken(name: string, at: string): string;
  round(number: number): string;
  battleEnded(ending: Ending, points: readonly number[]): string;
}

/** The position as text. */
export interface PositionWords {
  readonly key: string;
  readonly reserve: string;
  readonly offBoard: string;
  readonly fortified: string;
  readonly turned: string;
  readonly oneKnight: string;
  readonly hiddenArmy: string;
  readonly nobody: string;
  score(points: number, target: number, timeTokens: number): string;
  movement(left: number, most: number): string;
  flag(at: string, points: number, owner: string): string;
  returns(regroups: number): string;
  readonly never: string;
  map(code: string): string;
  toMove(colour: string): string;
}

/** For the head of the table. */
export interface WhereWords {
  readonly phases: Readonly<Record<'recruitment' | 'deployment' | 'over', string>>;
  battle(round: number): string;
  /** The kind of map, and how many points win. */
  rest(size: Size, target: number): string;
}

/** What a fight of the calculator comes to, seen by the attacker, the defender, or somebody who looks on. */
export interface OutcomeWords {
  /** One sentence with both losses and what happens to the hex. */
  outcome(calculation: Calculation): string;
  caravan(hit: CaravanHit): string;
  factor(factor: Factor, calculation: Calculation): string;
}

/** Everything a player reads in one language; both languages have the same words or do not compile. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  readonly about: string;
  readonly seatNames: readonly [string, string];
  readonly options: Readonly<Record<'size' | 'map' | 'dismount', OptionText>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly tieBreaks: Readonly<Record<'valueOnBoard', string>>;
  readonly scores: Readonly<Record<'flags' | 'caravan', string>>;
  /** Names in running text, without article. */
  readonly units: Readonly<Record<UnitType, string>>;
  readonly terrain: Readonly<Record<TerrainCode, string>>;
  readonly prompts: PromptWords;
  readonly actions: ActionWords;
  readonly events: EventWords;
  readonly outcomes: OutcomeWords;
  reasons(): Promise<ReasonWords>;
  readonly position: PositionWords;
  readonly where: WhereWords;
  readonly board: BoardWords;
}
