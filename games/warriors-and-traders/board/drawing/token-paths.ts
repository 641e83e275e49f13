import { tenth } from '@palio/board-kit';
import type { ProvinceType, ResourceId, UnitKind } from '../../rules/names.ts';

const RADIUS = 15;

const ROUND = `M${-RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;
const DIAMOND = `M0 ${-RADIUS}L13.8 0 0 ${RADIUS}-13.8 0z`;
/** A wall with four merlons. */
const TOWER = 'M-12.9 12.3V-13.5h5.4v3.9h4.6v-3.9h5.7v3.9h4.6v-3.9h5.5V12.3z';
/** A rough edge: nobody made this token. */
const ROUGH = `M${Array.from({ length: 18 }, (_, index) => {
  const angle = (index / 18) * 2 * Math.PI;
  const reach = index % 2 === 1 ? RADIUS * 0.8 : RADIUS * 1.02;
  return `${tenth(reach * Math.cos(angle))} ${tenth(reach * Math.sin(angle))}`;
}).join('L')}z`;

/** The shape tells the class of a unit: round for armies, a diamond for princesses, a wall for forts. 30 units wide. */
export const TOKEN_PATHS: Readonly<Record<UnitKind, string>> = {
  infantry: ROUND,
  archer: ROUND,
  cavalry: ROUND,
  princess: DIAMOND,
  fort: TOWER,
  barbarianArmy: ROUGH,
  barbarianFort: TOWER,
};

/** Signs of the types of provinces, drawn for 11 pixels: tower, linked rings, flame. */
export const TYPE_SIGNS: Readonly<Partial<Record<ProvinceType, string>>> = {
  capital: 'M-5 6V-6h2.4v2.2h1.6V-6h2v2.2h1.6V-6H5V6H1.8V2.6a1.8 1.8 0 0 0-3.6 0V6z',
  tradeCentre:
    'M-6.5 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM-4.7 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM-1.5 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM.3 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z',
  contested:
    'M0-7c1 3.5 4.6 5 4.6 9A4.6 4.6 0 0 1-4.6 2c0-2 1-3.2 2-4.2.2 1.4.8 2 1.4 2.2C-1.8-2.6-1.4-5 0-7z',
};

/** Signs of what a province yields, drawn for 7 pixels: an ear, a crate, a blade. */
export const YIELD_SIGNS: Readonly<Record<Exclude<ResourceId, 'gold'>, string>> = {
  food: 'M0-4.6C2.6-3 3.4-.6 1.9 1.6L.7 2.7V4.6H-.7V2.7L-1.9 1.6C-3.4-.6-2.6-3 0-4.6z',
  goods: 'M-3.8-3.8H3.8V3.8H-3.8zM-2.6-1.1V1.1H2.6V-1.1z',
  weapons: 'M0-4.8L1.2-3.4V1H3.2V2.4H.9V4.6H-.9V2.4H-3.2V1H-1.2V-3.4z',
};
