import type { PositionWords } from '../position-words.ts';
import { names } from './names.ts';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

export const position: PositionWords = {
  preparation: 'Set-up',
  over: 'The game is over',
  head: (turn, lastTurn, phase, threshold) =>
    `Turn ${turn} of ${lastTurn} · ${phase} · threshold ${threshold} VP`,
  barbarians: (value, next, nextTurn) =>
    `barbarian armies ${value}/${value}${nextTurn > 0 ? `, ${next}/${next} from turn ${nextTurn}` : ''}`,
  order: list => `Order: ${list}`,
  alliances: list => `Alliances: ${list}`,
  alliance: (list, vp, missing) => `${list} ${vp} VP (${missing} to the threshold)`,
  player: (name, nation, vp, missing) =>
    `${name}, ${nation}: ${vp} VP${missing === undefined ? '' : ` (${missing} to the threshold)`}`,
  points: parts => `Points: ${parts}`,
  stock: (stock, income, need) => `Has ${stock}; next upkeep brings ${income}, armies eat ${need}`,
  tracks: list => `Technology: ${list}`,
  track: (track, level, tokens, missing) =>
    `${names.tracks[track]} ${level} (${count(tokens, 'token')}${missing > 0 ? `, ${missing} to the next level` : ''})`,
  abilities: list => `Abilities: ${list}`,
  provinces: list => `Holds: ${list}`,
  unified: () => 'Has unified the nation',
  unification: (size, missing) =>
    `Nation: ${count(size, 'province')}${missing === '' ? ', ready to unify' : `; missing ${missing}`}`,
  left: () => 'has left the game',
  wars: list => `Wars: ${list}`,
  war: (a, b, turnsLeft) => `${a} against ${b} (at most ${count(turnsLeft, 'turn')} left)`,
  routes: list => `Trade routes: ${list}`,
  leaders: list => `Leaders: ${list}`,
  free: list => `Free: ${list}`,
  barbarianProvinces: list => `Barbarians: ${list}`,
  battle: (place, attack, defence) => `Battle of ${place}: ${attack} against ${defence}`,
};
