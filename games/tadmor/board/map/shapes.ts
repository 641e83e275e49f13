/** Outlines of a space around its own middle: a circle takes a camel, a rectangle a ship, both together either. */
const RADIUS = 31;
const SHIP = { width: 80, height: 50, corner: 9 } as const;

function circle(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function rectangle(grown: number): string {
  const width = SHIP.width / 2 + grown;
  const height = SHIP.height / 2 + grown;
  const corner = Math.max(SHIP.corner + grown, 2);
  const turn = (x: number, y: number): string => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${corner - width} ${-height}h${2 * (width - corner)}${turn(corner, corner)}v${2 * (height - corner)}${turn(-corner, corner)}` +
    `h${-2 * (width - corner)}${turn(-corner, -corner)}v${-2 * (height - corner)}${turn(corner, -corner)}z`
  );
}

const both = (grown: number): string =>
  `M${-46 - grown} ${-16 - grown}a9 9 0 0 1 9-9h${13 + grown / 2}a30 30 0 0 1 ${48 + grown} 0h${13 + grown / 2}a9 9 0 0 1 9 9v${32 + 2 * grown}` +
  `a9 9 0 0 1-9 9h${-13 - grown / 2}a30 30 0 0 1 ${-48 - grown} 0h${-13 - grown / 2}a9 9 0 0 1-9-9z`;

export type SpaceKind = 'camel' | 'ship' | 'either';

/** The outline, grown by so much on every side. */
export function spacePath(kind: SpaceKind, grown = 0): string {
  if (kind === 'camel') return circle(RADIUS + grown);
  return kind === 'ship' ? rectangle(grown) : both(grown);
}
