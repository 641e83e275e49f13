import type {
  AgendaId,
  AgendaType,
  AreaId,
  BattleResult,
  CardId,
  Colour,
  EventId,
  NationalityId,
  NeutralId,
  Phase,
  ProposalId,
  PromiseId,
  ResultId,
  SymbolId,
  TrackId,
} from '../../rules/names.ts';
import type { Answer, StandingId } from '../../rules/state.ts';
import type { BattleKind } from '../../rules/terms.ts';
import type { Way } from '../../rules/map.ts';

export interface CardWords {
  readonly name: string;
  readonly text: string;
}

export const cards = {
  levyTaxes: { name: 'Levy Taxes', text: '1 crown for each region with a Noble of yours on land.' },
  draftSoldiers: { name: 'Draft Soldiers', text: 'Put a marker on the mercenary table, free of charge.' },
  rallySupport: { name: 'Rally Support', text: '2 Votes; with strictly most you become Chairman.' },
  serveTheChurch: {
    name: 'Serve the Church',
    text: '1 Faith; with strictly most you become Head of the Church.',
  },
  mobilizeForces: {
    name: 'Mobilize Forces',
    text: 'Move Nobles into one region, then start one battle there.',
  },
  versatileStrategy: {
    name: 'Versatile Strategy',
    text: '2 crowns, 2 Votes, one move, one battle or one paid marker; the card returns to your hand.',
  },
} satisfies Record<CardId, CardWords>;

export const neutrals = {
  importantEvent: {
    name: 'Important Event',
    text: 'The Head of the Church decides who draws the top Event.',
  },
  fundExpeditions: {
    name: 'Fund Expeditions',
    text: 'The Chairman may start an expedition; the others sail on.',
  },
  upgradeDefenses: { name: 'Upgrade Defenses', text: 'Each Baron may repair or fortify.' },
  musterTroops: { name: 'Muster Troops', text: 'Each Baron may heal one army for crowns.' },
  uncertainTimes: { name: 'Uncertain Times', text: 'The Fate deck is shuffled.' },
} satisfies Record<NeutralId, CardWords>;

export const events = {
  noHeir: 'No Heir',
  heretic: 'Heretic',
  assassin: 'Assassin',
  plague: 'Plague',
  mutiny: 'Mutiny',
  badHarvest: 'Bad Harvest',
  treasuryRaid: 'Treasury Raid',
  scandal: 'Scandal',
  crumblingWalls: 'Crumbling Walls',
  uprising: 'Uprising',
  campFever: 'Camp Fever',
  richHarvest: 'Rich Harvest',
  papalFavour: 'Papal Favour',
  popularAcclaim: 'Popular Acclaim',
  fieldHospital: 'Field Hospital',
  volunteers: 'Volunteers',
  inheritance: 'Inheritance',
  openGates: 'Open Gates',
  secondWind: 'Second Wind',
  arson: 'Arson',
  brokenLine: 'Broken Line',
  provincialRevolt: 'Provincial Revolt',
  famine: 'Famine',
  stormsAtSea: 'Storms at Sea',
  papalConclave: 'Papal Conclave',
  politicalUpheaval: 'Political Upheaval',
  pestilence: 'Pestilence',
  mercenaryUnrest: 'Mercenary Unrest',
  tradeFair: 'Trade Fair',
  floods: 'Floods',
} satisfies Record<EventId, string>;

