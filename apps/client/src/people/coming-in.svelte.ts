import type { Me } from '@palio/protocol';
import { me } from '../online/session.svelte.ts';

interface Asked {
  answer(person: Me | undefined): void;
}

let asked: Asked | undefined = $state.raw();

/** Whether the dialog that asks who somebody is has to be shown. */
export const isAskedToComeIn = (): boolean => asked !== undefined;

/** Who I am; a visitor is asked to come in first. Nothing if he would rather not. */
export async function mustBeSomebody(): Promise<Me | undefined> {
  const known = me();
  if (known !== undefined) return known;
  asked?.answer(undefined);
  return new Promise(resolve => {
    asked = { answer: resolve };
  });
}

export function answerComingIn(person: Me | undefined): void {
  asked?.answer(person);
  asked = undefined;
}
