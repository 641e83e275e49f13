import type {
  ColourId,
  MissionId,
  PartId,
  PieceId,
  RareGoodId,
  RegionId,
  ResourceId,
  Source,
  TileId,
} from '../rules/names.ts';
import type { BoardWords } from '../text/board-words.ts';
import { missionOf, tileOf } from '../text/words.ts';
import type { SpaceFigures } from './figures.ts';
import { phaseOf } from './figures.ts';
import type { TadmorText } from './props.ts';
import type { View } from '../rules/view-types.ts';

/** The names that the texts of the game have, as the parts of the board ask for them. */
export interface Names {
  tile(tile: TileId): string;
  tileEffect(tile: TileId): string;
  mission(mission: MissionId): string;
  missionBenefit(mission: MissionId): string;
  readonly resources: Readonly<Record<ResourceId, string>>;
  readonly regions: Readonly<Record<RegionId, string>>;
  readonly goods: Readonly<Record<RareGoodId, string>>;
  readonly colours: Readonly<Record<ColourId, string>>;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly sources: Readonly<Record<Source, string>>;
}

export interface Words extends BoardWords {
  readonly names: Names;
}

const ROMAN = ['', 'I', 'II', 'III'];
export const roman = (era: number): string => ROMAN[era] ?? String(era);

/** The short name under a space, with what it gives in this era. */
export function spaceName(words: BoardWords, space: SpaceFigures, view: View): string {
  const amount = view.yields[space.id] ?? 0;
  switch (space.action) {
    case 'gather':
      return words.gather(amount, space.resource ?? 'wood');
    case 'peaceGifts':
      return words.gifts(amount);
    case 'acquireImprovement':
      return words.improve(space.order);
    case 'rareGood':
      return words.rare(space.colour ?? 'grey');
    case 'traitor':
      return words.traitor(view.traitorLevels);
    default:
      return words.spaces[space.action];
  }
}

export function spaceLabel(words: Words, space: SpaceFigures, view: View): string {
  return words.spaceIs(
    spaceName(words, space, view),
    words.names.regions[space.region],
    words.phases[phaseOf(space.action)],
  );
}

export const pieceName = (words: BoardWords, piece: PieceId): string =>
  piece === 'camel' ? words.camel : words.ship;

const built = new WeakMap<object, Words>();

export function boardWords(text: TadmorText): Words {
  const known = built.get(text.words);
  if (known !== undefined) return known;
  const made: Words = { ...text.words.board, names: namesOf(text) };
  built.set(text.words, made);
  return made;
}

function namesOf({ words }: TadmorText): Names {
  return {
    tile: tile => tileOf(words, tile).name,
    tileEffect: tile => tileOf(words, tile).effect,
    mission: mission => missionOf(words, mission).name,
    missionBenefit: mission => missionOf(words, mission).effect,
    resources: words.resources,
    regions: words.regions,
    goods: words.rareGoods,
    colours: words.colours,
    parts: words.parts,
    sources: words.scores,
  };
}
