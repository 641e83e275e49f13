import type { TrackId } from '../../rules/names.ts';
import type { LevelView } from '../../rules/view-types.ts';
import { boardNames } from '../board-names.ts';
import type { BoardWords } from '../board-words.ts';
import { VP_PRICE, WAR_TURNS } from '../figures.ts';
import { names } from './names.ts';
import { ad } from './nations.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const range = (least: number, most: number): string =>
  least === most ? String(least) : `da ${least} a ${most}`;

const lack = (missing: readonly string[]): string => (missing.length === 1 ? 'manca' : 'mancano');

/** Se ne mancano di più, i nomi si leggono solo puntando. */
const SHORT_LIST = 2;

function levelLabel(track: TrackId, level: LevelView): string {
  const parts: string[] = [];
  if (track === 'production') parts.push(`cibo ×${level.food}, prodotti ×${level.goods}`);
  if (track === 'trade')
    parts.push(
      `banca ${level.bankRate}:1`,
      ...(level.routes > 0 ? [count(level.routes, 'Rotta Commerciale', 'Rotte Commerciali')] : []),
    );
  if (track === 'military')
    parts.push(`armi ×${level.weapons}`, count(level.actionPoints, 'Punto Azione', 'Punti Azione'));
  parts.push(
    ...level.armies.map(army => names.units[army].one),
    ...level.abilities.map(ability => names.abilities[ability].name),
  );
  return parts.join(', ');
}

