/** How a place or piece of the board looks while something is chosen. */
export type TargetState = 'legal' | 'stop' | 'selected' | 'attack' | 'refused';

/** What both kinds of target take. */
export interface TargetProps {
  /** Middle of the target. */
  x: number;
  y: number;
  state: TargetState;
  /** The sentence of the action; needed whenever it can be chosen. */
  label?: string | undefined;
  /** Makes it a button for pointer, keyboard and screen reader. */
  onchoose?: (() => void) | undefined;
  /** Short text in a pill, such as a cost. */
  sign?: string | number | undefined;
  /** Swords in the pill: choosing it leads to a battle. */
  swords?: boolean | undefined;
}

/** Outlines of a target around its own middle, as path text. */
export interface TargetShape {
  readonly hit: string;
  readonly line: string;
  readonly ring: string;
  readonly halo: string;
  /** An area is washed with glow; a piece gets a halo around it. */
  readonly area: boolean;
  readonly pill: { readonly x: number; readonly y: number };
  /** Lower right: swords. Mirrored upwards: the cross of a refusal. */
  readonly badge: { readonly x: number; readonly y: number };
}

/** A rectangle with round corners around the origin. */
export function rectPath(width: number, height: number, radius: number): string {
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const turn = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${-across / 2} ${-height / 2}h${across}${turn(radius, radius)}v${down}${turn(-radius, radius)}` +
    `h${-across}${turn(-radius, -radius)}v${-down}${turn(radius, -radius)}z`
  );
}
