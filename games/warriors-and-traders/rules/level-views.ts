import { TECHNOLOGY } from './figures.ts';
import { TRACKS } from './names.ts';
import { tokensFor } from './technology.ts';
import type { LevelView } from './view-types.ts';

/** WT-8.8 to 8.10 Everything a level brings, for the technology board. */
const all: readonly (readonly LevelView[])[] = TRACKS.map((id, track) => {
  const levels = TECHNOLOGY.tracks.find(one => one.id === id)?.levels ?? [];
  return levels.map(
    ({ food = 0, goods = 0, weapons = 0, bankRate = 0, routes = 0, actionPoints = 0 }, i): LevelView => ({
      level: i + 1,
      tokens: tokensFor(track, i + 1),
      food,
      goods,
      weapons,
      bankRate,
      routes,
      actionPoints,
      abilities: TECHNOLOGY.abilities
        .filter(ability => ability.track === id && ability.level === i + 1)
        .map(ability => ability.id),
      armies:
        id === 'military' ? TECHNOLOGY.armies.filter(army => army.level === i + 1).map(army => army.id) : [],
    }),
  );
});

export const levelViews = (track: number): readonly LevelView[] => all[track]!;
