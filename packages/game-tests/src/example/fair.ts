import { defineGame, hashOf, type Outcome, type Seat, type Viewer } from '@palio/kernel';
import { asides, rules } from './rules.ts';
import {
  clone,
  GOODS,
  seatsOf,
  traderOf,
  type Action,
  type Event,
  type Good,
  type State,
  type Trader,
} from './state.ts';

const COINS = 5;
const COPIES = 4;

export interface View {
  readonly round: number;
  readonly left: number;
  readonly own: Readonly<Trader> | null;
  /** Coins are shown together with hidden ones, so that nobody sees who hid one. */
  readonly traders: readonly {
    readonly coins: number;
    readonly goods: readonly Good[];
    readonly hasWrit: boolean;
    readonly points: number;
  }[];
}

/** FA-7 A good is worth 2, or 4 if fancied; a coin is worth 1, hidden or not. */
function worth(trader: Trader): Readonly<Record<string, number>> {
  const goods = trader.goods.reduce((sum, good) => sum + (good === trader.fancy ? 4 : 2), 0);
  return { goods, coins: trader.coins + trader.hidden, alms: trader.points };
}

function outcome(state: State): Outcome {
  const breakdown = state.traders.map(worth);
  const own = breakdown.map(parts => Object.values(parts).reduce((sum, part) => sum + part, 0));
  const scores = state.partners ? own.map((score, seat) => score + own[(seat + 2) % 4]!) : own;
  return {
    ranks: scores.map(score => 1 + scores.filter(other => other > score).length),
    scores,
    breakdown,
    ending: 'lastRound',
  };
}

/** Coins that a bid already opened shows to be there. */
function owed(state: State, seat: Seat): number {
  return Math.max(
    0,
    ...state.stack.map(step => ('winners' in step && step.winners.includes(seat) ? step.price : 0)),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const fair = defineGame<State, Action, Event, View, Action, { readonly coins: number }>(
  {
    id: 'fair',
    rulesVersion: 1,
    figures: hashOf({ COINS, COPIES }),
    seatCounts: [2, 3, 4],
    colours: ['red', 'blue', 'green', 'yellow'],
    longestGame: 400,
    options: [
      { id: 'rounds', kind: 'number', min: 1, max: 6, default: 3 },
      { id: 'partners', kind: 'flag', default: false },
    ],
    unfit: (options, seats) =>
      options['partners'] === true && seats !== 4 ? 'partners need four seats' : undefined,
    teams: (options, seats) =>
      options['partners'] === true
        ? [
            [0, 2],
            [1, 3],
          ]
        : Array.from({ length: seats }, (_, seat) => [seat]),
    setup(options, seats, chance) {
      const traders = Array.from({ length: seats }, (_, seat) => ({
        coins: COINS,
        hidden: 0,
        goods: [],
        fancy: chance.pick(GOODS),
        hasWrit: seat === 0,
        donated: false,
        points: 0,
      }));
      const sack = GOODS.flatMap(good => Array.from({ length: COPIES }, () => good));
      return {
        stack: [{ kind: 'round' }],
        rounds: Number(options['rounds']),
        round: 0,
        traders,
        sack,
        partners: options['partners'] === true,
      };
    },
    clone,
    asides,
    view(state, viewer: Viewer) {
      return {
        round: state.round,
        left: state.sack.length,
        own: viewer === 'spectator' ? null : { ...traderOf(state, viewer) },
        traders: state.traders.map(({ coins, hidden, goods, hasWrit, points }) => ({
          coins: coins + hidden,
          goods: [...goods],
          hasWrit,
          points,
        })),
      };
    },
    imagine(state, viewer, chance) {
      for (const seat of seatsOf(state)) {
        if (seat === viewer) continue;
        const trader = traderOf(state, seat);
        trader.fancy = chance.pick(GOODS);
        const coins = trader.coins + trader.hidden;
        trader.hidden = Math.min(coins - owed(state, seat), chance.below(state.round + 1));
        trader.coins = coins - trader.hidden;
      }
    },
    outcome,
    check(state) {
      const problems: string[] = [];
      const kept = sum(state.traders.map(trader => trader.coins + trader.hidden + trader.points));
      if (kept > state.traders.length * COINS) problems.push('coins appeared from nowhere');
      if (state.traders.some(trader => trader.coins < 0)) problems.push('somebody owes coins');
      const goods = sum(state.traders.map(trader => trader.goods.length)) + state.sack.length;
      if (goods > GOODS.length * COPIES) problems.push('goods appeared from nowhere');
      return problems;
    },
    whyNot: (state, seat, target) =>
      target.type === 'offer' && target.coins > traderOf(state, seat).coins
        ? { rule: 'FA-2', sentence: 'notEnoughCoins', values: { coins: traderOf(state, seat).coins } }
        : undefined,
    write(_state, _seat: Seat, action) {
      if (action.type === 'offer') return `bid ${action.coins}`;
      if (action.type === 'winner') return `winner ${action.seat}`;
      return action.type === 'sell' ? `sell ${action.good} to ${action.to} for ${action.price}` : action.type;
    },
    forecast: (state, seat, action) =>
      action.type === 'offer' ? { coins: traderOf(state, seat).coins - action.coins } : undefined,
  },
  rules,
);
