import type { TerrainCode } from '../../rules/state.ts';
import type { BoardWords } from '../board-words.ts';
import { count, movementPoints, returnsIn, terrain, the, timeTokens, to, units } from './units.ts';

const MELEE = [
  'chi attacca perde 2',
  'chi attacca perde 1',
  'uno per parte',
  'chi difende perde 1',
  'chi difende perde 2',
];
const SHOT = [
  'nessuna perdita',
  'nessuna perdita',
  'il bersaglio perde 1',
  'il bersaglio perde 1',
  'il bersaglio perde 2',
];
const FROM: Readonly<Record<TerrainCode, string>> = {
  P: 'dalla pianura',
  W: 'dal bosco',
  R: 'dalla collina rocciosa',
  M: 'dalla montagna',
};
const ON: Readonly<Record<TerrainCode, string>> = {
  P: 'in pianura',
  W: 'nel bosco',
  R: 'sulla collina rocciosa',
  M: 'sulla montagna',
};

export const board: BoardWords = {
  field: 'Campo di battaglia',
  tabs: { field: 'Campo', armies: 'Eserciti', odds: 'Calcolo' },
  toggles: {
    legend: 'Che cosa mostra la mappa',
    enemyZones: 'Zone di controllo nemiche',
    ownZones: 'Zone di controllo proprie',
    labels: 'Nomi degli esagoni',
  },
  hex: {
    empty: (at, code) => `${at}, ${terrain[code]}`,
    held: (at, code, unit) => `${at}, ${terrain[code]}: ${unit}`,
    flag: (points, owner) =>
      `bandiera da ${count(points, 'punto', 'punti')}, ${owner === undefined ? 'di nessuno' : `di ${owner}`}`,
    cost: points => `${movementPoints(points)} per entrare`,
  },
  unit: {
    described: (unit, owner, knights, movement) =>
      `${units[unit]} di ${owner}, ${count(knights, 'cavaliere', 'cavalieri')}, ${movementPoints(movement)}`,
    describedCaravan: (owner, fortified) => `carovana di ${owner}, ${fortified ? 'fortificata' : 'girata'}`,
    fortified: 'Fortificata: resiste a un attacco',
    turned: 'Girata: il prossimo attacco la distrugge',
    knights: left => count(left, 'cavaliere', 'cavalieri'),
    movement: (left, most) => `Movimento ${left} su ${most}`,
    fullMovement: most => `Movimento ${most}`,
    bow: range => (range > 1 ? `Arco lungo, portata ${range}` : 'Arco, portata 1'),
    horse: 'Cavalleria: niente montagne, male in boschi e colline',
    beats: 'Batte',
    losesTo: 'Perde contro',
    returnsIn,
    returnsNever: 'non può rientrare',
    alwaysStand: 'Resta sempre',
    alwaysStandNote: 'Se attaccata resta, senza chiedertelo. Con l’annullamento puoi ancora decidere.',
  },
  calculator: {
    title: 'Calcolatore',
    nothing: 'Indica un nemico che la tua unità può raggiungere per vedere come finirebbe il combattimento.',
    ifMelee: (unit, charge) => `Se ${charge ? 'carichi' : 'attacchi'} ${the(unit)}`,
    ifShoot: unit => `Se tiri ${to(unit)}`,
    ifStanding: 'Se chi difende resta',
    lastFight: 'L’ultimo combattimento',
    card: 'Carta corpo a corpo',
    bowCard: 'Carta attacco a distanza',
    from: code => FROM[code],
    on: code => ON[code],
    column: (index, ranged) => (ranged ? SHOT : MELEE)[index + 2] ?? '',
    losses: (attacker, defender) => `chi attacca perde ${attacker}, chi difende ${defender}`,
    was: 'sola carta',
    now: 'risultato',
    result: 'Risultato:',
    mayRetreat: places => `Può ritirarsi in ${places}`,
    mayLeave: 'può lasciare il tabellone',
    noRetreat: 'Non può ritirarsi',
    way: (from, ranged) => `${ranged ? 'tira' : 'combatti'} da ${from}`,
    ways: 'Modi di attaccare',
  },
  legend: {
    title: 'Terreni',
    cost: points => `costo ${points}`,
    notes: {
      P: 'aperta a tutti',
      W: 'riparo; male per i cavalli',
      R: 'alta; male per i cavalli',
      M: 'la più alta; niente cavalli',
    },
    table: 'Tutte le carte di combattimento',
    tableNote:
      'Colonna della carta di chi attacca prima dei fattori: − perde chi attacca, + perde chi difende.',
    bowTable: 'Carte attacco a distanza',
    attacker: 'attacca',
    defender: 'difende',
  },
  panel: {
    points: 'Punti',
    regroup: 'Raggrupp.',
    pointsOf: (points, target) => `${count(points, 'punto', 'punti')} vittoria su ${target}`,
    tokensOf: (left, most) => `${left} su ${timeTokens(most)}`,
    reserve: 'Riserva',
    fled: 'Fuori dal tabellone',
    lost: 'Perdute',
    secret: 'Esercito ancora segreto',
  },
  tray: {
    choose: 'Unità da schierare',
    entering: 'Unità che possono entrare',
    reserve: 'Riserva',
    left: number => `${number === 1 ? 'ne resta' : 'ne restano'} ${number}`,
  },
  recruitment: {
    title: 'Recluta il tuo esercito',
    pointsLeft: total => `PR rimasti su ${total}`,
    armyTab: 'Esercito',
    mapTab: 'Mappa',
    cost: points => `costa ${points}`,
    more: unit => `Un’unità di ${units[unit]} in più`,
    less: unit => `Un’unità di ${units[unit]} in meno`,
    chosen: (number, most) => `${number} su ${most}`,
    confirm: 'Sigilla l’esercito',
    confirmUnspent: left => `Sigilla, ${count(left, 'punto non speso', 'punti non spesi')}`,
    unspent: left => `Perderesti ${count(left, 'punto', 'punti')}: quelli non spesi poi non servono più`,
    clear: 'Svuota',
    suggested: 'Eserciti pronti',
    ready: {
      balanced: 'Equilibrato',
      swarm: 'Sciame',
      knights: 'Cavalieri',
      raiders: 'Razziatori',
      infantry: 'A piedi',
      balancedLarge: 'Equilibrato',
      swarmLarge: 'Sciame',
    },
    saved: 'I tuoi eserciti',
    save: 'Salva questo esercito',
    remove: line => `Dimentica ${line}`,
    line: 'Esercito in una riga',
    lineWrong: 'Scrivi lettere e numeri come K2 C1 B1',
    lineTooDear: 'Questo esercito qui non è ammesso',
    sealed: 'Il tuo esercito è sigillato',
    soFar: 'L’esercito fin qui',
    sealedNote: names =>
      `${names.join(' e ')} ${names.length > 1 ? 'stanno' : 'sta'} ancora reclutando. Poi si mostrano entrambi gli eserciti.`,
  },
  setup: {
    random: 'Mappa a caso',
    randomNote: 'I moduli si estraggono all’inizio della partita',
    own: 'Mappa propria',
    ownNote: 'Scegli lato, facce e moduli',
    presetNames: {
      'std-open': 'Campi aperti',
      'std-broken': 'Terra accidentata',
      'std-hills': 'Colline pietrose',
      'std-forest': 'Bosco profondo',
      'large-open': 'Ampi campi',
      'large-broken': 'Ampia terra accidentata',
    },
    side: 'Lato dei moduli',
    sides: { A: 'A, aperto', B: 'B, accidentato' },
    inner: 'Moduli interni',
    outer: 'Moduli esterni',
    supplementary: 'Moduli supplementari',
    slot: (kind, number) =>
      kind === 'inner'
        ? `Centro ${number}`
        : kind === 'outer'
          ? `Posto esterno ${number}`
          : `Rientranza del posto esterno ${number}`,
    turn: 'Gira di un sesto',
    code: 'Codice della mappa',
    codeWrong: 'Nessuna mappa di questa grandezza ha questo codice',
    shuffle: 'Mescola',
    preview: 'Anteprima della mappa',
    counts: (plain, wood, hill, mountain) =>
      `${count(plain, 'pianura', 'pianure')}, ${count(wood, 'bosco', 'boschi')}, ${count(hill, 'collina rocciosa', 'colline rocciose')}, ${count(mountain, 'montagna', 'montagne')}`,
  },
};
