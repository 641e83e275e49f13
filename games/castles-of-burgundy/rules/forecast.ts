import type { Forecast } from './view-types.ts';
export function forecast(): Forecast | undefined { return undefined; }
