import type { Words } from '../words.ts';

const PART = 'Parte della mappa';
const SMALL =
  'In due o tre si può usare una mappa ridotta, dove le Rotte Commerciali non usate danno una rendita.';

export const options: Words['options'] = {
  map: {
    name: 'Mappa',
    explanation: 'Dove si trovano le nazioni di questa partita; ogni mappa ne ha otto.',
    values: {
      west: { name: 'Europa dell’Ovest' },
      east: { name: 'Europa dell’Est' },
      italia: { name: 'Italia' },
    },
  },
  westPart: {
    name: PART,
    explanation: SMALL,
    values: {
      whole: { name: 'Mappa intera' },
      englandScotland: { name: 'Inghilterra e Scozia', explanation: '2 giocatori, 10 province' },
      britishIsles: { name: 'Isole Britanniche', explanation: '2 o 3 giocatori, 14 province' },
      mainland: {
        name: 'Terraferma',
        explanation: '3 giocatori, 26 province; cinque mostrano simboli diversi dalla mappa intera',
      },
    },
  },
  eastPart: {
    name: PART,
    explanation: SMALL,
    values: {
      whole: { name: 'Mappa intera' },
      balkans: {
        name: 'Croazia, Serbia e Bulgaria',
        explanation: '2 giocatori, 14 province; due mostrano simboli diversi dalla mappa intera',
      },
      north: { name: 'Il nord', explanation: '3 giocatori, 27 province' },
    },
  },
  italiaPart: {
    name: PART,
    explanation: SMALL,
    values: {
      whole: { name: 'Mappa intera' },
      south: { name: 'Napoli e Stati della Chiesa', explanation: '2 giocatori, 10 province' },
      north: { name: 'Milano, Toscana e Genova', explanation: '2 o 3 giocatori, 14 province' },
      peninsula: {
        name: 'La penisola',
        explanation: '3 giocatori, 25 province; quattro mostrano simboli diversi dalla mappa intera',
      },
    },
  },
  mode: {
    name: 'Gioco',
    explanation: 'Ognuno per sé, o in alleanze che vincono insieme.',
    values: {
      freeForAll: { name: 'Gioco Libero', explanation: 'da 2 a 6 giocatori' },
      '2v2': { name: 'Due contro due', explanation: '4 giocatori; posti 1 e 3 contro 2 e 4' },
      '3v3': { name: 'Tre contro tre', explanation: '6 giocatori; un posto sì e uno no' },
      '2v2v2': { name: 'Tre coppie', explanation: '6 giocatori; posti uno di fronte all’altro' },
    },
  },
  nations: {
    name: 'Nazioni',
    explanation: 'Come le nazioni arrivano ai giocatori.',
    values: {
      random: { name: 'Distribuite a caso' },
      chosen: { name: 'Scelte', explanation: 'Uno dopo l’altro, in un ordine estratto a sorte' },
    },
  },
  turnOrder: {
    name: 'Ordine di turno',
    explanation: 'Chi comincia un turno.',
    values: {
      fixed: { name: 'Fisso', explanation: 'Secondo il numero della nazione' },
      variable: { name: 'Variabile', explanation: 'Ogni turno comincia la nazione seguente' },
    },
  },
  turnLimit: { name: 'Ultimo turno', explanation: 'La partita finisce al più tardi dopo questo turno.' },
  timeLimit: {
    name: 'Limite di tempo',
    explanation:
      'Minuti concordati fra i giocatori, secondo i loro orologi: quando uno dice che sono passati e i più confermano, il turno è l’ultimo.',
    values: {
      none: { name: 'Nessuno' },
      30: { name: '30 minuti' },
      60: { name: '60 minuti' },
      90: { name: '90 minuti' },
      120: { name: '2 ore' },
      180: { name: '3 ore' },
      240: { name: '4 ore' },
    },
  },
  leaving: {
    name: 'Un giocatore lascia',
    explanation: 'Che cosa succede quando qualcuno abbandona la partita.',
    values: {
      never: { name: 'Nessuno lascia', explanation: 'Il posto continua a giocare, se serve con un bot' },
      vote: { name: 'Gli altri votano', explanation: 'Si fermano e contano i punti, o continuano' },
      stop: { name: 'La partita si ferma', explanation: 'I punti si contano subito' },
      continue: { name: 'La partita continua', explanation: 'Ciò che il giocatore teneva diventa Barbaro' },
    },
  },
};
