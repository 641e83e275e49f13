import type { DuchyView } from '../rules/view-types.ts';
import { POSTS, postsOf, type Layout } from './spaces.ts';
import { nounOf } from './tiles.ts';
import type { Words } from './words.ts';

/** Six letters to a space and a gap; the team duchy with 13 spaces still fits in 100 columns. */
const CELL = 7;

/** A row letter, then every space: its family and number, or the tile that covers it. */
export function mapLines(words: Words, duchy: DuchyView, layout: Layout): string[] {
  const { families, tiles } = words;
  const codeOf = (space: number): string => {
    const tile = duchy.spaces[space];
    if (tile !== null && tile !== undefined) return nounOf(tiles, tile).short;
    const family = layout.families[space];
    return `${family === undefined ? '' : families[family].letters}${layout.numbers[space] ?? ''}`;
  };
  // Islands measured from a picture may lie a little closer: one blank always parts two spaces.
  const placed = (line: string, x: number): string => `${line} `.padEnd(3 + Math.round(x * CELL));
  return layout.rows.map(({ letter, cells }) =>
    cells.reduce((line, { space, x }) => placed(line, x) + codeOf(space), ` ${letter}`),
  );
}

/** Border posts and rivers, which the map itself does not show. */
export function mapNotes({ position: say }: Words, { links }: DuchyView, layout: Layout): string[] {
  const labelsOf = (spaces: readonly number[], between: string): string =>
    spaces.map(space => layout.labels[space] ?? '').join(between);
  const notes: string[] = [];
  if (layout.rivers.length > 0)
    notes.push(say.rivers(layout.rivers.map(spaces => labelsOf(spaces, '–')).join(', ')));
  if (layout.hasPosts) {
    notes.push(say.posts(POSTS.map(({ id, spaces }) => say.post(id, labelsOf(spaces, '/'))).join(', ')));
    const pairs = links.map(pair =>
      postsOf(pair)
        .map(post => say.postNames[post])
        .join('–'),
    );
    if (pairs.length > 0) notes.push(say.linked(pairs.join(', ')));
  }
  return notes;
}

/** Areas begun and not complete, each with what is missing and what it is worth now. */
export function areasBegun({ position: say }: Words, { areas }: DuchyView, layout: Layout): string {
  return areas
    .filter(({ missing, spaces }) => missing > 0 && missing < spaces.length)
    .map(({ family, spaces, missing, size, phase }) =>
      say.area(family, layout.labels[spaces[0] ?? 0] ?? '', missing, spaces.length, `${size}+${phase}`),
    )
    .join('; ');
}