export const agendas = {
  privateMotion: { name: 'Private Motion', text: 'A random Baron puts a proposal of his own to the vote.' },
  grantOfHonour: { name: 'Grant of Honour', text: 'The chosen Baron gains 1 Prestige.' },
  royalGrant: { name: 'Royal Grant', text: 'The chosen Baron gains 6 crowns.' },
  motionOfCensure: { name: 'Motion of Censure', text: 'The chosen Baron discards all Votes.' },
  confiscation: { name: 'Confiscation', text: 'The chosen Baron pays half of his crowns.' },
  electionOfChairman: { name: 'Election of the Chairman', text: 'The chosen Baron becomes Chairman.' },
  churchSynod: { name: 'Church Synod', text: 'The chosen Baron becomes Head of the Church.' },
  disarmament: { name: 'Disarmament', text: 'The chosen Baron returns his strongest Mercenary.' },
  freeCityCharter: { name: 'Free City Charter', text: 'A city of the chosen Baron becomes neutral.' },
  generalAmnesty: { name: 'General Amnesty', text: 'All bans are lifted.' },
  extraordinaryTaxation: {
    name: 'Extraordinary Taxation',
    text: 'All Barons collect their city income now.',
  },
  royalTithe: { name: 'Royal Tithe', text: 'Law: whoever collects at Taxation pays 2 crowns of it.' },
  mercenaryDuty: { name: 'Mercenary Duty', text: 'Law: each hire costs 1 crown more.' },
  churchLevy: { name: 'Church Levy', text: 'Law: at Taxation a Baron without Faith pays 2 crowns.' },
  inviolableStrongholds: { name: 'Inviolable Strongholds', text: 'Law: strongholds may not be attacked.' },
  sanctityOfCities: { name: 'Sanctity of Cities', text: 'Law: captured cities may not be razed.' },
  masonsGuild: { name: "Masons' Guild", text: 'Law: fortifying costs 2 crowns.' },
  surgeonsGuild: { name: "Surgeons' Guild", text: 'Law: Muster Troops costs 1 crown per token.' },
  enlargedAssembly: { name: 'Enlarged Assembly', text: 'Law: everybody who attends receives 1 Vote more.' },
  roadTolls: { name: 'Road Tolls', text: 'Law: moving two regions or more by road costs 1 crown.' },
  closedSeas: { name: 'Closed Seas', text: 'Law: nobody may sail overseas.' },
  saltConcession: { name: 'Salt Concession', text: 'Charge: 2 crowns at each Taxation.' },
  woolConcession: { name: 'Wool Concession', text: 'Charge: 2 crowns at each Taxation.' },
  wineConcession: { name: 'Wine Concession', text: 'Charge: 2 crowns at each Taxation.' },
  ironConcession: { name: 'Iron Concession', text: 'Charge: 3 crowns at each Taxation.' },
  silverConcession: { name: 'Silver Concession', text: 'Charge: 3 crowns at each Taxation.' },
  silkConcession: { name: 'Silk Concession', text: 'Charge: 4 crowns at each Taxation.' },
  ambassador: { name: 'Ambassador', text: 'Charge: 3 crowns at each Taxation, but no seat in the Assembly.' },
  defenderOfTheFaith: { name: 'Defender of the Faith', text: 'Charge: 1 Faith at the end of each Assembly.' },
  lordChancellor: { name: 'Lord Chancellor', text: 'Charge: 2 Votes more at each Assembly.' },
  quartermaster: { name: 'Quartermaster', text: 'Charge: each Wages phase costs 3 crowns less.' },
  constable: { name: 'Constable', text: 'Office: 100 maintained troops.' },
  captainOfTheGuard: { name: 'Captain of the Guard', text: 'Office: 150 maintained troops.' },
  marshal: { name: 'Marshal', text: 'Office: 200 maintained troops.' },
  castellan: { name: 'Castellan', text: 'Office: walls he defends count 100 more.' },
  admiral: { name: 'Admiral', text: 'Office: he lands at once after sailing.' },
  siegeMaster: { name: 'Siege Master', text: 'Office: 200 more for sieges he takes part in.' },
  championOfTheRealm: { name: 'Champion of the Realm', text: 'Office: +1 Victory when he commands.' },
  masterOfHorse: { name: 'Master of Horse', text: 'Office: he may move two regions off the road.' },
  papalLegate: { name: 'Papal Legate', text: 'Office: 1 Faith each Upkeep while he is on land.' },
  governor: { name: 'Governor', text: 'Office: the city where he stands yields 2 crowns more.' },
} satisfies Record<AgendaId, CardWords>;

