import type { Me } from '@palio/protocol';
import { account, entrance } from '../online/api.ts';
import { Refusal } from '../worker/calls.ts';

/** Whether this browser can make and use passkeys, on a line that is safe enough for them. */
export const knowsPasskeys = (): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Nobody touched the key, or the browser knows none for this site: no fault of anybody. */
class NoPasskey extends Refusal {
  constructor(cause: unknown) {
    super('refused', String(cause));
  }
}

export const isNoPasskey = (cause: unknown): boolean => cause instanceof NoPasskey;

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey('no credential');
  return credential.toJSON();
}

export async function signInWithPasskey(): Promise<Me> {
  const { id, options } = await entrance.beginPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const found = await navigator.credentials.get({ publicKey }).catch((cause: unknown) => {
    throw new NoPasskey(cause);
  });
  return entrance.finishPasskey(id, asJson(found));
}

/** Adds a passkey of this device to my account; a guest becomes a member by it. */
export async function addPasskey(name: string): Promise<Me> {
  const { id, options } = await account.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey }).catch((cause: unknown) => {
    throw new NoPasskey(cause);
  });
  return account.finishPasskey(id, name, asJson(made));
}
