import { figureList } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  AGENDA_FIGURES,
  AGENDAS,
  EVENT_FIGURES,
  EVENTS,
  figureFiles,
  MAP_FIGURES,
  NEIGHBOURS,
  REGIONS,
  ROAD_LINKS,
} from '../rules/index.ts';

describe('the figures', () => {
  test.each(figureFiles.map(([file, content]) => ({ file, content })))(
    '$file: every figure says where it comes from',
    ({ content }) => {
      const figures = figureList(content);
      expect(figures.length).toBeGreaterThan(3);
      expect(figures.filter(({ provenance }) => provenance === undefined)).toEqual([]);
    },
  );

  test('cards stand in the order of their names, so that an index means the same everywhere', () => {
    expect(EVENT_FIGURES.map(({ id }) => id)).toEqual(EVENTS);
    expect(AGENDA_FIGURES.agendas.map(({ id }) => id)).toEqual(AGENDAS);
  });

  test('borders lead both ways, and every road and bridge lies on a passable border', () => {
    for (const [region, near] of NEIGHBOURS.entries())
      for (const other of near) expect(NEIGHBOURS[other]).toContain(region);
    for (const { path } of MAP_FIGURES.roads)
      path.slice(1).forEach((id, i) => {
        const [from, to] = [path[i]!, id].map(name => REGIONS.findIndex(region => region.id === name));
        expect(ROAD_LINKS[from!]).toContain(to);
      });
    expect(MAP_FIGURES.bridges).toHaveLength(4);
  });
});
