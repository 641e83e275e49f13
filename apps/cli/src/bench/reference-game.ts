import {
  defineGame,
  finish,
  hashOf,
  next,
  type Position,
  type RuleBook,
  type Seat,
  type StepOf,
} from '@palio/kernel';

/**
 * The reference game, written here on our kernel and in `reference-boardgame-io.ts` on boardgame.io: three
 * traders buy cards from a display of six or earn coins, sixty turns in all. Both versions do the same.
 */
export const TRADERS = 3;
export const TURNS = 60;
export const DISPLAY = 6;
export const COPIES = 24;
export const costOf = (card: number): number => 1 + (card % 5);

interface Steps {
  turn: { seat: Seat };
}
export type ReferenceAction =
  | { readonly type: 'earn' }
  | { readonly type: 'buy'; readonly slot: number }
  | { readonly type: 'refresh'; readonly slot: number };
interface Actions {
  turn: ReferenceAction;
}

export interface Trader {
  coins: number;
  cards: number[];
  points: number;
}

export interface ReferenceState extends Position<StepOf<Steps>> {
  traders: Trader[];
  display: number[];
  bag: number[];
  turn: number;
}

const rules: RuleBook<ReferenceState, Steps, Actions, never> = {
  turn: {
    choices(state, { seat }) {
      const { coins } = state.traders[seat]!;
      const actions: ReferenceAction[] = [{ type: 'earn' }];
      for (let slot = 0; slot < state.display.length; slot++) {
        if (coins >= costOf(state.display[slot]!)) actions.push({ type: 'buy', slot });
        if (coins >= 1) actions.push({ type: 'refresh', slot });
      }
      return actions;
    },
    choose(state, { seat }, action, { chance }) {
      const trader = state.traders[seat]!;
      if (action.type === 'earn') trader.coins += 2;
      else {
        const card = state.display[action.slot]!;
        if (action.type === 'buy') {
          trader.coins -= costOf(card);
          trader.points += costOf(card) * 2;
          trader.cards.push(card);
        } else {
          trader.coins--;
          state.bag.push(card);
        }
        const at = chance.below(state.bag.length);
        state.display[action.slot] = state.bag[at]!;
        state.bag[at] = state.bag[state.bag.length - 1]!;
        state.bag.pop();
      }
      state.turn++;
      if (state.turn === TURNS) finish(state);
      else next(state, { kind: 'turn', seat: (seat + 1) % TRADERS });
    },
  },
};

export const reference = defineGame<ReferenceState, ReferenceAction, never, ReferenceState, never>(
  {
    id: 'reference',
    rulesVersion: 1,
    figures: hashOf({ TRADERS, TURNS, DISPLAY, COPIES }),
    seatCounts: [TRADERS],
    colours: ['red', 'blue', 'green'],
    options: [],
    longestGame: TURNS,
    setup(_options, seats, chance) {
      const bag = Array.from({ length: COPIES * 5 }, (_, card) => card % 20);
      chance.shuffle(bag);
      return {
        stack: [{ kind: 'turn', seat: 0 }],
        traders: Array.from({ length: seats }, () => ({ coins: 3, cards: [], points: 0 })),
        display: bag.splice(0, DISPLAY),
        bag,
        turn: 0,
      };
    },
    clone: state => ({
      stack: state.stack.slice(),
      traders: state.traders.map(trader => ({
        coins: trader.coins,
        cards: trader.cards.slice(),
        points: trader.points,
      })),
      display: state.display.slice(),
      bag: state.bag.slice(),
      turn: state.turn,
    }),
    view: state => state,
    imagine: () => undefined,
    outcome: ({ traders }) => ({
      ranks: traders.map(({ points }) => 1 + traders.filter(other => other.points > points).length),
      scores: traders.map(trader => trader.points),
      breakdown: traders.map(trader => ({ cards: trader.points })),
      ending: 'turns',
    }),
    check: () => [],
    whyNot: () => undefined,
    write: (_state, _seat, action) => (action.type === 'earn' ? 'earn' : `${action.type} ${action.slot}`),
  },
  rules,
);
