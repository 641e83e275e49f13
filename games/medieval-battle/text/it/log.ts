import type { Calculation } from '../../rules/events.ts';
import type { UnitType } from '../../rules/state.ts';
import type { ActionWords, EventWords, OutcomeWords } from '../words.ts';
import { capital, form, the, The, timeTokens, to, unitCount, units, withThe } from './units.ts';

export const actions: ActionWords = {
  recruit: (unit, cost) => `Recluta ${the(unit)} (${cost})`,
  confirm: () => 'Sigilla l’esercito',
  place: (unit, at) => `Piazza ${the(unit)} in ${at}`,
  deploy: unit => `Schiera ${the(unit)}`,
  stopDeploying: () => 'Tieni il resto in riserva',
  unit: (unit, at) => `Agisci ${withThe(unit)} in ${at}`,
  regroup: () => 'Raggruppa',
  pass: () => 'Passa',
  go: at => `Muovi in ${at}`,
  cross: (unit, at) => `Attraversa ${the(unit)} in ${at}`,
  melee: (charge, unit, at) => `${charge ? 'Carica' : 'Attacca'} ${the(unit)} in ${at}`,
  shoot: (unit, at) => `Tira ${to(unit)} in ${at}`,
  merge: (unit, at) => `Unisciti ${to(unit)} in ${at}`,
  dismount: unit => `Smonta: diventa ${units[unit]}`,
  stop: () => 'Termina la mossa',
  stand: () => 'Resta e combatti',
  retreat: at => `Ritirati in ${at}`,
  leaveBoard: () => 'Lascia il tabellone',
  enter: (unit, at, fromReserve, isDamaged) =>
    `Fai ${fromReserve ? 'entrare' : 'rientrare'} ${the(unit)}${isDamaged ? ' (un cavaliere)' : ''} in ${at}`,
  done: () => 'Non entra nessun’altra',
  takeBack: () => 'Riprendi l’ultima unità',
};

function fate(unit: UnitType, losses: number, destroyed: boolean): string {
  if (destroyed) return `${units[unit]} ${form(unit, 'distrutta', 'distrutti')}`;
  return `${units[unit]} ${losses === 0 ? 'senza perdite' : `−${losses}`}`;
}

/** Where both are of one type, their names would not tell them apart. */
function lossesOf(fight: Calculation): string {
  const { attacker, defender, attackerLosses, defenderLosses, attackerDestroyed, defenderDestroyed } = fight;
  const own = fate(attacker, attackerLosses, attackerDestroyed);
  const other = fate(defender, defenderLosses, defenderDestroyed);
  return attacker === defender ? `chi attacca: ${own}, chi difende: ${other}` : `${own}, ${other}`;
}

