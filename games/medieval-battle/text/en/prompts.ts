import type { Sentence } from '@palio/kernel/words';
import type { Calculation } from '../../rules/events.ts';
import type { MovingFacts, PromptWords } from '../words.ts';
import { capital, count, the, The, units, verb } from './units.ts';

const lossesIfStanding = ({ attackerLosses, defenderLosses }: Calculation): string =>
  `If you stand you lose ${defenderLosses || 'nobody'}, the attacker ${attackerLosses || 'nobody'}`;

function moving(facts: MovingFacts): Sentence {
  const { unit, movement, halted, moved, mayStop, mayDismount, bow, crossing } = facts;
  const left = `${count(movement, 'movement point')} left`;
  if (crossing !== undefined)
    return { what: `Go on past ${the(crossing)}`, hint: `${left}. A move cannot end on an own unit` };
  if (unit === 'caravan')
    return { what: 'Move the caravan', hint: 'One plain; afterwards it is turned and can be destroyed' };
  const end = mayStop ? ', or end the move' : '';
  // MB-18.6 Only a unit that may dismount is asked without movement.
  if (movement === 0) return { what: `${The(unit)} can only dismount${end}`, hint: left };
  const deeds = ['attack', ...(bow ? ['shoot'] : []), ...(mayDismount ? ['dismount'] : [])];
  const fight = [deeds.slice(0, -1).join(', '), deeds.at(-1)].filter(Boolean).join(' or ');
  if (halted) return { what: `The enemy stops ${the(unit)}: ${fight}${end}`, hint: left };
  if (moved) return { what: `Go on with ${the(unit)}, ${fight}${end}`, hint: left };
  return {
    what: `Move ${the(unit)}${deeds.length > 1 || mayStop ? ', ' : ', or '}${fight}${end}`,
    hint: `${left}. Dashed: you must stop beside the enemy`,
  };
}

export const prompts: PromptWords = {
  recruit: {
    own: ({ points }) => ({
      what: `Recruit your army for ${points} points`,
      hint: 'In secret: both armies are shown when both are ready. The caravan is free',
    }),
    other: (name, { bothRecruit }) => ({
      what: bothRecruit ? 'Both players are recruiting' : `${name} is recruiting`,
      hint: 'Both armies are shown when both are ready',
    }),
  },
  deployCaravan: {
    own: () => ({
      what: 'Place your caravan',
      hint: 'On a plain, 3 or more hexes from every flag and from the enemy caravan',
    }),
    other: name => ({ what: `${name} places the caravan` }),
  },
  deployUnit: {
    own: ({ left }) => ({
      what: 'Choose a unit to deploy',
      hint: `${count(left, 'unit')} left. What you do not deploy becomes your reserve`,
    }),
    other: name => ({ what: `${name} chooses a unit to deploy` }),
  },
  deployOnHex: {
    own: ({ unit }) => ({
      what: `Where do you deploy ${the(unit)}?`,
      hint: 'Shaded: too near a flag or the enemy caravan',
    }),
    other: (name, { unit }) => ({ what: `${name} deploys ${units[unit]}` }),
  },
  turn: {
    own: ({ timeTokens, opponentPassed }) => ({
      what: 'Choose a unit to act, regroup, or pass',
      hint: opponentPassed
        ? 'Your opponent has passed: if you pass too, the battle ends'
        : timeTokens > 0
          ? `${count(timeTokens, 'time token')} left for regrouping`
          : 'No time token left: what is spent stays spent',
    }),
    other: name => ({ what: `${name} chooses a unit to act` }),
  },
  moving: {
    own: moving,
    other: (name, { unit }) => ({ what: `${name} moves ${the(unit)}` }),
  },
  answerMelee: {
    own: ({ attacker, defender, cost, movement, ifStanding }) => ({
      what: `${capital(units[attacker])} ${verb(attacker, 'attacks', 'attack')} your ${units[defender]}: stand or retreat?`,
      hint: `Retreating costs ${cost} of ${movement}. ${lossesIfStanding(ifStanding)}`,
    }),
    other: (name, { defender }) => ({
      what: `${name} decides whether ${the(defender)} ${verb(defender, 'stands', 'stand')}`,
    }),
  },
  regroupEntry: {
    own: ({ units: waiting }) => ({
      what: 'Bring units in beside your caravan',
      hint: `${count(waiting, 'unit')} may enter. They come with full movement`,
    }),
    other: name => ({ what: `${name} brings units in` }),
  },
  sealed: waitingFor => ({
    what: `Your army is sealed. ${waitingFor} is still recruiting`,
    hint: 'Undo opens it again',
  }),
  over: () => ({ what: 'The battle is over' }),
};
