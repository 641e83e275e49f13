import type { ExtraSource, UnitKind } from '../../rules/names.ts';
import { COSTS, MASTER_TRADER_GOLD } from '../figures.ts';
import { amountText, roman, stockText } from '../lists.ts';
import type { ActionWords, UnitName } from '../words.ts';
import { names } from './names.ts';
import { ad, ofThe, the, toThe } from './nations.ts';

const { tracks, units, nations } = names;

const details = ({ points, damage, number, owner }: UnitName): string => {
  const parts = [
    ...(owner === '' ? [] : [owner]),
    ...(number === 0 ? [] : [`n. ${number}`]),
    ...(points === undefined ? [] : [`${points} PA`]),
    ...(damage === 0 ? [] : [`danni ${damage}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
};
const unit = (one: UnitName): string => `${units[one.kind].one} in ${one.place}${details(one)}`;
const price = (kind: UnitKind): string => stockText(names, COSTS[kind] ?? []);

const EXTRA: Readonly<Record<ExtraSource, string>> = {
  university: 'Azione extra dell’Università',
  masterTrader: `Azione extra del Mastro Commerciante per ${MASTER_TRADER_GOLD} Oro`,
  warlord: 'Dichiarazione di guerra in più del Signore della Guerra',
};

export const actions: ActionWords = {
  nation: (nation, order) => `Gioca con ${the(nations[nation])} (numero ${order})`,
  tokens: (production, trade, military) =>
    `Produzione ${production}, Commercio ${trade}, Militare ${military}`,
  feedAll: food => `Nutri tutti gli Eserciti (${food} Cibo)`,
  starve: one => `Lascia morire di fame: ${unit(one)}`,
  income: resource => `Prendi ${amountText(names, 1, resource)}`,
  bank: (give, rate, get) => `Banca: ${amountText(names, rate, give)} per ${amountText(names, 1, get)}`,
  times: (times, paid, give, get) => `${amountText(names, times, get)} per ${amountText(names, paid, give)}`,
  buyVp: gold => `Acquista 1 Punto Vittoria per ${gold} Oro`,
  openRoute: to => `Apri una Rotta Commerciale verso ${the(to)}`,
  propose: to => `Fai un’offerta ${toThe(to)}`,
  peace: to => `Proponi la pace ${toThe(to)}`,
  passTrade: () => 'Ho finito di commerciare',
  give: (resource, count) => `Dai ${amountText(names, count, resource)} in più`,
  want: (resource, count) => `Chiedi ${amountText(names, count, resource)} in più`,
  send: (give, want) => `Offri ${give} per ${want}`,
  drop: counter => (counter ? 'Nessuna controfferta' : 'Rinuncia all’offerta'),
  acceptOffer: (give, want) => `Accetta: ricevi ${give} per ${want}`,
  declineOffer: () => 'Rifiuta',
  counter: () => 'Rifiuta e fai una controfferta',
  acceptPeace: () => 'Fai la pace',
  declinePeace: () => 'Resta in guerra',
  tech: (track, level, missing) =>
    missing === 0
      ? `Gettone su ${tracks[track]}: raggiunge il livello ${roman(level)}`
      : `Gettone su ${tracks[track]}: poi ${missing} al livello ${roman(level)}`,
  army: kind => `Forma ${units[kind].one} (${price(kind)})`,
  fort: () => `Edifica una Fortezza (${price('fort')})`,
  upgrade: (one, to, goods) => `Potenzia ${unit(one)} ${ad(units[to].one)} (${goods} Prodotti)`,
  war: on => `Dichiara guerra ${toThe(on)}`,
  passAction: () => 'Passa: nessuna Azione',
  passSecondArmy: () => 'Nessun secondo Esercito',
  place: province => `In ${province}`,
  extra: source => EXTRA[source],
  doneExtra: () => 'Nessun’altra Azione extra',
  shift: (from, to) => `Sposta un gettone da ${tracks[from]} a ${tracks[to]}`,
  keep: () => 'Lascia i gettoni come sono',
  unify: (size, count) => `Dichiara l’Unificazione: ${size} province, ${count} Azioni`,
  notNow: () => 'Non ora',
  move: (one, to, isBattle) => `${isBattle ? 'Attacca' : 'Muovi'}: ${unit(one)} verso ${to}`,
  doneMoving: () => 'Ho finito di muovere gli Eserciti',
  fight: province => `Combatti in ${province}`,
  hit: (one, points) => `${points} su ${units[one.kind].one}${details(one)}`,
  retreat: province => `Ritirati in ${province}`,
  side: nation => `Come provincia ${ofThe(nations[nation])}`,
  drive: province => `Verso ${province}`,
  withdraw: province => `Ripiega in ${province}`,
  princess: (one, to) => `${unit(one)} verso ${to}`,
  donePrincesses: () => 'Ho finito di muovere le Principesse',
  voteLeave: yes => (yes ? 'Continuare senza il giocatore' : 'Fermarsi e contare i punti'),
  voteTime: yes => (yes ? 'Sì, questo è l’ultimo turno' : 'No, c’è ancora tempo'),
  leave: () => 'Lascia la partita',
  callTime: minutes => `Di’ che i ${minutes} minuti concordati sono passati`,
  takeBack: () => 'Riprendi l’ultima scelta',
};
