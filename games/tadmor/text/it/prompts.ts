import type { PlainPrompts, PromptWords } from '../words.ts';
import { colours, count, levelCount, places, regions, resourceCount } from './names.ts';

const TRADING = 'Prima puoi commerciare, scartare Missioni per risorse e restituire Missioni';

export const prompts: PromptWords = {
  chooseExtra: {
    own: () => ({ what: 'Prendi una risorsa in più', hint: 'Perché giochi più tardi' }),
    other: name => ({ what: `${name} prende una risorsa in più` }),
  },
  chooseStartTile: {
    own: (_step, { table }) => ({
      what: table.expertSetup ? 'Scegli una tessera di Era I' : 'Scegli il tuo Miglioramento iniziale',
      hint: 'Vale per tutta la partita',
    }),
    other: name => ({ what: `${name} sceglie il Miglioramento iniziale` }),
  },
  place: {
    own: ({ left, placed }) =>
      left > 1 || placed > 0
        ? {
            what:
              placed > 0
                ? `Piazza fino a ${count(left, 'altro pezzo', 'altri pezzi')}`
                : `Piazza fino a ${count(left, 'pezzo', 'pezzi')}`,
            hint: 'La Missione te ne fa piazzare più di uno',
          }
        : {
            what: 'Piazza un cammello o una nave',
            hint: 'Nulla è risolto prima che tutti abbiano piazzato i loro pezzi',
          },
    other: name => ({ what: `${name} piazza un pezzo` }),
  },
  redirect: {
    own: ({ region }) => ({
      what: `Attacco su ${regions[region]}: restituisci una Missione per cambiarlo?`,
      hint: 'Attacca invece un’altra carta del mazzo dei Predoni',
    }),
    other: (name, { region }) => ({ what: `Attacco su ${regions[region]}; ${name} può cambiarlo` }),
  },
  swap: {
    own: () => ({ what: 'Restituisci K14 per scambiare un tuo pezzo?', hint: 'Prima scegli il tuo pezzo' }),
    other: name => ({ what: `${name} può scambiare due pezzi` }),
  },
  swapWith: {
    own: ({ own }) => ({ what: `Con quale pezzo scambi quello su ${places[own]}?` }),
    other: name => ({ what: `${name} sceglie il pezzo da scambiare` }),
  },
  chooseMarauders: {
    own: () => ({
      what: 'Quale regione attaccheranno i predoni nel prossimo turno?',
      hint: 'Lo saprai solo tu fino alla prossima fase dei Predoni',
    }),
    other: name => ({ what: `${name} sceglie in segreto una carta Predoni` }),
  },
  acquire: {
    own: (_step, { improvementPrice }) => ({
      what: `Compra un Miglioramento per ${resourceCount(improvementPrice)}`,
      hint: TRADING,
    }),
    other: name => ({ what: `${name} può comprare un Miglioramento` }),
  },
  payAny: {
    own: ({ left }, { improvementPrice }) => ({
      what: `Paga ${left < improvementPrice ? 'ancora ' : ''}${resourceCount(left)} a scelta`,
    }),
    other: name => ({ what: `${name} paga un Miglioramento` }),
  },
  improvementMissions: {
    own: () => ({
      what: 'Restituisci una Missione per dei Miglioramenti?',
      hint: 'K15, K25 e K26 si restituiscono ora, dopo tutti gli acquisti',
    }),
    other: name => ({ what: `${name} può restituire una Missione per dei Miglioramenti` }),
  },
  freeTile: {
    own: ({ left }) => ({
      what: `Prendi gratis ${count(left, 'Miglioramento', 'Miglioramenti')} dalla plancia`,
    }),
    other: name => ({ what: `${name} prende Miglioramenti gratis` }),
  },
  boxTile: {
    own: () => ({ what: 'Prendi un Miglioramento fuori gioco' }),
    other: name => ({ what: `${name} prende un Miglioramento fuori gioco` }),
  },
  construction: {
    own: () => ({ what: 'La tua costruzione: costruisci, acquisisci o compi', hint: TRADING }),
    other: name => ({ what: `${name} sta costruendo` }),
  },
  buildTower: {
    own: ({ pair, seat }, { players }) => ({
      what: pair ? 'Costruisci un’altra coppia di livelli?' : 'Costruisci un altro livello?',
      hint: `La tua Torre ha ${levelCount(players[seat]?.tower ?? 0)}`,
    }),
    other: name => ({ what: `${name} sta costruendo la Torre` }),
  },
  waive: {
    own: ({ left }) => ({
      what: `Quale risorsa risparmi? Ne restano ${left}`,
      hint: 'Il resto del costo è pagato',
    }),
    other: name => ({ what: `${name} sceglie quali risorse risparmiare` }),
  },
  freeRareGood: {
    own: ({ left }) => ({
      what: `Il tuo Tempio è completo: prendi gratis ${count(left, 'Merce Rara', 'Merci Rare')}`,
    }),
    other: name => ({ what: `${name} prende Merci Rare per un Tempio completo` }),
  },
  choosePile: {
    own: () => ({ what: 'Da quale pila prendi una Merce Rara?', hint: 'Puoi guardarla tutta' }),
    other: name => ({ what: `${name} sceglie una pila di Merci Rare` }),
  },
  pickFromPile: {
    own: ({ colour }) => ({ what: `Quale tessera della pila ${colours[colour]} prendi?` }),
    other: (name, { colour }) => ({ what: `${name} guarda la pila ${colours[colour]}` }),
  },
  freePart: {
    own: () => ({ what: 'Quale Tempio cresce?' }),
    other: name => ({ what: `${name} sceglie un Tempio` }),
  },
  destroy: {
    own: () => ({ what: 'Di chi è la Torre che distruggi?' }),
    other: name => ({ what: `${name} sceglie una Torre da distruggere` }),
  },
  takeResources: {
    own: ({ left }) => ({
      what: `Prendi ${resourceCount(left)} a scelta`,
      hint:
        left === 1
          ? 'Va tra le Merci Commerciali e non si scambia in questo turno'
          : 'Vanno tra le Merci Commerciali e non si scambiano in questo turno',
    }),
    other: name => ({ what: `${name} prende delle risorse` }),
  },
  tax: {
    own: (_step, { tax }) => ({
      what: `L’Esattore chiede ${tax.gold} oro, oppure ${tax.prestige} PP`,
      hint: TRADING,
    }),
    other: name => ({ what: `${name} risponde all’Esattore` }),
  },
  firstPlayerResource: {
    own: () => ({ what: 'Primo Giocatore: prendi legno o pietra' }),
    other: name => ({ what: `${name} prende una risorsa base` }),
  },
  audience: {
    own: () => ({
      what: 'Quale azione è la tua udienza privata?',
      hint: 'Un’azione della sottofase del Regno che non hai scelto sulla plancia',
    }),
    other: name => ({ what: `${name} può usare l’udienza privata` }),
  },
  closing: {
    own: () => ({ what: 'Commercia per il prossimo turno, o termina il turno', hint: TRADING }),
    other: name => ({ what: `${name} termina il turno` }),
  },
  discardExcess: {
    own: ({ seat }, { players }) => ({
      what: `Scarta fino a restare con ${players[seat]?.warehouseLimit ?? 0} risorse`,
      hint: 'Una alla volta',
    }),
    other: name => ({ what: `${name} scarta le risorse oltre il limite` }),
  },
};

export const plainPrompts: PlainPrompts = {
  waiting: names => ({ what: `In attesa di ${names}` }),
  over: () => ({ what: 'La partita è finita' }),
};
