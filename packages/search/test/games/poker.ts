import { finish, type Chance, type Position, type Seat, type StepOf, type Viewer } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

interface Steps {
  speak: { seat: Seat };
}
export interface PokerState extends Position<StepOf<Steps>> {
  hands: number[];
  rest: number[];
  said: string[];
  gains: number[];
}
export interface Speech {
  readonly type: 'bet' | 'pass';
}

function settleDeal(state: PokerState, stake: number, winner: Seat): void {
  state.gains = [0, 1].map(seat => (seat === winner ? stake : -stake));
  finish(state);
}

/** Kuhn's poker: each gets one of three cards, one bet, one answer. Betting on the lowest card is the bluff. */
export const poker = smallGame<PokerState, Speech>(
  {
    seatCounts: [2],
    setup(_options, _seats, chance) {
      const cards = [0, 1, 2];
      chance.shuffle(cards);
      return pokerWith([cards[0]!, cards[1]!], []);
    },
    view: (state, viewer: Viewer) => ({
      said: state.said,
      gains: state.gains,
      hand: viewer === 'spectator' ? undefined : state.hands[viewer],
    }),
    imagine(state, viewer, chance: Chance) {
      const unknown = [0, 1, 2].filter(card => viewer === 'spectator' || card !== state.hands[viewer]);
      chance.shuffle(unknown);
      state.hands = state.hands.map((card, seat) => (seat === viewer ? card : unknown.pop()!));
      state.rest = unknown;
    },
    outcome: state => outcomeByScore(state.gains),
  },
  {
    speak: {
      choices: (): Speech[] => [{ type: 'bet' }, { type: 'pass' }],
      choose(state: PokerState, { seat }: { seat: Seat }, { type }: Speech) {
        state.said.push(type);
        const line = state.said.join(' ');
        const higher = state.hands[0]! > state.hands[1]! ? 0 : 1;
        if (line === 'pass pass') settleDeal(state, 1, higher);
        else if (line.endsWith('bet bet')) settleDeal(state, 2, higher);
        else if (line.endsWith('bet pass')) settleDeal(state, 1, 1 - seat);
        else state.stack.push({ kind: 'speak', seat: 1 - seat });
      },
    },
  },
);

export function pokerWith(hands: number[], said: string[]): PokerState {
  const rest = [0, 1, 2].filter(card => !hands.includes(card));
  return { stack: [{ kind: 'speak', seat: said.length % 2 }], hands, rest, said, gains: [0, 0] };
}

/** A stake of two counts more than a stake of one. */
export const pokerBrain: Brain<PokerState, Speech> = {
  evaluate: () => [0.5, 0.5],
  utilities: state => state.gains.map(gain => 0.5 + gain / 4),
  levels: LEVEL_SPECS,
};
