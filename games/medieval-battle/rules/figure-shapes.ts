import {
  dictionary,
  either,
  flag,
  list,
  oneOf,
  PROVENANCES,
  record,
  text,
  whole,
  type Shape,
} from '@palio/kernel';
import { FIGHTING_TYPES, SIZES, type FightingType, type UnitType } from './state.ts';

export const TERRAINS = ['plain', 'wood', 'rockyHill', 'mountain'] as const;
export type TerrainId = (typeof TERRAINS)[number];

const source = oneOf(...PROVENANCES);
/** What any object of a data file may say beside its figures. */
const asides = { provenance: either(source, dictionary(source)), note: text() };

const size = oneOf(...SIZES);
const fightingType: Shape<FightingType> = oneOf(...FIGHTING_TYPES);
const unitType: Shape<UnitType> = oneOf(...FIGHTING_TYPES, 'caravan');
const terrainId: Shape<TerrainId> = oneOf(...TERRAINS);
const movementPoints = whole(0, 20);

/** An object with one entry for each fighting type. */
function perFightingType<Value>(entry: Shape<Value>): Shape<Record<FightingType, Value>> {
  return record(Object.fromEntries(FIGHTING_TYPES.map(type => [type, entry])), asides) as Shape<
    Record<FightingType, Value>
  >;
}

export const unitsShape = record(
  {
    unitTypes: list(
      record(
        {
          id: unitType,
          letter: text(/^[A-Z]$/),
          class: oneOf('cavalry', 'foot', 'caravan'),
          recruitCost: whole(0, 30),
          maxMovement: movementPoints,
          tokens: whole(0, 20),
          knights: whole(1, 2),
          forbiddenTerrain: list(terrainId),
          range: whole(0, 2),
        },
        asides,
      ),
      FIGHTING_TYPES.length + 1,
      FIGHTING_TYPES.length + 1,
    ),
  },
  asides,
);

export const terrainShape = record(
  {
    terrain: list(
      record(
        {
          id: terrainId,
          code: text(/^[A-Z]$/),
          level: whole(0, 9),
          entryCost: whole(1, 9),
          retreatCost: whole(1, 9),
          hindersCavalry: flag,
          cover: flag,
          blocksSightUpToLevel: whole(-1, 9),
        },
        asides,
      ),
      TERRAINS.length,
      TERRAINS.length,
    ),
    offboardTerrain: terrainId,
  },
  asides,
);

const column = whole(-2, 2);
const card = perFightingType(column);

export const combatShape = record(
  {
    columns: list(
      record({ index: column, attackerLosses: whole(0, 2), defenderLosses: whole(0, 2) }, asides),
      5,
      5,
    ),
    factors: record(
      { numbers: whole(0, 4), height: whole(0, 4), rough: whole(0, 4), cover: whole(0, 4) },
      asides,
    ),
    meleeCards: list(record({ id: text(), attackers: list(fightingType), column: card }, asides)),
    rangedCards: list(record({ id: text(), shooters: list(fightingType), column: card }, asides)),
  },
  asides,
);

const face = text(/^[PWRM]+$/);
const sidedTiles = list(record({ id: text(), number: whole(1, 9), A: face, B: face }, asides));

export const modulesShape = record(
  {
    inner: list(
      record({ id: text(), faces: list(record({ id: text(/^[IVX]+$/), terrain: face }, asides)) }, asides),
    ),
    outer: sidedTiles,
    supplementary: sidedTiles,
  },
  asides,
);

const coordinates = list(whole(-20, 20), 2, 2);
const sixths = whole(0, 5);
const cells = record({ cells: list(coordinates, 1) }, asides);
const flagOfModule = record({ cell: coordinates, points: whole(0, 9) }, asides);

export const layoutsShape = record(
  {
    shapes: record({ inner: cells, outer: cells, supplementary: cells }, asides),
    flags: record({ inner: flagOfModule, supplementary: flagOfModule }, asides),
    layouts: list(
      record(
        {
          id: size,
          inner: list(
            record(
              {
                id: text(),
                at: coordinates,
                thirds: list(record({ outer: text(), rotation: sixths }, asides)),
              },
              asides,
            ),
          ),
          outer: list(
            record(
              { id: text(), at: coordinates, rotation: sixths, notch: either(text(), oneOf(null)) },
              asides,
            ),
          ),
        },
        asides,
      ),
      SIZES.length,
      SIZES.length,
    ),
  },
  asides,
);

export const modesShape = record(
  {
    modes: list(
      record(
        {
          id: size,
          recruitmentPoints: whole(0, 99),
          victoryPoints: whole(1, 99),
          maxLongbowmen: whole(0, 20),
        },
        { ...asides, maxLongbowmenProvenance: source },
      ),
      SIZES.length,
      SIZES.length,
    ),
  },
  asides,
);

export const battleShape = record(
  {
    time: record({ tokensPerPlayer: whole(0, 20), tokensPerRegroup: whole(1, 20) }, asides),
    movement: record(
      { crossingExtraMover: whole(0, 9), crossingExtraStanding: whole(0, 9), rangedAttackCost: whole(1, 9) },
      asides,
    ),
    deployment: record({ minDistanceToFlags: whole(0, 9), minDistanceToEnemyCaravan: whole(0, 9) }, asides),
    caravan: record({ victoryPoints: whole(0, 99) }, asides),
  },
  asides,
);

export const dismountShape = record(
  {
    footMovement: list(movementPoints, 1),
    replace: record(
      { heavyCavalry: fightingType, lightCavalry: fightingType, horseArchers: fightingType },
      asides,
    ),
  },
  asides,
);

export const rulingsShape = record(
  {
    meleeAfterShiftInsideZone: flag,
    meleeWithoutMovingFirst: flag,
    continueFreelyAfterUncontestedEntry: flag,
    bothCavalryInRoughCancel: flag,
    rangedCanHitCaravan: flag,
    caravanCanControlFlags: flag,
    flagControlPersists: flag,
    flagCheckAfterEveryTurn: flag,
    sightByShooterHeightOnly: flag,
    sightPastTwoMiddleHexes: oneOf('eitherClear', 'bothClear'),
    offboardReturn: oneOf('whenAtCaravanModule', 'whenNextToCaravanModule'),
    crossingTurnsCaravan: flag,
    deploymentStopIsFinal: flag,
    finalTie: oneOf('draw', 'red', 'yellow'),
    dismountAfterMoveEndsTurn: flag,
    dismountNeedsFreeToken: flag,
  },
  asides,
);

const armyUnits = record({}, Object.fromEntries(FIGHTING_TYPES.map(type => [type, whole(0, 20)]))) as Shape<
  Partial<Record<FightingType, number>>
>;

export const armiesShape = record(
  { armies: list(record({ id: text(), mode: size, units: armyUnits }, asides)) },
  asides,
);

export const presetsShape = record(
  { presets: list(record({ id: text(/^[a-z][a-z-]*$/), mode: size, code: text() }, asides)) },
  asides,
);
