import type { NationId, ProvinceType, UnitKind } from '../../rules/names.ts';
import type { ProvinceView } from '../../rules/view-types.ts';
import type { MapGeometry } from '../map/geometry.ts';

interface LessonProvince {
  readonly id: string;
  readonly type: ProvinceType;
  /** The other nation that claims it. */
  readonly rival?: NationId;
  /** Who holds it in the lesson. */
  readonly unit: UnitKind;
}

/** The example of the lesson for a unification: the six provinces that count for Austria, by their names on the map. */
export const AUSTRIA: readonly LessonProvince[] = [
  { id: 'Wien', type: 'capital', unit: 'fort' },
  { id: 'Salzburg', type: 'tradeCentre', unit: 'princess' },
  { id: 'Tirol', type: 'common', unit: 'princess' },
  { id: 'Steiermark', type: 'common', unit: 'princess' },
  { id: 'Istria', type: 'contested', rival: 'croatia', unit: 'infantry' },
  { id: 'Moravia', type: 'contested', rival: 'bohemia', unit: 'barbarianArmy' },
];

/** The map of the lesson: all that is not Austrian lies out of play. */
export function provincesOf({ provinces }: MapGeometry): ProvinceView[] {
  return provinces.map(({ label }) => {
    const name = label.lines.join(' ');
    const own = AUSTRIA.find(({ id }) => id === name);
    return {
      id: name,
      name,
      type: own?.type ?? 'common',
      nations: own === undefined ? [] : ['austria', ...(own.rival === undefined ? [] : [own.rival])],
      vp: 0,
      symbols: [],
      neighbours: [],
      inPlay: own !== undefined,
    };
  });
}
