/**
 * Rewrites the data of a path in whole units. In a box of 256 units a figure behind the comma is never seen, but it
 * is half of what travels. Every point is rounded by itself: errors do not add up along the outline.
 */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /\s*,?\s*([01])/y;
const COMMAND = /\s*([a-z])/iy;

interface Segment {
  readonly letter: string;
  readonly values: readonly number[];
}

function segmentsOf(data: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data);
    if (found !== null) at = pattern.lastIndex;
    return found?.[1];
  };
  let letter: string | undefined;
  while (data.slice(at).trim() !== '') {
    const given = take(COMMAND);
    if (given !== undefined) letter = given;
    // Further pairs after a move are lines.
    else letter = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
    const count = NUMBERS[letter?.toLowerCase() ?? ''];
    if (letter === undefined || count === undefined) throw new Error(`a path has no command "${letter}"`);
    const values = Array.from({ length: count }, (_, i) => {
      const isFlag = letter!.toLowerCase() === 'a' && (i === 3 || i === 4);
      const value = take(isFlag ? FLAG : NUMBER);
      if (value === undefined) throw new Error(`a path breaks off at ${at}: ${data.slice(at, at + 20)}`);
      return Number(value);
    });
    if (given === undefined && count === 0) throw new Error('a path holds numbers after its end');
    segments.push({ letter, values });
  }
  return segments;
}

/** Numbers with as little between them as they need. */
const joined = (values: readonly number[]): string =>
  values.map((value, i) => (i === 0 || value < 0 ? String(value) : ` ${value}`)).join('');

/** Which coordinate the number at this place is: 0 across, 1 down; none for radii, angles and flags of an arc. */
function axisOf(command: string, place: number): 0 | 1 | undefined {
  if (command === 'h') return 0;
  if (command === 'v') return 1;
  if (command === 'a' && place < 5) return undefined;
  return ((command === 'a' ? place - 5 : place) % 2) as 0 | 1;
}

type Point = [across: number, down: number];

/** Where the pen is, exactly and in whole units. */
interface Pen {
  exact: Point;
  whole: Point;
}

function write(
  { letter, values }: Segment,
  pen: Pen,
  unit: number,
): { readonly absolute: string; readonly relative: string } {
  const command = letter.toLowerCase();
  const isRelative = letter === command;
  const points = values.map((value, place): { whole: number; offset: number; exact: number } => {
    const axis = axisOf(command, place);
    const isSize = command === 'a' && place < 2;
    if (axis === undefined) {
      const kept = isSize ? Math.round((value / unit) * 10) / 10 : value;
      return { whole: kept, offset: kept, exact: value };
    }
    const exact = isRelative ? pen.exact[axis] + value / unit : value / unit;
    const whole = Math.round(exact);
    return { whole, offset: whole - pen.whole[axis], exact };
  });
  points.forEach(({ whole, exact }, place) => {
    const axis = axisOf(command, place);
    const isEnd = place >= points.length - (command === 'h' || command === 'v' ? 1 : 2);
    if (axis === undefined || !isEnd) return;
    pen.exact[axis] = exact;
    pen.whole[axis] = whole;
  });
  return {
    absolute: letter.toUpperCase() + joined(points.map(({ whole }) => whole)),
    relative: command + joined(points.map(({ offset }) => offset)),
  };
}

/** A line so short that nothing is left of it. */
const NOWHERE = /^(?:[hv]0|l0 0)$/;
const SMOOTH = /[st]/i;

/** The path in units that are so many of its own. */
export function inWholeUnits(data: string, unit = 1): string {
  const pen: Pen = { exact: [0, 0], whole: [0, 0] };
  let start: Pen = { exact: [0, 0], whole: [0, 0] };
  let written = '';
  let last = '';
  const segments = segmentsOf(data);
  segments.forEach((segment, i) => {
    const command = segment.letter.toLowerCase();
    if (command === 'z') {
      pen.exact = [...start.exact];
      pen.whole = [...start.whole];
      written += 'z';
      last = 'z';
      return;
    }
    const { absolute, relative } = write(segment, pen, unit);
    // A curve that goes on smoothly looks back at what was there.
    if (NOWHERE.test(relative) && !SMOOTH.test(segments[i + 1]?.letter ?? '')) return;
    const shorter = relative.length <= absolute.length ? relative : absolute;
    // A letter is not said twice; a move is, since what follows it would be a line.
    const isSaid = shorter[0] === last && command !== 'm';
    const rest = shorter.slice(1);
    written += isSaid ? (rest.startsWith('-') ? rest : ` ${rest}`) : shorter;
    last = shorter[0]!;
    if (command === 'm') start = { exact: [...pen.exact], whole: [...pen.whole] };
  });
  return written;
}
