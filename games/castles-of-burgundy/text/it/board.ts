import type { BoardWords } from '../board-words.ts';
import { MONASTERIES, nextTarget } from '../figures.ts';
import { count, workers } from './tiles.ts';

const perBuilding = (building: string): string => `fine: ${MONASTERIES.buildingPoints} PV per ${building}`;

export const board: BoardWords = {
  tabs: { table: 'Tavolo', rivals: 'Rivali', aid: 'Punti' },
  market: 'Mercato',
  duchy: 'Ducato',
  sides: 'Che cosa mostra il tavolo',

  yourDuchy: 'Il tuo ducato',
  duchyOf: name => `Ducato di ${name}`,
  covered: (covered, all) => `${covered} di ${all}`,
  back: 'Il mio ducato',
  solo: (counter, target) => `${counter} di ${target} PV`,
  soloNote: (counter, target) =>
    `${counter} PV su ${target}: a ${target} ottieni un’azione addizionale e il prossimo obiettivo è ${nextTarget(target)}`,

  depotHolds: (number, colour) => `${count(number, 'tessera merce', 'tessere merce')}, ${colour}`,
  phase: (letter, points) => `Fase ${letter}: +${points} per ogni area completata`,
  round: (letter, round) => `Fase ${letter}, round ${round}`,
  goodsByRound: 'Merci per round',
  turnOrder: 'Ordine di turno',
  whiteDie: 'Dado bianco',
  scoreTrack: 'Segnapunti',
  bonus: (family, left) =>
    left.length === 0
      ? `Tessere bonus, ${family}: prese entrambe`
      : `Tessere bonus, ${family}: ${left.map(points => `+${points}`).join(' e ')} ancora da prendere`,
  borderReward: (left, bringsPhase) => {
    const [first, second] = left.length === 2 ? left : [undefined, left[0]];
    const phase = bringsPhase ? ' e i punti della fase' : '';
    if (first !== undefined)
      return `Tre posti di confine collegati: +${first}${phase} al primo, +${second} al secondo`;
    return second === undefined
      ? 'Tre posti di confine collegati: non resta nulla'
      : `Tre posti di confine collegati: resta +${second}`;
  },
  innsLeft: (here, toCome) => `${count(here, 'locanda', 'locande')} qui, ${toCome} in arrivo`,

  dice: 'Dadi',
  die: (value, isSpent) => (isSpent ? `${value}, usato` : `Dado ${value}`),
  workers: 'Lavoratori',
  silver: 'Argento',
  sold: 'Vendute',
  storage: 'Spazi chiave',
  commonStorage: 'Comuni',
  goods: 'Merci',
  inForce: 'In vigore',
  monasteryShort: {
    1: 'edifici doppi',
    2: 'miniere: +1 lavor.',
    3: '2 monete a vendita',
    4: '1 lavor. a vendita',
    5: 'navi: 2 depositi',
    6: 'compri con lavor.',
    7: 'bestiame +1 PV',
    8: 'lavoratore: dado ±2',
    9: 'edifici: dado ±1',
    10: 'nave, bestiame ±1',
    11: 'castello, min. … ±1',
    12: 'prendere: dado ±1',
    13: 'lavor.: +1 moneta',
    14: '4 lavoratori, non 2',
    15: 'fine: colori venduti',
    16: perBuilding('magazzino'),
    17: perBuilding('torre'),
    18: perBuilding('bottega'),
    19: perBuilding('chiesa'),
    20: perBuilding('mercato'),
    21: perBuilding('alloggio'),
    22: perBuilding('banca'),
    23: perBuilding('centro'),
    24: 'fine: specie',
    25: 'fine: merci vendute',
    26: 'fine: tessere bonus',
    27: 'primo sul ponte',
    28: 'compri lavoratori',
    29: perBuilding('castello b.'),
  },
  shieldShort: {
    1: 'un solo pascolo',
    2: 'lavoratori altrui',
    3: 'tributo: lavor.',
    4: 'spazi illimitati',
    5: 'navi: un colore',
    6: 'monasteri altrui',
    7: 'tessere bonus ×2',
    8: 'miniere ×2',
    9: 'moneta per tessera',
    10: 'monasteri ×2',
    11: 'castelli: scudi',
    12: 'merci vendute ×2',
    13: 'scudi ×2',
    14: 'fine fase: depositi',
    15: 'fine fase: dep. nero',
    16: 'cambi un dado',
    17: 'aree più grandi',
    18: 'piazzi ovunque',
  },
  tradeRoute: 'Via commerciale',
  routeSpace: (goods, reward) => `${goods}: ${reward}`,
  routeLaid: (laid, goods, reward) =>
    laid === goods
      ? `${laid} messo, che ha portato: ${reward}`
      : `${laid} messo su ${goods}, senza ricompensa`,
  emptyKeySpace: 'Spazio chiave vuoto',
  freeMoves: 'Mosse libere',
  setDie: value => `Cambia il dado che mostra ${value}`,

  space: (family, number) => `${family}, ${number}`,
  area: (size, missing, points, phase) =>
    missing === 0
      ? `area di ${size}, completa`
      : `area di ${size}, ${missing} ancora da coprire, vale ${points} + ${phase}`,
  placeHere: (tile, family, number, price, points) =>
    [
      `Piazza ${tile} su ${family} ${number}`,
      ...(price > 0 ? [workers(price)] : []),
      ...(points > 0 ? [`+${points} PV`] : []),
    ].join(', '),
  chooseTile: (family, number, tiles) => `${family}, ${number}: scegli una di ${tiles} tessere`,
  tooDear: 'Più lavoratori di quanti ne hai',

  forecast: 'Che cosa porta',
  noForecast: 'Indica una tessera o uno spazio per vedere che cosa porta.',
  total: 'Totale',
  pays: 'Costa',
  completesArea: 'Completa l’area',
  completesColour: 'Ultimo spazio di questo colore',
  mustChoose: colours => `Scegli ${count(colours, 'colore', 'colori')} tra questi:`,
  scoreSheet: 'Punti finora',
  scoreFinal: 'Punteggio finale',
  ifEndedNow: 'Se finisse ora',
  lists: {
    title: 'Che cosa fa ogni tessera',
    monasteries: 'Monasteri',
    buildings: 'Edifici',
    shields: 'Scudi',
  },
  setup: {
    duchy: id => `Ducato ${id}`,
    seat: name => `Posto ${name}`,
    random: 'A caso',
    same: 'Tutti uguali',
    taken: id => `C’è una sola plancia con il ducato ${id}`,
  },
};
