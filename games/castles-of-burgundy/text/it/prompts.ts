import type { PlainPrompts, Sentence } from '@palio/kernel/words';
import { GOODS_COLOURS, PURCHASE_PRICE, SOLO, TRIBUTE } from '../figures.ts';
import { effectOf, shieldEffect } from '../tiles.ts';
import type { AskedOf, PromptWords } from '../words.ts';
import { a, coins, families, shieldWorth, the, theNumber, tiles } from './tiles.ts';

const FOUR = 'Prendi una tessera, piazza una tessera, vendi merci o prendi lavoratori';

const withWorkers = (number: number): string =>
  number > 0
    ? `I lavoratori possono cambiare il valore: ne hai ${number}`
    : 'Non hai lavoratori per cambiare il valore';

function dieAction({ value, by }: AskedOf['dieAction'], number: number): Sentence {
  switch (by) {
    case 'die':
      return { what: `Che cosa fai con ${theNumber(value)}?`, hint: `${FOUR}. ${withWorkers(number)}` };
    case 'whiteCastle':
      return {
        what: `Castello bianco: un’azione con ${theNumber(value)} del dado bianco`,
        hint: `${FOUR}. ${withWorkers(number)}`,
      };
    case 'castle':
      return { what: 'Castello: un’azione addizionale con il valore che vuoi', hint: FOUR };
    case 'tradeRoute':
      return { what: 'Via commerciale: un’azione addizionale con il valore che vuoi', hint: FOUR };
    case 'target':
      return { what: 'Obiettivo raggiunto: un’azione addizionale con il valore che vuoi', hint: FOUR };
  }
}

