import type { BuildingId, FamilyId, GoodsId, RewardId, SpeciesId } from '../../rules/names.ts';
import type { TileId } from '../../rules/tiles.ts';
import { BUILDING_GAINS, buildingOfMonastery, MONASTERIES, shieldPoints, TAKEN_WORKERS } from '../figures.ts';
import { nounOf, type Noun, type ScoringMonastery, type TileWords } from '../tiles.ts';
import type { FamilyWords } from '../words.ts';

/** Articles by gender; before a vowel the article is elided. */
function noun(name: string, gender: 'm' | 'f', short: string): Noun {
  const vowel = /^[aeiou]/.test(name);
  const definite = gender === 'm' ? 'il' : 'la';
  const indefinite = gender === 'm' ? 'un' : 'una';
  return {
    name,
    a: vowel && gender === 'f' ? `un’${name}` : `${indefinite} ${name}`,
    the: vowel ? `l’${name}` : `${definite} ${name}`,
    short,
  };
}

const animals =
  (word: string, gender: 'm' | 'f', short: string) =>
  (count: number): Noun => {
    const name = `${count} ${word}`;
    return { name, a: name, the: `${gender === 'm' ? 'i' : 'le'} ${name}`, short: `${count}${short}` };
  };

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
/** The number of a die with its article: "il 3", but "l’1". */
export const theNumber = (value: number): string => (value === 1 ? 'l’1' : `il ${value}`);
export const workers = (number: number): string => count(number, 'lavoratore', 'lavoratori');
export const coins = (number: number): string => count(number, 'moneta d’argento', 'monete d’argento');

const names: Readonly<Record<BuildingId, string>> = {
  market: 'mercato',
  carpentersWorkshop: 'bottega del carpentiere',
  church: 'chiesa',
  warehouse: 'magazzino',
  boardingHouse: 'alloggio',
  bank: 'banca',
  cityHall: 'centro cittadino',
  watchtower: 'torre di vedetta',
  whiteCastle: 'castello bianco',
  crane: 'argano',
};

const countsBuilding = (number: number): string =>
  `${MONASTERIES.buildingPoints} PV per ogni ${names[buildingOfMonastery(number)]} nel tuo ducato`;

/** What the scoring monasteries count; `when` says at which moment. */
const scoring = (when: string): Readonly<Record<ScoringMonastery, string>> => ({
  15: `${when}: ${MONASTERIES.soldColourPoints} PV per ogni colore di merci venduto`,
  16: `${when}: ${countsBuilding(16)}`,
  17: `${when}: ${countsBuilding(17)}`,
  18: `${when}: ${countsBuilding(18)}`,
  19: `${when}: ${countsBuilding(19)}`,
  20: `${when}: ${countsBuilding(20)}`,
  21: `${when}: ${countsBuilding(21)}`,
  22: `${when}: ${countsBuilding(22)}`,
  23: `${when}: ${countsBuilding(23)}`,
  24: `${when}: ${MONASTERIES.speciesPoints} PV per ogni specie di bestiame nel tuo ducato`,
  25: `${when}: ${MONASTERIES.soldGoodsPoints} PV per ogni tessera merce venduta`,
  26: `${when}: ${MONASTERIES.bonusTilePoints} PV per ogni tessera bonus`,
  29: `${when}: ${countsBuilding(29)}`,
});

const speciesNames: Readonly<Record<SpeciesId, string>> = {
  cow: 'mucche',
  sheep: 'pecore',
  pig: 'maiali',
  goat: 'capre',
  geese: 'oche',
};

const freeStep = (when: string): string => `${when}, un passo di modifica del dado è gratuito`;

