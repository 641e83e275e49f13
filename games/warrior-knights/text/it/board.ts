import type { BoardWords } from '../board-words.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const board: BoardWords = {
  where: (round, stack) => {
    if (round === 0) return 'Preparazione';
    return stack === undefined ? `Round ${round}` : `Round ${round} · pila ${stack}`;
  },
  rest: (phase, reserve, isLast) =>
    isLast ? `${phase} · ultimo round` : `${phase} · Prestigio rimasto: ${reserve}`,
  tabs: { map: 'Mappa', realm: 'Regno', barons: 'Baroni' },
  sides: { label: 'Parte del tabellone', map: 'Mappa', armies: 'Eserciti' },
  crowns: 'Corone',
  votes: 'Voti',
  faith: 'Fede',
  prestige: 'Prestigio',
  cities: (kingdom, toWin) =>
    `${many(kingdom, 'città del Regno', 'città del Regno')}; ${toWin} danno la vittoria`,
  allCities: (count, toWin) => `${count} città; ${toWin} danno la vittoria`,
  chairman: 'Presidente',
  head: 'Capo della Chiesa',
  marks: {
    banned: 'Bandito dall’Assemblea',
    heretic: 'Eretico',
    eliminated: 'Fuori dal gioco',
    strongholdLost: 'Fortezza perduta',
  },
  notPlaced: 'Da porre',
  sheetOf: baron => `Tutto su ${baron}`,

  map: 'Mappa del Regno',
  overseas: 'Oltremare',
  port: 'Porto',
  stormy: 'Tempeste: nessuno salpa',
  place: {
    cityOf: baron => `Città di ${baron}`,
    neutral: 'Città neutrale',
    razed: 'Città saccheggiata',
    strength: strength => `mura ${strength}`,
    income: crowns => `rendita ${crowns}`,
    breaches: count => many(count, 'breccia', 'brecce'),
    fortified: 'fortificata',
    besiegedBy: (baron, round) => `assediata da ${baron} dal round ${round}`,
    stronghold: (baron, walls, garrison) => `Fortezza di ${baron}: mura ${walls}, truppe ${garrison}`,
    empty: 'Qui non c’è nessuno',
    open: 'Campagna aperta',
  },
  army: (noble, baron, strength) => `${noble} (${baron}) ${strength}`,
  exhausted: 'esausto',
  atSea: 'in mare',
  fever: 'salta la prossima riattivazione',
  stormbound: 'salta il prossimo sbarco',
  offMap: 'fuori dalla mappa',
  gone: 'non tornerà',
  casualties: tokens => many(tokens, 'segnalino Perdite', 'segnalini Perdite'),

  ahead: {
    clash: (own, enemy, ownCards, enemyCards) =>
      `${own} contro ${enemy}: ${many(ownCards, 'carta Fato', 'carte Fato')} a ${enemyCards}`,
    siege: (own, enemy) => `Assedio con ${own} contro ${enemy}`,
    captures: 'cade adesso',
    pays: (crowns, left) => `${many(crowns, 'Corona', 'Corone')}, ne restano ${left}`,
    gains: (crowns, left) => `+${many(crowns, 'Corona', 'Corone')}, poi ${left}`,
    ban: 'Contro la Legge: sarai bandito dall’Assemblea',
    leave: barons => `serve il consenso di ${barons}`,
    marching: nobles => `A portata: ${nobles}`,
  },
  choose: 'Che cosa fai qui?',
  close: 'Chiudi',

  armies: {
    title: 'Eserciti',
    wages: crowns => `paghe dovute: ${many(crowns, 'Corona', 'Corone')}`,
    income: crowns => `rendita: ${crowns}`,
    garrison: 'Fortezza',
    inHand: 'In mano',
    onStacks: counts => `sulle pile: ${counts}`,
    handOf: (count, all) => `${count} di ${all}`,
    unfold: 'Mostra eserciti e mano',
    fold: 'Nascondi eserciti e mano',
  },
  mercenaries: {
    title: 'Mercenari',
    missing: count => `reclutamento tra ${many(count, 'Stemma', 'Stemmi')}`,
    offer: 'Da reclutare',
    noOffer: 'Nessuno da reclutare.',
    deck: count => `${count} nel mazzo`,
    spot: (number, fee) =>
      fee > 0 ? `Spazio ${number}, ${many(fee, 'Corona', 'Corone')} se comprato` : `Spazio ${number}`,
    takenBy: baron => `Stemma di ${baron}`,
    price: crowns => many(crowns, 'Corona', 'Corone'),
    hire: (count, crowns) => `Recluta ${many(count, 'carta', 'carte')} per ${crowns}`,
    pick: 'Tocca le carte che recluti.',
    defying: 'Recluta senza il sovrapprezzo della Legge (bando)',
    wage: crowns => `paga ${crowns}`,
  },
  lookAtMap: 'Guarda la mappa',
  backToScene: 'Torna alla scena',
  notLoaded: 'Non è stato possibile caricare questa parte.',
  loadAgain: 'Ricarica',
};
