import type { Me, RegisterBody } from '@palio/protocol';
import { resume } from '../account/push.ts';
import { account, entrance } from '../online/api.ts';
import { isRefused } from '../online/ask.ts';
import { live } from '../online/live.svelte.ts';
import { becomes, me } from '../online/session.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import { language } from '../text/language.svelte.ts';
import { nameFrom } from './names.ts';
import { addPasskey, signInWithPasskey } from './passkey.ts';

/** Everything that belongs to a session begins anew with another person. */
function arrive(person: Me): Me {
  becomes(person);
  live().renew();
  // Without it everything else works; the account page says how it stands.
  resume(person).catch(() => undefined);
  return person;
}

/** In one click; under the name used for games on this device where nobody else has it. */
export async function enterAsGuest(): Promise<Me> {
  const name = nameFrom(settings().name);
  try {
    return arrive(await entrance.asGuest(language(), name));
  } catch (cause) {
    if (name === undefined || !isRefused(cause, 'name-taken', 'bad-name')) throw cause;
    return arrive(await entrance.asGuest(language()));
  }
}

export const signIn = async (name: string, password: string): Promise<Me> =>
  arrive(await entrance.signIn(name, password));

export const register = async (wish: RegisterBody): Promise<Me> =>
  arrive(await entrance.register({ ...wish, language: language() }));

export const enterWithPasskey = async (): Promise<Me> => arrive(await signInWithPasskey());

/** An account without a password: somebody with a name who is known by a device of his. */
export async function registerWithPasskey(name: string, device: string): Promise<Me> {
  const known = me();
  if (known === undefined) arrive(await entrance.asGuest(language(), name));
  else if (known.person.name !== name) becomes(await account.change({ name }));
  return arrive(await addPasskey(device));
}

export async function leave(): Promise<void> {
  await entrance.signOut();
  becomes(undefined);
  live().renew();
}
