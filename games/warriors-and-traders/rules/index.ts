export { ENDINGS } from './names.ts';
export type { Event, Piece, Removal, Wound } from './events.ts';
export { figureFiles, FIGURES, MAP_FIGURES } from './figures.ts';
export { OPTIONS } from './options.ts';
export * from './state.ts';
export type * from './steps.ts';
export type * from './targets.ts';
export type * from './view-types.ts';
export { provinceNamed, provinceOf, worldNamed, type World } from './world.ts';
