import type { RailWords } from '../rail-words.ts';

export const rails: RailWords = {
  strip: {
    title: 'La carta scoperta',
    gauges: 'Carte che mancano a ogni fase speciale',
    phases: { taxation: 'Tassazione', wages: 'Paga', assembly: 'Assemblea', draft: 'Reclute' },
    missing: cards => `ancora ${cards}`,
    neutralCard: 'Carta neutrale',
    ownCard: 'La tua carta',
    cardOf: name => `Carta di ${name}`,
    leftIn: (cards, stack) => `${cards} nella pila ${stack}`,
    noCard: {
      setup: 'I Baroni prendono posto',
      planning: 'Si riempiono le pile',
      actions: 'Si scopre la prossima carta',
      upkeep: 'Gestione',
    },
  },
  assembly: {
    next: 'Prossima Assemblea',
    laws: 'Leggi in vigore',
    noLaws: 'Ancora nessuna Legge in vigore',
    held: 'Cariche e Uffici',
    until: round => `fino alla fine del round ${round}`,
  },
  event: {
    expeditions: 'Spedizioni',
    noFleet: 'Nessuna flotta in mare.',
    next: colour => `prossimo Evento: ${colour}`,
    nextHint: {
      red: 'Dannoso per chi lo pesca: il Capo lo pesca lui, o paga 1 Fede e nomina un altro.',
      green: 'Utile a chi lo pesca: il Capo nomina un altro, o paga 1 Fede e lo pesca lui.',
      blue: 'Può colpire chiunque: il Capo nomina chi lo pesca, senza spesa.',
    },
  },
  deals: {
    title: 'Accordi',
    standing: 'Non chiedermi mai',
    make: 'Fai un’offerta a',
    offerTo: name => `Offerta a ${name}`,
  },
  chronicle: {
    offer: name => `${name} ti fa un’offerta`,
    close: 'Chiudi',
  },
};
