/** A card on its way: from the hand, or from another stack. */
interface Dragged {
  readonly card: number;
  readonly from?: { readonly stack: number; readonly place: number };
}

/** Its own type, so that nothing else that is dragged over the page counts as a card. */
export const DRAGGED = 'application/x-palio-card';

export function readDragged(event: DragEvent): Dragged | undefined {
  const data = event.dataTransfer?.getData(DRAGGED) ?? '';
  return data === '' ? undefined : (JSON.parse(data) as Dragged);
}
