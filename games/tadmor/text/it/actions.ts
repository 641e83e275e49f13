import { missionFigures, tileFigures } from '../figures.ts';
import type { ActionWords, EveryMission, EveryTile } from '../words.ts';
import { missionName, missions, tileName, tiles } from './cards.ts';
import {
  bundles,
  colours,
  kingdomActions,
  levelCount,
  parts,
  pieces,
  places,
  rareGoods,
  regions,
  resources,
  theParts,
} from './names.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const actions: ActionWords = {
  take: resource => `Prendi 1 ${resources[resource]}`,
  startTile: tile => `Prendi ${tileName(tile)}: ${tiles[tile as EveryTile].effect}`,
  place: (piece, at, promise) =>
    `${capital(pieces[piece])} su ${places[at]}${promise === '' ? '' : `: ${promise}`}`,
  redirect: (mission, region) => `Restituisci ${missionName(mission)}: attacco su ${regions[region]}`,
  swap: space => `Scambia il tuo pezzo su ${places[space]}`,
  swapWith: (space, owner) => `con il pezzo di ${owner} su ${places[space]}`,
  marauders: region => `Manda i predoni: ${regions[region]}`,
  acquire: tile => `Compra ${tileName(tile)}: ${tiles[tile as EveryTile].effect}`,
  pay: resource => `Paga 1 ${resources[resource]}`,
  takeTile: tile => `Prendi ${tileName(tile)}: ${tiles[tile as EveryTile].effect}`,
  tower: (pair, by, height, cost) =>
    pair
      ? `Costruisci due livelli di Torre per ${cost} (${places[by]})`
      : `Costruisci il livello ${height} della Torre per ${cost} (${places[by]})`,
  traitor: (target, levels, by) =>
    `Traditore: la Torre di ${target} perde ${levelCount(levels)} (${places[by]})`,
  temple: (part, number, by, cost) =>
    `Costruisci ${theParts[part]}${number === 0 ? '' : ` del Tempio ${number}`}${cost === '' ? '' : ` per ${cost}`} (${places[by]})`,
  rareGood: (colour, top, by, cost) =>
    `Acquisisci la Merce Rara ${colours[colour]}${top === null ? '' : `, ${rareGoods[top]},`} per ${cost} (${places[by]})`,
  rareGoodForPrestige: (colour, top, by) =>
    `Acquisisci la Merce Rara ${colours[colour]}${top === null ? '' : `, ${rareGoods[top]},`} per ${tileFigures('I9').points ?? 0} PP (${places[by]})`,
  draw: by => `Pesca una carta Missione (${places[by]})`,
  fulfil: (mission, by, cost) =>
    `Compi ${missionName(mission)} per ${cost}: ${missionFigures(mission).points} PP (${places[by]})`,
  saving: (cost, waived) => `${cost}, meno ${waived} a scelta`,
  waive: resource => `Risparmia 1 ${resources[resource]}`,
  pile: (colour, top) =>
    `Dalla pila ${colours[colour]}${top === null ? '' : ` (in cima: ${rareGoods[top]})`}`,
  pick: good => `Prendi ${rareGoods[good]}`,
  part: (part, number) => `Prendi: ${parts[part]} del Tempio ${number}`,
  destroy: target => `Distruggi ${levelCount(missionFigures('K20').count ?? 0)} della Torre di ${target}`,
  payTax: gold => `Paga ${gold} oro all’Esattore`,
  losePrestige: points => `Perdi ${points} PP invece di pagare`,
  audience: as => `Udienza privata come ${kingdomActions[as]}`,
  gather: (space, amount) => `Raccogli ora: ${places[space]}, ${amount}`,
  trade: (give, get, ebla) =>
    `Scambia 1 ${resources[give]} con ${bundles[get]}${ebla ? ' a Ebla (lì niente più Tempio)' : ''}`,
  discardMission: mission => `Scarta ${missionName(mission)} per 1 risorsa a scelta`,
  returnMission: mission => `${missionName(mission)}: ${missions[mission as EveryMission].effect}`,
  buyResource: (resource, price) => `Compra 1 ${resources[resource]} per ${price} PP`,
  discard: resource => `Scarta 1 ${resources[resource]}`,
  endTurn: 'Termina il mio turno',
  done: {
    place: 'Non piazzare altri pezzi',
    improvementMissions: 'Non restituire Missioni',
    construction: 'Termina la mia costruzione',
    buildTower: 'Non costruire oltre',
    closing: 'Termina il mio turno',
  },
  pass: {
    redirect: 'Lascia proseguire l’attacco',
    swap: 'Non scambiare pezzi',
    chooseMarauders: 'Non mandare predoni',
    acquire: 'Non comprare Miglioramenti',
    audience: 'Non usare l’udienza privata',
  },
};
