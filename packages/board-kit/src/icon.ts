/** A drawing of an icon set: the inside of an svg whose box is `size` wide and high. Made by tools/icons.ts. */
export interface Icon {
  readonly body: string;
  readonly size: number;
}

/** Position of a drawing inside an SVG: its middle. Left out in HTML, where it flows with the text. */
export interface Place {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** Attributes that put an svg of this size on its place. */
export function placed(
  place: Place,
  width: number,
  height: number,
): { width: number; height: number; x?: number; y?: number } {
  return place.x === undefined || place.y === undefined
    ? { width, height }
    : { width, height, x: place.x - width / 2, y: place.y - height / 2 };
}

/** A drawing with a label is an image to a screen reader; one without is decoration. */
export function spoken(
  label: string | undefined,
): { role: 'img'; 'aria-label': string } | { 'aria-hidden': 'true' } {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
}
