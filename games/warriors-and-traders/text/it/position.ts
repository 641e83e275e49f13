import type { PositionWords } from '../position-words.ts';
import { names } from './names.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const position: PositionWords = {
  preparation: 'Preparazione',
  over: 'La partita è finita',
  head: (turn, lastTurn, phase, threshold) =>
    `Turno ${turn} di ${lastTurn} · ${phase} · soglia ${threshold} PV`,
  barbarians: (value, next, nextTurn) =>
    `Eserciti Barbari ${value}/${value}${nextTurn > 0 ? `, ${next}/${next} dal turno ${nextTurn}` : ''}`,
  order: list => `Ordine: ${list}`,
  alliances: list => `Alleanze: ${list}`,
  alliance: (list, vp, missing) => `${list} ${vp} PV (${missing} alla soglia)`,
  player: (name, nation, vp, missing) =>
    `${name}, ${nation}: ${vp} PV${missing === undefined ? '' : ` (${missing} alla soglia)`}`,
  points: parts => `Punti: ${parts}`,
  stock: (stock, income, need) =>
    `Ha ${stock}; il prossimo Sostentamento rende ${income}, gli Eserciti mangiano ${need}`,
  tracks: list => `Tecnologie: ${list}`,
  track: (track, level, tokens, missing) =>
    `${names.tracks[track]} ${level} (${count(tokens, 'gettone', 'gettoni')}${missing > 0 ? `, ${missing} al prossimo livello` : ''})`,
  abilities: list => `Abilità: ${list}`,
  provinces: list => `Controlla: ${list}`,
  unified: () => 'Ha unificato la nazione',
  unification: (size, missing) =>
    `Nazione: ${count(size, 'provincia', 'province')}${missing === '' ? ', pronta all’Unificazione' : `; ${missing.includes(',') ? 'mancano' : 'manca'} ${missing}`}`,
  left: () => 'ha lasciato la partita',
  wars: list => `Guerre: ${list}`,
  war: (a, b, turnsLeft) => `${a} contro ${b} (al massimo ancora ${count(turnsLeft, 'turno', 'turni')})`,
  routes: list => `Rotte Commerciali: ${list}`,
  leaders: list => `Primati: ${list}`,
  free: list => `Libere: ${list}`,
  barbarianProvinces: list => `Barbari: ${list}`,
  battle: (place, attack, defence) => `Battaglia di ${place}: ${attack} contro ${defence}`,
};
