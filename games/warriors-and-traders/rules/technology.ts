import type { Seat } from '@palio/kernel';
import { TECHNOLOGY } from './figures.ts';
import { MILITARY, PRODUCTION, TRACK_INDEX, TRACKS, TRADE, type AbilityId } from './names.ts';
import type { Player, State } from './state.ts';

const HIGHEST = 7;

const tracks = TRACKS.map(id => {
  const track = TECHNOLOGY.tracks.find(one => one.id === id);
  if (track === undefined) throw new Error(`technology.json has no track ${id}`);
  return track;
});

/** WT-8.5 Tokens needed for each level, from level I; `[track][level - 1]`. */
const needed = tracks.map(({ levels }) => {
  let sum = 0;
  return levels.map(({ spaces }) => (sum += spaces));
});

/** WT-8.4 Level of each number of tokens, `[track][tokens]`. */
const levelByTokens = needed.map(sums =>
  Array.from({ length: sums[HIGHEST - 1]! + 1 }, (_, tokens) => sums.filter(sum => sum <= tokens).length),
);

/** Tokens from the bottom until a level is reached. */
export const tokensFor = (track: number, level: number): number => needed[track]![level - 1]!;

/** WT-8.6 */
export const spacesOf = (track: number): number => needed[track]![HIGHEST - 1]!;

export const levelWith = (track: number, tokens: number): number => levelByTokens[track]![tokens]!;

export const levelOf = (player: Player, track: number): number =>
  levelByTokens[track]![player.tokens[track]!]!;

type Figure = 'food' | 'goods' | 'weapons' | 'bankRate' | 'routes' | 'actionPoints';

const column = (track: number, figure: Figure): readonly number[] =>
  tracks[track]!.levels.map(level => level[figure] ?? 0);

/** WT-8.8 to 8.10 by level, from level I. */
export const FOOD_MULTIPLIER = column(PRODUCTION, 'food');
export const GOODS_MULTIPLIER = column(PRODUCTION, 'goods');
export const WEAPONS_MULTIPLIER = column(MILITARY, 'weapons');
export const BANK_RATE = column(TRADE, 'bankRate');
export const ROUTES = column(TRADE, 'routes');
export const ACTION_POINTS = column(MILITARY, 'actionPoints');

interface Ability {
  readonly track: number;
  readonly level: number;
}

const abilities = new Map<AbilityId, Ability>(
  TECHNOLOGY.abilities.map(({ id, track, level }) => [id, { track: TRACK_INDEX[track], level }]),
);

function abilityNamed(id: AbilityId): Ability {
  const ability = abilities.get(id);
  if (ability === undefined) throw new Error(`technology.json has no ability ${id}`);
  return ability;
}

/** One test for each ability (WT-8.7 all reached levels count). */
const test = (id: AbilityId): ((player: Player) => boolean) => {
  const { track, level } = abilityNamed(id);
  const tokens = tokensFor(track, level);
  return player => player.tokens[track]! >= tokens;
};

export const HAS: Readonly<Record<AbilityId, (player: Player) => boolean>> = {
  masonry: test('masonry'),
  reinforce: test('reinforce'),
  productionTax: test('productionTax'),
  university: test('university'),
  merchant: test('merchant'),
  tradeTax: test('tradeTax'),
  masterTrader: test('masterTrader'),
  monopoly: test('monopoly'),
  commander: test('commander'),
  doubleStrike: test('doubleStrike'),
  pillaging: test('pillaging'),
  warlord: test('warlord'),
};

export const bankRateOf = (player: Player): number => BANK_RATE[levelOf(player, TRADE) - 1]!;
export const routesAllowed = (player: Player): number => ROUTES[levelOf(player, TRADE) - 1]!;
export const actionPointsOf = (player: Player): number => ACTION_POINTS[levelOf(player, MILITARY) - 1]!;

/** WT-6.23 */
export const isMonopoly = (state: State): boolean =>
  state.players.some(player => !player.left && HAS.monopoly(player));

/** WT-17.9 Who has most tokens on the track alone, or -1. */
export function leaderOn(state: State, track: number): number {
  let most = 0;
  let holder = -1;
  state.players.forEach((player, seat) => {
    if (player.left) return;
    const tokens = player.tokens[track]!;
    if (tokens > most) {
      most = tokens;
      holder = seat;
    } else if (tokens === most) holder = -1;
  });
  return holder;
}

/** WT-17.9 How many tokens the sole leader is ahead of the next. */
export function leadOn(state: State, track: number, holder: Seat): number {
  let next = 0;
  state.players.forEach((player, seat) => {
    if (seat !== holder && !player.left) next = Math.max(next, player.tokens[track]!);
  });
  return state.players[holder]!.tokens[track]! - next;
}
