import type { PositionWords } from '../position-words.ts';
import { count } from './names.ts';

const ERAS = ['', 'I', 'II', 'III'];

export const position: PositionWords = {
  turn: (turn, turns, era, stage) => `Turn ${turn} of ${turns}, Era ${ERAS[era]} · ${stage}`,
  setup: 'Setting up',
  over: 'The game is over',
  order: names => `Turn order: ${names}`,
  pawn: name => `First Player pawn: ${name}`,
  display: (price, tiles) => `Improvements (${count(price, 'resource')} each): ${tiles}`,
  pile: (colour, top, number) => `${colour} pile: ${top} on top, ${count(number, 'tile')}`,
  temples: cards => `Temple cards left: ${cards}`,
  missions: (deck, discards) => `Mission deck: ${count(deck, 'card')}, ${discards} discarded`,
  raid: (region, raider) => `Current Region Under Attack: ${region} · marauder card held by: ${raider}`,
  noRegion: 'none',
  nobody: 'nobody',
  ownRaid: region => `Your marauder card: ${region}`,
  region: name => name,
  free: 'no pieces',
  player: (name, prestige, final) => `${name}: ${prestige} PP (${final} if the game ended now)`,
  pieces: (camels, ships, reserveCamels, reserveShips) =>
    `${count(camels, 'camel')}, ${count(ships, 'ship')} · in reserve ${reserveCamels} and ${reserveShips}`,
  stores: (warehouse, held, limit, traded) =>
    `Warehouse ${held}/${limit}: ${warehouse} · Traded Goods: ${traded}`,
  tower: (height, level, pair) => `tower ${height} (next level ${level}; next pair ${pair})`,
  ownTemples: parts => `temples: ${parts}`,
  rareGoods: goods => `Rare Goods: ${goods}`,
  improvements: tiles => `Improvements: ${tiles}`,
  ownMissions: (fulfilled, returned, hand) =>
    `missions fulfilled: ${fulfilled} · returned: ${returned} · in hand: ${hand}`,
  hand: cards => `your hand: ${cards}`,
};
