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
import {
  AGENDA_TYPES,
  AGENDAS,
  BARONS,
  BATTLE_RESULTS,
  CARDS,
  COLOURS,
  EVENTS,
  FREE_MOTIONS,
  NATIONALITIES,
  NEUTRALS,
  PROMISES,
  RESULTS,
  SYMBOLS,
  TRACKS,
} from './names.ts';

const source = oneOf(...PROVENANCES);
/** What any object of a data file may say beside its figures. */
const asides = { provenance: either(source, dictionary(source)), note: text() };

const count = whole(0, 100);
const strength = whole(0, 2000);
const fraction: Shape<number> = {
  check(value, path, fail) {
    if (typeof value !== 'number' || !Number.isFinite(value)) fail(path, 'must be a number');
  },
};
const at = list(fraction, 2, 2);
const region = text(/^([A-H][1-6]|ov[A-Z][a-z]+)$/);
const pair = list(region, 2, 2);

export const baronsShape = record(
  {
    barons: list(record({ id: oneOf(...BARONS), name: text(), colour: text() }, asides), 6, 6),
    nobles: list(
      record({ id: text(), baron: oneOf(...BARONS), symbol: oneOf(...SYMBOLS), name: text() }, asides),
      24,
      24,
    ),
    abilities: record(
      { starDeals: count, squarePrevents: count, triangleVictories: count, circleFreeTroops: strength },
      asides,
    ),
  },
  asides,
);

export const citiesShape = record(
  {
    cities: list(
      record(
        {
          id: text(),
          name: text(),
          region,
          kind: oneOf('kingdom', 'overseas'),
          strength,
          income: count,
        },
        asides,
      ),
      24,
      24,
    ),
  },
  asides,
);

export const mapShape = record(
  {
    rows: count,
    columns: count,
    regions: list(
      record({ id: region, kind: oneOf('kingdom', 'overseas'), at, outer: flag, port: flag }, asides),
      54,
      54,
    ),
    borders: list(
      record(
        {
          between: pair,
          type: oneOf('open', 'river', 'mountain', 'sea'),
          bridge: text(),
          road: flag,
        },
        asides,
      ),
    ),
    roads: list(record({ id: text(), path: list(region, 2) }, asides)),
    bridges: list(record({ id: text(), between: pair }, asides)),
  },
  asides,
);

const troop = record({ strength: whole(50, 400), copies: count, wage: count }, asides);

export const troopsShape = record(
  {
    regulars: list(troop, 2, 2),
    nationalities: list(record({ id: oneOf(...NATIONALITIES) }, asides), 6, 6),
    mercenaries: list(troop, 4, 4),
    start: record({ mercenaries: list(strength, 1) }, asides),
  },
  asides,
);

export const actionsShape = record(
  {
    baronActions: list(record({ id: oneOf(...CARDS), copies: whole(1, 9) }, asides), 6, 6),
    rallyVotes: count,
    serveFaith: count,
    levyCrowns: count,
    versatileCrowns: count,
    versatileVotes: count,
    neutralActions: list(record({ id: oneOf(...NEUTRALS), copies: whole(1, 9) }, asides), 5, 5),
    mercenaryTable: list(record({ id: text(), fee: count, minPlayers: whole(2, 6) }, asides), 7, 7),
  },
  asides,
);

const result = oneOf(...RESULTS);

export const fateShape = record(
  {
    cards: list(
      record(
        {
          id: text(),
          baron: oneOf(...BARONS),
          revolt: flag,
          symbol: oneOf(...SYMBOLS),
          battle: oneOf(...BATTLE_RESULTS),
          ceylon: result,
          spiceIslands: result,
          china: result,
          city: text(),
          nationality: oneOf(...NATIONALITIES),
        },
        asides,
      ),
      24,
      24,
    ),
  },
  asides,
);

export const eventsShape = record(
  {
    events: list(
      record(
        { id: oneOf(...EVENTS), colour: oneOf(...COLOURS), copies: whole(1, 9), faith: count },
        { ...asides, amount: count, extra: count },
      ),
      EVENTS.length,
      EVENTS.length,
    ),
  },
  asides,
);

export const agendasShape = record(
  {
    agendas: list(
      record(
        {
          id: oneOf(...AGENDAS),
          type: oneOf(...AGENDA_TYPES),
          vote: oneOf('yesNo', 'chooseBaron'),
          copies: whole(1, 9),
          refusable: flag,
        },
        { ...asides, amount: strength },
      ),
      AGENDAS.length,
      AGENDAS.length,
    ),
    freeMotions: list(
      record(
        { id: oneOf(...FREE_MOTIONS), kind: oneOf('law', 'motion') },
        { ...asides, from: whole(-9, 99), to: whole(-9, 99) },
      ),
      FREE_MOTIONS.length,
      FREE_MOTIONS.length,
    ),
  },
  asides,
);

export const setupShape = record(
  {
    crowns: count,
    votes: count,
    faith: count,
    prestige: count,
    agendaSlots: whole(1, 6),
    commanderBonus: strength,
    commanderDiscard: count,
    maxFateDraw: whole(1, 24),
    tokenStrength: whole(50, 500),
    strongholdStrength: strength,
    fortifyCost: count,
    fortifyStrength: strength,
    fortifyIncome: count,
    repairCostPerBreach: count,
    musterCostPerToken: count,
    revoltFaithCost: count,
    revoltCrownFactor: count,
    razeIncomeFactor: count,
    maxExpeditionInvestment: count,
    blessCost: count,
    headRedirectCost: count,
    roadMaxRegions: whole(1, 3),
    maxChargesPerBaron: whole(1, 9),
    fullVictoryMargin: count,
    partialVictoryMargin: count,
    assemblyBaseVotes: count,
    assemblyVotesPerKingdomCity: count,
    prestigePerCity: count,
    strongholdLootCrownsDivisor: whole(1, 9),
    mightIsRightRoundCap: whole(1, 100),
    roundCap: whole(1, 100),
    gameLengths: list(
      record({ id: oneOf('short', 'standard', 'long', 'veryLong'), prestige: whole(1, 99) }, asides),
      4,
      4,
    ),
    byPlayers: list(
      record(
        {
          id: text(/^[2-6]$/),
          razed: count,
          innerStrongholds: flag,
          area: count,
          markers: count,
          offer: count,
        },
        asides,
      ),
      5,
      5,
    ),
    expeditions: list(oneOf(...TRACKS), 3, 3),
    negotiation: record({ offersPerCard: count, promises: list(oneOf(...PROMISES)) }, asides),
  },
  {
    ...asides,
    strongholdStrengthProvenance: source,
    mightIsRightRoundCapProvenance: source,
    roundCapProvenance: source,
  },
);
