import type { ReasonWords } from '../reason-words.ts';
import { workers as workersOf } from './tiles.ts';

const needs = (price: string | number | undefined): string =>
  `${Number(price) === 1 ? 'serve' : 'servono'} ${workersOf(Number(price))}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const reasons: ReasonWords = {
  gameOver: () => 'La partita è finita',
  waitForOther: () => 'Ora decide un altro giocatore',
  answerFirst: () => 'Prima rispondi alla domanda aperta',
  chooseDieFirst: () => 'Prima scegli un dado',
  dieSpent: () => 'Questo dado è già usato',
  diceSpent: () => 'I tuoi due dadi sono già usati',
  noSuchDie: ({ value }) => `Nessuno dei tuoi dadi mostra un ${value}`,
  tooFewWorkers: ({ price, workers }) => `${capital(needs(price))}, ne hai ${workers}`,
  tileGone: () => 'Questa tessera non c’è più; i depositi si riempiono solo all’inizio di una fase',
  wrongFamilyForEffect: () => 'L’effetto prende tessere di altri colori',
  neverFromBlackDepot: () => 'Gli effetti non prendono mai tessere dal deposito nero',
  buyOnOwnTurn: () => 'Puoi comprare solo nel tuo turno',
  alreadyBought: () => 'In questo turno hai già comprato una tessera',
  notEnoughSilver: ({ price, silver }) => `Costa ${price} monete d’argento, ne hai ${silver}`,
  onlyBlackDepot: () => 'Senza il monastero 6 si compra solo dal deposito nero',
  lastTilePromised: () => 'Cedi le merci per l’ultima tessera del deposito nero: quella non si può comprare',
  startOnCastleSpace: () => 'Il castello iniziale va su uno spazio verde scuro',
  startOnOneOrSix: () =>
    'Il castello iniziale di una squadra va sullo spazio verde scuro con l’1 o su quello con il 6',
  tileNotStored: () => 'Questa tessera non è sui tuoi spazi chiave',
  partnersTile: () => 'Le tessere sugli spazi chiave del tuo compagno non puoi piazzarle tu',
  chooseTileFirst: () => 'Prima scegli una tessera raccolta',
  spaceCovered: () => 'Questo spazio è già coperto',
  wrongColour: () => 'La tessera ha un colore diverso dallo spazio',
  notAdjacent: () => 'Lo spazio non tocca una tessera già piazzata',
  sameBuilding: () => 'In questo villaggio c’è già un edificio di questo tipo',
  secondInn: () => 'In quest’area c’è già una locanda',
  wrongNumber: ({ number, value, price, workers }) =>
    `Lo spazio mostra ${number}, il tuo dado ${value}: ${needs(price)}, ne hai ${workers}`,
  noSpaceFits: () => 'Nessuno spazio del tuo ducato va bene ora per questa tessera',
  noGoodsOfColour: () => 'Non hai merci di questo colore',
  goodsNotThere: () => 'Non ci sono merci di questo colore da prendere',
  depotWithoutGoods: () =>
    'In questo deposito non ci sono merci; i depositi senza merci sono tutti una sola scelta',
  secondDepotEmpty: () => 'In questo deposito non ci sono merci',
  depotNotAdjacent: () => 'Il secondo deposito deve essere adiacente al primo',
  shieldGone: () => 'Questo scudo non c’è più',
  bothDiceNeeded: () => 'Uno scudo richiede i due dadi, e uno è già usato',
  noCastleThere: () => 'Gli scudi stanno solo sui castelli del tuo ducato',
  onlyWithShield14: () =>
    'Solo lo scudo 14 piazza una tessera da un deposito numerato, una volta alla fine di una fase',
  onlyWithShield15: () =>
    'Solo lo scudo 15 piazza una tessera dal deposito nero, una volta alla fine di una fase',
  rewardInBlackDepot: () => 'La ricompensa per un colore è una tessera che si trova nel deposito nero',
  onOwnTurn: () => 'Questo è possibile solo nel tuo turno',
  noMonastery28: () => 'Solo il monastero 28 permette di comprare lavoratori',
  noSilver: () => 'Non hai monete d’argento per i lavoratori',
  noShield16: () => 'Solo lo scudo 16 permette di cambiare un dado a piacere',
  dieAlreadySet: () => 'In questo turno hai già cambiato un dado con lo scudo 16',
  noShield6: () => 'Solo lo scudo 6 permette di usare i monasteri di un altro giocatore',
  alreadyCopying: () => 'Hai già indicato un giocatore, per sempre',
  ownDuchy: () => 'Indica un altro giocatore, non te stesso',
  mustUseDie: () => 'Un dado scelto va usato: prendere lavoratori è sempre possibile',
  cannotDecline: () => 'A questo non si può rinunciare',
  unknown: () => 'Le regole ora non lo permettono',
};
