import {
  actionsJson,
  agendasJson,
  baronsJson,
  citiesJson,
  eventsJson,
  fateJson,
  mapJson,
  troopsJson,
} from './data.ts';
import type {
  AgendaId,
  AreaId,
  BattleResult,
  CardId,
  EventId,
  NationalityId,
  NeutralId,
  ResultId,
  SymbolId,
  TrackId,
} from '../rules/names.ts';

/** Names and figures by the indexes the rules use, read from the data so that the words need no rules. */
export const BARON_NAMES: readonly string[] = baronsJson.barons.map(({ name }) => name);
export const NOBLE_NAMES: readonly string[] = baronsJson.nobles.map(({ name }) => name);
export const CITY_NAMES: readonly string[] = citiesJson.cities.map(({ name }) => name);
export const CARD_IDS = actionsJson.baronActions.map(({ id }) => id) as readonly CardId[];
export const NEUTRAL_IDS = actionsJson.neutralActions.map(({ id }) => id) as readonly NeutralId[];
export const FEES: readonly number[] = actionsJson.mercenaryTable.map(({ fee }) => fee);
export const AGENDA_IDS = agendasJson.agendas.map(({ id }) => id) as readonly AgendaId[];
const YES_NO: readonly boolean[] = agendasJson.agendas.map(({ vote }) => vote === 'yesNo');
export const isYesNoAgenda = (agenda: number): boolean => YES_NO[agenda] ?? true;
export const EVENT_IDS = eventsJson.events.map(({ id }) => id) as readonly EventId[];
export const AREA_IDS: readonly AreaId[] = ['taxation', 'wages', 'assembly'];
export const TRACK_IDS: readonly TrackId[] = ['ceylon', 'spiceIslands', 'china'];
const CITY_REGIONS: readonly string[] = citiesJson.cities.map(({ region }) => region);

export interface TroopName {
  readonly nationality: NationalityId | null;
  readonly strength: number;
}

export const TROOP_NAMES: readonly TroopName[] = [
  ...troopsJson.regulars.map(({ strength }) => ({ nationality: null, strength })),
  ...troopsJson.nationalities.flatMap(({ id }) =>
    troopsJson.mercenaries.map(({ strength }) => ({ nationality: id as NationalityId, strength })),
  ),
];

/** What a Fate card shows, by the ids and indexes of the words. */
export interface FateName {
  readonly id: string;
  readonly battle: BattleResult;
  readonly revolt: boolean;
  readonly baron: number;
  readonly symbol: SymbolId;
  readonly city: number;
  readonly nationality: NationalityId;
  /** By track. */
  readonly expeditions: readonly ResultId[];
}

const BARON_IDS: readonly string[] = baronsJson.barons.map(({ id }) => id);
const CITY_IDS: readonly string[] = citiesJson.cities.map(({ id }) => id);

export const FATE_NAMES: readonly FateName[] = fateJson.cards.map(card => ({
  id: card.id,
  battle: card.battle as BattleResult,
  revolt: card.revolt,
  baron: BARON_IDS.indexOf(card.baron),
  symbol: card.symbol as SymbolId,
  city: CITY_IDS.indexOf(card.city),
  nationality: card.nationality as NationalityId,
  expeditions: TRACK_IDS.map(track => card[track] as ResultId),
}));

/** WK-23.18 Crowns of Open Gates for whoever takes no city. */
export const OPEN_GATES_CROWNS: number = eventsJson.events.find(({ id }) => id === 'openGates')?.amount ?? 0;

/** A region by its city, or by its square of the map. */
export const REGION_NAMES: readonly string[] = mapJson.regions.map(({ id }) => {
  const city = CITY_REGIONS.indexOf(id);
  if (city < 0) return id;
  return id.startsWith('ov') ? CITY_NAMES[city]! : `${CITY_NAMES[city]!} (${id})`;
});

export const GARRISON = 24;
export const WALLS = 99;
export const ownerOf = (holder: number): number => (holder >= GARRISON ? holder - GARRISON : holder >> 2);
