import { rightfulHolder, worldOf } from './control.ts';
import { PIECES, UNIT_FIGURES } from './figures.ts';
import { KINDS, TRACKS } from './names.ts';
import { isFriend } from './sides.ts';
import { BARBARIAN, OUT_OF_PLAY, type State, type Unit } from './state.ts';
import { spacesOf } from './technology.ts';
import { countOf, lifeOf } from './units.ts';

/** WT-2.1, WT-2.6, WT-7.17 */
function checkPieces(state: State): string[] {
  const faults: string[] = [];
  state.players.forEach((_, seat) => {
    for (const kind of KINDS)
      if (countOf(state, seat, kind) > PIECES[kind].pieces)
        faults.push(`WT-2.1 seat ${seat} has too many of ${kind}`);
  });
  if (new Set(state.units.map(unit => unit.id)).size !== state.units.length)
    faults.push('WT-2.1 a piece is on the map twice');
  const strangers = state.units.filter(unit => unit.owner === BARBARIAN && unit.id >= 200);
  const armies = strangers.filter(unit => unit.kind === 'barbarianArmy').length;
  const forts = strangers.length - armies;
  if (armies > UNIT_FIGURES.barbarians.armies || forts > UNIT_FIGURES.barbarians.forts)
    faults.push('WT-2.6 there are too many barbarians');
  return faults;
}

/** WT-9.4 to 9.7, WT-18.5 */
function checkProvince(state: State, province: number): string[] {
  const faults: string[] = [];
  const { id } = worldOf(state).provinces[province]!;
  const units = state.units.filter(unit => unit.at === province);
  if (state.holders[province] === OUT_OF_PLAY && units.length > 0)
    faults.push(`WT-18.5 somebody is in ${id}, which is not in play`);
  // WT-11.17 After the dead are removed the token waits for the retreats.
  const isFought = state.stack.some(step => step.kind === 'endBattle' && step.province === province);
  if (!isFought && state.holders[province] !== rightfulHolder(state, province))
    faults.push(`WT-9.6 the token of ${id} is in the wrong hands`);
  const owners = units.filter(unit => !unit.engaged).map(unit => unit.owner);
  const together = (one: number, other: number): boolean =>
    one === other || (one >= 0 && other >= 0 && isFriend(state, one, other));
  if (owners.some(owner => !together(owner, owners[0]!))) faults.push(`WT-9.7 strangers share ${id}`);
  const forts = units.filter(unit => unit.kind === 'fort').length;
  if (forts > UNIT_FIGURES.fortsPerProvince) faults.push(`WT-7.17 ${id} has ${forts} forts`);
  return faults;
}

function checkUnit(state: State, unit: Unit): string[] {
  const faults: string[] = [];
  if (unit.damage < 0 || (lifeOf(state, unit) < 0 && !unit.retreated))
    faults.push(`WT-11.11 unit ${unit.id} has ${unit.damage} damage`);
  // WT-19.3 A game that stops because a player has left may stop before a battle.
  if (unit.engaged && state.phase !== 'manoeuvre' && state.phase !== 'over')
    faults.push(`WT-10.9 unit ${unit.id} is engaged outside the manoeuvre`);
  return faults;
}

/** WT-2.7, WT-8.6 */
function checkPlayers(state: State): string[] {
  return state.players.flatMap(({ stock, tokens, kills, bought }, seat) => {
    const faults: string[] = [];
    if (stock.some(count => !Number.isInteger(count) || count < 0))
      faults.push(`WT-7.8 seat ${seat} owes resources`);
    TRACKS.forEach((track, index) => {
      if (tokens[index]! < 0 || tokens[index]! > spacesOf(index))
        faults.push(`WT-8.6 seat ${seat} has ${tokens[index]} tokens on ${track}`);
    });
    if (kills < 0 || bought < 0) faults.push(`WT-17.7 seat ${seat} has lost points for good`);
    return faults;
  });
}

/** Component counts and invariants; every fault names the rule it breaks. */
export function check(state: State): string[] {
  const faults = [
    ...checkPieces(state),
    ...checkPlayers(state),
    ...state.units.flatMap(unit => checkUnit(state, unit)),
    ...state.holders.flatMap((_, province) => (state.turn > 0 ? checkProvince(state, province) : [])),
  ];
  if ((state.ending === '') !== state.stack.length > 0)
    faults.push('WT-17.12 the game has ended without an ending, or the other way round');
  return faults;
}
