import { gameIcons as kitIcons, type Icon } from '@palio/board-kit';
import type {
  ColourId,
  KingdomAction,
  MissionId,
  PrivateId,
  RareGoodId,
  ResourceId,
  SpaceAction,
  TileId,
} from '../../rules/names.ts';
import { type Category, missionFigures, type Phase, type SpaceFigures, tileFigures } from '../figures.ts';
import { COLUMN, CROWN, DOME, LOGS, PAWN, SCROLL, SEAL, SHIP, TABLET, TROWEL, WREATH } from './own-icons.ts';
import { gameIcons } from '../icons.ts';

/** The edge of every piece and tile, the same by day and by night. */
export const PIECE_INK = '#1d1612';

export interface Look {
  readonly icon: Icon;
  readonly colour: string;
}

export const RESOURCE_LOOKS: Readonly<Record<ResourceId, Look>> = {
  wood: { icon: LOGS, colour: '#8a5426' },
  stone: { icon: gameIcons['stone-block'], colour: '#6d6a63' },
  marble: { icon: COLUMN, colour: '#4f7894' },
  gold: { icon: gameIcons['gold-bar'], colour: '#a97908' },
};

export const RARE_ICONS: Readonly<Record<RareGoodId, Icon>> = {
  glass: gameIcons['square-bottle'],
  incense: gameIcons.incense,
  myrrh: gameIcons.olive,
  jade: gameIcons.emerald,
  ivory: gameIcons['ivory-tusks'],
  porcelain: gameIcons['porcelain-vase'],
  silk: gameIcons['rolled-cloth'],
  perfume: gameIcons['perfume-bottle'],
  oil: gameIcons.amphora,
};

/** Body and sign of a Rare Good tile; `ink` is its colour on a pale ground. */
export const COLOUR_LOOKS: Readonly<Record<ColourId, { body: string; sign: string; ink: string }>> = {
  grey: { body: '#c9ccd0', sign: '#3b4148', ink: '#5d6670' },
  yellow: { body: '#f0cd6a', sign: '#5a3f06', ink: '#a97908' },
  red: { body: '#cf5a48', sign: '#fff3e4', ink: '#a3241a' },
};

const SPACE_INK = '#3a2c1d';

const SPACE_ICONS: Readonly<Record<Exclude<SpaceAction, 'gather'>, Icon>> = {
  townMarket: gameIcons.scales,
  templeOrMarket: DOME,
  templeAndMission: gameIcons['greek-temple'],
  kingsMission: SCROLL,
  acquireImprovement: gameIcons['flat-hammer'],
  tower1: gameIcons['stone-tower'],
  tower2: gameIcons['guarded-tower'],
  traitor: gameIcons['cloak-dagger'],
  rareGood: gameIcons.amphora,
  caravan: gameIcons.camel,
  shipyard: gameIcons.anchor,
  peaceGifts: gameIcons['peace-dove'],
  marauders: gameIcons['crossed-sabres'],
  warSupplies: kitIcons['crossed-swords'],
  firstPlayer: PAWN,
  taxman: gameIcons['receive-money'],
};

export function spaceLook({ action, resource, colour }: SpaceFigures): Look {
  if (action === 'gather') return resource === undefined ? RESOURCE_LOOKS.wood : RESOURCE_LOOKS[resource];
  return {
    icon: SPACE_ICONS[action],
    colour: colour === undefined ? SPACE_INK : COLOUR_LOOKS[colour].ink,
  };
}

export const actionIcon = (action: Exclude<SpaceAction, 'gather'>): Icon => SPACE_ICONS[action];

export const KINGDOM_ICONS: Readonly<Record<KingdomAction, Icon>> = {
  taxman: SPACE_ICONS.taxman,
  warSupplies: SPACE_ICONS.warSupplies,
  firstPlayer: SPACE_ICONS.firstPlayer,
};

/** The clock of "any time" is drawn by hand. */
export const PHASE_ICONS: Readonly<Partial<Record<Phase, Icon>>> = {
  improvements: TABLET,
  construction: TROWEL,
  kingdom: CROWN,
  marauders: gameIcons['crossed-sabres'],
};

const CATEGORY_LOOKS: Readonly<Record<Category, Look>> = {
  trade: { icon: gameIcons.scales, colour: '#4f7894' },
  missions: { icon: SCROLL, colour: '#8a4381' },
  marauders: { icon: gameIcons['crossed-sabres'], colour: '#a3241a' },
  rareGoods: { icon: gameIcons.amphora, colour: '#b06a14' },
  gather: { icon: SHIP, colour: '#2f6f86' },
  tower: { icon: gameIcons['stone-tower'], colour: '#7a5a34' },
  private: { icon: SEAL, colour: '#9c3b1c' },
  misc: { icon: gameIcons.warehouse, colour: '#5f6b3a' },
  endBonus: { icon: WREATH, colour: '#2f6b3c' },
};
export const tileLook = (tile: TileId): Look => CATEGORY_LOOKS[tileFigures(tile).category];

export const PRIVATE_ICONS: Readonly<Record<PrivateId, Icon>> = {
  I21: gameIcons.scales,
  I22: gameIcons.scales,
  I37: gameIcons['greek-temple'],
  I47: TROWEL,
  I48: CROWN,
};

const BENEFIT_ICONS: Readonly<Record<string, Icon>> = {
  chooseRareGood: gameIcons.amphora,
  nextTemplePart: gameIcons['greek-temple'],
  nextShip: SHIP,
  buildTower: gameIcons['stone-tower'],
  changeAttackedRegion: gameIcons['crossed-sabres'],
  nextCamel: gameIcons.camel,
  useMarket: gameIcons.scales,
  swapPieces: gameIcons.camel,
  freeImprovements: gameIcons['flat-hammer'],
  takeAnyResources: LOGS,
  extraBasement: DOME,
  destroyTower: gameIcons['broken-wall'],
  drawMissions: SCROLL,
  placeUpTo: gameIcons.camel,
  outOfPlayImprovement: TABLET,
};
export const missionIcon = (mission: MissionId): Icon =>
  BENEFIT_ICONS[missionFigures(mission).benefit] ?? SCROLL;