export const proposals = {
  nothing: 'Propose nothing',
  liftBan: 'Lift a ban',
  discardLaw: 'Discard a Law',
  discardCharge: 'Discard a Charge',
  discardOffice: 'Discard an Office',
  postponeAssembly: 'Postpone the Assembly',
  voteDiscardedAgenda: 'Vote now on a discarded Agenda',
  prohibitSieges: 'Prohibit sieges',
  prohibitRoads: 'Prohibit road movement',
  prohibitAssaults: 'Prohibit assaults',
  prohibitSeaMovement: 'Prohibit sea movement',
  prohibitRazing: 'Prohibit razing',
  prohibitStrongholdAttacks: 'Prohibit attacks on strongholds',
  prohibitFortifying: 'Prohibit fortifying',
  mercenarySurcharge: 'Mercenary surcharge',
  cityIncomeChange: 'Change city income',
  truce: 'Truce between two Barons',
  transferCrowns: 'Crowns from one Baron to another',
  treasuryGrant: 'Grant from the Treasury',
  fine: 'Fine',
  electChairman: 'Name the Chairman',
  electHead: 'Name the Head of the Church',
  banBaron: 'Ban a Baron',
  cedeCity: 'Declare a city neutral',
  taxationNow: 'City income now',
  shuffleFate: 'Shuffle the Fate deck',
} satisfies Record<ProposalId, string>;

export const promises = {
  voteYes: 'to vote yes',
  voteNo: 'to vote no',
  voteForMe: 'to vote for the one who asks',
  voteForOther: 'to vote for somebody else',
  spendFaith: 'to spend Faith',
  letPass: 'to let pass',
  allowAttack: 'to permit an attack',
  doNotAttack: 'not to attack',
  doNotBesiege: 'not to besiege',
  investTogether: 'to invest together',
  returnHeir: 'to return an heir',
} satisfies Record<PromiseId, string>;

export const terms = {
  areas: { taxation: 'Taxation', wages: 'Wages', assembly: 'Assembly' } satisfies Record<AreaId, string>,
  tracks: { ceylon: 'Ceylon', spiceIslands: 'Spice Islands', china: 'China' } satisfies Record<
    TrackId,
    string
  >,
  nationalities: {
    english: 'English',
    polish: 'Polish',
    romanian: 'Romanian',
    swiss: 'Swiss',
    lombard: 'Lombard',
    tuscan: 'Tuscan',
  } satisfies Record<NationalityId, string>,
  regular: 'Regulars',
  symbols: { star: 'star', square: 'square', triangle: 'triangle', circle: 'circle' } satisfies Record<
    SymbolId,
    string
  >,
  results: {
    deal: 'Deal 100 Casualties',
    prevent: 'Prevent 100 Casualties',
    victory: '+1 Victory',
    draw: 'Draw 1 Fate',
  } satisfies Record<BattleResult, string>,
  /** WK-7.20 */
  news: {
    x4: '4x',
    x3: '3x',
    x2: '2x',
    x1: '1x',
    noNews: 'No News',
    lost: 'Fleet Lost',
  } satisfies Record<ResultId, string>,
  revolt: 'Revolt',
  noRevolt: 'No Revolt',
  noCards: 'no cards',
  colours: { red: 'red', green: 'green', blue: 'blue' } satisfies Record<Colour, string>,
  phases: { setup: 'Set-up', planning: 'Planning', actions: 'Actions', upkeep: 'Upkeep' } satisfies Record<
    Phase,
    string
  >,
  agendaTypes: {
    privateMotion: 'Private Motion',
    motion: 'Motion',
    law: 'Law',
    charge: 'Charge',
    office: 'Office',
  } satisfies Record<AgendaType, string>,
  ways: { border: 'by land', road: 'by road', horse: 'on horseback', sea: 'by sea' } satisfies Record<
    Way,
    string
  >,
  kinds: { openField: 'open field battle', assault: 'assault', siege: 'siege' } satisfies Record<
    BattleKind,
    string
  >,
  standing: {
    passage: 'passage through my regions',
    attack: 'attacks where I stand',
    faith: 'Faith against Events',
    laws: 'obeying Laws',
    agendas: 'accepting what the Assembly decides',
    invest: 'investing in expeditions',
    deals: 'deals',
  } satisfies Record<StandingId, string>,
  answers: { ask: 'ask me', yes: 'always yes', no: 'always no' } satisfies Record<Answer, string>,
  yes: 'yes',
  no: 'no',
  nobody: 'nobody',
  neutral: 'neutral',
  razed: 'razed',
  stronghold: 'the stronghold',
  garrison: (baron: string) => `the garrison of ${baron}`,
  walls: 'the walls',
  all: 'all troops',
  againstLaw: 'against the Law',
};
