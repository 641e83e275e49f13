import type { Words } from '../words.ts';

export const resources: Words['resources'] = {
  wood: 'legno',
  stone: 'pietra',
  marble: 'marmo',
  gold: 'oro',
};
export const pieces: Words['pieces'] = { camel: 'cammello', ship: 'nave' };
/** Con l'articolo: "il cammello", "la nave"; "un cammello", "una nave". */
export const thePiece: Words['pieces'] = { camel: 'il cammello', ship: 'la nave' };
export const aPiece: Words['pieces'] = { camel: 'un cammello', ship: 'una nave' };
export const regions: Words['regions'] = {
  northSea: 'Mare Settentrionale',
  southSea: 'Mare Meridionale',
  ebla: 'Ebla',
  palmyra: 'Palmira',
  damascus: 'Damasco',
  mari: 'Mari',
  euphrates: 'Eufrate',
};
export const colours: Words['colours'] = { grey: 'grigia', yellow: 'gialla', red: 'rossa' };
export const rareGoods: Words['rareGoods'] = {
  glass: 'bottiglie di vetro',
  incense: 'incenso',
  myrrh: 'mirra',
  jade: 'giada',
  ivory: 'avorio',
  porcelain: 'porcellana',
  silk: 'seta',
  perfume: 'profumi',
  oil: 'oli',
};
export const parts: Words['parts'] = {
  basement: 'basamento',
  colonnade: 'colonnato',
  roof: 'tetto',
  statues: 'statue',
};
export const theParts: Words['parts'] = {
  basement: 'il basamento',
  colonnade: 'il colonnato',
  roof: 'il tetto',
  statues: 'le statue',
};
export const stages: Words['stages'] = {
  setup: 'Preparazione',
  placement: 'Fase di Piazzamento',
  marauders: 'Fase dei Predoni',
  resolution: 'Fase di Risoluzione',
  turnEnd: 'Fase di Fine Turno',
  over: 'Fine',
};
export const kingdomActions: Words['kingdomActions'] = {
  taxman: 'Esattore',
  warSupplies: 'Forniture di guerra',
  firstPlayer: 'Primo Giocatore',
};
export const bundles: Words['bundles'] = {
  marble: '1 marmo',
  gold: '1 oro',
  'wood+wood': '2 legno',
  'wood+stone': '1 legno e 1 pietra',
  'stone+stone': '2 pietra',
};
export const places: Words['places'] = {
  'ns-wood-1': 'Legno 1 (Mare Settentrionale)',
  'ns-wood-2': 'Legno 2 (Mare Settentrionale)',
  'ns-wood-c': 'Legno con cammello (Mare Settentrionale)',
  'ns-marble-1': 'Marmo (Mare Settentrionale)',
  'ns-shipyard': 'Cantiere Navale (Mare Settentrionale)',
  'ns-peace': 'Doni di Pace (Mare Settentrionale)',
  'ss-stone-1': 'Pietra 1 (Mare Meridionale)',
  'ss-stone-2': 'Pietra 2 (Mare Meridionale)',
  'ss-stone-c': 'Pietra con cammello (Mare Meridionale)',
  'ss-gold-1': 'Oro (Mare Meridionale)',
  'ss-rare-grey': 'Merce Rara grigia (Mare Meridionale)',
  'eu-gold-1': 'Oro (Eufrate)',
  'eu-gold-c': 'Oro con cammello (Eufrate)',
  'eu-marble-1': 'Marmo (Eufrate)',
  'eu-wood-1': 'Legno (Eufrate)',
  'eu-stone-1': 'Pietra (Eufrate)',
  'eu-rare-yellow': 'Merce Rara gialla (Eufrate)',
  'eu-war': 'Forniture di guerra (Eufrate)',
  'eu-rare-red': 'Merce Rara rossa (Eufrate)',
  'pa-improve-1': 'Compra un Miglioramento 1 (Palmira)',
  'pa-improve-2': 'Compra un Miglioramento 2 (Palmira)',
  'pa-improve-3': 'Compra un Miglioramento 3 (Palmira)',
  'pa-temple': 'Tempio e carta Missione (Palmira)',
  'pa-market': 'Mercato Cittadino (Palmira)',
  'pa-mission': 'Missione del Re (Palmira)',
  'eb-temple-market': 'Tempio o Mercato Cittadino (Ebla)',
  'eb-tower-1': 'Costruisci 1 livello di Torre (Ebla)',
  'eb-mission': 'Missione del Re (Ebla)',
  'da-tower-2': 'Costruisci 2 livelli di Torre (Damasco)',
  'da-traitor': 'Traditore (Damasco)',
  'da-marble-c': 'Marmo con cammello (Damasco)',
  'da-taxman': 'Esattore (Damasco)',
  'ma-marauders': 'Predoni (Mari)',
  'ma-first': 'Primo Giocatore (Mari)',
  'ma-peace': 'Doni di Pace (Mari)',
  'ma-caravan': 'Carovana (Mari)',
  I21: 'Mercato privato (I21)',
  I22: 'Mercato privato (I22)',
  I37: 'Cantiere privato del Tempio (I37)',
  I47: 'Opere private (I47)',
  I48: 'Udienza privata (I48)',
};
export const scores: Words['scores'] = {
  start: 'All’inizio',
  tower: 'Torre',
  towersPrestige: 'Prestigio della Torre',
  warSupplies: 'Forniture di guerra',
  peaceGifts: 'Doni di Pace',
  improvements: 'Miglioramenti',
  tax: 'Esattore',
  purchases: 'Acquisti con prestigio',
  missions: 'Missioni del Re',
  temples: 'Templi',
  rareGoods: 'Merci Rare',
  legacies: 'Bonus finali',
};

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
export const resourceCount = (number: number): string => count(number, 'risorsa', 'risorse');
export const levelCount = (number: number): string => count(number, 'livello', 'livelli');
export const cardCount = (number: number): string => count(number, 'carta', 'carte');
