import type { ActionSource } from '../../rules/steps.ts';
import type { Removal } from '../../rules/events.ts';
import type { ExtraSource } from '../../rules/names.ts';
import { WAR_TURNS } from '../figures.ts';
import { roman } from '../lists.ts';
import type { EventWords } from '../words.ts';
import { names } from './names.ts';
import { the } from './nations.ts';

const { tracks, units, nations, leaders, phases } = names;

const WHY: Readonly<Record<Removal, string>> = {
  starved: 'not fed',
  noRetreat: 'nowhere to retreat to',
  noWithdrawal: 'nowhere to withdraw to',
  playerLeft: 'the player has left',
};
const PASSED: Readonly<Record<ActionSource, string>> = {
  first: 'the first action',
  second: 'the second action',
  unification: 'an action of the Unification',
  university: 'the action of the University',
  masterTrader: 'an action of the Master Trader',
  warlord: 'the action of the Warlord',
};
const EXTRA: Readonly<Record<ExtraSource, string>> = {
  university: 'an extra action of the University',
  masterTrader: 'an extra action of the Master Trader',
  warlord: 'the extra action of the Warlord',
};

export const events: EventWords = {
  nationTaken: (name, nation) => `${name} plays ${the(nations[nation])}`,
  tokensPlaced: (name, tokens) =>
    `${name} places tokens: Production ${tokens[0] ?? 0}, Trade ${tokens[1] ?? 0}, Military ${tokens[2] ?? 0}`,
  turnStarted: (turn, order) => `Turn ${turn}: ${order}`,
  phaseStarted: phase => `Phase: ${phases[phase]}`,
  armiesFed: (name, food) => `${name} feeds all armies with ${food} food`,
  resourcesGained: (name, gained) => `${name} gains ${gained}`,
  routeIncome: (name, gained) => `${name} gains ${gained} from trade routes`,
  bankTraded: (name, paid, got) => `${name} gives the bank ${paid} for ${got}`,
  vpBought: (name, gold) => `${name} buys a victory point for ${gold} gold`,
  routeOpened: (name, to) => `${name} opens a trade route to ${to}`,
  offerMade: (name, to, give, want, counter) =>
    `${name} ${counter ? 'answers' : 'offers'} ${to}${counter ? ' with' : ':'} ${give} for ${want}`,
  exchanged: (name, to, give, want) => `${name} and ${to} exchange ${give} for ${want}`,
  offerDeclined: (name, from) => `${name} declines the offer of ${from}`,
  peaceProposed: (name, to) => `${name} proposes peace to ${to}`,
  peaceDeclined: name => `${name} declines peace`,
  peaceMade: (name, to) => `${name} and ${to} make peace`,
  tradePassed: name => `${name} is done trading`,
  tokenPlaced: (name, track, level) => `${name} places a token on ${tracks[track]} (level ${roman(level)})`,
  armyBuilt: (name, kind, place) => `${name} builds ${units[kind].one} in ${place}`,
  fortBuilt: (name, place) => `${name} builds a fort in ${place}`,
  armyUpgraded: (name, from, to, place) =>
    `${name} upgrades ${units[from].one} in ${place} to ${units[to].one}`,
  warDeclared: (name, on, renewed) => `${name} declares war on ${on}${renewed ? ' again' : ''}`,
  actionPassed: (name, by) => `${name} passes ${PASSED[by]}`,
  extraTaken: (name, source) => `${name} uses ${EXTRA[source]}`,
  tokenShifted: (name, from, to) => `${name} moves a token from ${tracks[from]} to ${tracks[to]}`,
  leaderChanged: (leader, to) =>
    to === undefined ? `Nobody is ${leaders[leader]} any more` : `${to} is now ${leaders[leader]}`,
  manoeuvreStarted: (name, round) => (round === 1 ? `${name} moves` : `${name} moves again: Double Strike`),
  unified: (name, nation, size, count) =>
    `${name} unifies ${the(nations[nation])}: ${size} provinces, ${count} actions`,
  armyMoved: (name, kind, from, to, engaged) =>
    `${name}: ${units[kind].one} ${engaged ? `attack ${to} from ${from}` : `from ${from} to ${to}`}`,
  princessMoved: (name, from, to) => `${name}: princess from ${from} to ${to}`,
  provinceTaken: (place, holder, name) => {
    if (holder === -1) return `${place} is free`;
    return holder < 0 ? `Barbarians hold ${place}` : `${name} holds ${place}`;
  },
  battleStarted: (name, defender, place, attack, defence) =>
    `${name} fights ${defender ?? 'the barbarians'} in ${place}: ${attack} against ${defence}`,
  battleFought: (place, dead, routed) => {
    const parts = [
      ...(dead === '' ? [] : [`killed: ${dead}`]),
      ...(routed === '' ? [] : [`retreating: ${routed}`]),
    ];
    return `Battle of ${place}: ${parts.join('; ') || 'nobody falls'}`;
  },
  vpForKills: name => `${name} scores for kills`,
  retreated: (list, from, to) => `Retreat from ${from} to ${to}: ${list}`,
  withdrawn: (list, from, to) => `Withdrawal from ${from} to ${to}: ${list}`,
  removed: (list, from, why) => `Removed from ${from}: ${list} (${WHY[why]})`,
  warEnded: (a, b, why) =>
    `The war between ${a} and ${b} ends${why === 'quiet' ? ': no damage was dealt' : ` after ${WAR_TURNS} turns`}`,
  goldDoubled: (name, gold) => `${name}, Merchant, now has ${gold} gold`,
  storageCapped: (name, returned) => `${name} returns what cannot be stored: ${returned}`,
  turnEnded: (turn, points) => `Points after turn ${turn}: ${points}`,
  leaveAnnounced: name => `${name} leaves the game`,
  playerLeft: (name, goesOn) =>
    goesOn ? `The game goes on without ${name}` : `The game stops because ${name} has left`,
  timeCalled: name => `${name} says that the agreed time is over`,
  timeDecided: up => (up ? 'Time is up: this is the last turn' : 'There is time left: the game goes on'),
  gameEnded: ending =>
    ({
      threshold: 'The game ends: the threshold is reached',
      lastTurn: 'The game ends with the last turn',
      timeUp: 'The game ends: time is up',
      playerLeft: 'The game ends: a player has left',
    })[ending],
};