export const events: EventWords = {
  armiesShown: armies => `Si mostrano gli eserciti. ${armies.join('; ')}`,
  army: (colour, fighters) => `${colour}: ${fighters.join(', ') || 'solo la carovana'}`,
  deployed: (unit, at) => `${capital(units[unit])} ${form(unit, 'schierata', 'schierati')} in ${at}`,
  deploymentStopped: (name, reserve) =>
    reserve > 0
      ? `${name} smette di schierare, ${unitCount(reserve)} in riserva`
      : `${name} ha schierato tutto l’esercito`,
  battleBegan: () => 'Comincia la battaglia',
  moved: (unit, at) => `${The(unit)} ${form(unit, 'muove', 'muovono')} in ${at}`,
  crossed: (unit, at) => `${The(unit)} in ${at} ${form(unit, 'lascia', 'lasciano')} passare (−1 movimento)`,
  meleeDeclared: (charge, unit, from, defender, at) =>
    `${The(unit)} da ${from} ${charge ? form(unit, 'carica', 'caricano') : form(unit, 'attacca', 'attaccano')} ${the(defender)} in ${at}`,
  retreated: (unit, at) => `${The(unit)} ${form(unit, 'si ritira', 'si ritirano')} in ${at}`,
  leftBoard: (unit, from) => `${The(unit)} ${form(unit, 'lascia', 'lasciano')} il tabellone da ${from}`,
  fought: (calculation, at) => `Corpo a corpo in ${at}: ${lossesOf(calculation)}`,
  shot: ({ attacker, defender, defenderLosses, defenderDestroyed }, at) =>
    `${The(attacker)} ${form(attacker, 'tira', 'tirano')} ${to(defender)} in ${at}: ${
      defenderDestroyed
        ? form(defender, 'distrutta', 'distrutti')
        : defenderLosses === 0
          ? 'nessuna perdita'
          : `−${defenderLosses}`
    }`,
  caravanHit: (unit, hit, ranged, at) =>
    `${The(unit)} ${ranged ? form(unit, 'tira', 'tirano') : form(unit, 'attacca', 'attaccano')} ${ranged ? 'alla' : 'la'} carovana in ${at}: ${hit === 'turned' ? 'girata' : 'distrutta'}`,
  advanced: (unit, at) => `${The(unit)} ${form(unit, 'occupa', 'occupano')} ${at}`,
  merged: (unit, at) => `Fusione in ${at}: ${units[unit]} di nuovo al completo`,
  dismounted: (from, unit, at) =>
    `${The(from)} in ${at} ${form(from, 'smonta', 'smontano')}: ora ${units[unit]}`,
  regrouped: (name, tokens) =>
    `${name} raggruppa, ${tokens === 1 ? 'resta' : 'restano'} ${timeTokens(tokens)}`,
  entered: (unit, at, fromReserve) =>
    `${The(unit)} ${fromReserve ? form(unit, 'arriva dalla riserva', 'arrivano dalla riserva') : form(unit, 'rientra', 'rientrano')} in ${at}`,
  drewNear: unit =>
    `${The(unit)} fuori dal tabellone ${form(unit, 'si avvicina', 'si avvicinano')} alla carovana`,
  passed: name => `${name} passa`,
  flagTaken: (name, at) => `${name} prende la bandiera in ${at}`,
  round: number => `Giro ${number}`,
  battleEnded: (_ending, [red = 0, yellow = 0]) => `La battaglia finisce ${red}–${yellow}`,
};

export const outcomes: OutcomeWords = {
  outcome: ({
    ranged,
    attacker,
    defender,
    attackerLosses,
    defenderLosses,
    attackerDestroyed,
    defenderDestroyed,
  }) => {
    const own = attackerDestroyed
      ? `${The(attacker)} ${form(attacker, 'è distrutta', 'sono distrutti')}.`
      : ranged
        ? ''
        : attackerLosses === 0
          ? 'Chi attacca non perde nessuno.'
          : 'Chi attacca perde un cavaliere.';
    const foe = defenderDestroyed
      ? `${The(defender)} ${form(defender, 'è distrutta', 'sono distrutti')}${ranged || attackerDestroyed ? '' : ' e l’esagono è preso'}.`
      : defenderLosses === 0
        ? `${The(defender)} ${form(defender, 'non perde', 'non perdono')} nessuno.`
        : `${The(defender)} ${form(defender, 'perde', 'perdono')} un cavaliere.`;
    return `${own} ${foe}`.trim();
  },
  caravan: hit =>
    hit === 'turned'
      ? 'La carovana viene girata; il prossimo attacco la distrugge.'
      : 'La carovana è distrutta: 3 punti vittoria.',
  factor: ({ id, shift }, { attacker, defender }) => {
    switch (id) {
      case 'numbers':
        return shift === 0 ? 'Numero pari' : 'Due cavalieri contro uno';
      case 'height':
        return shift === 0
          ? 'Stessa altezza'
          : shift > 0
            ? 'Chi attacca è più in alto'
            : 'Chi difende è più in alto';
      case 'rough':
        return shift === 0
          ? 'Il terreno non favorisce nessuno'
          : `Terreno difficile: ${units[shift < 0 ? attacker : defender]}`;
      case 'cover':
        return shift === 0 ? 'Nessun riparo' : 'Riparo del bosco';
    }
  },
};
