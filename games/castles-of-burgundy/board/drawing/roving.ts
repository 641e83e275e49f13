/** Arrow keys go from spot to spot inside a group, to the nearest one in that direction. */
const AHEAD: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const middleOf = (element: Element): { x: number; y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

function nearest(
  from: Element,
  spots: readonly SVGElement[],
  [dx, dy]: readonly [number, number],
): SVGElement | undefined {
  const start = middleOf(from);
  let best: SVGElement | undefined;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === from) continue;
    const { x, y } = middleOf(spot);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead < 4 || aside > ahead * 2.2) continue;
    if (ahead + aside * 1.5 < least) {
      least = ahead + aside * 1.5;
      best = spot;
    }
  }
  return best;
}

/** For use as an attachment of the group. */
export function roving(group: Element): () => void {
  const press = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
    const ahead = AHEAD[event.key];
    const from = event.target.closest('[data-spot]');
    if (ahead === undefined || from === null) return;
    const spots = [...group.querySelectorAll<SVGElement>('[data-spot]')];
    const next = nearest(from, spots, ahead);
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  group.addEventListener('keydown', press);
  return () => group.removeEventListener('keydown', press);
}
