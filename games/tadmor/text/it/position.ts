import type { PositionWords } from '../position-words.ts';
import { cardCount, count, resourceCount } from './names.ts';

const ERAS = ['', 'I', 'II', 'III'];

export const position: PositionWords = {
  turn: (turn, turns, era, stage) => `Turno ${turn} di ${turns}, Era ${ERAS[era]} · ${stage}`,
  setup: 'Preparazione',
  over: 'La partita è finita',
  order: names => `Ordine di turno: ${names}`,
  pawn: name => `Pedone Primo Giocatore: ${name}`,
  display: (price, tiles) => `Miglioramenti (${resourceCount(price)} l’uno): ${tiles}`,
  pile: (colour, top, number) => `pila ${colour}: in cima ${top}, ${count(number, 'tessera', 'tessere')}`,
  temples: cards => `Carte Tempio rimaste: ${cards}`,
  missions: (deck, discards) => `Mazzo delle Missioni: ${cardCount(deck)}, scartate ${discards}`,
  raid: (region, raider) =>
    `Regione attualmente sotto attacco: ${region} · carta Predoni in mano a: ${raider}`,
  noRegion: 'nessuna',
  nobody: 'nessuno',
  ownRaid: region => `La tua carta Predoni: ${region}`,
  region: name => name,
  free: 'nessun pezzo',
  player: (name, prestige, final) => `${name}: ${prestige} PP (${final} se la partita finisse ora)`,
  pieces: (camels, ships, reserveCamels, reserveShips) =>
    `${count(camels, 'cammello', 'cammelli')}, ${count(ships, 'nave', 'navi')} · in riserva ${reserveCamels} e ${reserveShips}`,
  stores: (warehouse, held, limit, traded) =>
    `Magazzino ${held}/${limit}: ${warehouse} · Merci Commerciali: ${traded}`,
  tower: (height, level, pair) => `Torre ${height} (prossimo livello ${level}; prossima coppia ${pair})`,
  ownTemples: parts => `Templi: ${parts}`,
  rareGoods: goods => `Merci Rare: ${goods}`,
  improvements: tiles => `Miglioramenti: ${tiles}`,
  ownMissions: (fulfilled, returned, hand) =>
    `Missioni compiute: ${fulfilled} · restituite: ${returned} · in mano: ${hand}`,
  hand: cards => `la tua mano: ${cards}`,
};