export const prompts: PromptWords = {
  chooseSide: {
    own: ({ sides }) => ({
      what: `Scegli il tuo ducato: ${sides.join(' o ')}`,
      hint: 'Sono i due lati della plancia che hai ricevuto',
    }),
    other: name => ({ what: `${name} sceglie un ducato` }),
  },
  chooseStartCastle: {
    own: () => ({
      what: 'Scegli lo spazio del castello iniziale',
      hint: 'Le prime tessere vanno accanto ad esso',
    }),
    other: name => ({ what: `${name} sceglie lo spazio del castello iniziale` }),
  },
  chooseSecretly: {
    own: () => ({
      what: 'Scegli il tuo ducato, poi lo spazio del castello iniziale',
      hint: 'In segreto: si mostra quando tutti hanno scelto',
    }),
    other: name => ({ what: `${name}: scelta segreta del ducato` }),
  },
  turn: {
    own: ({ seat }, { players }) => {
      const player = players[seat];
      const dice = player?.dice.filter((_, die) => (player.spent & (1 << die)) === 0) ?? [];
      const hint =
        player?.purchased === true
          ? {}
          : { hint: `Una volta per turno ${coins(PURCHASE_PRICE)} comprano una tessera del deposito nero` };
      if (dice.length === 0) return { what: 'I dadi sono usati: finisci il turno', ...hint };
      return { what: `Scegli un dado: ${[...new Set(dice)].join(' o ')}`, ...hint };
    },
    other: name => ({ what: `Turno di ${name}` }),
  },
  dieAction: {
    own: (step, { players, duchies }) =>
      dieAction(step, duchies[players[step.seat]?.duchy ?? 0]?.workers ?? 0),
    other: (name, { value, by }) => ({
      what:
        by === 'die' || by === 'whiteCastle'
          ? `${name} agisce con un ${value}`
          : `${name} ha un’azione addizionale`,
    }),
  },
  placeTile: {
    own: ({ tile, value }, { solo }) => ({
      what: value === 0 ? `Dove piazzi ${the(tile)}?` : `Dove piazzi ${the(tile)} con ${theNumber(value)}?`,
      hint: effectOf(tiles, tile, solo !== null),
    }),
    other: (name, { tile }) => ({ what: `${name} piazza ${a(tile)}` }),
  },
  discardForRoom: {
    own: ({ tile }) => ({
      what: `Fai posto per ${the(tile)}: scarta una tessera raccolta`,
      hint: 'La tessera scartata esce dal gioco',
    }),
    other: name => ({ what: `${name} scarta una tessera per fare posto` }),
  },
  storeWhere: {
    own: ({ tile }) => ({
      what: `Dove metti ${the(tile)}?`,
      hint: 'Sugli spazi chiave comuni può usarla anche il tuo compagno; poi non si sposta più',
    }),
    other: name => ({ what: `${name} mette una tessera su uno spazio chiave` }),
  },
  payPurchase: {
    own: ({ tile }) => ({
      what: `Come paghi ${the(tile)}?`,
      hint: 'Monastero 6: monete e lavoratori in qualsiasi combinazione',
    }),
    other: (name, { tile }) => ({ what: `${name} paga ${a(tile)}` }),
  },
  effectTake: {
    own: ({ families: wanted }) => ({
      what: `Prendi una tessera: ${wanted.map(family => families[family].name).join(', ')}`,
      hint: 'Da un qualsiasi deposito numerato; puoi anche rinunciare',
    }),
    other: name => ({ what: `${name} può prendere una tessera` }),
  },
  effectSell: {
    own: () => ({
      what: 'Vendi le tue merci di un colore',
      hint: 'Un colore qualsiasi; puoi anche rinunciare',
    }),
    other: name => ({ what: `${name} può vendere merci` }),
  },
  effectPlace: {
    own: (_step, { isFutile }) =>
      isFutile
        ? {
            what: 'Nessuna delle tessere raccolte si può piazzare',
            hint: 'Se puoi ancora comprarne una che entra, puoi piazzare quella; altrimenti prosegui',
          }
        : { what: 'Piazza un’altra tessera raccolta', hint: 'Il numero dello spazio non conta' },
    other: name => ({ what: `${name} può piazzare un’altra tessera` }),
  },
  useCrane: {
    own: () => ({
      what: 'Argano: di quale edificio usi l’effetto?',
      hint: 'Anche di un tipo che non è nel tuo ducato',
    }),
    other: name => ({ what: `${name} usa l’argano` }),
  },
  shipDepot: {
    own: (_step, { solo }) => ({
      what: 'Nave: di quale deposito prendi le merci?',
      hint:
        solo === null
          ? `Puoi tenere al massimo ${GOODS_COLOURS} colori; il resto rimane lì`
          : 'Le merci di tutti gli altri depositi escono dal gioco',
    }),
    other: name => ({ what: `${name} sceglie un deposito per la nave` }),
  },
  shipSecondDepot: {
    own: ({ depot }) => ({
      what: `Monastero 5: prendi anche le merci di un deposito adiacente al deposito ${depot}?`,
    }),
    other: name => ({ what: `${name} può prendere le merci di un secondo deposito` }),
  },
  shipExtraColour: {
    own: (_step, { isFutile }) =>
      isFutile
        ? { what: 'Lo scudo 5 non porta nulla', hint: 'In nessun altro deposito ci sono merci' }
        : { what: 'Scudo 5: quale colore prendi anche da tutti i depositi?' },
    other: name => ({ what: `${name} può indicare un altro colore di merci` }),
  },
  keepColour: {
    own: () => ({
      what: 'Quale nuovo colore di merci prendi?',
      hint: `Puoi tenere al massimo ${GOODS_COLOURS} colori`,
    }),
    other: name => ({ what: `${name} sceglie quali merci prendere` }),
  },
  putShield: {
    own: ({ shield }) => ({
      what: `Metti lo scudo ${shield} su un tuo castello`,
      hint: `${shieldEffect(tiles, shield)}. Uno scudo che è già lì esce dal gioco`,
    }),
    other: (name, { shield }) => ({ what: `${name} mette lo scudo ${shield} su un castello` }),
  },
  shrinkStorage: {
    own: () => ({
      what: 'Lo scudo 4 è perso: scarta una tessera raccolta',
      hint: 'Finché le tessere rimaste non stanno tutte nei tuoi spazi chiave',
    }),
    other: name => ({ what: `${name} scarta tessere raccolte` }),
  },
  phaseEndPlace: {
    own: ({ shields }, { isFutile }) =>
      isFutile
        ? {
            what: `Fine della fase: lo scudo ${shields.join(' o ')} non porta nulla`,
            hint: 'Nessuna tessera che potrebbe prendere entra nel tuo ducato',
          }
        : {
            what: `Fine della fase: piazzi una tessera con lo scudo ${shields.join(' o ')}?`,
            hint: 'Direttamente nel ducato, qualunque sia il numero dello spazio',
          },
    other: name => ({ what: `${name} può piazzare una tessera alla fine della fase` }),
  },
  tribute: {
    own: ({ shields: [shield = 0] }, { isFutile }) =>
      isFutile
        ? { what: `Perdi lo scudo ${shield}`, hint: 'Non ti resta nulla per pagarne il tributo' }
        : {
            what: `Tributo per lo scudo ${shield}: paghi ${TRIBUTE} o ci rinunci?`,
            hint: `${shieldEffect(tiles, shield)} (${shieldWorth(shield)})`,
          },
    other: (name, { shields: [shield = 0] }) => ({
      what: `${name} decide sul tributo per lo scudo ${shield}`,
    }),
  },
  chooseItem: {
    own: () => ({ what: 'Che cosa risolvi adesso?', hint: 'Ogni guadagno di punti si conta per sé' }),
    other: name => ({ what: `${name} sceglie che cosa risolvere` }),
  },
  buyPoints: {
    own: (_step, { solo }) => ({
      what: 'Compri punti a 1 moneta d’argento l’uno?',
      hint: `${solo?.counter ?? 0} su ${solo?.target ?? 0} punti verso l’obiettivo`,
    }),
    other: name => ({ what: `${name} può comprare punti` }),
  },
  colourReward: {
    own: () => ({
      what: 'Colore completo: piazza una tessera del deposito nero',
      hint: 'Direttamente nel ducato con il suo effetto, qualunque sia il numero',
    }),
    other: name => ({ what: `${name} può piazzare una tessera del deposito nero` }),
  },
  exchangeGoods: {
    own: ({ given }) => ({
      what: `Cedi ${SOLO.goodsForBlackTile} merci per una tessera nera?`,
      hint: `${given} su ${SOLO.goodsForBlackTile} cedute. Una tessera nera va su ogni colore ma non ha effetto`,
    }),
    other: name => ({ what: `${name} può cedere merci per una tessera nera` }),
  },
  exchangeTile: {
    own: () => ({
      what: 'Quale tessera del deposito nero prendi a faccia in giù?',
      hint: 'Perde il suo effetto',
    }),
    other: name => ({ what: `${name} prende una tessera nera` }),
  },
};

export const plainPrompts: PlainPrompts = {
  sealed: waitingFor => ({
    what: `La tua scelta è sigillata. In attesa di ${waitingFor}`,
    hint: 'Annulla la riapre',
  }),
  waiting: names => ({ what: `In attesa di ${names}` }),
  over: () => ({ what: 'La partita è finita' }),
};
