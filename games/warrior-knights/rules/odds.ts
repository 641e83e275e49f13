import type { BattleOdds } from './view-types.ts';

/** Cards of a side: those known by their result, and how many more come from the pool. */
export interface Cards {
  readonly deal: number;
  readonly prevent: number;
  readonly victory: number;
  readonly unknown: number;
}

export interface Fighter {
  readonly cards: Cards;
  /** Casualties that destroy everything it has, and the most it can suffer without losing a Noble. */
  readonly capacity: number;
  readonly safe: number;
}

/** Results still unseen, without Draw cards: each of them only brings another card. */
export type Pool = Pick<Cards, 'deal' | 'prevent' | 'victory'>;

type Hand = readonly [deal: number, prevent: number, victory: number, chance: number];

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

/** Every way to draw so many cards from the pool, with its chance. */
function hands(pool: Pool, count: number): Hand[] {
  const total = pool.deal + pool.prevent + pool.victory;
  const drawn = Math.min(count, total);
  const all = choose(total, drawn);
  const found: Hand[] = [];
  for (let deal = 0; deal <= Math.min(drawn, pool.deal); deal++)
    for (let prevent = 0; prevent <= Math.min(drawn - deal, pool.prevent); prevent++) {
      const victory = drawn - deal - prevent;
      const ways = choose(pool.deal, deal) * choose(pool.prevent, prevent) * choose(pool.victory, victory);
      if (ways > 0) found.push([deal, prevent, victory, ways / all]);
    }
  return found;
}

const NONE: BattleOdds = {
  fullVictory: 0,
  partialVictory: 0,
  reduced: 0,
  nothing: 0,
  partialDefeat: 0,
  fullDefeat: 0,
  ownLosses: 0,
  suffered: 0,
  dealt: 0,
};

/** WK-12.20, WK-12.21 What a comparison comes to, from the own side. */
function resultOf(
  own: Fighter,
  enemy: Fighter,
  suffered: number,
  dealt: number,
  ahead: number,
): keyof BattleOdds {
  if (suffered >= own.capacity) return 'fullDefeat';
  if (dealt >= enemy.capacity) return 'reduced';
  if (ahead === 0) return 'nothing';
  if (ahead > 0) return ahead > 1 ? 'fullVictory' : 'partialVictory';
  return ahead < -1 ? 'fullDefeat' : 'partialDefeat';
}

type Results = Record<keyof BattleOdds, number>;

/** Adds what comes of one own hand against every hand of the enemy. */
function addResults(
  odds: Results,
  own: Fighter,
  [ownDeal, ownPrevent, ownVictory, ownChance]: Hand,
  enemy: Fighter,
  theirs: readonly Hand[],
): void {
  for (const [deal, prevent, victory, chance] of theirs) {
    const weight = ownChance * chance;
    const suffered = Math.max(0, enemy.cards.deal + deal - own.cards.prevent - ownPrevent);
    const dealt = Math.max(0, own.cards.deal + ownDeal - enemy.cards.prevent - prevent);
    const ahead = own.cards.victory + ownVictory - enemy.cards.victory - victory;
    odds[resultOf(own, enemy, suffered, dealt, ahead)] += weight;
    if (suffered > own.safe) odds.ownLosses += weight;
    odds.suffered += weight * suffered;
    odds.dealt += weight * dealt;
  }
}

/**
 * The chances of a battle as one side can know them: each unknown hand is any hand of the unseen cards. What the
 * enemy chooses to discard is not foreseen.
 */
export function battleOdds(own: Fighter, enemy: Fighter, pool: Pool): BattleOdds {
  const odds: Results = { ...NONE };
  const theirs = hands(pool, enemy.cards.unknown);
  for (const mine of hands(pool, own.cards.unknown)) addResults(odds, own, mine, enemy, theirs);
  return odds;
}

/** What the chances of a battle are worth to a side. */
export const meritOf = (odds: BattleOdds): number =>
  3 * (odds.fullVictory + odds.reduced) +
  2.6 * odds.partialVictory -
  1.2 * odds.partialDefeat -
  2.6 * odds.fullDefeat -
  0.8 * odds.ownLosses +
  0.15 * (odds.dealt - odds.suffered);

/** Every way to put away so many cards of a hand. */
function kept([deal, prevent, victory]: Hand, discards: number): Hand[] {
  const found: Hand[] = [];
  for (let deals = 0; deals <= Math.min(discards, deal); deals++)
    for (let prevents = 0; prevents <= Math.min(discards - deals, prevent); prevents++) {
      const victories = discards - deals - prevents;
      if (victories <= victory) found.push([deal - deals, prevent - prevents, victory - victories, 1]);
    }
  return found;
}

/** WK-12.12 The chances before a card is drawn: of each hand the own side puts away what it can best do without. */
export function oddsBeforeDraw(own: Fighter, discards: number, enemy: Fighter, pool: Pool): BattleOdds {
  const odds: Results = { ...NONE };
  const theirs = hands(pool, enemy.cards.unknown);
  for (const hand of hands(pool, own.cards.unknown)) {
    let best: Results | undefined;
    for (const cards of kept(hand, discards)) {
      const results: Results = { ...NONE };
      addResults(results, own, cards, enemy, theirs);
      if (best === undefined || meritOf(results) > meritOf(best)) best = results;
    }
    if (best === undefined) continue;
    for (const key of Object.keys(odds) as (keyof BattleOdds)[]) odds[key] += best[key] * hand[3];
  }
  return odds;
}
