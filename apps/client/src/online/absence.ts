import { online } from '../text/online/words.ts';
import { cutOff } from './session.svelte.ts';

/** Why nothing online is offered: there is no server, or no way to it just now. */
export function absence(): { readonly title: string; readonly text: string } {
  const { title, text, cutOff: cutOffTitle, cutOffText } = online().absent;
  return cutOff() ? { title: cutOffTitle, text: cutOffText } : { title, text };
}