export const tiles: TileWords = {
  plain: {
    market: noun(names.market, 'm', 'Mercat'),
    carpentersWorkshop: noun(names.carpentersWorkshop, 'f', 'Botteg'),
    church: noun(names.church, 'f', 'Chiesa'),
    warehouse: noun(names.warehouse, 'm', 'Magazz'),
    boardingHouse: noun(names.boardingHouse, 'm', 'Allogg'),
    bank: noun(names.bank, 'f', 'Banca'),
    cityHall: noun(names.cityHall, 'm', 'Centro'),
    watchtower: noun(names.watchtower, 'f', 'Torre'),
    whiteCastle: noun(names.whiteCastle, 'm', 'CastB.'),
    crane: noun(names.crane, 'm', 'Argano'),
    castle: noun('castello', 'm', 'Castel'),
    mine: noun('miniera', 'f', 'Minier'),
    ship: noun('nave', 'f', 'Nave'),
    inn: noun('locanda', 'f', 'Locan.'),
    blackTile: noun('tessera nera', 'f', 'Nera'),
  },
  livestock: {
    cow: animals(speciesNames.cow, 'f', 'Mucch'),
    sheep: animals(speciesNames.sheep, 'f', 'Pecor'),
    pig: animals(speciesNames.pig, 'm', 'Maial'),
    goat: animals(speciesNames.goat, 'f', 'Capre'),
    geese: animals(speciesNames.geese, 'f', 'Oche'),
  },
  monastery: number => {
    const name = `monastero ${number}`;
    return { name, a: `il ${name}`, the: `il ${name}`, short: `Mon${number}` };
  },
  effects: {
    market: 'Prendi una nave o una tessera bestiame da un qualsiasi deposito numerato',
    carpentersWorkshop: 'Prendi un edificio da un qualsiasi deposito numerato',
    church: 'Prendi una miniera, un monastero o un castello da un qualsiasi deposito numerato',
    warehouse: 'Vendi tutte le tue merci di un colore',
    boardingHouse: `Ottieni ${workers(BUILDING_GAINS.workers)}`,
    bank: `Ottieni ${coins(BUILDING_GAINS.silver)}`,
    cityHall: 'Piazza un’altra tessera dei tuoi spazi chiave, qualunque sia il numero dello spazio',
    watchtower: `Segni ${BUILDING_GAINS.points} PV`,
    whiteCastle: 'Svolgi un’azione con il valore del dado bianco',
    crane: 'Usa l’effetto di un qualsiasi tipo di edificio',
    castle: 'Svolgi un’azione addizionale con il valore che vuoi',
    mine: '1 moneta d’argento alla fine di ogni fase',
    ship: 'Prendi tutte le merci di un deposito e avanza sul ponte',
    inn: 'Su uno spazio di qualsiasi colore; la sua area vale come se avesse uno spazio in più',
    blackTile: 'Su uno spazio di qualsiasi colore, senza effetto',
  },
  livestockEffect: (species, head) =>
    species === 'geese'
      ? `${head} PV, più i capi di un’altra specie nel pascolo; di nuovo ${head} PV a ogni tessera bestiame successiva lì`
      : `${head} PV, più di nuovo i capi (${speciesNames[species]}) delle altre tessere nello stesso pascolo`,
  monasteryEffects: {
    1: 'In un villaggio lo stesso edificio può stare più volte',
    2: `Alla fine di ogni fase anche ${workers(MONASTERIES.mineWorkers)} per ogni miniera`,
    3: `Ogni vendita dà ${coins(MONASTERIES.saleSilver)} invece di 1`,
    4: `Ogni vendita dà anche ${workers(MONASTERIES.saleWorkers)}`,
    5: 'Una nave può prendere anche le merci di un deposito adiacente',
    6: 'Compri con monete e lavoratori in qualsiasi combinazione, anche dai depositi numerati',
    7: `Ogni tessera bestiame che dà punti vale ${MONASTERIES.livestockPoints} PV in più`,
    8: `Ogni lavoratore cambia un dado fino a ${MONASTERIES.workerStep} passi`,
    9: freeStep('Quando piazzi un edificio'),
    10: freeStep('Quando piazzi una nave o bestiame'),
    11: freeStep('Quando piazzi un castello, una miniera o un monastero'),
    12: freeStep('Quando prendi una tessera da un deposito numerato'),
    13: `L’azione “prendi lavoratori” dà anche ${coins(MONASTERIES.workersActionSilver)}`,
    14: `L’azione “prendi lavoratori” ne dà ${MONASTERIES.workersActionWorkers} invece di ${TAKEN_WORKERS}`,
    27: 'La tua pedina sta sempre in cima alla sua pila sul ponte',
    28: `Nel tuo turno compri ${workers(MONASTERIES.hiredWorkers)} per ${coins(MONASTERIES.hirePrice)}, tutte le volte che vuoi`,
    ...scoring('Alla fine'),
  },
  soloEffects: {
    ...scoring('Subito'),
    26: `Subito: ${MONASTERIES.bonusTilePoints} PV per ogni colore che hai completato`,
    27: 'Nessun effetto nel solitario',
  },
  shield: number => `scudo ${number}`,
  shieldEffects: {
    1: 'Per il bestiame tutti i pascoli contano come uno solo',
    2: 'Ogni volta che un altro giocatore ottiene lavoratori ne ottieni 1',
    3: 'Il tributo si può pagare con lavoratori',
    4: 'Spazi chiave illimitati',
    5: 'Una nave prende anche tutte le merci di un colore da tutti i depositi',
    6: 'Indica un altro giocatore: i suoi monasteri agiscono anche per te',
    7: 'Le tessere bonus valgono il doppio',
    8: 'Le miniere danno 2 monete d’argento ciascuna',
    9: 'Una vendita dà 1 moneta d’argento per ogni tessera venduta',
    10: 'Il punteggio finale dei tuoi monasteri raddoppia',
    11: 'Con un castello puoi prendere uno scudo da un qualsiasi deposito come azione addizionale',
    12: 'Le merci vendute valgono il doppio',
    13: 'Alla fine i tuoi scudi valgono il doppio',
    14: 'Alla fine di ogni fase piazzi una tessera direttamente da un deposito numerato',
    15: 'Alla fine di ogni fase piazzi una tessera direttamente dal deposito nero',
    16: 'Una volta per turno porti un tuo dado a un valore qualsiasi',
    17: 'Le aree completate valgono come se avessero uno spazio in più',
    18: 'Le tessere possono anche non essere adiacenti ad altre',
  },
};

