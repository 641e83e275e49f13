import type { FamilyId, Goods, RewardId, Source } from '../rules/names.ts';
import type { TileId } from '../rules/tiles.ts';
import type { View } from '../rules/view-types.ts';
import type { BoardWords as OwnWords } from '../text/board-words.ts';
import type { BurgundyText } from '../text/burgundy-text.ts';
import { colourOf } from '../text/figures.ts';
import { effectOf, nounOf, shieldEffect } from '../text/tiles.ts';

/** Everything that the parts of the board say. */
export interface BoardWords extends Omit<
  OwnWords,
  'bonus' | 'depotHolds' | 'monasteryShort' | 'shieldShort' | 'space' | 'placeHere' | 'chooseTile'
> {
  tileName(tile: TileId): string;
  tileEffect(tile: TileId): string;
  monasteryShort(number: number): string;
  shieldShort(shield: number): string;
  shieldName(shield: number): string;
  shieldEffect(shield: number): string;
  goodsName(goods: Goods): string;
  rewardName(reward: RewardId): string;
  readonly sources: Readonly<Record<Source, string>>;
  depotHolds(count: number, goods: Goods): string;
  bonus(family: FamilyId, left: readonly number[]): string;
  space(family: FamilyId, number: number): string;
  placeHere(tile: TileId, family: FamilyId, number: number, price: number, points: number): string;
  chooseTile(family: FamilyId, number: number, tiles: number): string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function build(words: BurgundyText['words'], isSolo: boolean): BoardWords {
  const { board, tiles, families, goods, rewards, scores } = words;
  const monasteries: Readonly<Record<number, string | undefined>> = board.monasteryShort;
  const shields: Readonly<Record<number, string | undefined>> = board.shieldShort;
  const tileName = (tile: TileId): string => capital(nounOf(tiles, tile).name);
  return {
    ...board,
    tileName,
    tileEffect: tile => effectOf(tiles, tile, isSolo),
    monasteryShort: number => monasteries[number] ?? '',
    shieldShort: shield => shields[shield] ?? '',
    shieldName: shield => capital(tiles.shield(shield)),
    shieldEffect: shield => shieldEffect(tiles, shield),
    goodsName: number => goods[colourOf(number)],
    rewardName: reward => rewards[reward],
    sources: scores,
    depotHolds: (count, number) => board.depotHolds(count, goods[colourOf(number)]),
    bonus: (family, left) => board.bonus(families[family].name, left),
    space: (family, number) => board.space(capital(families[family].name), number),
    chooseTile: (family, number, count) => board.chooseTile(capital(families[family].name), number, count),
    placeHere: (tile, family, number, price, points) =>
      board.placeHere(nounOf(tiles, tile).name, families[family].name, number, price, points),
  };
}

const built = new WeakMap<object, readonly [BoardWords, BoardWords]>();

/** CB-31.21 In the solo game some monasteries work in another way. */
export function boardWords({ words }: BurgundyText, { solo }: Pick<View, 'solo'>): BoardWords {
  let known = built.get(words);
  if (known === undefined) {
    known = [build(words, false), build(words, true)];
    built.set(words, known);
  }
  return known[solo === null ? 0 : 1];
}
