import type { PlayableGame } from '@palio/catalogue';
import type { AnyAction, Seat } from '@palio/kernel';
import { type Advice, adviceFor, type Memory, newMemory, think } from '@palio/search';
import type { ThinkerCalls } from './protocol.ts';

/** One table a worker, so the seat alone names the bot. What turned out otherwise is forgotten by itself. */
const memories = new Map<Seat, Memory>();

function memoryOf(seat: Seat): Memory {
  const known = memories.get(seat) ?? newMemory();
  memories.set(seat, known);
  return known;
}

/** A bot's decision from what its seat knows. */
export function thinkAbout(
  { game, brain }: PlayableGame,
  request: ThinkerCalls['think']['request'],
): AnyAction {
  const { knowledge, seat, bot, seed } = request;
  return think({
    game,
    brain,
    knowledge,
    seat,
    bot,
    seed,
    clock: () => performance.now(),
    memory: memoryOf(seat),
  }).action;
}

/** What a strong bot would do in a place, from what its seat knows; what bots remember is left as it is. */
export function adviseAbout(
  { game, brain }: PlayableGame,
  { knowledge, seat, seed }: ThinkerCalls['hint']['request'],
): readonly Advice[] {
  return adviceFor({ game, brain, knowledge, seat, seed, clock: () => performance.now() });
}
