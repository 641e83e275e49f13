import { entrance } from '../online/api.ts';
import { live } from '../online/live.svelte.ts';
import { becomes, me } from '../online/session.svelte.ts';
import { language } from '../text/language.svelte.ts';

/** Makes sure that there is somebody to sit down: who is nobody yet becomes a guest, without any form. */
export async function beSomebody(): Promise<void> {
  if (me() !== undefined) return;
  becomes(await entrance.asGuest(language()));
  live().renew();
}
