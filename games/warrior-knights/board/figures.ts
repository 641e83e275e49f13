import type { AgendaId, SymbolId } from '../rules/names.ts';
import type { CityView, View } from '../rules/view-types.ts';
import { agendasJson, baronsJson, citiesJson, mapJson, setupJson, troopsJson } from '../text/data.ts';
import { GARRISON, ownerOf } from '../text/figures.ts';

export { GARRISON, ownerOf };

/** Places of a Noble, owners of a city and absent things, as the rules number them. */
export const OFF_MAP = 0;
export const ON_LAND = 1;
export const AT_SEA = 2;
export const NOBODY = -1;
export const RAZED = -2;
export const NOBLES_EACH = 4;

export interface RegionFigures {
  readonly id: string;
  readonly isKingdom: boolean;
  readonly port: boolean;
  /** Index of its city, or -1. */
  readonly city: number;
}

export const REGIONS: readonly RegionFigures[] = mapJson.regions.map(({ id, kind, port }) => ({
  id,
  isKingdom: kind === 'kingdom',
  port,
  city: citiesJson.cities.findIndex(({ region }) => region === id),
}));

export const regionIndex = (id: string): number => REGIONS.findIndex(region => region.id === id);

export interface CityFigures {
  readonly name: string;
  readonly region: number;
  readonly strength: number;
  readonly income: number;
}

export const CITIES: readonly CityFigures[] = citiesJson.cities.map(({ name, region, strength, income }) => ({
  name,
  region: regionIndex(region),
  strength,
  income,
}));

/** Every seat has the same four symbols in the same order. */
const SYMBOLS = baronsJson.nobles.map(({ symbol }) => symbol as SymbolId);
export const symbolOf = (noble: number): SymbolId => SYMBOLS[noble] ?? 'circle';

export interface TroopFigures {
  readonly strength: number;
  readonly wage: number;
  readonly isMercenary: boolean;
}

export const TROOPS: readonly TroopFigures[] = [
  ...troopsJson.regulars.map(({ strength, wage }) => ({ strength, wage, isMercenary: false })),
  ...troopsJson.nationalities.flatMap(() =>
    troopsJson.mercenaries.map(({ strength, wage }) => ({ strength, wage, isMercenary: true })),
  ),
];
export const troopFigures = (troop: number): TroopFigures => TROOPS[troop] ?? TROOPS[0]!;

export const { tokenStrength, strongholdStrength, fortifyStrength, fortifyIncome, commanderBonus } =
  setupJson;

/** WK-9.24 Offices that bring troops of their own. */
const MAINTAINING: ReadonlySet<AgendaId> = new Set<AgendaId>(['constable', 'captainOfTheGuard', 'marshal']);
const MAINTAINED: readonly number[] = agendasJson.agendas.map(agenda =>
  MAINTAINING.has(agenda.id as AgendaId) && 'amount' in agenda ? (agenda.amount ?? 0) : 0,
);
export const maintainedBy = (office: number): number => MAINTAINED[office] ?? 0;

export const cardsOf = (view: View, holder: number): readonly number[] =>
  (holder >= GARRISON ? view.barons[holder - GARRISON]?.garrison : view.nobles[holder]?.cards) ?? [];

export const tokensOn = (view: View, holder: number): number =>
  (holder >= GARRISON ? view.barons[holder - GARRISON]?.garrisonTokens : view.nobles[holder]?.tokens) ?? 0;

/** WK-1.4 What is left of an army after its casualties. */
export function netStrength(view: View, holder: number): number {
  const cards = cardsOf(view, holder).reduce((sum, troop) => sum + troopFigures(troop).strength, 0);
  const office = holder >= GARRISON ? 0 : maintainedBy(view.nobles[holder]?.office ?? NOBODY);
  return Math.max(0, cards + office - tokenStrength * tokensOn(view, holder));
}

export const noblesOf = (seat: number): readonly number[] =>
  Array.from({ length: NOBLES_EACH }, (_, symbol) => seat * NOBLES_EACH + symbol);

/** The walls of a stronghold as they are now. */
export const keepStrength = (view: View, seat: number): number =>
  Math.max(0, strongholdStrength - tokenStrength * (view.barons[seat]?.breaches ?? 0));

/** What a city brings at Taxation, Laws and sieges aside. */
export const incomeOf = (city: number, { fortified }: Pick<CityView, 'fortified'>): number =>
  (CITIES[city]?.income ?? 0) + (fortified ? fortifyIncome : 0);

/** Seats with a stronghold in this region. */
export const keepIn = (view: View, region: number): number =>
  view.barons.findIndex(({ stronghold }) => stronghold === region);
