import { gameIcons as kitIcons, type Icon, PLAYER_LOOKS, type SeatInfo } from '@palio/board-kit';
import type {
  AbilityId,
  ArmyKind,
  LeaderId,
  PieceKind,
  ResourceId,
  Source,
  TrackId,
  UnitKind,
} from '../../rules/names.ts';
import { gameIcons } from '../icons.ts';

export const UNIT_ICONS: Readonly<Record<UnitKind, Icon>> = {
  infantry: gameIcons.broadsword,
  archer: gameIcons['high-shot'],
  cavalry: gameIcons['horse-head'],
  princess: gameIcons['queen-crown'],
  fort: gameIcons['stone-tower'],
  barbarianArmy: gameIcons['battle-axe'],
  barbarianFort: gameIcons['stone-tower'],
};

export const RESOURCE_ICONS: Readonly<Record<ResourceId, Icon>> = {
  food: gameIcons.wheat,
  goods: gameIcons['wooden-crate'],
  weapons: kitIcons['crossed-swords'],
  gold: gameIcons['two-coins'],
};

export const RESOURCE_COLOURS: Readonly<Record<ResourceId, string>> = {
  food: 'var(--wt-food)',
  goods: 'var(--wt-goods)',
  weapons: 'var(--wt-weapons)',
  gold: 'var(--wt-gold)',
};

export const TRACK_ICONS: Readonly<Record<TrackId, Icon>> = {
  production: gameIcons['hammer-nails'],
  trade: gameIcons.trade,
  military: kitIcons['crossed-swords'],
};

export const ABILITY_ICONS: Readonly<Record<AbilityId, Icon>> = {
  masonry: gameIcons['stone-wall'],
  reinforce: gameIcons.upgrade,
  productionTax: gameIcons['receive-money'],
  university: gameIcons['open-book'],
  merchant: gameIcons['two-coins'],
  tradeTax: gameIcons['receive-money'],
  masterTrader: gameIcons['laurel-crown'],
  monopoly: gameIcons['queen-crown'],
  commander: gameIcons['public-speaker'],
  doubleStrike: kitIcons['sword-clash'],
  pillaging: gameIcons.wheat,
  warlord: gameIcons['dwarf-king'],
};

export const LEADER_ICONS: Readonly<Record<LeaderId, Icon>> = {
  builder: gameIcons['gear-hammer'],
  trader: gameIcons.scales,
  warrior: gameIcons.swordman,
};

export const SOURCE_ICONS: Readonly<Record<Source, Icon>> = {
  provinces: gameIcons['laurel-crown'],
  forts: gameIcons['stone-tower'],
  kills: kitIcons['death-skull'],
  bought: gameIcons['two-coins'],
  leaders: gameIcons['dwarf-king'],
};

export const RESOURCES: readonly ResourceId[] = ['food', 'goods', 'weapons', 'gold'];
export const TRACKS: readonly TrackId[] = ['production', 'trade', 'military'];
export const ARMIES: readonly ArmyKind[] = ['infantry', 'archer', 'cavalry'];
export const SOURCES: readonly Source[] = ['provinces', 'forts', 'kills', 'bought', 'leaders'];
/** As they stand in a province: what stays first, then the armies from the strongest. */
export const UNIT_ORDER: readonly UnitKind[] = [
  'fort',
  'barbarianFort',
  'princess',
  'cavalry',
  'archer',
  'infantry',
  'barbarianArmy',
];
export const PIECES: readonly PieceKind[] = ['infantry', 'archer', 'cavalry', 'princess', 'fort'];

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export interface Look {
  readonly body: string;
  readonly dark: string;
  readonly sign: string;
}

const BARBARIAN_LOOK: Look = { body: '#5a4632', dark: '#33261a', sign: '#f6e6c6' };

/** A seat's colours, or the barbarians'. */
export function lookOf(owner: number, seats: readonly SeatInfo[]): Look {
  const colour = seats[owner]?.colour;
  return colour === undefined ? BARBARIAN_LOOK : PLAYER_LOOKS[colour];
}
