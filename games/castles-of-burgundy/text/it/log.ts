import type { Declined } from '../../rules/events.ts';
import type { Source } from '../../rules/names.ts';
import type { ActionSource, KeySpace } from '../../rules/steps.ts';
import { MONASTERIES, PURCHASE_PRICE, TRIBUTE } from '../figures.ts';
import type { SpaceName } from '../spaces.ts';
import { effectOf, shieldEffect } from '../tiles.ts';
import type { ActionWords, EventWords, GainWords } from '../words.ts';
import {
  a,
  coins,
  count,
  families,
  goods,
  goodsOf,
  rewards,
  the,
  theNumber,
  tiles,
  workers,
} from './tiles.ts';

const fromDepot = (depot: number): string => (depot === 0 ? 'dal deposito nero' : `dal deposito ${depot}`);
function fromDepots(depots: readonly number[]): string {
  if (depots.length === 1) return `dal deposito ${depots[0]}`;
  return `dai depositi ${depots.slice(0, -1).join(', ')} e ${depots.at(-1)}`;
}

const fromCommon = (where: KeySpace): string => (where === 'common' ? ' dagli spazi chiave comuni' : '');
const space = ({ label, family, number }: SpaceName): string =>
  family === undefined ? label : `${label} (${families[family].name} ${number})`;
export const actions: ActionWords = {
  side: duchy => `Gioca con il ducato ${duchy}`,
  startCastle: at => `Castello iniziale in ${space(at)}`,
  die: value => `Usa ${theNumber(value)}`,
  takeShield: (shield, depot, withDice) =>
    `Prendi lo scudo ${shield} dal deposito ${depot}${withDice ? ' con i due dadi' : ''} (${shieldEffect(tiles, shield)})`,
  endTurn: unspent =>
    unspent === 0 ? 'Finisci il turno' : `Finisci il turno e perdi ${count(unspent, 'dado', 'dadi')}`,
  take: (tile, depot) => `Prendi ${the(tile)} dal deposito ${depot}`,
  place: (tile, from) => `Piazza ${the(tile)}${fromCommon(from)}`,
  sell: (colour, number) => `Vendi ${goodsOf(colour, number)}`,
  takeWorkers: (number, silver) => `Prendi ${workers(number)}${silver > 0 ? ` e ${coins(silver)}` : ''}`,
  space: at => `Piazza in ${space(at)}`,
  castle: (at, shield) =>
    shield === undefined ? `Sul castello ${at}` : `Sul castello ${at}, al posto dello scudo ${shield}`,
  discard: (tile, from) => `Scarta ${the(tile)}${fromCommon(from)}`,
  store: where => (where === 'own' ? 'Su un tuo spazio chiave' : 'Su uno spazio chiave comune'),
  pay: (silver, number) => `Paga ${coins(silver)} e ${workers(number)}`,
  useBuilding: tile => `Come ${a(tile)}: ${effectOf(tiles, tile)}`,
  depot: (depot, cargo) => (depot === 0 ? 'Un deposito senza merci' : `Deposito ${depot}: ${cargo}`),
  goods: (colour, giveUp) => (giveUp ? `Cedi ${goodsOf(colour, 1)}` : `Prendi il colore ${goods[colour]}`),
  fetch: (tile, depot) => `Piazza ${the(tile)} ${fromDepot(depot)}`,
  fetchFaceDown: tile => `Prendi ${the(tile)} a faccia in giù`,
  paySilver: shield => `Paga ${coins(TRIBUTE)} per lo scudo ${shield}`,
  payWorker: shield => `Paga ${workers(TRIBUTE)} per lo scudo ${shield}`,
  giveUp: shield => `Rinuncia allo scudo ${shield}`,
  item: (item, points) => {
    const words = {
      area: `Segna l’area: ${points} PV`,
      phase: `Segna per la fase: ${points} PV`,
      colour: 'Prendi la ricompensa per il colore',
      effect: 'Svolgi l’effetto della tessera',
    };
    return words[item];
  },
  buyPoints: points => (points === 0 ? 'Non comprare punti' : `Compra ${points} PV per ${coins(points)}`),
  buy: (tile, depot, withWorkers) =>
    withWorkers
      ? `Compra ${the(tile)} ${fromDepot(depot)} (${coins(PURCHASE_PRICE)} o lavoratori)`
      : `Compra ${the(tile)} (${coins(PURCHASE_PRICE)})`,
  hireWorkers: () => `Compra ${workers(MONASTERIES.hiredWorkers)} per ${coins(MONASTERIES.hirePrice)}`,
  setDie: (from, value, isSecond) => `Porta il ${isSecond ? 'secondo' : 'primo'} dado da ${from} a ${value}`,
  copyMonasteries: owners => `Usa d’ora in poi i monasteri di ${owners}`,
  decline: {
    dieAction: 'Rinuncia all’azione addizionale',
    effectTake: 'Non prendere tessere',
    effectSell: 'Non vendere nulla',
    effectPlace: 'Non piazzare nulla',
    useCrane: 'Non usare edifici',
    shipSecondDepot: 'Solo il primo deposito',
    shipExtraColour: 'Nessun altro colore',
    phaseEndPlace: 'Non piazzare nulla',
    colourReward: 'Non piazzare nulla',
    exchangeGoods: 'Tieni le merci',
  },
  takeBack: () => 'Riprendi l’ultima scelta',
};

