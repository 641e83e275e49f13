import { RESOURCE_IDS } from '../figures.ts';
import { amountText } from '../lists.ts';
import type { ReasonWords, Values } from '../reason-words.ts';
import { names } from './names.ts';

const missingText = (values: Values): string =>
  RESOURCE_IDS.flatMap(id =>
    Number(values[id] ?? 0) > 0 ? amountText(names, Number(values[id]), id) : [],
  ).join(', ') || 'risorse';
/** Una sola cosa manca: una unità, o Cibo e Oro, che non si contano. */
const isOne = (values: Values): boolean => {
  const missing = RESOURCE_IDS.filter(id => Number(values[id] ?? 0) > 0);
  const [id] = missing;
  return missing.length === 1 && (id === 'food' || id === 'gold' || Number(values[id!]) === 1);
};
const phaseText = ({ phase }: Values): string =>
  (names.phases as Readonly<Record<string, string>>)[String(phase)] ?? 'un’altra';

export const reasons: ReasonWords = {
  gameOver: () => 'La partita è finita.',
  waitForOther: () => 'Ora tocca a qualcun altro.',
  answerFirst: () => 'Rispondi prima alla domanda aperta.',
  wrongPhase: values => `Questo appartiene alla Fase ${phaseText(values)}.`,
  actionsOver: () => 'Le tue Azioni di questo turno sono finite.',
  playerGone: () => 'Quel giocatore ha lasciato la partita.',
  nationTaken: () => 'Un altro giocatore ha questa nazione.',
  nationNotHere: () => 'Questa nazione non comincia su questa mappa.',
  notEnoughFood: () => 'Non hai Cibo per tutti gli Eserciti; ognuno riceve tutto ciò che gli serve o muore.',
  noTradeCentre: () => 'Non controlli nessun Centro Commerciale, quindi non partecipi alla Fase Commercio.',
  partnerNoTradeCentre: () => 'Quel giocatore non controlla nessun Centro Commerciale.',
  bankRate: ({ rate }) => `La banca vuole ${rate ?? 'più'} risorse di un tipo per una di un altro.`,
  monopolyBank: () => 'Un giocatore ha il Monopolio: senza non puoi commerciare con la banca.',
  monopolyPlayers: () => 'Un giocatore ha il Monopolio: senza puoi commerciare solo con lui.',
  vpTooDear: ({ price, gold }) => `Un Punto Vittoria costa ${price ?? 10} Oro; ne hai ${gold ?? 'meno'}.`,
  noRoute: () => 'Fra voi non c’è nessuna Rotta Commerciale.',
  noRouteLeft: () => 'Il tuo livello di Commercio non permette altre Rotte.',
  routeExists: () => 'Fra voi c’è già una Rotta.',
  noOffersLeft: () => 'Nessun’altra offerta a questo giocatore in questa Fase.',
  offerRepeated: () => 'Proprio questa offerta è già stata rifiutata in questa Fase.',
  offerEmpty: () => 'Un’offerta vuota non si può inviare.',
  noCounterToCounter: () => 'Una controfferta si può solo accettare o rifiutare.',
  noCommandsLeft: () => 'Hai esaurito i tuoi comandi di questa Fase.',
  hasPassed: () => 'Hai passato; solo una nuova Rotta, uno scambio o una pace ti ridanno la parola.',
  notAtWar: () => 'Non sei in guerra con quel giocatore.',
  peaceAlreadyAsked: () => 'Hai già proposto loro la pace in questa Fase.',
  noPeaceNow: () => 'La pace si propone nella Fase Commercio, o quando compi un’Azione nella Fase Sviluppo.',
  trackFull: () => 'Questa tecnologia è completa.',
  militaryTooLow: ({ needed }) => `Questo Esercito richiede il livello Militare ${needed ?? 'superiore'}.`,
  tooDear: values => `Ti ${isOne(values) ? 'manca' : 'mancano'} ${missingText(values)}.`,
  noPieceLeft: () => 'Nella riserva non c’è più nessun segnalino di questo tipo.',
  noPlaceForArmy: () => 'Non controlli nessuna provincia dove piazzare un Esercito.',
  notYourProvince: () => 'Non controlli questa provincia.',
  needsMasonry: () => 'Le Fortezze richiedono Costruttori (Produzione IV).',
  noPlaceForFort: () => 'Non controlli nessuna provincia dove edificare una Fortezza.',
  fortNotYourProvince: () => 'Le Fortezze stanno solo nelle province che controlli.',
  twoForts: () => 'Ci sono già due Fortezze.',
  fortInAllysProvince: () => 'Niente Fortezze nelle province degli alleati.',
  needsReinforce: () => 'Potenziare richiede Rinforzo (Produzione V).',
  upgradeTooDear: ({ needed, goods }) => `Costa ${needed ?? 'più'} Prodotti; ne hai ${goods ?? 'meno'}.`,
  upgradeOnlyUp: () => 'Un Esercito si può potenziare solo in uno più grande.',
  foreignArmy: () => 'Gli Eserciti degli altri giocatori non si possono potenziare.',
  warOnAlly: () => 'Non puoi dichiarare guerra a un alleato.',
  warOnSelf: () => 'Non puoi dichiarare guerra a te stesso.',
  onlyDeclareWar: () => 'L’Azione extra del Signore della Guerra può solo dichiarare guerra.',
  onlySecondArmy: () => 'Con questa Azione ora puoi formare un secondo Esercito, e nient’altro.',
  noSuchExtra: () => 'Non hai questa Azione extra, o l’hai già usata.',
  extraTooDear: ({ price, gold }) => `Questa Azione extra costa ${price ?? 5} Oro; ne hai ${gold ?? 'meno'}.`,
  shiftEmpty: () => 'Su quella tecnologia non c’è nessun gettone.',
  shiftFull: () => 'Su quella tecnologia non c’è nessuno spazio vuoto.',
  alreadyUnified: () => 'L’Unificazione avviene una volta sola nella partita.',
  coreMissing: ({ missing }) =>
    missing === 1
      ? 'Ti manca ancora una delle province necessarie all’Unificazione.'
      : `Ti mancano ancora ${missing ?? 'alcune'} delle province necessarie all’Unificazione.`,
  notYourUnit: () => 'Quell’unità non è tua.',
  fortsNeverMove: () => 'Le Fortezze non si muovono mai.',
  princessesLater: () => 'Le Principesse muovono dopo tutte le battaglie.',
  armiesNotNow: () => 'Ora gli Eserciti non muovono.',
  princessMoved: () => 'Questa Principessa ha già mosso.',
  princessNeverAttacks: () => 'Le Principesse entrano solo in province libere o tue.',
  chooseArmy: () => 'Scegli prima quale dei tuoi Eserciti parte.',
  choosePrincess: () => 'Scegli prima quale delle tue Principesse parte.',
  notAdjacent: () => 'Queste province non sono adiacenti.',
  outOfPlay: () => 'Questa provincia non è in gioco.',
  noActionPoints: () => 'Questo Esercito non ha più Punti Azione.',
  exhausted: () => 'Gli Eserciti in ritirata o ripiegati non hanno Punti Azione in questo turno.',
  restsAfterUnification: () => 'Questo Esercito non ha Punti Azione fino al prossimo turno.',
  engaged: () => 'Questo Esercito è impegnato e deve prima combattere.',
  needsBattlePoint: () => 'Non gli resterebbe un Punto Azione per la battaglia.',
  noWar: () => 'Non sei in guerra con chi controlla questa provincia.',
  noBattleThere: () => 'Lì non c’è nessuna battaglia da combattere.',
  fortsShieldPrincesses: () => 'Le Principesse si possono colpire solo se cade ogni Fortezza del luogo.',
  notInBattle: () => 'Quell’unità non è un nemico in questa battaglia.',
  alreadyDead: () => 'Quell’unità ha già subito tutto ciò che può.',
  retreatOnlyToOpen: () => 'Ci si ritira in una provincia adiacente, libera o propria.',
  withdrawOnlyToOpen: () => 'Si ripiega in una provincia adiacente, libera o propria.',
  barbariansGoElsewhere: () => 'I Barbari hanno un rifugio migliore.',
  barbariansNotAdjacent: () => 'I Barbari vanno in una provincia adiacente alla battaglia.',
  barbariansNotToPlayers: () => 'I Barbari non vanno mai in una provincia controllata da un giocatore.',
  mustFightOn: () => 'Tutte le battaglie vanno combattute.',
  unknown: () => 'Le regole non lo permettono.',
};
