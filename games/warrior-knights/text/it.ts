import { BARON_NAMES } from './figures.ts';
import { actions } from './it/actions.ts';
import { board } from './it/board.ts';
import { agendas, cards, events, neutrals, promises, proposals, terms } from './it/cards.ts';
import { causes, log, purposes, results, units } from './it/log.ts';
import { position } from './it/position.ts';
import { prompts } from './it/prompts.ts';
import { rails } from './it/rails.ts';
import { knightsText, type KnightsText } from './knights-text.ts';

export const it: KnightsText = knightsText({
  title: 'Warrior Knights',
  tagline: 'Baroni, votazioni e assedi per un trono senza re',
  about:
    'Da due a sei Baroni lottano per un regno senza re. In ogni round metti le tue carte Azione coperte su tre pile mescolate, e nessuno sa quando usciranno: quando marceranno i tuoi Nobili, quando entreranno le tasse, quando le truppe vorranno la paga, quando l’Assemblea voterà leggi, cariche e bandi. Assedia città, finanzia spedizioni, recluta mercenari, tratta e manca di parola. Le città danno Prestigio; vince chi ne ha di più, o chi tiene più di metà del Regno.',
  seatNames: BARON_NAMES,
  options: {
    gameLength: {
      name: 'Durata della partita',
      explanation: 'Quanto Prestigio c’è nella Riserva per ogni Barone.',
      values: {
        short: { name: 'Breve', explanation: '8 Prestigio per Barone' },
        standard: { name: 'Normale', explanation: '10 Prestigio per Barone' },
        long: { name: 'Lunga', explanation: '12 Prestigio per Barone' },
        veryLong: { name: 'Molto lunga', explanation: '15 Prestigio per Barone' },
      },
    },
    freePrivateMotions: {
      name: 'Mozioni Private libere',
      explanation: 'Una Mozione Privata può proporre leggi e mozioni da un lungo elenco.',
    },
    heirExchange: {
      name: 'Scambio di eredi',
      explanation: 'Gli Eredi sono segnalini che si danno in ostaggio, si scambiano e si uccidono.',
    },
    playerElimination: {
      name: 'Eliminazione dei giocatori',
      explanation: 'Un Barone la cui Fortezza cade è fuori dal gioco.',
    },
    mightIsRight: {
      name: 'Il potere è legge',
      explanation: 'Vince solo chi ha più di metà delle città del Regno; il Prestigio non chiude la partita.',
    },
    twoPlayerFiveCities: {
      name: 'Due giocatori: vittoria con cinque città',
      explanation: 'Con due Baroni cinque città, del Regno o d’oltremare, vincono all’inizio della Gestione.',
    },
    abandonedNobles: {
      name: 'Nobili abbandonati',
      explanation: 'Un Nobile che muore perché le truppe disertano può ritornare anche senza Erede.',
    },
    miraclesCanHappen: {
      name: 'I miracoli accadono',
      explanation: 'Un Evento permanente si può togliere più tardi, per il suo costo in Fede più 1.',
    },
    roundLimit: {
      name: 'Limite di round',
      explanation:
        'La partita finisce al più tardi dopo questo round; 0 è il limite solito (20, o 40 con Il potere è legge).',
    },
  },
  endings: {
    prestige: 'La Riserva del Prestigio è esaurita',
    cities: 'Un Barone controlla le città che danno la vittoria',
    lastBaron: 'Resta un solo Barone',
    roundLimit: 'È stato giocato l’ultimo round',
  },
  tieBreaks: {
    cities: 'più città controllate',
    wealth: 'più Corone, Fede e Voti insieme',
    troops: 'più truppe in mappa',
  },
  scores: { prestige: 'Prestigio', kingdomCities: 'Città del Regno' },
  sentences: {
    over: 'La partita è finita.',
    sealed: names => `La tua scelta è sigillata. In attesa di ${names}.`,
    waits: (names, topic) => `In attesa di ${names}: ${topic}`,
  },
  cards,
  neutrals,
  events,
  agendas,
  proposals,
  promises,
  terms,
  prompts,
  actions,
  causes,
  purposes,
  results,
  units,
  log,
  reasons: async () => (await import('./it/reasons.ts')).reasons,
  position,
  board,
  rails,
  scenes: async () => (await import('./it/scenes.ts')).scenes,
});
