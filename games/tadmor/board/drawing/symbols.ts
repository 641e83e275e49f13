import { type Icon, uiIcons } from '@palio/board-kit';
import type { MissionId, ResourceId, TileId } from '../../rules/names.ts';
import { missionFigures, type TileFigures, tileFigures } from '../figures.ts';
import { gameIcons, uiIcons as ownIcons } from '../icons.ts';
import { RESOURCE_LOOKS } from './looks.ts';
import { CROWN, DOME, SCROLL, SEAL, SHIP, TABLET, TROWEL, WREATH } from './own-icons.ts';

/** One sign of an effect: a picture, a short text, or the arrow between cause and effect. */
export type Sign =
  | { readonly icon: Icon; readonly resource?: ResourceId }
  | { readonly text: string }
  | { readonly points: number; readonly isCost?: boolean };

const ARROW: Sign = { icon: ownIcons['arrow-right'] };
const pictured = (icon: Icon): Sign => ({ icon });
const said = (text: string | number): Sign => ({ text: String(text) });
const scored = (points: number | undefined): Sign => ({ points: points ?? 0 });
const of = (resource: ResourceId): Sign => ({ icon: RESOURCE_LOOKS[resource].icon, resource });

/** Kinds of which one may be chosen. */
const anyOf = (resources: readonly ResourceId[]): Sign[] =>
  resources.flatMap((resource, i) => (i === 0 ? [of(resource)] : [said('/'), of(resource)]));

const less = (icon: Icon, count: number | undefined): Sign[] => [pictured(icon), said(`−${count ?? 0}`)];

const METRICS: Readonly<Record<string, Icon>> = {
  towerLevels: gameIcons['stone-tower'],
  rareGoodCount: gameIcons.amphora,
  missionPP: SCROLL,
  templePP: gameIcons['greek-temple'],
  improvementCount: gameIcons['flat-hammer'],
};

const RAID = pictured(gameIcons['crossed-sabres']);
const SAFE = pictured(gameIcons['checked-shield']);
const PRIVATE = pictured(SEAL);

const EFFECTS: Readonly<Record<string, (tile: TileFigures) => Sign[]>> = {
  trade: ({ give = 'wood', get = [], count = 1 }) => [
    of(give),
    ARROW,
    ...(count > 1 ? [said(`${count}×`)] : []),
    ...anyOf(get),
  ],
  ppTrade: ({ basicPrice, advancedPrice }) => [
    { points: basicPrice ?? 0, isCost: true },
    ARROW,
    ...anyOf(['wood', 'stone']),
    said('·'),
    { points: advancedPrice ?? 0, isCost: true },
    ARROW,
    ...anyOf(['marble', 'gold']),
  ],
  ppPerMission: ({ points }) => [pictured(SCROLL), ARROW, scored(points)],
  ownRaidImmunity: () => [RAID, said('1×'), ARROW, SAFE],
  ppPerRareGood: ({ points }) => [pictured(gameIcons.amphora), ARROW, scored(points)],
  rareGoodForPP: ({ points }) => [{ points: points ?? 0, isCost: true }, ARROW, pictured(gameIcons.amphora)],
  shipGatherBonus: ({ resource = 'wood', count }) => [
    pictured(SHIP),
    ARROW,
    said(`+${count ?? 1}`),
    of(resource),
  ],
  freeTowerMultiple: () => [pictured(gameIcons['stone-tower']), said('5·10·15'), ARROW, said('0')],
  towerPrestige: ({ points }) => [pictured(CROWN), pictured(gameIcons['stone-tower']), ARROW, scored(points)],
  towerNoWood: () => [pictured(gameIcons['stone-tower']), said('0'), of('wood')],
  missionDiscount: ({ count }) => less(SCROLL, count),
  privateMarket: () => [PRIVATE, pictured(gameIcons.scales)],
  raidPP: ({ points }) => [RAID, ARROW, scored(points)],
  revealIncome: ({ gold, points }) => [RAID, ARROW, said(`+${gold ?? 0}`), of('gold'), scored(points)],
  rareGoodDiscount: ({ count }) => less(gameIcons.amphora, count),
  warehouseLimit: ({ count }) => [pictured(gameIcons.warehouse), said(count ?? 0)],
  templeDiscount: ({ count }) => less(gameIcons['greek-temple'], count),
  privateTemple: ({ points }) => [PRIVATE, pictured(gameIcons['greek-temple']), scored(points)],
  endBonus: ({ metric = '', points }) => [
    said('1.'),
    pictured(METRICS[metric] ?? WREATH),
    ARROW,
    scored(points),
  ],
  chooseRareGood: () => [pictured(uiIcons.eye), pictured(gameIcons.amphora)],
  peaceGiftsMultiplier: ({ count }) => [pictured(gameIcons['peace-dove']), said(`×${count ?? 1}`)],
  raidImmunity: () => [RAID, ARROW, SAFE],
  taxImmunity: () => [pictured(gameIcons['receive-money']), ARROW, said('0')],
  privateConstruction: () => [PRIVATE, pictured(TROWEL)],
  privateKingdom: () => [PRIVATE, pictured(CROWN)],
};

export function tileSigns(tile: TileId): readonly Sign[] {
  const figures = tileFigures(tile);
  return EFFECTS[figures.effect]?.(figures) ?? [];
}

const plus = (icon: Icon, count: number | undefined): Sign[] => [said(`+${count ?? 1}`), pictured(icon)];

const BENEFITS: Readonly<Record<string, (count: number | undefined) => Sign[]>> = {
  chooseRareGood: () => [pictured(uiIcons.eye), pictured(gameIcons.amphora)],
  nextTemplePart: () => plus(gameIcons['greek-temple'], 1),
  nextShip: () => plus(SHIP, 1),
  buildTower: count => plus(gameIcons['stone-tower'], count),
  changeAttackedRegion: () => [RAID, ARROW, pictured(ownIcons.map)],
  nextCamel: () => plus(gameIcons.camel, 1),
  useMarket: () => [pictured(gameIcons.scales)],
  swapPieces: () => [
    pictured(gameIcons.camel),
    pictured(ownIcons['arrow-left-right']),
    pictured(gameIcons.camel),
  ],
  freeImprovements: count => plus(gameIcons['flat-hammer'], count),
  takeAnyResources: count => [said(`${count ?? 0}×`), ...anyOf(['wood', 'stone', 'marble', 'gold'])],
  extraBasement: () => plus(DOME, 1),
  destroyTower: count => [pictured(gameIcons['broken-wall']), said(`−${count ?? 0}`)],
  drawMissions: count => plus(SCROLL, count),
  placeUpTo: count => [said(`${count ?? 0}×`), pictured(gameIcons.camel)],
  outOfPlayImprovement: () => plus(TABLET, 1),
};

export function missionSigns(mission: MissionId): readonly Sign[] {
  const { benefit, count } = missionFigures(mission);
  return BENEFITS[benefit]?.(count) ?? [];
}
