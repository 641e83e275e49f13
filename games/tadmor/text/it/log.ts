import type { GainReason, PayReason } from '../../rules/events.ts';
import type { Source } from '../../rules/names.ts';
import type { EventWords } from '../words.ts';
import { missionName, tileName } from './cards.ts';
import {
  aPiece,
  bundles,
  cardCount,
  colours,
  count,
  kingdomActions,
  levelCount,
  pieces,
  places,
  rareGoods,
  regions,
  resources,
  theParts,
  thePiece,
} from './names.ts';

const gainReasons: Readonly<Record<GainReason, string>> = {
  setup: 'all’inizio',
  gather: 'dalla raccolta',
  firstPlayer: 'come Primo Giocatore',
  revealed: 'per la rivelazione',
  favour: 'in cambio di prestigio',
  mission: 'a scelta',
};

const payReasons: Readonly<Record<PayReason, string>> = {
  improvement: 'per un Miglioramento',
  tower: 'per la Torre',
  temple: 'per il Tempio',
  rareGood: 'per una Merce Rara',
  mission: 'per una Missione',
  tax: 'all’Esattore',
  excess: 'oltre il limite',
};

const sources: Readonly<Record<Source, string>> = {
  start: 'all’inizio',
  tower: 'per la Torre',
  towersPrestige: 'per il Prestigio della Torre',
  warSupplies: 'per le Forniture di guerra',
  peaceGifts: 'per i Doni di Pace',
  improvements: 'per i Miglioramenti',
  tax: 'per la tassa non pagata',
  purchases: 'per un acquisto',
  missions: 'per le Missioni',
  temples: 'per i Templi',
  rareGoods: 'per le Merci Rare',
  legacies: 'per i bonus finali',
};

const ERAS = ['', 'I', 'II', 'III'];
const tower = (name: string, levels: number, height: number): string =>
  `${name} costruisce ${levelCount(levels)} di Torre: ${height}`;

export const events: EventWords = {
  turnStarted: (turn, era, order) => `Turno ${turn}, Era ${ERAS[era]} · ${order.join(', ')}`,
  eraStarted: (era, tiles) => `Era ${ERAS[era]}: ${tiles.map(tileName).join(', ')}`,
  tileGained: (name, tile, by, piece) => {
    const how = {
      start: `${name} inizia con ${tileName(tile)}`,
      acquired: `${name} compra ${tileName(tile)}`,
      free: `${name} prende gratis ${tileName(tile)}`,
      box: `${name} prende ${tileName(tile)}, che era fuori gioco`,
    };
    return piece === null ? how[by] : `${how[by]}; ${thePiece[piece]} vi si sposta`;
  },
  resourcesGained: (name, amounts, by, space) =>
    `${name}: ${amounts} ${gainReasons[by]}${space === null ? '' : `, ${places[space]}`}`,
  resourcesPaid: (name, amounts, reason) =>
    reason === 'excess'
      ? `${name} scarta ${amounts} ${payReasons.excess}`
      : `${name} paga ${amounts} ${payReasons[reason]}`,
  prestigeChanged: (name, source) => `${name} ${sources[source]}`,
  piecePlaced: (name, piece, at) => `${name}: ${pieces[piece]} su ${places[at]}`,
  pieceGained: (name, piece, by) =>
    ({
      caravan: `${name} ottiene ${aPiece[piece]} con la Carovana`,
      shipyard: `${name} ottiene ${aPiece[piece]} con il Cantiere Navale`,
      mission: `${name} ottiene ${aPiece[piece]}`,
    })[by],
  raidRevealed: (name, region) => `${name} rivela i predoni: ${regions[region]}`,
  raidRedirected: (name, from, region) =>
    `${name} sposta l’attacco: ${regions[region]} invece di ${regions[from]}`,
  pieceRemoved: (name, piece, from) => `${name} perde per questo turno ${thePiece[piece]} su ${places[from]}`,
  regionAttacked: (region, removed) =>
    `I predoni attaccano: ${regions[region]}, ${removed === 0 ? 'nessun pezzo rimosso' : count(removed, 'pezzo rimosso', 'pezzi rimossi')}`,
  piecesSwapped: (name, other, own, others) =>
    `${name} scambia un pezzo con ${other}: ${places[own]} e ${places[others]}`,
  raidPlanned: name => `${name} prende una carta Predoni coperta`,
  raidChosen: (_name, region) => `Hai scelto: ${regions[region]}`,
  traded: (name, give, get, ebla) =>
    `${name} scambia 1 ${resources[give]} con ${bundles[get]}${ebla ? ' a Ebla' : ''}`,
  missionDiscarded: (name, mission) => `${name} scarta ${missionName(mission)} per una risorsa`,
  missionReturned: (name, mission) => `${name} restituisce ${missionName(mission)}`,
  missionFulfilled: (name, mission) => `${name} compie ${missionName(mission)}`,
  missionsDrawn: (name, number) => `${name} pesca ${cardCount(number)} Missione`,
  missionSeen: (_name, mission) => `Hai pescato ${missionName(mission)}`,
  missionsShuffled: number => `Gli scarti formano il nuovo mazzo delle Missioni (${cardCount(number)})`,
  towerChanged: (name, levels, height, by, actor) =>
    ({
      built: tower(name, levels, height),
      mission: `Missione: ${tower(name, levels, height)}`,
      free: `La Torre di ${name} cresce di un livello gratis: ${height}`,
      traitor: `Traditore di ${actor}: la Torre di ${name} perde ${levelCount(-levels)}: ${height}`,
      destroyed: `${actor} distrugge ${levelCount(-levels)} della Torre di ${name}: ${height}`,
    })[by],
  partBuilt: (name, part, free) =>
    free
      ? `${name} prende gratis ${theParts[part]} di un Tempio`
      : `${name} costruisce ${theParts[part]} di un Tempio`,
  templeCompleted: (name, goods) =>
    goods === 0
      ? `${name} completa un Tempio`
      : `${name} completa un Tempio: ${count(goods, 'Merce Rara gratis', 'Merci Rare gratis')}`,
  rareGoodTaken: (name, good, free) =>
    free ? `${name} prende gratis: ${rareGoods[good]}` : `${name} acquisisce: ${rareGoods[good]}`,
  pileShuffled: (name, colour) => `${name} guarda la pila ${colours[colour]}, che è rimescolata`,
  taxExempt: name => `${name} è esente dalla tassa`,
  audienceHeld: (name, as) => `${name} usa l’udienza privata come ${kingdomActions[as]}`,
  firstPlayerTaken: name => `${name} prende il Pedone Primo Giocatore`,
  turnEnded: turn => `Fine del turno ${turn}`,
  gameEnded: () => 'La partita è finita',
};
