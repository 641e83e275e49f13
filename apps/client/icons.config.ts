import { deflateSync, crc32 } from 'node:zlib';

type Point = readonly [number, number];
type Colour = readonly [number, number, number];

interface Shape {
  readonly colour: Colour;
  readonly corners: readonly Point[];
}

const SEAL: Colour = [0x9c, 0x3b, 0x1c];
const CREAM: Colour = [0xff, 0xfa, 0xf0];
const BOX = 64;
const CORNER = 14;
/** Each pixel is the mean of this many samples a side. */
const SAMPLES = 4;

/** The pennon of public/icons/icon.svg. */
const PENNON: readonly Shape[] = [
  {
    colour: CREAM,
    corners: [
      [18, 11],
      [22, 11],
      [22, 53],
      [18, 53],
    ],
  },
  {
    colour: CREAM,
    corners: [
      [24, 14],
      [52, 14],
      [44, 23],
      [52, 32],
      [24, 32],
    ],
  },
  {
    colour: SEAL,
    corners: [
      [35, 19.5],
      [38.5, 23],
      [35, 26.5],
      [31.5, 23],
    ],
  },
];

function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

function isOnPlate([x, y]: Point): boolean {
  const beyond = (value: number): number => Math.max(CORNER - value, value - (BOX - CORNER), 0);
  return Math.hypot(beyond(x), beyond(y)) <= CORNER;
}

/** Colour at a point of the box, or nothing outside of the plate. A maskable icon fills the whole square. */
function colourAt(point: Point, maskable: boolean): Colour | undefined {
  if (!maskable && !isOnPlate(point)) return undefined;
  const middle = BOX / 2;
  const shrunk: Point = maskable
    ? [(point[0] - middle) / 0.8 + middle, (point[1] - middle) / 0.8 + middle]
    : point;
  return PENNON.findLast(({ corners }) => isInside(shrunk, corners))?.colour ?? SEAL;
}

function pixel(x: number, y: number, scale: number, maskable: boolean): readonly number[] {
  const at = (across: number, down: number): Colour | undefined =>
    colourAt([(x + (across + 0.5) / SAMPLES) * scale, (y + (down + 0.5) / SAMPLES) * scale], maskable);
  const last = SAMPLES - 1;
  const first = at(0, 0);
  // Most pixels lie inside one colour: four corners tell.
  const isPlain = at(last, 0) === first && at(0, last) === first && at(last, last) === first;
  if (isPlain) return first === undefined ? [0, 0, 0, 0] : [...first, 255];
  const sum = [0, 0, 0];
  let covered = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const colour = at(sample % SAMPLES, Math.floor(sample / SAMPLES));
    if (colour === undefined) continue;
    covered++;
    colour.forEach((part, i) => (sum[i]! += part));
  }
  const mean = sum.map(part => (covered === 0 ? 0 : Math.round(part / covered)));
  return [...mean, Math.round((covered / SAMPLES ** 2) * 255)];
}

function chunk(kind: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The app's icon as PNG, for systems that take no SVG. */
export function iconPng(size: number, maskable: boolean): Uint8Array {
  const rows: number[] = [];
  for (let y = 0; y < size; y++) {
    rows.push(0);
    for (let x = 0; x < size; x++) rows.push(...pixel(x, y, BOX / size, maskable));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // 8 bits, red-green-blue-alpha.
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Uint8Array.from(rows), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
