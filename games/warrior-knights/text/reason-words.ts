import type { ReasonId } from '../rules/reasons.ts';

export type Values = Readonly<Record<string, string | number>>;
export type ReasonWords = Readonly<Record<ReasonId | 'unknown', (values: Values) => string>>;

/** A value filled into a sentence; a missing one leaves no hole. */
export const shown = (value: string | number | undefined): string => String(value ?? '…');
