/** The six players: colour, heraldic figure and hatching. Colour never speaks alone, so each has all three. */

export const PLAYER_COLOURS = ['blue', 'red', 'yellow', 'green', 'purple', 'black'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export const FIGURES = ['fess', 'pale', 'roundels', 'bend', 'chevron', 'saltire'] as const;
export type Figure = (typeof FIGURES)[number];

export interface PlayerLook {
  readonly body: string;
  /** Darker side of a piece, ground of a hatched band. */
  readonly dark: string;
  /** Colour of signs drawn on the body. */
  readonly sign: string;
  readonly figure: Figure;
}

export const PLAYER_LOOKS: Readonly<Record<PlayerColour, PlayerLook>> = {
  blue: { body: '#2350ab', dark: '#16357a', sign: '#fff8ea', figure: 'fess' },
  red: { body: '#bf2d17', dark: '#821b0b', sign: '#fff8ea', figure: 'pale' },
  yellow: { body: '#f2c230', dark: '#b88806', sign: '#241b16', figure: 'roundels' },
  green: { body: '#17a178', dark: '#0c6b4f', sign: '#10201a', figure: 'bend' },
  purple: { body: '#c272b8', dark: '#8a4381', sign: '#241b16', figure: 'chevron' },
  black: { body: '#2b2833', dark: '#0f0e13', sign: '#fff8ea', figure: 'saltire' },
};

/** Outline of a shield in a box of 24 by 28. */
export const SHIELD_PATH = 'M1.5 1.5h21v12c0 7-5 11-10.5 13.5C6.5 24.5 1.5 20.5 1.5 13.5z';

/** The figures as paths in the box of the shield; roundels are closed arcs so that every figure is one path. */
export const FIGURE_PATHS: Readonly<Record<Figure, string>> = {
  fess: 'M0 10h24v7H0z',
  pale: 'M8.5 0h7v28h-7z',
  roundels:
    'M4 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM14 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM9 16.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  bend: 'M-3 1 3-4 28 23l-6 6z',
  chevron: 'M12 6 26 20v8L12 14-2 28v-8z',
  saltire: 'M-1-1.5 1.5-4 12 8.2 22.5-4 25-1.5 14.6 10.8 28 26l-3 2.5L12 13.5-1 28.5-4 26 9.4 10.8z',
};

/** Lines of one square of hatching, `unit` wide; dots come apart because they are filled, not stroked. */
export function hatchLines(figure: Figure, unit: number): string {
  switch (figure) {
    case 'fess':
      return `M0 ${unit / 2}h${unit}`;
    case 'pale':
      return `M${unit / 2} 0v${unit}`;
    case 'roundels':
      return '';
    case 'bend':
      return (
        `M${-unit / 4} ${-unit / 4}l${unit * 1.5} ${unit * 1.5}` +
        `M${unit * 0.75} ${-unit / 4}l${unit / 2} ${unit / 2}M${-unit / 4} ${unit * 0.75}l${unit / 2} ${unit / 2}`
      );
    case 'chevron':
      return `M0 ${unit * 0.75}l${unit / 2} ${-unit / 2} ${unit / 2} ${unit / 2}`;
    case 'saltire':
      return `M0 0l${unit} ${unit}M${unit} 0 0 ${unit}`;
  }
}
