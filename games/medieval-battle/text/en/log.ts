import type { Calculation } from '../../rules/events.ts';
import type { UnitType } from '../../rules/state.ts';
import type { ActionWords, EventWords, OutcomeWords } from '../words.ts';
import { capital, count, the, The, units, verb } from './units.ts';

export const actions: ActionWords = {
  recruit: (unit, cost) => `Recruit ${units[unit]} (${cost})`,
  confirm: () => 'Seal the army',
  place: (unit, at) => `Place ${the(unit)} at ${at}`,
  deploy: unit => `Deploy ${units[unit]}`,
  stopDeploying: () => 'Keep the rest in reserve',
  unit: (unit, at) => `Act with ${the(unit)} at ${at}`,
  regroup: () => 'Regroup',
  pass: () => 'Pass',
  go: to => `Move to ${to}`,
  cross: (unit, at) => `Cross ${the(unit)} at ${at}`,
  melee: (charge, unit, at) => `${charge ? 'Charge' : 'Attack'} ${the(unit)} at ${at}`,
  shoot: (unit, at) => `Shoot at ${the(unit)} at ${at}`,
  merge: (unit, at) => `Merge with ${the(unit)} at ${at}`,
  dismount: to => `Dismount: become ${units[to]}`,
  stop: () => 'End the move',
  stand: () => 'Stand and fight',
  retreat: to => `Retreat to ${to}`,
  leaveBoard: () => 'Leave the board',
  enter: (unit, at, fromReserve, isDamaged) =>
    `Bring ${the(unit)}${isDamaged ? ' (one knight)' : ''} ${fromReserve ? 'in' : 'back'} at ${at}`,
  done: () => 'Nobody else enters',
  takeBack: () => 'Take back the last unit',
};

function fate(unit: UnitType, losses: number, destroyed: boolean): string {
  if (destroyed) return `${units[unit]} destroyed`;
  return `${units[unit]} lost ${losses === 0 ? 'nobody' : losses}`;
}

/** Where both are of one type, their names would not tell them apart. */
function lossesOf(fight: Calculation): string {
  const { attacker, defender, attackerLosses, defenderLosses, attackerDestroyed, defenderDestroyed } = fight;
  const own = fate(attacker, attackerLosses, attackerDestroyed);
  const other = fate(defender, defenderLosses, defenderDestroyed);
  return attacker === defender ? `attacking ${own}, defending ${other}` : `${own}, ${other}`;
}

export const events: EventWords = {
  armiesShown: armies => `The armies are shown. ${armies.join('; ')}`,
  army: (colour, fighters) => `${colour}: ${fighters.join(', ') || 'nobody but the caravan'}`,
  deployed: (unit, at) => `${capital(units[unit])} deployed at ${at}`,
  deploymentStopped: (name, reserve) =>
    reserve > 0
      ? `${name} stopped deploying with ${count(reserve, 'unit')} in reserve`
      : `${name} has deployed the whole army`,
  battleBegan: () => 'The battle begins',
  moved: (unit, to) => `${capital(units[unit])} moved to ${to}`,
  crossed: (unit, at) => `${The(unit)} at ${at} let them through (−1 movement)`,
  meleeDeclared: (charge, unit, from, defender, at) =>
    `${capital(units[unit])} from ${from} ${charge ? 'charged' : 'attacked'} ${the(defender)} at ${at}`,
  retreated: (unit, to) => `${capital(units[unit])} retreated to ${to}`,
  leftBoard: (unit, from) => `${capital(units[unit])} left the board from ${from}`,
  fought: (calculation, at) => `Melee at ${at}: ${lossesOf(calculation)}`,
  shot: ({ attacker, defender, defenderLosses, defenderDestroyed }, at) =>
    `${capital(units[attacker])} shot at ${the(defender)} at ${at}: ${
      defenderDestroyed ? 'destroyed' : defenderLosses === 0 ? 'nobody hit' : `${defenderLosses} lost`
    }`,
  caravanHit: (unit, hit, ranged, at) =>
    `${capital(units[unit])} ${ranged ? 'shot at' : 'attacked'} the caravan at ${at}: ${hit}`,
  advanced: (unit, to) => `${capital(units[unit])} took ${to}`,
  merged: (unit, at) => `${capital(units[unit])} merged at ${at}: full again`,
  dismounted: (from, to, at) => `${capital(units[from])} at ${at} dismounted to ${units[to]}`,
  regrouped: (name, left) => `${name} regrouped, ${count(left, 'time token')} left`,
  entered: (unit, at, fromReserve) =>
    `${capital(units[unit])} ${fromReserve ? 'came from the reserve' : 'returned'} at ${at}`,
  drewNear: unit => `${The(unit)} off the board drew nearer to the caravan`,
  passed: name => `${name} passed`,
  flagTaken: (name, at) => `${name} took the flag at ${at}`,
  round: number => `Round ${number}`,
  battleEnded: (_ending, [red = 0, yellow = 0]) => `The battle ended ${red}–${yellow}`,
};

export const outcomes: OutcomeWords = {
  outcome: calculation => {
    const {
      ranged,
      attacker,
      defender,
      attackerLosses,
      defenderLosses,
      attackerDestroyed,
      defenderDestroyed,
    } = calculation;
    const own = attackerDestroyed
      ? `${The(attacker)} ${verb(attacker, 'is', 'are')} destroyed.`
      : ranged
        ? ''
        : attackerLosses === 0
          ? 'The attacker loses nobody.'
          : 'The attacker loses one knight.';
    const foe = defenderDestroyed
      ? `${The(defender)} ${verb(defender, 'is', 'are')} destroyed${ranged || attackerDestroyed ? '' : ' and the hex is taken'}.`
      : defenderLosses === 0
        ? `${The(defender)} ${verb(defender, 'loses', 'lose')} nobody.`
        : `${The(defender)} ${verb(defender, 'loses', 'lose')} one knight.`;
    return `${own} ${foe}`.trim();
  },
  caravan: hit =>
    hit === 'turned'
      ? 'The caravan is turned over; the next attack destroys it.'
      : 'The caravan is destroyed: 3 victory points.',
  factor: ({ id, shift }, { attacker, defender }) => {
    switch (id) {
      case 'numbers':
        return shift === 0 ? 'Equal numbers' : 'Two knights against one';
      case 'height':
        return shift === 0 ? 'Same height' : shift > 0 ? 'Attacker higher' : 'Defender higher';
      case 'rough':
        if (shift === 0) return 'Ground favours nobody';
        return `Ground bad for ${units[shift < 0 ? attacker : defender]}`;
      case 'cover':
        return shift === 0 ? 'No cover' : 'Cover of the wood';
    }
  },
};
