import { PLAYER_COLOURS, type PlayerColour } from '@palio/board-kit';

/** The colour of a seat as the kit knows it. */
export const colourOf = (name: string | undefined): PlayerColour =>
  PLAYER_COLOURS.find(colour => colour === name) ?? 'black';