export const board: BoardWords = {
  ...boardNames(names),
  map: 'Mappa',
  where: ({ turn, lastTurn, phase, threshold }) =>
    turn === 0
      ? { now: names.phases[phase], rest: `Soglia ${threshold} punti` }
      : {
          now: `Turno ${turn} di ${lastTurn}`,
          rest: `${names.phases[phase]} · soglia ${threshold} punti`,
        },
  tabs: { map: 'Mappa', tech: 'Tecnologie', nations: 'Nazioni' },
  fold: 'Chiudi o apri',
  mapLost: 'L’immagine della mappa non si è caricata. L’elenco di tutte le azioni funziona lo stesso.',
  showYields: 'Risorse sulla mappa',
  free: 'Non c’è nessuno.',
  retreated: 'in ritirata',
  engaged: 'all’attacco',
  points: vp => count(vp, 'punto', 'punti'),
  damaged: points => count(points, 'danno', 'danni'),
  pointsLeft: points => count(points, 'Punto Azione', 'Punti Azione'),
  peaceFrom: name => `${name} propone la pace`,
  pickUp: province => `Scegli le unità in ${province}`,
  march: (number, province, isBattle) =>
    `${isBattle ? 'Attacca' : 'Marcia verso'} ${province} con ${count(number, 'Esercito', 'Eserciti')}`,
  purse: {
    title: 'Le tue risorse e il prossimo Sostentamento',
    stock: (resource, have, gain, need) =>
      `${resource}: ${have}, +${gain} nel prossimo Sostentamento${need > 0 ? `, prima gli Eserciti ne mangiano ${need}` : ''}`,
    choice: resources =>
      `+1 ${resources.map(id => names.oneResource[id]).join(` ${names.or} `)}, da scegliere allora`,
  },
  card: {
    noYield: 'Non rende nulla',
    nation: (name, order) => `${name}, n. ${order}`,
    takes: 'Prendi la provincia.',
    pointsAfter: points =>
      `Poi ${points === 1 ? 'resta' : 'restano'} ${count(points, 'Punto Azione', 'Punti Azione')}.`,
    leaves: province => `${province} resta vuota: la perdi.`,
    passes: (province, ally) => `Senza di te ${province} passa ${ad(ally)}.`,
  },
  stack: { title: 'Chi parte' },
  start: {
    note: 'I gettoni riempiono una tecnologia dal basso. Gli altri vedono la tua scelta quando tutti hanno scelto.',
    confirm: 'Piazzali',
    title: tokens => `Piazza ${count(tokens, 'Gettone Sviluppo', 'Gettoni Sviluppo')}`,
    left: tokens => `Ancora ${count(tokens, 'gettone', 'gettoni')} da piazzare`,
    less: track => `Uno in meno su ${track}`,
    more: track => `Uno in più su ${track}`,
  },
  feed: {
    orStarve: 'Oppure lascia morire di fame un Esercito; torna nella tua riserva.',
    title: (need, have) => `I tuoi Eserciti mangiano ${need}, hai ${have} di Cibo`,
    feedAll: food => `Nutri tutti gli Eserciti con ${food}`,
  },
  trade: {
    title: 'Commercio',
    give: 'Dai',
    get: 'Ricevi',
    times: 'Quante volte',
    exchange: 'Scambia',
    buyVp: `Acquista un punto per ${VP_PRICE} Oro`,
    youGive: 'Tu dai',
    youGet: 'Tu ricevi',
    cancel: 'Lascia stare',
    send: 'Invia l’offerta',
    offer: 'Fai un’offerta',
    openRoute: 'Apri una Rotta Commerciale',
    peace: 'Proponi la pace',
    accept: 'Accetta',
    decline: 'Rifiuta',
    counter: 'Controfferta',
    nothing: 'nulla',
    noCentre: 'Nessun Centro Commerciale',
    ownNoCentre: 'Non controlli un Centro Commerciale: in questo turno non commerci.',
    noRoute: 'Nessuna rotta tra voi',
    hasPassed: 'ha passato',
    monopoly: 'C’è un Monopolio: chi è sotto Commercio VII tratta solo con chi lo ha.',
    sameDeclined: 'Proprio questa offerta è stata rifiutata.',
    hasDeclined: 'Rifiutata:',
    notThere: 'Non c’è più tutto: uno di voi ne ha speso una parte.',
    bank: rate => `Banca, ${rate} per 1`,
    players: (opened, allowed) =>
      `Giocatori · ${opened} di ${count(allowed, 'rotta aperta', 'rotte aperte')}`,
    hasRoute: offers => `Rotta Commerciale · ${count(offers, 'offerta', 'offerte')} ancora`,
    offerTo: name => `Offerta ${ad(name)}`,
    giveOf: resource => `${resource} che dai`,
    wantOf: resource => `${resource} che ricevi`,
    gives: name => `${name} dà`,
    answerTitle: (name, isCounter) =>
      isCounter ? `${name} fa una controfferta` : `${name} ti fa un’offerta`,
    waits: name => `${name} valuta l’offerta`,
    less: what => `Meno: ${what}`,
    more: what => `Più: ${what}`,
  },
  develop: {
    title: 'Scegli un’azione',
    secondTitle: 'Un secondo Esercito?',
    shiftTitle: 'Spostare un gettone su un’altra tecnologia?',
    tech: 'Incrementa una tecnologia',
    build: 'Forma o edifica',
    upgrade: 'Potenzia un Esercito',
    war: 'Guerra e pace',
    incomeThen: 'Rendita poi:',
    warOn: name => `Dichiara guerra ${ad(name)}`,
    reserve: left => `${left} in riserva`,
    loses: lost => `Perdi ${lost.join(', ')}.`,
    wins: won => `Ottieni ${won.join(', ')}.`,
  },
  damage: {
    takeBack: 'Riprendi l’ultimo colpo',
    fates: { stands: 'resiste', retreats: 'si ritira', dies: 'muore' },
    title: province => `Battaglia per ${province}: assegna i danni`,
    left: (points, all) =>
      points === 0
        ? `di ${count(all, 'danno', 'danni')}: tutto assegnato`
        : `di ${count(all, 'danno', 'danni')} ancora da assegnare`,
    dealt: points => count(points, 'assegnato', 'assegnati'),
  },
  battle: {
    dies: 'muore',
    mayDie: 'può morire',
    retreats: 'si ritira',
    mayRetreat: 'può doversi ritirare',
    stands: 'resiste',
    cannotClear: 'L’attaccante non può liberare la provincia.',
    in: province => `Battaglia per ${province}`,
    life: points => `vita\u00A0${points}`,
    verdict: (clears, holds) => {
      const cleared =
        clears === 'always' ? 'I difensori sono scacciati' : 'L’attaccante può scacciare i difensori';
      if (holds === 'always') return `${cleared} e la provincia è presa.`;
      return holds === 'canHold'
        ? `${cleared}; la provincia è presa se un Esercito sopravvive.`
        : `${cleared}, ma nessun attaccante resta a tenere la provincia.`;
    },
    vp: (name, least, most) =>
      `${name}: ${range(least, most)} ${most === 1 ? 'punto' : 'punti'} per le unità eliminate`,
  },
  tech: {
    title: 'Tecnologie',
    whose: 'Plancia di',
    full: 'Livello massimo',
    add: (missing, level) =>
      missing === 1 ? `Gettone: livello ${level}` : `Gettone: poi ${missing - 1} per ${level}`,
    toNext: (missing, level) => `${count(missing, 'gettone', 'gettoni')} per ${level}`,
    levelLabel,
  },
  standing: {
    title: 'Punti',
    sum: 'Somma',
    missing: 'Mancano',
    nobody: 'nessuno da solo in testa',
    route: 'Rotta Commerciale',
    goal: threshold => `Soglia: ${threshold} punti`,
    ahead: tokens => `${count(tokens, 'gettone', 'gettoni')} in più`,
    barbarians: (value, next, turn) =>
      `Barbari ${value}/${value}${turn > 0 ? `; ${next}/${next} dal turno ${turn}` : ''}`,
    war: (turns, fought) =>
      `guerra, al massimo ${count(turns, 'turno', 'turni')} ancora${fought ? '' : '; finisce in questo turno se nessuno subisce danni'}`,
  },
  legend: {
    title: 'Legenda e unità',
    sea: 'Via di mare',
    land: 'Via di terra',
    strength: 'Forza / resistenza',
    food: 'Cibo',
    price: 'Costo',
    kill: 'Punti se sconfitta',
    yields: resource => `rende ${resource}`,
  },
  panel: {
    noNation: 'Ancora nessuna nazione',
    provinces: 'Province',
    unified: 'Unificata',
    left: 'ha lasciato',
    side: (number, vp) => `Alleanza ${number}, ${count(vp, 'punto', 'punti')}`,
    points: (parts, missing) => `${parts.join(', ')}; ${missing} alla soglia`,
    missing: points => (points === 0 ? 'soglia raggiunta' : `ne mancano ${points}`),
    mayUnify: actions => `Può unificare: ${count(actions, 'azione', 'azioni')}`,
    unification: (held, core, missing) =>
      `Unificazione ${held}/${core}${missing.length <= SHORT_LIST ? ` · ${lack(missing)} ${missing.join(', ')}` : ''}`,
    unificationNote: (missing, optional) =>
      [
        ...(missing.length > 0 ? [`Per l’Unificazione ${lack(missing)} ancora: ${missing.join(', ')}`] : []),
        ...(optional.length > 0
          ? [`${optional.length === 1 ? 'conterebbe' : 'conterebbero'} in più: ${optional.join(', ')}`]
          : []),
      ].join('; '),
    order: number => `Numero della Scheda Nazione: ${number}`,
    war: (foes, turns) => `Guerra con ${foes}, ${count(turns, 'turno', 'turni')}`,
  },
  order: { title: 'Ordine di turno', first: 'Prima Azione', second: 'Seconda Azione' },
  time: {
    up: 'Il tempo è scaduto: questo è l’ultimo turno.',
    agreed: (limit, passed) =>
      `Concordati: ${limit} minuti. Aperta su questo dispositivo da ${count(passed, 'minuto', 'minuti')}.`,
  },
  outlook: {
    unused: 'Un Esercito potrebbe ancora attaccare una provincia ostile accanto.',
    war: `Potete attaccarvi subito; dura al massimo ${count(WAR_TURNS, 'turno', 'turni')}.`,
    unification: (size, actions) =>
      `${count(size, 'provincia', 'province')}: ${count(actions, 'azione', 'azioni')} subito. Una sola volta nella partita.`,
  },
  setup: {
    maps: 'Mappe',
    mapNames: { west: 'Europa dell’Ovest', east: 'Europa dell’Est', italia: 'Italia' },
    teams: sides => `Alleanze per posto: ${sides.map(side => side.join(' + ')).join(' contro ')}.`,
  },
};
