import { flag, list, oneOf, PROVENANCES, record, text, whole, type Shape } from '@palio/kernel';
import { COLOURS, PARTS, PIECES, RARE_GOODS, REGIONS, RESOURCES, SPACE_ACTIONS, SPACE_IDS } from './names.ts';

const source = oneOf(...PROVENANCES);
type Fields = Readonly<Record<string, Shape<unknown>>>;
const NONE: Record<never, never> = {};

/** An object whose fields may each say where they come from. */
function figures<F extends Fields, O extends Fields = Record<never, never>>(fields: F, optional?: O) {
  const sources = Object.fromEntries(
    [...Object.keys(fields), ...Object.keys(optional ?? NONE)].map(key => [`${key}Provenance`, source]),
  );
  const all = { ...optional, ...sources, provenance: source, note: text() } as unknown as O;
  return record<F, O>(fields, all);
}

const count = whole(0, 99);
const points = whole(0, 99);
const perEra = list(count, 3, 3);
const cost = list(whole(0, 20), 4, 4);
const at = list(whole(0, 2000), 2, 2);
const byPlayers = { id: oneOf('2', '3', '4') };

export const boardShape = figures({
  regions: list(figures({ id: oneOf(...REGIONS), polygon: list(at, 3), label: at }), 7, 7),
  spaces: list(
    figures(
      {
        id: oneOf(...SPACE_IDS),
        region: oneOf(...REGIONS),
        action: oneOf(...SPACE_ACTIONS),
        piece: oneOf(...PIECES, 'either'),
        twoPlayers: flag,
        at,
      },
      { resource: oneOf(...RESOURCES), colour: oneOf(...COLOURS), order: whole(1, 9) },
    ),
    36,
    36,
  ),
});

export const pictureShape = figures({
  canvas: at,
  camelSpace: figures({ radius: count }),
  shipSpace: figures({ width: count, height: count }),
  turnTrack: list(at, 9, 9),
  display: list(at, 10, 10),
  displayTwoPlayers: list(at, 6, 6),
  decks: list(figures({ id: text(), at })),
});

const gathering = figures({ basic: perEra, advanced: perEra });
const condition = figures({ tower: count, missions: count });

export const actionsShape = figures({
  gather: figures({ ship: gathering, camel: gathering }),
  peaceGifts: figures({ ship: perEra, camel: perEra }),
  tax: figures({ gold: perEra, prestige: perEra }),
  traitor: figures({ levels: perEra }),
  improvementPrice: figures({ resources: perEra }),
  market: figures({ advancedForBasic: oneOf(1), basicForAdvanced: oneOf(2) }),
  caravan: figures({ fourth: list(condition, 1), fifth: list(condition, 1) }),
  shipyard: figures({ third: count, fourth: count }),
});

export const towerShape = figures({
  pointsPerLevel: points,
  bands: list(figures({ id: text(), card: count, from: whole(1, 99), single: cost, pair: cost }), 4, 4),
});

export const templeShape = figures({
  cardsPerPart: whole(1, 9),
  parts: list(figures({ id: oneOf(...PARTS), points, cost }), 4, 4),
  firstFinisher: count,
  secondFinisher: count,
});

export const rareGoodsShape = figures({
  types: list(figures({ id: oneOf(...RARE_GOODS), colour: oneOf(...COLOURS) }), 9, 9),
  copiesByPlayers: list(figures({ ...byPlayers, copies: whole(1, 4) }), 3, 3),
  colours: list(figures({ id: oneOf(...COLOURS), cost }), 3, 3),
  setPoints: list(points, 9, 9),
});

export const EFFECTS = [
  'trade',
  'ppPerMission',
  'ppTrade',
  'ownRaidImmunity',
  'ppPerRareGood',
  'rareGoodForPP',
  'shipGatherBonus',
  'freeTowerMultiple',
  'towerPrestige',
  'towerNoWood',
  'missionDiscount',
  'privateMarket',
  'raidPP',
  'revealIncome',
  'rareGoodDiscount',
  'warehouseLimit',
  'templeDiscount',
  'privateTemple',
  'endBonus',
  'chooseRareGood',
  'peaceGiftsMultiplier',
  'raidImmunity',
  'taxImmunity',
  'privateConstruction',
  'privateKingdom',
] as const;

export const CATEGORIES = [
  'trade',
  'missions',
  'marauders',
  'rareGoods',
  'gather',
  'tower',
  'private',
  'misc',
  'endBonus',
] as const;

export const METRICS = ['towerLevels', 'rareGoodCount', 'missionPP', 'templePP', 'improvementCount'] as const;

export const improvementsShape = figures({
  improvements: list(
    figures(
      {
        id: text(/^I\d+$/),
        era: whole(1, 3),
        start: flag,
        twoPlayers: flag,
        category: oneOf(...CATEGORIES),
        effect: oneOf(...EFFECTS),
      },
      {
        give: oneOf(...RESOURCES),
        get: list(oneOf(...RESOURCES), 1, 2),
        count,
        points,
        freePoints: points,
        basicPrice: points,
        advancedPrice: points,
        resource: oneOf(...RESOURCES),
        metric: oneOf(...METRICS),
        gold: count,
      },
    ),
    48,
    48,
  ),
});

/** When a fulfilled mission may be returned (TA-13). */
export const WINDOWS = [
  'placement',
  'reveal',
  'removal',
  'improvements',
  'construction',
  'resolution',
  'anytime',
] as const;

export const BENEFITS = [
  'chooseRareGood',
  'nextTemplePart',
  'nextShip',
  'buildTower',
  'changeAttackedRegion',
  'nextCamel',
  'useMarket',
  'swapPieces',
  'freeImprovements',
  'takeAnyResources',
  'extraBasement',
  'destroyTower',
  'drawMissions',
  'placeUpTo',
  'outOfPlayImprovement',
] as const;

export const missionsShape = figures({
  missions: list(
    figures(
      {
        id: text(/^K\d+$/),
        points: whole(0, 40),
        cost,
        window: oneOf(...WINDOWS),
        benefit: oneOf(...BENEFITS),
      },
      { count },
    ),
    26,
    26,
  ),
});

export const setupShape = figures({
  turns: oneOf(9),
  turnsPerEra: oneOf(3),
  prestige: count,
  camels: whole(1, 5),
  ships: whole(1, 4),
  mostCamels: whole(1, 5),
  mostShips: whole(1, 4),
  resources: cost,
  extraByPlace: list(list(list(oneOf(...RESOURCES), 1)), 4, 4),
  displayByPlayers: list(figures({ ...byPlayers, tiles: whole(1, 10) }), 3, 3),
  missions: whole(0, 6),
  warehouseLimit: count,
});

export const rulingsShape = figures({
  constructionOrder: oneOf('blockPerPlayer', 'roundRobin'),
  taxBeforeClosing: flag,
  swapNeedsAttack: flag,
  connoisseurTakesFreeGoods: flag,
  piecesDuringPlacement: flag,
  secondFinisherIsAnother: flag,
  privateWorksDrawMission: flag,
  favoursMayGoNegative: flag,
  privateTilePiece: oneOf('either', ...PIECES),
  removedPieceCountsAsChosen: flag,
  hasteAddsUp: flag,
});
