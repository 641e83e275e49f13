import { language } from '../text/language.svelte.ts';

/** A share as the reader writes it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
