export * from './board.ts';
export { DIE_VALUES, type DieValue } from './die.ts';
export { between, type Box, clamp, drawingNoise, type Point, type Size, tenth } from './geometry.ts';
export * from './hex.ts';
export type { Icon } from './icon.ts';
export { gameIcons, uiIcons } from './icons.ts';
export type { LessonPictures } from './lesson/pictures.ts';
export { CURVE, DURATION, fadeAndSink, flip, motionAllowed, shake, walk } from './motion.ts';
export {
  FIGURE_PATHS,
  PLAYER_COLOURS,
  PLAYER_LOOKS,
  type PlayerColour,
  type PlayerLook,
  SHIELD_PATH,
} from './players.ts';
export { type TargetState } from './target.ts';
export { kitWords, type KitWords, provideLanguage } from './words.ts';
