import type { Words } from '../words.ts';

export const options: Words['options'] = {
  mode: {
    name: 'Gioco',
    explanation: 'Ognuno per sé, due squadre da due, o in solitario contro il tempo.',
    values: {
      competitive: { name: 'Competitivo', explanation: 'Da 2 a 4 giocatori, ciascuno con il proprio ducato' },
      team: { name: 'A squadre', explanation: '4 giocatori; i compagni hanno in comune un grande ducato' },
      solo: { name: 'Solitario', explanation: 'Copri in 25 round un intero ducato di isole' },
    },
  },
  duchyChoice: {
    name: 'Ducati',
    explanation: 'Con quali ducati si gioca.',
    values: {
      standard: { name: 'Normali', explanation: 'Lo stesso ducato per tutti, castello al centro' },
      fixed: {
        name: 'Scelti',
        explanation: 'Un ducato per ogni posto; ognuno sceglie lo spazio del castello',
      },
      expert: {
        name: 'Per esperti',
        explanation: 'Una plancia a caso per ciascuno; ognuno sceglie il lato e lo spazio del castello',
      },
    },
  },
  standardDuchy: {
    name: 'Ducato normale',
    explanation: 'Il ducato usato da tutti.',
    values: { 1: { name: 'Ducato 1' }, 2: { name: 'Ducato 2' } },
  },
  duchies: {
    name: 'Ducati per posto',
    explanation: 'Uno per ogni posto; per iscritto "3 7 5". Di ogni ducato da 3 a 10 c’è una sola plancia.',
  },
  expertOrder: {
    name: 'Scelta per esperti',
    explanation: 'Come si scelgono i lati e gli spazi del castello.',
    values: {
      turnOrder: { name: 'In ordine di turno', explanation: 'Apertamente, uno dopo l’altro' },
      secret: { name: 'In segreto', explanation: 'Tutti insieme, poi si mostra' },
    },
  },
  extraTiles: {
    name: 'Tessere aggiuntive',
    explanation: 'Espansione: i monasteri 27 e 28, l’argano e le oche.',
  },
  borderPosts: {
    name: 'Posti di confine',
    explanation: 'Espansione: i ducati da 11a a 11f con tre posti di confine da collegare con le tessere.',
  },
  borderScoring: {
    name: 'Punti dei posti di confine',
    explanation: 'Quante volte i posti collegati danno il valore della fase.',
    values: {
      twoSteps: {
        name: 'Due passi',
        explanation: 'Per i primi due posti, e ancora per chi collega per primo tutti e tre',
      },
      everyPair: { name: 'Ogni coppia', explanation: 'Per ciascuna delle tre coppie' },
    },
  },
  whiteCastles: {
    name: 'Castelli bianchi',
    explanation: 'Espansione: edifici che danno un’azione con il dado bianco, e il monastero 29.',
  },
  inns: {
    name: 'Locande',
    explanation:
      'Espansione: una locanda va su uno spazio di qualsiasi colore e la sua area conta uno spazio in più.',
  },
  tradeRoutes: {
    name: 'Vie commerciali',
    explanation:
      'Espansione: le merci vendute si posano su una via e danno ricompense dove i colori sono uguali.',
  },
  shields: {
    name: 'Scudi',
    explanation:
      'Espansione: con due dadi uguali si prende uno scudo dall’effetto duraturo, con un tributo alla fine di ogni fase.',
  },
  teamDuchy: {
    name: 'Plancia di squadra',
    explanation: 'Il ducato delle due squadre.',
    values: {
      '12a': { name: '12a', explanation: 'Normale, castello al centro' },
      '12b': { name: '12b', explanation: 'Per esperti, con scelta dello spazio del castello' },
    },
  },
  soloDuchy: {
    name: 'Ducato del solitario',
    explanation: 'Le isole da coprire.',
    values: {
      '13a': { name: '13a', explanation: 'Per principianti' },
      '13b': { name: '13b', explanation: 'Per esperti' },
    },
  },
  soloTarget: {
    name: 'Obiettivo del solitario',
    explanation: 'I punti per la prima azione addizionale; un obiettivo più basso è più facile.',
  },
};
