import { BOARD_FIGURES, RULINGS } from './figures.ts';
import {
  COLOURS,
  PIECES,
  PLACE_IDS,
  PRIVATE_IDS,
  REGIONS,
  RESOURCES,
  SPACE_IDS,
  type Colour,
  type Piece,
  type Place,
  type PlaceId,
  type Region,
  type Resource,
  type SpaceAction,
  type SpaceId,
} from './names.ts';

/** TA-1.19 An action space of the central board. */
export interface Space {
  readonly id: SpaceId;
  readonly region: Region;
  readonly action: SpaceAction;
  /** TA-4.2 The pieces it takes. */
  readonly takes: readonly boolean[];
  /** The resource gathered there, or -1. */
  readonly resource: Resource;
  /** The colour of its Rare Goods, or -1. */
  readonly colour: Colour;
  readonly twoPlayers: boolean;
}

const byId = new Map(BOARD_FIGURES.spaces.map(space => [space.id, space]));

function spaceNamed(id: SpaceId): Space {
  const figures = byId.get(id);
  if (figures === undefined) throw new Error(`board.json has no space ${id}`);
  return {
    id,
    region: REGIONS.indexOf(figures.region),
    action: figures.action,
    takes: PIECES.map(piece => figures.piece === 'either' || figures.piece === piece),
    resource: figures.resource === undefined ? -1 : RESOURCES.indexOf(figures.resource),
    colour: figures.colour === undefined ? -1 : COLOURS.indexOf(figures.colour),
    twoPlayers: figures.twoPlayers,
  };
}

export const SPACES: readonly Space[] = SPACE_IDS.map(spaceNamed);
export const SPACE_COUNT = SPACES.length;
export const PLACE_COUNT = SPACE_COUNT + PRIVATE_IDS.length;

const indexes = new Map(PLACE_IDS.map((id, place) => [id, place]));
export const placeNamed = (id: PlaceId): Place => indexes.get(id)!;
export const isPrivate = (place: Place): boolean => place >= SPACE_COUNT;

/** TA-2.1 The spaces in use, by board side. */
const allSpaces: readonly Place[] = SPACES.map((_, place) => place);
const fewSpaces: readonly Place[] = allSpaces.filter(place => SPACES[place]!.twoPlayers);
export const spacesFor = (players: number): readonly Place[] => (players === 2 ? fewSpaces : allSpaces);

const sideOf = (players: number) =>
  REGIONS.map((_, region) => spacesFor(players).filter(place => SPACES[place]!.region === region));
const byRegion = { few: sideOf(2), all: sideOf(3) };

export const spacesIn = (region: Region, players: number): readonly Place[] =>
  (players === 2 ? byRegion.few : byRegion.all)[region]!;

const withAction = (action: SpaceAction): readonly Place[] =>
  allSpaces.filter(place => SPACES[place]!.action === action);

/** TA-8.1 In ascending number. */
export const ACQUIRE_SPACES: readonly Place[] = withAction('acquireImprovement').toSorted(
  (a, b) => (byId.get(SPACES[a]!.id)!.order ?? 0) - (byId.get(SPACES[b]!.id)!.order ?? 0),
);
export const GATHER_SPACES = withAction('gather');
export const PEACE_SPACES = withAction('peaceGifts');
export const CARAVAN_SPACES = withAction('caravan');
export const SHIPYARD_SPACES = withAction('shipyard');
export const MARKET_SPACES = withAction('townMarket');
export const TEMPLE_SPACES = [...withAction('templeAndMission'), ...withAction('templeOrMarket')];
export const EBLA = withAction('templeOrMarket')[0]!;
export const MISSION_SPACES = withAction('kingsMission');
export const TOWER_SPACES = [...withAction('tower1'), ...withAction('tower2')];
export const TRAITOR_SPACES = withAction('traitor');
export const RARE_GOOD_SPACES = withAction('rareGood');
export const MARAUDERS_SPACES = withAction('marauders');
export const WAR_SPACES = withAction('warSupplies');
export const FIRST_PLAYER_SPACES = withAction('firstPlayer');
export const TAXMAN_SPACES = withAction('taxman');

export const PRIVATE_MARKETS: readonly Place[] = [placeNamed('I21'), placeNamed('I22')];
export const PRIVATE_TEMPLE = placeNamed('I37');
export const PRIVATE_WORKS = placeNamed('I47');
export const PRIVATE_AUDIENCE = placeNamed('I48');

/** Places whose action belongs to the construction block and to nothing else. */
export const CONSTRUCTION_PLACES: readonly Place[] = [
  ...withAction('templeAndMission'),
  ...MISSION_SPACES,
  ...TOWER_SPACES,
  ...TRAITOR_SPACES,
  ...RARE_GOOD_SPACES,
  PRIVATE_TEMPLE,
  PRIVATE_WORKS,
];

const onPrivate = PIECES.map(
  piece => RULINGS.privateTilePiece === 'either' || RULINGS.privateTilePiece === piece,
);

/** TA-4.2, TA-15.1 */
export const takesPiece = (place: Place, piece: Piece): boolean =>
  (isPrivate(place) ? onPrivate : SPACES[place]!.takes)[piece]!;
