/** The Barons, in the order of the seats: whoever takes a seat takes its Baron (WK-2.6). */
export const BARONS = ['emerande', 'niebeski', 'madder', 'zobel', 'daViola', 'deLimon'] as const;
export type BaronId = (typeof BARONS)[number];

/** WK-1.15 The symbol of a Noble gives his ability. */
export const SYMBOLS = ['star', 'square', 'triangle', 'circle'] as const;
export type SymbolId = (typeof SYMBOLS)[number];
export const STAR = 0;
export const SQUARE = 1;
export const TRIANGLE = 2;
export const CIRCLE = 3;

export const NATIONALITIES = ['english', 'polish', 'romanian', 'swiss', 'lombard', 'tuscan'] as const;
export type NationalityId = (typeof NATIONALITIES)[number];

/** WK-6 The kinds of Baron Action cards. */
export const CARDS = [
  'levyTaxes',
  'draftSoldiers',
  'rallySupport',
  'serveTheChurch',
  'mobilizeForces',
  'versatileStrategy',
] as const;
export type CardId = (typeof CARDS)[number];
/** Index in CARDS. */
export type Card = number;
export const CARD_COUNT = CARDS.length;
export const LEVY_TAXES: Card = 0;
export const DRAFT_SOLDIERS: Card = 1;
export const RALLY_SUPPORT: Card = 2;
export const SERVE_THE_CHURCH: Card = 3;
export const MOBILIZE_FORCES: Card = 4;
export const VERSATILE_STRATEGY: Card = 5;

/** WK-7 The kinds of Neutral Action cards. */
export const NEUTRALS = [
  'importantEvent',
  'fundExpeditions',
  'upgradeDefenses',
  'musterTroops',
  'uncertainTimes',
] as const;
export type NeutralId = (typeof NEUTRALS)[number];

/** WK-5.9 The areas whose filling triggers a special phase. */
export const AREAS = ['taxation', 'wages', 'assembly'] as const;
export type AreaId = (typeof AREAS)[number];
export type Area = number;
export const TAXATION: Area = 0;
export const WAGES: Area = 1;
export const ASSEMBLY: Area = 2;

export const STACKS = [0, 1, 2] as const;

/** WK-7.13 The expeditions, in the order they are resolved. */
export const TRACKS = ['ceylon', 'spiceIslands', 'china'] as const;
export type TrackId = (typeof TRACKS)[number];

/** WK-7.20 Results of an expedition, best first. */
export const RESULTS = ['x4', 'x3', 'x2', 'x1', 'noNews', 'lost'] as const;
export type ResultId = (typeof RESULTS)[number];

/** WK-3.3 What a Fate card does in a battle. */
export const BATTLE_RESULTS = ['deal', 'prevent', 'victory', 'draw'] as const;
export type BattleResult = (typeof BATTLE_RESULTS)[number];

export const COLOURS = ['red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** WK-23 */
export const EVENTS = [
  'noHeir',
  'heretic',
  'assassin',
  'plague',
  'mutiny',
  'badHarvest',
  'treasuryRaid',
  'scandal',
  'crumblingWalls',
  'uprising',
  'campFever',
  'richHarvest',
  'papalFavour',
  'popularAcclaim',
  'fieldHospital',
  'volunteers',
  'inheritance',
  'openGates',
  'secondWind',
  'arson',
  'brokenLine',
  'provincialRevolt',
  'famine',
  'stormsAtSea',
  'papalConclave',
  'politicalUpheaval',
  'pestilence',
  'mercenaryUnrest',
  'tradeFair',
  'floods',
] as const;
export type EventId = (typeof EVENTS)[number];

export const AGENDA_TYPES = ['privateMotion', 'motion', 'law', 'charge', 'office'] as const;
export type AgendaType = (typeof AGENDA_TYPES)[number];

/** WK-24 */
export const AGENDAS = [
  'privateMotion',
  'grantOfHonour',
  'royalGrant',
  'motionOfCensure',
  'confiscation',
  'electionOfChairman',
  'churchSynod',
  'disarmament',
  'freeCityCharter',
  'generalAmnesty',
  'extraordinaryTaxation',
  'royalTithe',
  'mercenaryDuty',
  'churchLevy',
  'inviolableStrongholds',
  'sanctityOfCities',
  'masonsGuild',
  'surgeonsGuild',
  'enlargedAssembly',
  'roadTolls',
  'closedSeas',
  'saltConcession',
  'woolConcession',
  'wineConcession',
  'ironConcession',
  'silverConcession',
  'silkConcession',
  'ambassador',
  'defenderOfTheFaith',
  'lordChancellor',
  'quartermaster',
  'constable',
  'captainOfTheGuard',
  'marshal',
  'castellan',
  'admiral',
  'siegeMaster',
  'championOfTheRealm',
  'masterOfHorse',
  'papalLegate',
  'governor',
] as const;
export type AgendaId = (typeof AGENDAS)[number];
export type MotionId = Extract<
  AgendaId,
  | 'grantOfHonour'
  | 'royalGrant'
  | 'motionOfCensure'
  | 'confiscation'
  | 'electionOfChairman'
  | 'churchSynod'
  | 'disarmament'
  | 'freeCityCharter'
  | 'generalAmnesty'
  | 'extraordinaryTaxation'
>;

/** WK-21.4 What a Private Motion may propose with the option `freePrivateMotions`. */
export const FREE_MOTIONS = [
  'prohibitSieges',
  'prohibitRoads',
  'prohibitAssaults',
  'prohibitSeaMovement',
  'prohibitRazing',
  'prohibitStrongholdAttacks',
  'prohibitFortifying',
  'mercenarySurcharge',
  'cityIncomeChange',
  'truce',
  'transferCrowns',
  'treasuryGrant',
  'fine',
  'electChairman',
  'electHead',
  'banBaron',
  'cedeCity',
  'taxationNow',
  'shuffleFate',
] as const;
export type FreeMotionId = (typeof FREE_MOTIONS)[number];

/** WK-9.28 What a Private Motion may propose in every game. */
export const PLAIN_PROPOSALS = [
  'nothing',
  'liftBan',
  'discardLaw',
  'discardCharge',
  'discardOffice',
  'postponeAssembly',
  'voteDiscardedAgenda',
] as const;
export type ProposalId = (typeof PLAIN_PROPOSALS)[number] | FreeMotionId;

/** WK-19.4 What can be promised; no promise binds anybody (WK-19.3). */
export const PROMISES = [
  'voteYes',
  'voteNo',
  'voteForMe',
  'voteForOther',
  'spendFaith',
  'letPass',
  'allowAttack',
  'doNotAttack',
  'doNotBesiege',
  'investTogether',
  'returnHeir',
] as const;
export type PromiseId = (typeof PROMISES)[number];

export const PHASES = ['setup', 'planning', 'actions', 'upkeep'] as const;
export type Phase = (typeof PHASES)[number];
