import type { ClientText } from '../en.ts';

export const errors: ClientText['errors'] = {
  'illegal-action': () => 'Adesso non è possibile.',
  'not-waiting': () => 'A quel posto adesso non si chiede nulla.',
  'nothing-to-undo': () => 'L’ultima azione non si può annullare.',
  'bad-option': () => 'Queste opzioni non vanno insieme.',
  'bad-seats': () => 'Questo numero di posti non va bene.',
  'bad-seed': () => 'Un seme è una riga da 1 a 200 caratteri.',
  'bad-figures': place => `Le cifre del gioco sono danneggiate (${place}).`,
  'bad-record': place =>
    `Questa registrazione non si può rivedere: è danneggiata o è stata modificata (${place}).`,
  'bad-save': () =>
    'Questa partita salvata non si può aprire: è danneggiata o è stata modificata. Resta com’è; puoi scaricarla.',
  'bad-scenario': place => `Questo scenario non si può leggere (${place}).`,
  'bad-arguments': () => 'Questa richiesta non ha senso.',
  'rules-changed': place => `È stata giocata con regole o cifre diverse da queste (${place}). Resta com’è.`,
  'unknown-game': () => 'Questo gioco qui non c’è.',
  'file-not-found': place => `Il file non è stato trovato (${place}).`,
  'endless-rule': () => 'Le regole non arrivano alla fine. Segnala questo difetto, per favore.',
  'missing-rule': () => 'Manca una regola. Segnala questo difetto, per favore.',
  'script-ended': () => 'È stato estratto qualcosa dove non si può. Segnala questo difetto, per favore.',
  'no-choice': () => 'Non c’è nulla fra cui scegliere. Segnala questo difetto, per favore.',
  'changed-elsewhere': () => 'Questa partita è andata avanti in un’altra scheda; qui è ferma.',
  'no-such-saved-game': () => 'Su questo dispositivo non c’è questa partita.',
  'storage-failed': () =>
    'Il browser non è riuscito a salvare la partita. Scarica la registrazione per non perderla.',
  'no-storage': () =>
    'Questo browser non conserva nulla per questa pagina. Si può giocare, ma chiudendo la scheda la partita si perde.',
  'worker-lost': () =>
    'La parte che esegue le regole si è fermata. Ricarica la pagina; la partita è salvata.',
  'no-connection': () => 'Il server non risponde. C’è la rete?',
  refused: () => 'Il server non lo permette.',
  internal: () => 'Qualcosa è andato storto. Ricarica la pagina; la partita è salvata.',
  inLine: (source, line) => `${source}, riga ${line}`,
  atAction: (source, action) => `${source}, azione ${action}`,
  unknownPlace: 'senza indicazione del punto',
  savedGame: 'partita salvata',
  details: 'Dettagli',
  optionUnfit: option => `${option}: questo valore non è possibile.`,
  optionsUnfit: 'Queste opzioni non vanno insieme, o non con questo numero di giocatori.',
  pageMissing: 'Questa pagina non esiste',
  pageMissingText: path => `All’indirizzo ${path} non c’è nulla. Forse il link è vecchio o incompleto.`,
  gameMissing: 'Questo gioco non esiste',
  gameMissingText: game => `Qui nessun gioco si chiama «${game}».`,
};
