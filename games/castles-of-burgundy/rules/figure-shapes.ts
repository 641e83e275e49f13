import { dictionary, either, list, oneOf, PROVENANCES, record, text, whole, type Shape } from '@palio/kernel';
import { BUILDINGS, FAMILIES, GOODS, REWARDS, SPECIES, TILE_SETS } from './names.ts';

const source = oneOf(...PROVENANCES);
/** What any object of a data file may say beside its figures. */
const asides = { provenance: either(source, dictionary(source)), note: text() };

const count = whole(0, 100);
const points = whole(0, 100);
const family = oneOf(...FAMILIES);
const fraction: Shape<number> = {
  check(value, path, fail) {
    if (typeof value !== 'number' || !Number.isFinite(value)) fail(path, 'must be a number');
  },
};
const at = list(fraction, 2, 2);
const row = text(/^[BGKCMS][1-6]( [BGKCMS][1-6])*$/);
const pair = list(whole(0, 72), 2, 2);

export const tilesShape = record(
  {
    tiles: list(
      record(
        {
          id: text(/^[a-zA-Z0-9]+$/),
          family: oneOf(...FAMILIES, 'inn'),
          set: oneOf(...TILE_SETS),
          own: count,
          black: count,
        },
        { ...asides, species: oneOf(...SPECIES), animals: whole(1, 9), monastery: whole(1, 29) },
      ),
    ),
  },
  asides,
);

export const buildingsShape = record(
  {
    boardingHouse: record({ workers: count }, asides),
    bank: record({ silver: count }, asides),
    watchtower: record({ points }, asides),
  },
  asides,
);

export const monasteriesShape = record(
  {
    mineWorkers: count,
    saleSilver: count,
    saleWorkers: count,
    livestockPoints: points,
    workerStep: whole(1, 3),
    freeSteps: whole(0, 3),
    workersActionSilver: count,
    workersActionWorkers: count,
    soldColourPoints: points,
    buildingPoints: points,
    speciesPoints: points,
    soldGoodsPoints: points,
    bonusTilePoints: points,
    hirePrice: whole(1, 9),
    hiredWorkers: count,
    buildings: list(record({ number: whole(16, 29), building: oneOf(...BUILDINGS) }, asides), 9, 9),
  },
  asides,
);

export const scoringShape = record(
  {
    areaBySize: list(points, 8, 8),
    phaseBonus: list(points, 5, 5),
    byPlayers: list(record({ id: text(), goods: points, big: points, small: points }, asides), 3, 3),
    saleSilver: count,
    final: record({ goods: points, silver: points, workersPerPoint: whole(1, 9) }, asides),
  },
  { ...asides, areaBySizeProvenance: source },
);

export const setupShape = record(
  {
    rounds: whole(1, 9),
    silver: count,
    goods: count,
    workersByOrder: list(count, 4, 4),
    keySpaces: whole(1, 9),
    goodsColours: whole(1, 6),
    takeWorkers: count,
    purchasePrice: whole(1, 9),
    team: record(
      {
        workersA: count,
        workersB: count,
        silver: count,
        goods: count,
        privateKeySpaces: whole(1, 9),
        commonKeySpaces: whole(0, 9),
      },
      asides,
    ),
    solo: record(
      {
        silver: count,
        workers: count,
        goods: count,
        target: whole(1, 99),
        targetMin: whole(1, 99),
        targetMax: whole(1, 99),
        targetStep: whole(0, 50),
        targetFloor: whole(1, 50),
        goodsForBlackTile: whole(1, 20),
      },
      { ...asides, targetFloorProvenance: source },
    ),
  },
  asides,
);

export const goodsShape = record({ perColour: whole(1, 20), colours: list(oneOf(...GOODS), 6, 6) }, asides);

export const depotsShape = record(
  {
    aspect: fraction,
    depots: list(
      record(
        {
          id: text(/^[1-6]$/),
          goodsSpace: at,
          spaces: list(
            record(
              { id: text(), family, minPlayers: whole(2, 4), at },
              { ...asides, threePlayersByPhase: list(family, 5, 5) },
            ),
          ),
        },
        asides,
      ),
      6,
      6,
    ),
    blackDepot: record(
      { spaces: list(record({ id: text(), minPlayers: whole(2, 4), at }, asides)), innSpace: at },
      { ...asides, innSpaceProvenance: source },
    ),
    bridge: list(at, 2),
    phaseSpaces: list(at, 5, 5),
    roundSpaces: list(at, 1),
    bonusSpaces: list(record({ id: family, at }, asides), 6, 6),
  },
  asides,
);

export const duchiesShape = record(
  {
    duchies: list(
      record(
        { id: text(), copies: whole(1, 4), rows: list(row, 7, 7) },
        { ...asides, startCastle: whole(0, 36) },
      ),
    ),
    borderPosts: list(record({ id: oneOf('nw', 'e', 's'), spaces: pair }, asides), 3, 3),
    boards: record({ pairs: list(list(text(), 2, 2)) }, asides),
  },
  asides,
);

export const teamDuchiesShape = record(
  {
    spaces: list(list(whole(-9, 9), 2, 2), 73, 73),
    duchies: list(
      record({ id: oneOf('12a', '12b'), startCastles: list(whole(0, 72), 1), rows: list(row) }, asides),
      2,
      2,
    ),
  },
  asides,
);

export const soloDuchiesShape = record(
  {
    duchies: list(
      record(
        {
          id: oneOf('13a', '13b'),
          spaces: list(record({ space: row, region: text(), at }, asides), 37, 37),
          edges: list(pair),
          rivers: list(pair),
        },
        asides,
      ),
      2,
      2,
    ),
  },
  asides,
);

export const tradeRoutesShape = record(
  {
    tilesPerPlayer: list(count, 4, 4),
    tiles: list(
      record(
        {
          id: text(),
          spaces: list(record({ goods: oneOf(...GOODS), reward: oneOf(...REWARDS) }, asides), 3, 3),
        },
        asides,
      ),
    ),
  },
  asides,
);

export const shieldsShape = record(
  {
    perDepot: list(record({ id: text(), shields: list(count, 6, 6) }, asides), 3, 3),
    tribute: count,
    list: list(record({ number: whole(1, 18), effect: text(), points }, asides), 18, 18),
  },
  asides,
);
