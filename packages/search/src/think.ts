import { PalioError, type AnyAction, type AnyGame, type Position, type Seat } from '@palio/kernel';
import type { Analysis } from './analysis.ts';
import { LEVELS, type BotName, type Brain, type Budget, type Level, type LevelSpec } from './brain.ts';
import { optionsOf, searchedGame, weightsOf, type Thinker } from './decisions.ts';
import { greedyTurn } from './greedy.ts';
import { drawWeighted, fraction, luckFrom } from './luck.ts';
import { newMemory, recallAction, recallTree, rememberTree, rememberTurn, type Memory } from './memory.ts';
import { randomAction } from './random.ts';
import { searchTree } from './search.ts';
import { stopwatch } from './stopwatch.ts';
import { sameAction } from './tree.ts';

/** Turns the greedy bot looks at where nothing else is said. */
const USUAL_TURNS = 500;
const GREEDY: LevelSpec = { method: 'greedy', budget: { iterations: USUAL_TURNS }, carelessness: 0 };
/** Careless choices follow the preferences, but less closely: the root brings unlikely actions nearer. */
const SOFTENING = 0.5;

export interface ThinkTask {
  readonly game: AnyGame;
  readonly brain: Brain;
  /** A state as the seat imagines it (`knowledgeOf`), never the true one. It is not changed. */
  readonly knowledge: Position;
  readonly seat: Seat;
  readonly bot: BotName | LevelSpec;
  /** Instead of the budget of the level. */
  readonly budget?: Budget | undefined;
  readonly seed: number;
  /** Milliseconds; read only if the budget names a time. */
  readonly clock: () => number;
  readonly memory?: Memory | undefined;
}

export interface Thought {
  readonly action: AnyAction;
  /** Where the action comes from. */
  readonly by: 'force' | 'chance' | 'plan' | 'carelessness' | 'memory' | 'greed' | 'search';
  readonly analysis?: Analysis;
}

export function levelOf(brain: Brain, bot: Exclude<BotName, 'random'> | LevelSpec): LevelSpec {
  if (typeof bot !== 'string') return bot;
  return bot === 'greedy' ? GREEDY : brain.levels[bot];
}

export const isBotName = (name: string): name is BotName =>
  name === 'random' || name === 'greedy' || LEVELS.includes(name as Level);

/** Decides for a seat. The same task gives the same action, unless its budget is a time or it has a memory. */
export function think(task: ThinkTask): Thought {
  const { game, brain, knowledge, seat, bot } = task;
  if (!game.waitingFor(knowledge).includes(seat))
    throw new PalioError('not-waiting', `nobody waits for seat ${seat}`);
  const luck = luckFrom(task.seed);
  if (bot === 'random') return { action: randomAction(game, knowledge, seat, luck.chance), by: 'chance' };
  const actions = optionsOf(game, knowledge, seat);
  if (actions.length === 1) return { action: actions[0]!, by: 'force' };
  const wish = planned({ game, brain, seat, luck }, knowledge, actions);
  if (wish !== undefined) return wish;
  const searched = searchedGame(game, brain);
  const thinker: Thinker = { game: searched, brain, seat, luck };
  return decide(
    thinker,
    { ...task, game: searched },
    levelOf(brain, bot),
    optionsOf(searched, knowledge, seat),
  );
}

function planned(
  { game, brain, seat, luck }: Thinker,
  knowledge: Position,
  actions: readonly AnyAction[],
): Thought | undefined {
  const wish = brain.plan?.(game.clone(knowledge), seat, actions, luck.chance);
  if (wish === undefined) return undefined;
  const action = actions.find(option => sameAction(option, wish));
  if (action !== undefined) return { action, by: 'plan' };
  throw new PalioError(
    'illegal-action',
    `the plan of ${game.id} is ${JSON.stringify(wish)}, which is not legal`,
  );
}

function decide(thinker: Thinker, task: ThinkTask, level: LevelSpec, actions: readonly AnyAction[]): Thought {
  const { game, brain, seat, luck } = thinker;
  const { knowledge, clock, memory = newMemory() } = task;
  const budget = task.budget ?? level.budget;
  if (level.carelessness > 0 && fraction(luck.chance) < level.carelessness) {
    const weights = weightsOf(game, brain, knowledge, seat, actions).map(weight => weight ** SOFTENING);
    return { action: actions[drawWeighted(weights, luck.chance)]!, by: 'carelessness' };
  }
  if (level.method === 'greedy') {
    const meant = recallAction(memory, game, knowledge, seat);
    if (meant !== undefined) return { action: meant, by: 'memory' };
    const { turn, analysis } = greedyTurn(thinker, knowledge, stopwatch(budget, USUAL_TURNS, clock));
    if (task.memory !== undefined) rememberTurn(memory, thinker, knowledge, turn);
    return { action: turn[0]!, by: 'greed', analysis };
  }
  const kept = recallTree(memory, game, knowledge, seat);
  const seed = luck.chance.below(0x7fffffff);
  const { action, analysis, search } = searchTree({ ...task, budget, seed, kept, stopWhenDecided: true });
  if (task.memory !== undefined) rememberTree(memory, search);
  return { action, by: 'search', analysis };
}