const sources: Readonly<Record<Source, string>> = {
  livestock: 'per il bestiame',
  areas: 'per la dimensione dell’area',
  phases: 'per la fase',
  colourBonus: 'per una tessera bonus',
  goodsSold: 'per le merci vendute',
  buildings: 'per un edificio',
  borderPosts: 'per i posti di confine',
  tradeRoutes: 'sulla via commerciale',
  monasteries: 'per un monastero',
  shields: 'per gli scudi',
  goods: 'per le merci rimaste',
  silver: 'per le monete d’argento',
  workers: 'per i lavoratori',
};

const extraActions: Readonly<Record<ActionSource, string>> = {
  die: 'ha un’azione',
  castle: 'ha un’azione addizionale dal castello',
  whiteCastle: 'ha un’azione con il dado bianco',
  tradeRoute: 'ha un’azione addizionale dalla via commerciale',
  target: 'ha un’azione addizionale per l’obiettivo',
};

const declined: Readonly<Record<Declined, string>> = {
  die: 'non usa un dado',
  castle: 'rinuncia all’azione del castello',
  whiteCastle: 'rinuncia all’azione del castello bianco',
  tradeRoute: 'rinuncia all’azione della via commerciale',
  target: 'rinuncia all’azione addizionale',
  effectTake: 'non prende tessere',
  effectSell: 'non vende nulla',
  effectPlace: 'non piazza un’altra tessera',
  useCrane: 'non usa l’argano',
  phaseEndPlace: 'non piazza nulla alla fine della fase',
  colourReward: 'non piazza una tessera per il colore',
  exchangeGoods: 'tiene le merci',
};

