import type { PositionWords } from '../position-words.ts';
import { names } from './names.ts';

export const position: PositionWords = {
  preparation: 'Preparazione',
  over: 'La partita è finita',
  head: (turn, lastTurn, phase, threshold) =>
    `Turno ${turn} di ${lastTurn} · ${phase} · soglia ${threshold} PV`,
  barbarians: (value, next, nextTurn) =>
    `Eserciti Barbari ${value}/${value}${nextTurn > 0 ? `, ${next}/${next} dal turno ${nextTurn}` : ''}`,
  order: list => `Ordine: ${list}`,
  player: (name, nation, vp, missing) => `${name}, ${nation}: ${vp} PV (${missing} alla soglia)`,
  points: parts => `Punti: ${parts}`,
  stock: (stock, income, need) =>
    `Ha ${stock}; il prossimo Sostentamento rende ${income}, gli Eserciti mangiano ${need}`,
  tracks: list => `Tecnologie: ${list}`,
  track: (track, level, tokens, missing) =>
    `${names.tracks[track]} ${level} (${tokens} gettoni${missing > 0 ? `, ${missing} al prossimo livello` : ''})`,
  abilities: list => `Abilità: ${list}`,
  provinces: list => `Controlla: ${list}`,
  unified: () => 'Ha unificato la nazione',
  unification: (size, missing) =>
    `Nazione: ${size} province${missing === '' ? ', pronta all’Unificazione' : `; mancano ${missing}`}`,
  left: () => 'ha lasciato la partita',
  wars: list => `Guerre: ${list}`,
  war: (a, b, turnsLeft) => `${a} contro ${b} (al massimo ancora ${turnsLeft} turni)`,
  routes: list => `Rotte Commerciali: ${list}`,
  leaders: list => `Primati: ${list}`,
  free: list => `Libere: ${list}`,
  barbarianProvinces: list => `Barbari: ${list}`,
  battle: (place, attack, defence) => `Battaglia di ${place}: ${attack} contro ${defence}`,
};
