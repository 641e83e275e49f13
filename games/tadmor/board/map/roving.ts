/** Arrow keys go from space to space, to the nearest one in that direction. */
const AHEAD: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function nearest(
  from: Element,
  spots: readonly SVGElement[],
  [right, down]: readonly [number, number],
): SVGElement | undefined {
  const start = middleOf(from);
  const ranked = spots.flatMap(spot => {
    const { x, y } = middleOf(spot);
    const ahead = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    return spot === from || ahead < 4 || aside > ahead * 2.2 ? [] : [{ spot, far: ahead + 1.5 * aside }];
  });
  return ranked.toSorted((a, b) => a.far - b.far)[0]?.spot;
}

/** For use as an attachment of the group that holds the spaces. */
export function roving(group: Element): () => void {
  const press = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
    const ahead = AHEAD[event.key];
    const from = event.target.closest('[data-spot]');
    if (ahead === undefined || from === null) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(from, [...group.querySelectorAll<SVGElement>('[data-spot]')], ahead)?.focus();
  };
  group.addEventListener('keydown', press);
  return () => group.removeEventListener('keydown', press);
}
