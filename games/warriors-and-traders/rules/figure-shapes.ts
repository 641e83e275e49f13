import { dictionary, either, list, oneOf, PROVENANCES, record, text, whole } from '@palio/kernel';
import { ABILITIES, ARMIES, KINDS, MAPS, NATIONS, RESOURCES, SMALL_MAPS, TRACKS } from './names.ts';

const source = oneOf(...PROVENANCES);
/** What any object of a data file may say beside its figures. */
const asides = { provenance: either(source, dictionary(source)), note: text() };

const count = whole(0, 100);
const vp = whole(0, 100);
const nation = oneOf(...NATIONS);
const province = text(/^[a-z]+(-[a-z]+)*$/);
const link = list(province, 2, 2);
const stock = list(count, RESOURCES.length, RESOURCES.length);

/** WT-9.8 What province tokens show. */
const symbols = record(
  {
    provinces: list(
      record({ id: province, food: whole(0, 9), goods: whole(0, 9), weapons: whole(0, 9) }, asides),
    ),
  },
  asides,
);

export const mapShape = record(
  {
    nations: list(
      record(
        {
          id: nation,
          order: whole(1, 8),
          capital: province,
          tradeCentre: province,
          common: list(province, 1, 3),
          contested: list(province, 2, 2),
        },
        { ...asides, orderProvenance: source, capitalProvenance: source, tradeCentreProvenance: source },
      ),
      8,
      8,
    ),
    provinces: list(record({ id: province, name: text() }, asides), 40, 41),
    links: list(link),
    oneSidedLinks: record({ links: list(link) }, asides),
    symbols,
  },
  asides,
);

export const unitsShape = record(
  {
    units: list(
      record(
        {
          id: oneOf(...KINDS),
          pieces: whole(1, 20),
          strength: whole(0, 20),
          resistance: whole(1, 20),
          food: whole(0, 9),
          cost: stock,
          killVp: vp,
        },
        { ...asides, strengthProvenance: source, resistanceProvenance: source },
      ),
      KINDS.length,
      KINDS.length,
    ),
    barbarians: record(
      {
        armies: count,
        forts: count,
        armyKillVp: vp,
        fortStrength: whole(0, 20),
        fortResistance: whole(1, 20),
        fortKillVp: vp,
        armyValues: list(
          record({ id: text(), fromTurn: whole(1, 10), toTurn: whole(1, 10), value: whole(1, 9) }, asides),
          1,
        ),
      },
      { ...asides, fortsProvenance: source, fortResistanceProvenance: source },
    ),
    upgradeGoods: count,
    fortVp: vp,
    fortsPerProvince: whole(1, 8),
    armiesPerBuild: whole(1, 4),
  },
  asides,
);

const level = record(
  { id: text(/^[IV]+$/), spaces: whole(0, 9) },
  {
    ...asides,
    spacesProvenance: source,
    food: whole(0, 9),
    goods: whole(0, 9),
    weapons: whole(0, 9),
    bankRate: whole(1, 20),
    routes: whole(0, 9),
    actionPoints: whole(1, 9),
  },
);

export const technologyShape = record(
  {
    tracks: list(record({ id: oneOf(...TRACKS), levels: list(level, 7, 7) }, asides), 3, 3),
    abilities: list(
      record({ id: oneOf(...ABILITIES), track: oneOf(...TRACKS), level: whole(1, 7) }, asides),
      ABILITIES.length,
      ABILITIES.length,
    ),
    armies: list(record({ id: oneOf(...ARMIES), level: whole(1, 7) }, asides), 3, 3),
    productionTaxGold: count,
    tradeTaxGold: count,
    merchantFactor: whole(1, 9),
    universityActions: whole(0, 9),
    masterTraderActions: whole(0, 9),
    masterTraderGold: count,
    warlordWars: whole(0, 9),
    warlordArmies: whole(1, 4),
  },
  asides,
);

export const gameShape = record(
  {
    turns: whole(1, 30),
    start: record({ stock, forts: whole(0, 2), princesses: whole(0, 4), tokens: whole(0, 9) }, asides),
    storage: whole(1, 100),
    vpPrice: whole(1, 100),
    warTurns: whole(1, 30),
    leaderVp: vp,
    provinceVp: record({ capital: vp, tradeCentre: vp, common: vp, contested: vp }, asides),
    unification: list(record({ id: text(/^\d$/), actions: whole(1, 20) }, asides), 5, 5),
    thresholds: record(
      {
        freeForAll: list(record({ id: text(/^[2-6]$/), vp: whole(1, 200) }, asides), 5, 5),
        cooperative: list(record({ id: oneOf('3v3', '2v2', '2v2v2'), vp: whole(1, 400) }, asides), 3, 3),
      },
      asides,
    ),
    trading: record(
      { offersPerPartner: whole(1, 20), commandsPerPhase: whole(1, 200), peaceProposals: whole(1, 9) },
      asides,
    ),
  },
  asides,
);

export const smallMapsShape = record(
  {
    variants: list(
      record(
        {
          id: oneOf(...SMALL_MAPS),
          map: oneOf(...MAPS),
          players: whole(2, 3),
          nations: list(nation, 2, 3),
          provinces: list(province, 5),
          mandatory: list(record({ id: province, nation }, asides)),
          contested: list(record({ id: province, nations: list(nation, 1, 2) }, asides)),
        },
        // Only of provinces that show other symbols here than on the whole map.
        { ...asides, symbols },
      ),
      SMALL_MAPS.length,
      SMALL_MAPS.length,
    ),
    routeIncome: list(
      record({ id: text(/^[23]$/), slots: list(list(oneOf(...RESOURCES), 1, 4), 3, 3) }, asides),
      2,
      2,
    ),
  },
  asides,
);
