let isExpected = false;

/** A new page is coming: it starts at its top, for the eye and for the screen reader. */
export function expectArrival(): void {
  isExpected = true;
  scrollTo(0, 0);
}

/** For the main part of a page. Only the first one after a change of page takes the focus. */
export function arriveAt(element: HTMLElement): void {
  if (!isExpected) return;
  isExpected = false;
  element.focus({ preventScroll: true });
}
