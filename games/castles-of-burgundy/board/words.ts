import type { FamilyId, Goods, RewardId, Source } from '../rules/names.ts';
import type { TileId } from '../rules/tiles.ts';
import type { BurgundyText as PlainText } from '../text/burgundy-text.ts';
import { colourOf } from '../text/figures.ts';
import { effectOf, nounOf, shieldEffect } from '../text/tiles.ts';
import type { Words } from '../text/words.ts';

type MonasteryNumber = keyof Words['tiles']['monasteryEffects'];

/** What the board says beside the names and sentences that the texts have anyway: `words.board` in each language. */
export interface OwnWords {
  /** Phone tabs, and the two sides of the board on a small screen. */
  readonly tabs: { readonly table: string; readonly rivals: string; readonly aid: string };
  readonly market: string;
  readonly duchy: string;

  readonly yourDuchy: string;
  duchyOf(name: string): string;
  /** "17 of 37" spaces. */
  covered(covered: number, all: number): string;
  /** Back to the own duchy. */
  readonly back: string;
  /** The counter of the solo game: "12 of 50". */
  solo(counter: number, target: number): string;

  /** "2 red goods" in a depot. */
  depotHolds(count: number, colour: string): string;
  /** "Phase C: +6 for each completed area". */
  phase(letter: string, points: number): string;
  readonly goodsByRound: string;
  readonly turnOrder: string;
  readonly whiteDie: string;
  readonly scoreTrack: string;
  /** Bonus tiles of a colour that are left: "Ships: +7 and +4 left". */
  bonus(family: string, left: readonly number[]): string;

  readonly dice: string;
  die(value: number, isSpent: boolean): string;
  readonly workers: string;
  readonly silver: string;
  readonly sold: string;
  readonly storage: string;
  readonly commonStorage: string;
  readonly goods: string;
  /** Heading of the monasteries that work for the player, and what each does in three or four words. */
  readonly inForce: string;
  readonly monasteryShort: Readonly<Record<MonasteryNumber, string>>;
  readonly tradeRoute: string;
  readonly emptyKeySpace: string;
  /** Free moves: heading for the screen reader, before the name of a tile, and monastery 28. */
  readonly free: { readonly title: string; readonly buy: string; readonly hire: string };
  setDieTo(die: number, value: number): string;
  copyFrom(name: string): string;

  /** An empty space: "building, 4". */
  space(family: string, number: number): string;
  /** Its area: "area of 3, 2 still open, worth 6 + 8". */
  area(size: number, missing: number, points: number, phase: number): string;
  /** "Place 3 cows on livestock 4: 1 worker, +6". */
  placeHere(tile: string, family: string, number: number, price: number, points: number): string;
  readonly tooDear: string;

  readonly forecast: string;
  readonly noForecast: string;
  readonly total: string;
  /** Before the number of workers that a move costs. */
  readonly pays: string;
  readonly completesArea: string;
  readonly completesColour: string;
  /** Headings of the points by source: during the game, and at its end. */
  readonly scoreSheet: string;
  readonly scoreFinal: string;
  /** Title of the dialogue for one's choice of duchies in the set-up. */
  readonly chooseDuchies: string;
}

/** The text of the game with the words its board needs besides. */
export interface BurgundyText extends PlainText {
  readonly words: Words & { readonly board: OwnWords };
}

/** Everything that the parts of the board say. */
export interface BoardWords extends Omit<
  OwnWords,
  'bonus' | 'depotHolds' | 'monasteryShort' | 'space' | 'placeHere'
> {
  tileName(tile: TileId): string;
  tileEffect(tile: TileId): string;
  monasteryShort(number: number): string;
  shieldName(shield: number): string;
  shieldEffect(shield: number): string;
  goodsName(goods: Goods): string;
  rewardName(reward: RewardId): string;
  readonly sources: Readonly<Record<Source, string>>;
  depotHolds(count: number, goods: Goods): string;
  bonus(family: FamilyId, left: readonly number[]): string;
  space(family: FamilyId, number: number): string;
  placeHere(tile: TileId, family: FamilyId, number: number, price: number, points: number): string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function build(words: BurgundyText['words']): BoardWords {
  const { board, tiles, families, goods, rewards, scores } = words;
  const short: Readonly<Record<number, string | undefined>> = board.monasteryShort;
  const tileName = (tile: TileId): string => capital(nounOf(tiles, tile).name);
  return {
    ...board,
    tileName,
    tileEffect: tile => effectOf(tiles, tile),
    monasteryShort: number => short[number] ?? '',
    shieldName: shield => capital(tiles.shield(shield)),
    shieldEffect: shield => shieldEffect(tiles, shield),
    goodsName: number => goods[colourOf(number)],
    rewardName: reward => rewards[reward],
    sources: scores,
    depotHolds: (count, number) => board.depotHolds(count, goods[colourOf(number)]),
    bonus: (family, left) => board.bonus(families[family].name, left),
    space: (family, number) => board.space(families[family].name, number),
    placeHere: (tile, family, number, price, points) =>
      board.placeHere(nounOf(tiles, tile).name, families[family].name, number, price, points),
  };
}

const built = new WeakMap<object, BoardWords>();

export function boardWords({ words }: BurgundyText): BoardWords {
  const known = built.get(words);
  if (known !== undefined) return known;
  const made = build(words);
  built.set(words, made);
  return made;
}
