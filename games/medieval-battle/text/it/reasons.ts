import type { ReasonWords, Values } from '../reason-words.ts';
import { movementPoints, returnsIn } from './units.ts';

function needed(what: string, values: Values): string {
  const points = Number(values['needed']);
  const serves = points === 1 ? 'serve' : 'servono';
  return `${what}: ${serves} ${movementPoints(points)}, l’unità ne ha ${values['left']}`;
}

export const reasons: ReasonWords = {
  battleOver: () => 'La battaglia è finita',
  waitForOther: () => 'È il turno del tuo avversario',
  waitToDeploy: () => 'Ora schiera il tuo avversario',
  waitForAnswer: () => 'Prima decide il tuo avversario: resta o si ritira',
  recruitFirst: () => 'Prima recluta il tuo esercito',
  alreadyConfirmed: () => 'Il tuo esercito è già sigillato',
  noTokenLeft: ({ most }) => `Ci sono solo ${most} gettoni di questo tipo`,
  longbowLimit: ({ most }) =>
    `Su questa mappa un esercito ha al massimo ${most} unità di arcieri con arco lungo`,
  tooExpensive: ({ cost, left }) => `Questa unità costa ${cost}, ti restano ${left} PR`,
  deployFirst: () => 'Prima schiera',
  chooseUnitToDeploy: () => 'Prima scegli quale unità schierare',
  noneLeftToDeploy: () => 'Non resta nessuna unità di questo tipo da schierare',
  noHexToDeploy: () => 'Non c’è un esagono libero per questo tipo',
  hexTaken: () => 'Lì c’è un’altra unità',
  cavalryOnMountain: () => 'La cavalleria non può salire in montagna',
  caravanOffPlain: () => 'La carovana resta in pianura',
  nearFlag: ({ distance, needed: least }) =>
    `Troppo vicino a una bandiera: distanza ${distance}, ne serve almeno ${least}`,
  nearEnemyCaravan: ({ distance, needed: least }) =>
    `Troppo vicino alla carovana nemica: distanza ${distance}, ne serve almeno ${least}`,
  notYourUnit: () => 'Questa unità non è tua',
  unitRemoved: () => 'Questa unità è fuori dalla battaglia',
  inReserve: () => 'La riserva entra solo con il raggruppamento',
  offBoard: ({ regroups }) =>
    Number(regroups) < 0
      ? 'Senza carovana questa unità non può rientrare'
      : `Questa unità ${returnsIn(Number(regroups))}`,
  caravanTurned: () => 'Una carovana girata non si muove fino al raggruppamento',
  noMovement: () => 'Questa unità non ha punti movimento fino al raggruppamento',
  nothingToDo: () => 'Con i punti movimento che ha, questa unità non può fare nulla',
  chooseUnitFirst: () => 'Prima scegli un’unità',
  oneUnitPerTurn: () => 'In un turno agisce una sola unità',
  noTimeToken: () => 'Non hai più segnalini tempo',
  unitIsActing: () => 'C’è un’unità in azione: prima termina la sua mossa',
  notMovedYet: () => 'Questa unità non ha ancora fatto nulla',
  mustGoOn: () => 'Una mossa non può finire su un’unità propria: prosegui',
  alreadyThere: () => 'L’unità è già lì',
  haltedByZone: () => 'Una zona di controllo nemica ha fermato l’unità: può combattere, tirare o terminare',
  mergeWhenHalted: () => 'Una zona di controllo nemica ha fermato l’unità: non può più unirsi',
  tooFewMovement: values => needed('Quella mossa', values),
  zoneInTheWay: () => 'Una zona di controllo nemica sbarra la via',
  noWay: () => 'Nessuna via porta lì',
  crossingWithoutMovement: () => 'Quella unità non ha punti movimento per lasciar passare',
  crossingInZone: () => 'Un nemico controlla quell’esagono: non si può attraversare',
  crossingTooDear: values => needed('Attraversare e proseguire', values),
  cannotStopThere: values => needed('Una mossa non finisce su un’unità propria; per proseguire', values),
  crossingLeadsNowhere: () => 'Oltre quell’unità non c’è un esagono dove proseguire',
  mergeNeedsDamaged: () => 'Si uniscono solo due unità dello stesso tipo con un cavaliere ciascuna',
  enemyTooFar: () => 'Quel nemico è troppo lontano',
  caravanNeverAttacks: () => 'La carovana non attacca mai',
  attackOnBarredTerrain: () => 'Non si attacca un esagono in cui non si può entrare',
  attackTooDear: values => needed('Questo attacco', values),
  onlyThoseInControl: () => 'Un’unità fermata attacca solo chi controlla il suo esagono',
  noMeleeFirst: () => 'Prima di attaccare l’unità deve muoversi',
  noMeleeAfterShift: () => 'Dopo un passo da zona a zona l’unità non può attaccare',
  shotTooDear: values => needed('Un tiro', values),
  outOfRange: ({ range }) =>
    `Fuori portata: questa unità tira a ${range} ${Number(range) === 1 ? 'esagono' : 'esagoni'}`,
  sightBlocked: () => 'Una montagna o un bosco copre la vista',
  noShotAtCaravan: () => 'Non si può tirare alla carovana',
  dismountOff: () => 'Dividere l’unità non è in gioco',
  notCavalry: () => 'Solo la cavalleria può smontare',
  dismountAfterAttack: () => 'Dopo un attacco non si può smontare',
  noFootToken: () => 'Tutti i gettoni del tipo a piedi sono in uso',
  answerFirst: () => 'Prima rispondi all’attacco: resta o ritirati',
  retreatOneStep: () => 'Ci si ritira di un solo esagono',
  retreatIntoZone: () => 'Non ci si ritira in una zona di controllo nemica',
  retreatTooDear: values => needed('Il ritiro', values),
  finishRegroup: () => 'Prima concludi il raggruppamento',
  noCaravan: () => 'Senza carovana nessuno può entrare',
  notBesideCaravan: () => 'Le unità entrano solo accanto alla tua carovana',
  noEntryHex: () => 'Accanto alla carovana nessun esagono è libero per questa unità',
  alreadyOnBoard: () => 'Questa unità è già sul tabellone',
  notBackYet: () => 'Questa unità non è ancora tornata nel settore della carovana',
  sameAsOther: () => 'È uguale all’unità accanto: prendi quella',
  chooseUnitToEnter: () => 'Prima scegli un’unità che può stare lì',
  unknown: () => 'Ora non è possibile',
};
