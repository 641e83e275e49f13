import type * as english from '../en/scenes-barons.ts';

const crownsOf = (count: number): string => `${count} ${count === 1 ? 'Corona' : 'Corone'}`;

export const deals: typeof english.deals = {
  standingHint: 'Risposte date in anticipo, perché nessuno ti aspetti. Tutti possono vederle.',
  heirOf: noble => `erede di ${noble}`,
  nothing: 'nulla',
  notBinding: 'Le promesse non vincolano nessuno; passano di mano solo Corone ed eredi.',
  promised: 'Promesso in questo round',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  counter: 'Controfferta',
  waits: 'attende risposta',
  withdraw: 'Ritira',
  noCrowns: 'Nessuna Corona passa di mano',
  youPay: crowns => `Paghi ${crownsOf(crowns)}`,
  youGet: crowns => `Ricevi ${crownsOf(crowns)}`,
  youPromise: 'Prometti',
  youWant: 'Vuoi la promessa',
  heirGiven: 'Erede che dai',
  heirAsked: 'Erede che chiedi',
  send: 'Invia',
  cancel: 'Annulla',
};

export const sheet: typeof english.sheet = {
  close: 'Chiudi',
  chairman: 'Presidente dell’Assemblea',
  head: 'Capo della Chiesa',
  prestige: (own, most) =>
    own === most ? `Prestigio ${own}, nessuno ne ha di più` : `Prestigio ${own}, chi guida ne ha ${most}`,
  reserve: left => `${left} nella Riserva`,
  kingdom: (cities, needed) => `Città ${cities} di ${needed} per vincere`,
  kingdomHint: 'all’inizio della Gestione',
  income: crowns => `prossima Tassazione +${crownsOf(crowns)}`,
  wages: crowns => `prossima Paga −${crownsOf(crowns)}`,
  armies: 'Nobili ed eserciti',
  garrison: 'Truppe in fortezza',
  gone: 'morto senza erede',
  awaitsHeir: 'morto, attende l’erede',
  noHeir: 'non ha eredi',
  heirHeldBy: name => `il suo erede è da ${name}`,
  cities: count => `Città (${count})`,
  city: (strength, income) => `forza ${strength}, rendita ${income}`,
  fortified: 'fortificata',
  stronghold: 'Fortezza',
  breaches: count => `${count} ${count === 1 ? 'breccia' : 'brecce'}`,
  burdens: 'Cariche ed Eventi permanenti',
  cards: 'Carte Azione',
  cardsHint: cards =>
    `${cards} ${cards === 1 ? 'carta' : 'carte'} in mano; quali delle libere siano sulle pile è segreto.`,
  free: 'libere',
  inHand: 'in mano',
};
