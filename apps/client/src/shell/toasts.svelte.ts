export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly button: { readonly label: string; readonly press: () => void } | undefined;
}

const SHORT = 5000;
/** With a button to press, people need time to reach it. */
const LONG = 12_000;

let list: readonly Toast[] = $state.raw([]);
let lastId = 0;

export const toasts = (): readonly Toast[] => list;

export function dismiss(id: number): void {
  list = list.filter(shown => shown.id !== id);
}

export function toast(text: string, button?: Toast['button']): void {
  const id = ++lastId;
  list = [...list.slice(-2), { id, text, button }];
  setTimeout(() => dismiss(id), button === undefined ? SHORT : LONG);
}
