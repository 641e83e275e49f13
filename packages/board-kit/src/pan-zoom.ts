import { type Box, clamp, type Point, type Size } from './geometry.ts';

/** Where the viewport looks: the board point in its middle, and the zoom, 1 being the whole board. */
export interface Camera extends Point {
  readonly zoom: number;
}

export interface Frame {
  /** Size of the board in its own units. */
  readonly board: Size;
  /** Size of the viewport in pixels. */
  readonly viewport: Size;
  readonly minZoom: number;
  readonly maxZoom: number;
}

export function isLaidOut(frame: Frame): boolean {
  return frame.viewport.width > 0 && frame.viewport.height > 0;
}

export const isInside = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Pixels per board unit when the whole board just fits. */
function fitScale(frame: Frame): number {
  return Math.min(frame.viewport.width / frame.board.width, frame.viewport.height / frame.board.height);
}

export function fitCamera(frame: Frame): Camera {
  return keepInside({ x: frame.board.width / 2, y: frame.board.height / 2, zoom: 1 }, frame);
}

/** The part of the plane that the viewport shows, in board units; it has the shape of the viewport. */
export function visibleBox(camera: Camera, frame: Frame): Box {
  const scale = fitScale(frame) * camera.zoom;
  const width = frame.viewport.width / scale;
  const height = frame.viewport.height / scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The board point under a pixel of the viewport. */
export function boardPoint(pixel: Point, camera: Camera, frame: Frame): Point {
  const box = visibleBox(camera, frame);
  return {
    x: box.x + (pixel.x / frame.viewport.width) * box.width,
    y: box.y + (pixel.y / frame.viewport.height) * box.height,
  };
}

/** The nearest camera within the limits that shows no more outside of the board than it must. */
export function keepInside(camera: Camera, frame: Frame): Camera {
  const zoom = clamp(camera.zoom, frame.minZoom, frame.maxZoom);
  const box = visibleBox({ ...camera, zoom }, frame);
  return {
    x: keepAxis(camera.x, box.width, frame.board.width),
    y: keepAxis(camera.y, box.height, frame.board.height),
    zoom,
  };
}

function keepAxis(middle: number, shown: number, board: number): number {
  return shown >= board ? board / 2 : clamp(middle, shown / 2, board - shown / 2);
}

/** Moves the board by pixels, as a drag does: to the right shows more of the left. */
export function pan(camera: Camera, pixels: Point, frame: Frame): Camera {
  const scale = fitScale(frame) * camera.zoom;
  return keepInside({ ...camera, x: camera.x - pixels.x / scale, y: camera.y - pixels.y / scale }, frame);
}

/** Zooms so that what lies under the pixel stays there. */
export function zoomAround(camera: Camera, factor: number, pixel: Point, frame: Frame): Camera {
  const zoom = clamp(camera.zoom * factor, frame.minZoom, frame.maxZoom);
  return holdPoint(boardPoint(pixel, camera, frame), pixel, zoom, frame);
}

/** Two fingers move from `before` to `after`: their middle holds its board point, their distance sets the zoom. */
export function pinch(
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  frame: Frame,
): Camera {
  const spread = Math.max(apart(before), 1);
  const zoom = clamp((camera.zoom * apart(after)) / spread, frame.minZoom, frame.maxZoom);
  return holdPoint(boardPoint(middleOf(before), camera, frame), middleOf(after), zoom, frame);
}

function holdPoint(held: Point, pixel: Point, zoom: number, frame: Frame): Camera {
  const scale = fitScale(frame) * zoom;
  const x = held.x - (pixel.x - frame.viewport.width / 2) / scale;
  const y = held.y - (pixel.y - frame.viewport.height / 2) / scale;
  return keepInside({ x, y, zoom }, frame);
}

/** Shows a place as large as the limits allow, in the middle. */
export function focusCamera(box: Box, frame: Frame): Camera {
  const scale = Math.min(frame.viewport.width / box.width, frame.viewport.height / box.height);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return keepInside({ ...centre, zoom: scale / fitScale(frame) }, frame);
}

/** The least move that brings a rectangle of the viewport fully into view, `margin` pixels from the edges. */
export function reveal(camera: Camera, rectangle: Box, margin: number, frame: Frame): Camera {
  const x = revealAxis(rectangle.x, rectangle.width, frame.viewport.width, margin);
  const y = revealAxis(rectangle.y, rectangle.height, frame.viewport.height, margin);
  return x === 0 && y === 0 ? camera : pan(camera, { x, y }, frame);
}

function revealAxis(start: number, length: number, viewport: number, margin: number): number {
  if (start < margin) return margin - start;
  return Math.min(0, viewport - margin - (start + length));
}

/** Zoom factor of a turn of the wheel; lines and pages are turned into pixels, a trackpad pinch (with Ctrl) counts more. */
export function wheelFactor(turn: {
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}): number {
  const pixels = turn.deltaY * (turn.deltaMode === 1 ? 16 : turn.deltaMode === 2 ? 400 : 1);
  return Math.exp(-clamp(pixels, -240, 240) * (turn.ctrlKey ? 0.008 : 0.0018));
}

function apart([first, second]: readonly [Point, Point]): number {
  return Math.hypot(second.x - first.x, second.y - first.y);
}

function middleOf([first, second]: readonly [Point, Point]): Point {
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}
