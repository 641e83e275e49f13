import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { MAP_IDS, OUTPUT, sourceHash } from '../maps/region.ts';

test.each(MAP_IDS)('the picture of %s was drawn from the figures as they are now', map => {
  const picture = readFileSync(path.join(OUTPUT, `${map}.svg`), 'utf8');
  const [, madeFrom] = /^<svg [^>]*data-made-from="(\w+)"/.exec(picture) ?? [];
  expect(madeFrom, 'draw the maps again: node tools/maps.ts').toBe(sourceHash(map));
});