export const shieldWorth = (shield: number): string => `${shieldPoints(shield)} PV alla fine`;
export const a = (tile: TileId): string => nounOf(tiles, tile).a;
export const the = (tile: TileId): string => nounOf(tiles, tile).the;

export const families: Readonly<Record<FamilyId, FamilyWords>> = {
  building: { name: 'edificio', colour: 'beige', letters: 'ed' },
  livestock: { name: 'bestiame', colour: 'verde chiaro', letters: 'be' },
  monastery: { name: 'monastero', colour: 'giallo', letters: 'mo' },
  castle: { name: 'castello', colour: 'verde scuro', letters: 'ca' },
  mine: { name: 'miniera', colour: 'grigio', letters: 'mi' },
  ship: { name: 'nave', colour: 'blu', letters: 'na' },
};

export const goods: Readonly<Record<GoodsId, string>> = {
  turquoise: 'turchese',
  purple: 'viola',
  pink: 'rosa',
  red: 'rosso',
  brown: 'marrone',
  orange: 'arancione',
};

const agreeing: Readonly<Record<GoodsId, readonly [one: string, many: string]>> = {
  turquoise: ['turchese', 'turchesi'],
  purple: ['viola', 'viola'],
  pink: ['rosa', 'rosa'],
  red: ['rossa', 'rosse'],
  brown: ['marrone', 'marroni'],
  orange: ['arancione', 'arancioni'],
};

export const goodsCount = (colour: GoodsId, number: number): string => count(number, ...agreeing[colour]);

/** "2 merci rosse" */
export function goodsOf(colour: GoodsId, number: number): string {
  const [one, many] = agreeing[colour];
  return count(number, `merce ${one}`, `merci ${many}`);
}

export const rewards: Readonly<Record<RewardId, string>> = {
  takeBuilding: 'prendi un edificio',
  takeMineMonasteryCastle: 'prendi una miniera, un monastero o un castello',
  takeShipLivestock: 'prendi una nave o bestiame',
  workers4: workers(BUILDING_GAINS.workers),
  silver2: coins(BUILDING_GAINS.silver),
  vp4: `${BUILDING_GAINS.points} PV`,
  sellGoods: 'vendi le merci di un colore',
  placeTile: 'piazza una tessera raccolta',
  extraAction: 'un’azione addizionale',
};
