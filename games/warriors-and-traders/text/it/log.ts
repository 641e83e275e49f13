import type { Removal } from '../../rules/events.ts';
import type { ExtraSource } from '../../rules/names.ts';
import type { ActionSource } from '../../rules/steps.ts';
import { WAR_TURNS } from '../figures.ts';
import { roman } from '../lists.ts';
import type { EventWords } from '../words.ts';
import { names } from './names.ts';
import { ad, the } from './nations.ts';

const { tracks, units, nations, leaders, phases } = names;

const WHY: Readonly<Record<Removal, string>> = {
  starved: 'senza Cibo',
  noRetreat: 'nessun luogo dove ritirarsi',
  noWithdrawal: 'nessun luogo dove ripiegare',
  playerLeft: 'il giocatore ha lasciato',
};
const PASSED: Readonly<Record<ActionSource, string>> = {
  first: 'alla prima Azione',
  second: 'alla seconda Azione',
  unification: 'a un’Azione dell’Unificazione',
  university: 'all’Azione dell’Università',
  masterTrader: 'a un’Azione del Mastro Commerciante',
  warlord: 'all’Azione del Signore della Guerra',
};
const EXTRA: Readonly<Record<ExtraSource, string>> = {
  university: 'un’Azione extra dell’Università',
  masterTrader: 'un’Azione extra del Mastro Commerciante',
  warlord: 'l’Azione extra del Signore della Guerra',
};

export const events: EventWords = {
  nationTaken: (name, nation) => `${name} gioca con ${the(nations[nation])}`,
  tokensPlaced: (name, tokens) =>
    `${name} piazza i gettoni: Produzione ${tokens[0] ?? 0}, Commercio ${tokens[1] ?? 0}, Militare ${tokens[2] ?? 0}`,
  turnStarted: (turn, order) => `Turno ${turn}: ${order}`,
  phaseStarted: phase => `Fase: ${phases[phase]}`,
  armiesFed: (name, food) => `${name} nutre tutti gli Eserciti con ${food} Cibo`,
  resourcesGained: (name, gained) => `${name} ottiene ${gained}`,
  routeIncome: (name, gained) => `${name} ottiene ${gained} dalle Rotte Commerciali`,
  bankTraded: (name, paid, got) => `${name} dà alla banca ${paid} per ${got}`,
  vpBought: (name, gold) => `${name} acquista un Punto Vittoria per ${gold} Oro`,
  routeOpened: (name, to) => `${name} apre una Rotta Commerciale verso ${to}`,
  offerMade: (name, to, give, want, counter) =>
    counter
      ? `${name} risponde ${ad(to)} con ${give} per ${want}`
      : `${name} offre ${ad(to)}: ${give} per ${want}`,
  exchanged: (name, to, give, want) => `${name} e ${to} scambiano ${give} per ${want}`,
  offerDeclined: (name, from) => `${name} rifiuta l’offerta di ${from}`,
  peaceProposed: (name, to) => `${name} propone la pace ${ad(to)}`,
  peaceDeclined: name => `${name} rifiuta la pace`,
  peaceMade: (name, to) => `${name} e ${to} fanno la pace`,
  tradePassed: name => `${name} ha finito di commerciare`,
  tokenPlaced: (name, track, level) =>
    `${name} piazza un gettone su ${tracks[track]} (livello ${roman(level)})`,
  armyBuilt: (name, kind, place) => `${name} forma ${units[kind].one} in ${place}`,
  fortBuilt: (name, place) => `${name} edifica una Fortezza in ${place}`,
  armyUpgraded: (name, from, to, place) =>
    `${name} potenzia ${units[from].one} in ${place} ${ad(units[to].one)}`,
  warDeclared: (name, on, renewed) => `${name} dichiara ${renewed ? 'di nuovo ' : ''}guerra ${ad(on)}`,
  actionPassed: (name, by) => `${name} rinuncia ${PASSED[by]}`,
  extraTaken: (name, source) => `${name} usa ${EXTRA[source]}`,
  tokenShifted: (name, from, to) => `${name} sposta un gettone da ${tracks[from]} a ${tracks[to]}`,
  leaderChanged: (leader, to) =>
    to === undefined ? `Nessuno è più ${leaders[leader]}` : `${to} ora è ${leaders[leader]}`,
  manoeuvreStarted: (name, round) =>
    round === 1 ? `${name} muove` : `${name} muove di nuovo: Doppio Attacco`,
  unified: (name, nation, size, count) =>
    `${name} unifica ${the(nations[nation])}: ${size} province, ${count} Azioni`,
  armyMoved: (name, kind, from, to, engaged) =>
    `${name}: ${units[kind].one} ${engaged ? `all’attacco di ${to} da ${from}` : `da ${from} ${ad(to)}`}`,
  princessMoved: (name, from, to) => `${name}: Principessa da ${from} ${ad(to)}`,
  provinceTaken: (place, holder, name) => {
    if (holder === -1) return `${place} è libera`;
    return holder < 0 ? `I Barbari tengono ${place}` : `${name} controlla ${place}`;
  },
  battleStarted: (name, defender, place, attack, defence) =>
    `${name} combatte contro ${defender ?? 'i Barbari'} in ${place}: ${attack} contro ${defence}`,
  battleFought: (place, dead, routed) => {
    const parts = [
      ...(dead === '' ? [] : [`perdite: ${dead}`]),
      ...(routed === '' ? [] : [`in ritirata: ${routed}`]),
    ];
    return `Battaglia di ${place}: ${parts.join('; ') || 'nessuno cade'}`;
  },
  vpForKills: name => `${name} ottiene Punti Vittoria per le uccisioni`,
  retreated: (list, from, to) => `Ritirata da ${from} ${ad(to)}: ${list}`,
  withdrawn: (list, from, to) => `Ripiegamento da ${from} ${ad(to)}: ${list}`,
  removed: (list, from, why) => `Rimozione da ${from}: ${list} (${WHY[why]})`,
  warEnded: (a, b, why) =>
    `La guerra fra ${a} e ${b} finisce${why === 'quiet' ? ': nessun danno inflitto' : ` dopo ${WAR_TURNS} turni`}`,
  goldDoubled: (name, gold) => `${name}, Mercante, ora ha ${gold} Oro`,
  storageCapped: (name, returned) => `${name} restituisce ciò che non si può conservare: ${returned}`,
  turnEnded: (turn, points) => `Punti dopo il turno ${turn}: ${points}`,
  leaveAnnounced: name => `${name} lascia la partita`,
  playerLeft: (name, goesOn) =>
    goesOn ? `La partita continua senza ${name}` : `La partita si ferma perché ${name} ha lasciato`,
  timeCalled: name => `${name} dice che il tempo concordato è finito`,
  timeDecided: up =>
    up ? 'Il tempo è finito: questo è l’ultimo turno' : 'C’è ancora tempo: la partita continua',
  gameEnded: ending =>
    ({
      threshold: 'La partita finisce: la soglia è raggiunta',
      lastTurn: 'La partita finisce con l’ultimo turno',
      timeUp: 'La partita finisce: il tempo è scaduto',
      playerLeft: 'La partita finisce: un giocatore ha lasciato',
    })[ending],
};