export const events: EventWords = {
  duchyChosen: (name, duchy) => `${name} gioca con il ducato ${duchy}`,
  castleChosen: (name, at) => `Il castello iniziale di ${name} sta in ${at}`,
  phaseStarted: (letter, points) => `Fase ${letter}: ${points} PV per ogni area`,
  roundStarted: (round, order) =>
    order.length > 1 ? `Round ${round}, nell’ordine ${order.join(', ')}` : `Round ${round}`,
  diceRolled: (rolls, white) => `Dadi: ${rolls.join('; ')}; dado bianco ${white}`,
  goodsArrived: (colour, depot) => `Arriva nel deposito ${depot}: ${goodsOf(colour, 1)}`,
  dieUsed: (name, value) => `${name} usa un ${value}`,
  workersSpent: name => `${name} spende lavoratori`,
  workersGained: name => `${name} ottiene lavoratori`,
  silverGained: name => `${name} ottiene monete d’argento`,
  silverPaid: name => `${name} paga monete d’argento`,
  pointsGained: (name, source) => `${name} segna punti ${sources[source]}`,
  tileTaken: (name, tile, depot) => `${name} prende ${a(tile)} ${fromDepot(depot)}`,
  tileBought: (name, tile, depot) => `${name} compra ${a(tile)} ${fromDepot(depot)}`,
  tileStored: (name, tile) => `${name} mette ${the(tile)} su uno spazio chiave comune`,
  tileDiscarded: (name, tile) => `${name} scarta ${a(tile)}`,
  tilePlaced: (name, tile, at) => `${name} piazza ${a(tile)} in ${at}`,
  areaCompleted: (name, family, size, counted) =>
    `${name} completa un’area${family === undefined ? '' : ` di colore ${families[family].colour}`} di ${count(size, 'spazio', 'spazi')}${counted > size ? `, che vale come se ne avesse ${counted}` : ''}`,
  colourCompleted: (name, family, bonus) => {
    const bonusTile = bonus === 'big' ? 'grande' : 'piccola';
    return `${name} ha coperto tutti gli spazi di colore ${families[family].colour}${bonus === 'none' ? '' : ` e prende la tessera bonus ${bonusTile}`}`;
  },
  extraAction: (name, by) => `${name} ${extraActions[by]}`,
  declined: (name, what) => `${name} ${declined[what]}`,
  goodsLoaded: (name, cargo, depots) =>
    `${name} carica merci (${cargo})${depots.length === 0 ? '' : ` ${fromDepots(depots)}`}`,
  pawnMoved: (name, place) => `${name} avanza allo spazio ${place} del ponte`,
  goodsSold: (name, colour, number) => `${name} vende ${goodsOf(colour, number)}`,
  goodsLaid: (name, colour, reward) =>
    `${name} posa ${goodsOf(colour, 1)} sulla via commerciale: ${reward === null ? 'nessuna ricompensa' : rewards[reward]}`,
  craneUsed: (name, tile) => `${name} usa l’argano come ${a(tile)}`,
  postsLinked: (name, posts) =>
    `${name} ha collegato ${posts === 2 ? 'due' : 'tutti e tre i'} posti di confine`,
  shieldTaken: (name, shield, depot) => `${name} prende lo scudo ${shield} dal deposito ${depot}`,
  shieldPut: (name, shield, at) => `${name} mette lo scudo ${shield} sul castello ${at}`,
  shieldLost: (name, shield) => `${name} perde lo scudo ${shield}`,
  dieSet: (name, value) => `${name} porta un dado a ${value}`,
  monasteriesCopied: (name, owners) => `${name} usa d’ora in poi i monasteri di ${owners}`,
  phaseEnded: letter => `Finisce la fase ${letter}`,
  tributePaid: (name, shield) => `${name} paga il tributo per lo scudo ${shield}`,
  tileRemoved: (tile, depot) => `Esce dal gioco dal deposito ${depot}: ${a(tile)}`,
  targetReached: (name, target) => `${name} raggiunge l’obiettivo; il prossimo è ${target}`,
  pointsBought: name => `${name} compra punti`,
  goodsRemoved: cargo => `Merci che escono dal gioco: ${cargo}`,
  goodsGivenUp: (name, colour) => `${name} cede ${goodsOf(colour, 1)}`,
  tileTurnedDown: (name, tile) => `${name} prende ${a(tile)} come tessera nera`,
  gameEnded: ending => {
    const words = {
      lastPhase: 'La partita finisce: punteggio finale',
      duchyCovered: 'Il ducato è completo: hai vinto',
      soloLost: 'L’ultimo round è finito: hai perso',
    };
    return words[ending];
  },
};

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export const gains: GainWords = {
  points: points => `${signed(points)} PV`,
  silver: silver => `${signed(silver)} ${Math.abs(silver) === 1 ? 'moneta' : 'monete'}`,
  workers: number => `${signed(number)} ${Math.abs(number) === 1 ? 'lavoratore' : 'lavoratori'}`,
};
