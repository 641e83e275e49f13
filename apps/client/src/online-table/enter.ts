import { me } from '../online/session.svelte.ts';
import { enterAsGuest } from '../people/enter.ts';

/** Makes sure that there is somebody to sit down: who is nobody yet becomes a guest, without any form. */
export async function beSomebody(): Promise<void> {
  if (me() === undefined) await enterAsGuest();
}
