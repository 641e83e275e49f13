import {
  BUNDLES,
  COLOURS,
  KINGDOM_ACTIONS,
  MISSION_IDS,
  PIECES,
  PLACE_IDS,
  RARE_GOODS,
  REGIONS,
  RESOURCES,
  SPACE_IDS,
  TILE_IDS,
  type Colour,
  type Piece,
  type Place,
  type RareGood,
  type Region,
  type Resource,
} from './names.ts';
import type {
  Acquire,
  AnswerTax,
  AnytimeAction,
  Audience,
  BuildTemple,
  BuildTower,
  BuyRareGood,
  ChooseMarauders,
  ChoosePile,
  ChooseStartTile,
  Destroy,
  Discard,
  Done,
  DrawMission,
  EndTurn,
  FulfilMission,
  Pass,
  Pay,
  PickRareGood,
  PlacePiece,
  Redirect,
  SwapOwn,
  SwapWith,
  Take,
  TakePart,
  TakeTile,
  Traitor,
  Waive,
} from './steps.ts';

/**
 * Actions are values: they are made once and shared by every list of choices, so that random play and search
 * allocate next to nothing.
 */
const SEATS = [0, 1, 2, 3];
/** Four basements are all there are, and a temple begun beside them would need one more. */
const TEMPLES = Array.from({ length: 18 }, (_, temple) => temple);

const byPlace = <Made>(make: (by: (typeof PLACE_IDS)[number]) => Made): readonly Made[] =>
  PLACE_IDS.map(make);
const byTile = <Made>(make: (tile: (typeof TILE_IDS)[number]) => Made): readonly Made[] => TILE_IDS.map(make);
const byResource = <Made>(make: (resource: (typeof RESOURCES)[number]) => Made): readonly Made[] =>
  RESOURCES.map(make);

export const DONE: Done = { type: 'done' };
export const END_TURN: EndTurn = { type: 'endTurn' };
export const PASS: Pass = { type: 'pass' };
export const PAY_TAX: AnswerTax = { type: 'payTax' };
export const LOSE_PRESTIGE: AnswerTax = { type: 'losePrestige' };

const takes = byResource<Take>(resource => ({ type: 'take', resource }));
const pays = byResource<Pay>(resource => ({ type: 'pay', resource }));
const waives = byResource<Waive>(resource => ({ type: 'waive', resource }));
const discards = byResource<Discard>(resource => ({ type: 'discard', resource }));
const purchases = byResource<AnytimeAction>(resource => ({ type: 'buyResource', resource }));
const startTiles = byTile<ChooseStartTile>(tile => ({ type: 'startTile', tile }));
const acquisitions = byTile<Acquire>(tile => ({ type: 'acquire', tile }));
const tileTakes = byTile<TakeTile>(tile => ({ type: 'takeTile', tile }));
const placements = PIECES.map(piece => byPlace<PlacePiece>(at => ({ type: 'place', piece, at })));
const redirects = MISSION_IDS.map(mission =>
  REGIONS.map<Redirect>(region => ({ type: 'redirect', mission, region })),
);
const raids = REGIONS.map<ChooseMarauders>(region => ({ type: 'marauders', region }));
const swaps = SPACE_IDS.map<SwapOwn>(own => ({ type: 'swap', own }));
const swapsWith = SPACE_IDS.map<SwapWith>(other => ({ type: 'swapWith', other }));
const towers = byPlace(by => [false, true].map<BuildTower>(pair => ({ type: 'tower', by, pair })));
const traitors = byPlace(by => SEATS.map<Traitor>(target => ({ type: 'traitor', by, target })));
const temples = byPlace(by => TEMPLES.map<BuildTemple>(temple => ({ type: 'temple', by, temple })));
const rareGoods = byPlace(by =>
  COLOURS.map(colour =>
    [false, true].map<BuyRareGood>(prestige => ({ type: 'rareGood', by, colour, prestige })),
  ),
);
const draws = byPlace<DrawMission>(by => ({ type: 'draw', by }));
const fulfilments = byPlace(by =>
  MISSION_IDS.map<FulfilMission>(mission => ({ type: 'fulfil', by, mission })),
);
const piles = COLOURS.map<ChoosePile>(colour => ({ type: 'pile', colour }));
const picks = RARE_GOODS.map<PickRareGood>(good => ({ type: 'pick', good }));
const parts = TEMPLES.map<TakePart>(temple => ({ type: 'part', temple }));
const destructions = SEATS.map<Destroy>(target => ({ type: 'destroy', target }));
const audiences = KINGDOM_ACTIONS.map<Audience>(as => ({ type: 'audience', as }));
const gatherings = SPACE_IDS.map<AnytimeAction>(space => ({ type: 'gather', space }));
const missionDiscards = MISSION_IDS.map<AnytimeAction>(mission => ({ type: 'discardMission', mission }));
const missionReturns = MISSION_IDS.map<AnytimeAction>(mission => ({ type: 'returnMission', mission }));
const trades = byResource(give =>
  BUNDLES.map(get => [false, true].map<AnytimeAction>(ebla => ({ type: 'trade', give, get, ebla }))),
);

export const take = (resource: Resource): Take => takes[resource]!;
export const payOne = (resource: Resource): Pay => pays[resource]!;
export const waiveOne = (resource: Resource): Waive => waives[resource]!;
export const discardOne = (resource: Resource): Discard => discards[resource]!;
export const buyResource = (resource: Resource): AnytimeAction => purchases[resource]!;
export const chooseStartTile = (tile: number): ChooseStartTile => startTiles[tile - 1]!;
export const acquire = (tile: number): Acquire => acquisitions[tile - 1]!;
export const takeTile = (tile: number): TakeTile => tileTakes[tile - 1]!;
export const placePiece = (piece: Piece, at: Place): PlacePiece => placements[piece]![at]!;
export const redirect = (mission: number, region: Region): Redirect => redirects[mission - 1]![region]!;
export const chooseMarauders = (region: Region): ChooseMarauders => raids[region]!;
export const swapOwn = (own: Place): SwapOwn => swaps[own]!;
export const swapWith = (other: Place): SwapWith => swapsWith[other]!;
export const buildTower = (by: Place, pair: boolean): BuildTower => towers[by]![pair ? 1 : 0]!;
export const traitor = (by: Place, target: number): Traitor => traitors[by]![target]!;
export const buildTemple = (by: Place, temple: number): BuildTemple => temples[by]![temple]!;
export const buyRareGood = (by: Place, colour: Colour, prestige: boolean): BuyRareGood =>
  rareGoods[by]![colour]![prestige ? 1 : 0]!;
export const drawMission = (by: Place): DrawMission => draws[by]!;
export const fulfilMission = (by: Place, mission: number): FulfilMission => fulfilments[by]![mission - 1]!;
export const choosePile = (colour: Colour): ChoosePile => piles[colour]!;
export const pickRareGood = (good: RareGood): PickRareGood => picks[good]!;
export const takePart = (temple: number): TakePart => parts[temple]!;
export const destroy = (target: number): Destroy => destructions[target]!;
/** By index in KINGDOM_ACTIONS. */
export const audience = (as: number): Audience => audiences[as]!;
export const gather = (space: Place): AnytimeAction => gatherings[space]!;
export const discardMission = (mission: number): AnytimeAction => missionDiscards[mission - 1]!;
export const returnMission = (mission: number): AnytimeAction => missionReturns[mission - 1]!;
/** By index in BUNDLES. */
export const trade = (give: Resource, get: number, ebla: boolean): AnytimeAction =>
  trades[give]![get]![ebla ? 1 : 0]!;
