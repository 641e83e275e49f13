import { createRequire } from 'node:module';
import { fastChance, type Chance } from '@palio/kernel';
import { COPIES, costOf, DISPLAY, TRADERS, TURNS, type Trader } from './reference-game.ts';

interface G {
  traders: Trader[];
  display: number[];
  bag: number[];
}
export interface BoardgameState {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly turn: number; readonly gameover?: unknown };
}
interface MoveContext {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly turn: number };
  readonly random: { Number(): number; Shuffle<T>(list: T[]): T[] };
}
interface Internals {
  CreateGameReducer(given: { game: object }): (state: BoardgameState, action: object) => BoardgameState;
  InitializeGame(given: { game: object; numPlayers: number }): BoardgameState;
}

// boardgame.io ships CommonJS behind folders without an exports map.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js') as Internals;
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js') as { INVALID_MOVE: string };

const replace = (G: G, slot: number, random: MoveContext['random']): void => {
  const at = Math.floor(random.Number() * G.bag.length);
  G.display[slot] = G.bag[at]!;
  G.bag[at] = G.bag[G.bag.length - 1]!;
  G.bag.pop();
};

export const game = {
  name: 'reference',
  setup: ({ random }: { random: MoveContext['random'] }): G => {
    const bag = random.Shuffle(Array.from({ length: COPIES * 5 }, (_, card) => card % 20));
    return {
      traders: Array.from({ length: TRADERS }, () => ({ coins: 3, cards: [], points: 0 })),
      display: bag.slice(0, DISPLAY),
      bag: bag.slice(DISPLAY),
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    earn: ({ G, ctx }: MoveContext) => {
      G.traders[Number(ctx.currentPlayer)]!.coins += 2;
    },
    buy: ({ G, ctx, random }: MoveContext, slot: number) => {
      const trader = G.traders[Number(ctx.currentPlayer)]!;
      const card = G.display[slot];
      if (card === undefined || trader.coins < costOf(card)) return INVALID_MOVE;
      trader.coins -= costOf(card);
      trader.points += costOf(card) * 2;
      trader.cards.push(card);
      replace(G, slot, random);
      return undefined;
    },
    refresh: ({ G, ctx, random }: MoveContext, slot: number) => {
      const trader = G.traders[Number(ctx.currentPlayer)]!;
      const card = G.display[slot];
      if (card === undefined || trader.coins < 1) return INVALID_MOVE;
      trader.coins--;
      G.bag.push(card);
      replace(G, slot, random);
      return undefined;
    },
  },
  endIf: ({ ctx }: MoveContext) => (ctx.turn > TURNS ? true : undefined),
};

const reduce = CreateGameReducer({ game });

export function moveFor({ G, ctx }: BoardgameState, chance: Chance): { type: string; args: number[] } {
  const { coins } = G.traders[Number(ctx.currentPlayer)]!;
  const moves: { type: string; args: number[] }[] = [{ type: 'earn', args: [] }];
  for (let slot = 0; slot < G.display.length; slot++) {
    if (coins >= costOf(G.display[slot]!)) moves.push({ type: 'buy', args: [slot] });
    if (coins >= 1) moves.push({ type: 'refresh', args: [slot] });
  }
  return chance.pick(moves);
}

/** Plays random games through boardgame.io's reducer for a while; only moves are timed, not setting up. */
export function playBoardgameIo(milliseconds: number, seed: number): { moves: number; milliseconds: number } {
  const chance = fastChance(seed);
  let moves = 0;
  let spent = 0;
  while (spent < milliseconds) {
    let state = InitializeGame({ game, numPlayers: TRADERS });
    const from = performance.now();
    for (let turn = 0; turn < TURNS && state.ctx.gameover === undefined; turn++) {
      const { type, args } = moveFor(state, chance);
      const playerID = state.ctx.currentPlayer;
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
      moves++;
    }
    spent += performance.now() - from;
  }
  return { moves, milliseconds: spent };
}
