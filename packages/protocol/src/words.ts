import type { Pace } from './pace.ts';

/** Every way in which the server refuses something: its HTTP status and a sentence in both languages. */
export const REFUSALS = {
  'illegal-action': {
    status: 409,
    en: 'That is not a legal action now.',
    it: 'Questa azione ora non è lecita.',
  },
  'not-waiting': { status: 409, en: 'It is not your turn to decide.', it: 'Non tocca a te decidere.' },
  stale: { status: 409, en: 'The table has moved on since.', it: 'Nel frattempo il tavolo è andato avanti.' },
  'nothing-to-undo': { status: 409, en: 'There is nothing to take back.', it: 'Non c’è nulla da annullare.' },
  'undo-off': {
    status: 409,
    en: 'Beyond this point nothing is taken back in rated play.',
    it: 'Oltre questo punto, nelle partite con punteggio, non si annulla.',
  },
  'bad-option': { status: 400, en: 'An option does not fit.', it: 'Un’opzione non va bene.' },
  'bad-seats': {
    status: 400,
    en: 'The seats do not fit this game.',
    it: 'I posti non vanno bene per questo gioco.',
  },
  'unknown-game': { status: 404, en: 'There is no such game here.', it: 'Questo gioco qui non c’è.' },
  'rules-changed': {
    status: 409,
    en: 'This game was begun under other rules and is on hold.',
    it: 'Questa partita è iniziata con altre regole ed è in sospeso.',
  },
  'other-rules': {
    status: 404,
    en: 'This game was played under other rules than those of today: that cannot be shown.',
    it: 'Questa partita è stata giocata con regole diverse da quelle di oggi: non si può mostrare.',
  },
  'bad-request': {
    status: 400,
    en: 'The request is not understood.',
    it: 'La richiesta non è comprensibile.',
  },
  'too-large': { status: 413, en: 'The request is too large.', it: 'La richiesta è troppo grande.' },
  'too-many-requests': {
    status: 429,
    en: 'Too many requests: wait a moment.',
    it: 'Troppe richieste: aspetta un momento.',
  },
  'not-signed-in': { status: 401, en: 'Sign in first.', it: 'Prima bisogna entrare.' },
  forbidden: { status: 403, en: 'You may not do that.', it: 'Non ti è permesso.' },
  'members-only': {
    status: 403,
    en: 'Rated games are for members: make an account first.',
    it: 'Le partite con punteggio sono per chi ha un account: prima creane uno.',
  },
  'wrong-origin': {
    status: 403,
    en: 'The request comes from another site.',
    it: 'La richiesta viene da un altro sito.',
  },
  suspended: { status: 403, en: 'This account is suspended.', it: 'Questo account è sospeso.' },
  'not-found': {
    status: 404,
    en: 'There is nothing at this address.',
    it: 'A questo indirizzo non c’è nulla.',
  },
  'no-such-table': { status: 404, en: 'There is no such table.', it: 'Questo tavolo non esiste.' },
  'no-such-user': {
    status: 404,
    en: 'There is nobody of this name.',
    it: 'Non c’è nessuno con questo nome.',
  },
  'no-such-position': {
    status: 404,
    en: 'There is no such moment in this game.',
    it: 'Questo momento della partita non esiste.',
  },
  'name-taken': { status: 409, en: 'This name is taken.', it: 'Questo nome è già preso.' },
  'bad-name': {
    status: 400,
    en: 'A name has 2 to 24 letters of one alphabet, digits, hyphens or underscores.',
    it: 'Un nome ha da 2 a 24 lettere di un solo alfabeto, cifre, trattini o trattini bassi.',
  },
  'bad-password': {
    status: 400,
    en: 'A password has 8 to 200 characters.',
    it: 'Una password ha da 8 a 200 caratteri.',
  },
  'wrong-password': { status: 401, en: 'Name or password is wrong.', it: 'Nome o password non corretti.' },
  'wrong-old-password': {
    status: 401,
    en: 'The old password is wrong.',
    it: 'La vecchia password non è corretta.',
  },
  'passkey-failed': {
    status: 401,
    en: 'The passkey was not accepted.',
    it: 'La passkey non è stata accettata.',
  },
  'bad-hook': {
    status: 400,
    en: 'A webhook is an https address that can be reached over the internet.',
    it: 'Un webhook è un indirizzo https raggiungibile da Internet.',
  },
  'hook-failed': {
    status: 409,
    en: 'Nobody takes what is posted to this address.',
    it: 'A questo indirizzo nessuno riceve ciò che viene inviato.',
  },
  'table-full': { status: 409, en: 'There is no free seat.', it: 'Non c’è un posto libero.' },
  'seat-taken': { status: 409, en: 'This seat is taken.', it: 'Questo posto è occupato.' },
  'already-seated': { status: 409, en: 'You sit at this table already.', it: 'Siedi già a questo tavolo.' },
  'not-seated': { status: 403, en: 'You do not sit at this table.', it: 'Non siedi a questo tavolo.' },
  'not-owner': {
    status: 403,
    en: 'Only who made the table may do that.',
    it: 'Può farlo solo chi ha creato il tavolo.',
  },
  'not-ready': {
    status: 409,
    en: 'Not everybody is seated and ready.',
    it: 'Non tutti sono seduti e pronti.',
  },
  'already-started': { status: 409, en: 'The game has begun already.', it: 'La partita è già iniziata.' },
  'not-running': { status: 409, en: 'The game is not running.', it: 'La partita non è in corso.' },
  'not-over': { status: 409, en: 'The game is not over yet.', it: 'La partita non è ancora finita.' },
  paused: { status: 409, en: 'The game is paused.', it: 'La partita è in pausa.' },
  'no-proposal': { status: 409, en: 'There is nothing to answer.', it: 'Non c’è nulla a cui rispondere.' },
  'proposal-open': {
    status: 409,
    en: 'Another proposal waits for answers.',
    it: 'Un’altra proposta attende risposte.',
  },
  'no-vote': {
    status: 409,
    en: 'There is no vote about this seat.',
    it: 'Non c’è una votazione su questo posto.',
  },
  'chat-off': { status: 403, en: 'There is no such chat here.', it: 'Qui questa chat non c’è.' },
  'chat-full': {
    status: 409,
    en: 'This table has talked enough.',
    it: 'A questo tavolo si è già parlato abbastanza.',
  },
  silenced: {
    status: 403,
    en: 'Who made this table has asked you to be quiet for a while.',
    it: 'Chi ha creato il tavolo ti ha tolto la parola per un po’.',
  },
  blocked: { status: 403, en: 'One of you has blocked the other.', it: 'Uno di voi ha bloccato l’altro.' },
  'not-here': {
    status: 403,
    en: 'That is not possible at this table.',
    it: 'A questo tavolo non è possibile.',
  },
  'last-key': {
    status: 409,
    en: 'This is the only way into your account: set a password first.',
    it: 'È l’unico modo per entrare nel tuo account: prima imposta una password.',
  },
  'too-many': { status: 409, en: 'There are too many of these already.', it: 'Ce ne sono già troppi.' },
  unavailable: {
    status: 503,
    en: 'The server cannot store anything now.',
    it: 'Ora il server non può salvare nulla.',
  },
  internal: { status: 500, en: 'The server made a mistake.', it: 'Il server ha commesso un errore.' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];

/** What can be said without sharing a language: everybody reads it in his own. */
export const PHRASES = {
  hello: { en: 'Hello, have fun!', it: 'Ciao, buon divertimento!' },
  thanks: { en: 'Thank you!', it: 'Grazie!' },
  wellPlayed: { en: 'Well played.', it: 'Ben giocato.' },
  oops: { en: 'Oops, that was a mistake.', it: 'Ops, mi sono sbagliato.' },
  moment: { en: 'One moment, please.', it: 'Un momento, per favore.' },
  back: { en: 'I am back.', it: 'Sono tornato.' },
  leaving: { en: 'I must leave for today, to be continued.', it: 'Per oggi devo andare, continuiamo.' },
  yourTurn: { en: 'It is your turn.', it: 'Tocca a te.' },
  undo: { en: 'May I take that back?', it: 'Posso annullare?' },
  agreed: { en: 'Agreed.', it: 'D’accordo.' },
  no: { en: 'No, sorry.', it: 'No, mi dispiace.' },
  again: { en: 'Another game?', it: 'Un’altra partita?' },
} as const;

export const PHRASE_IDS = Object.keys(PHRASES) as (keyof typeof PHRASES)[];

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The usual speeds. */
export const PACE_PRESETS = {
  live: { kind: 'live', reserve: 20 * 60, increment: 60 },
  fast: { kind: 'turns', reserve: DAY, increment: 4 * HOUR },
  normal: { kind: 'turns', reserve: 3 * DAY, increment: 12 * HOUR },
  slow: { kind: 'turns', reserve: 3 * DAY, increment: 36 * HOUR },
  none: { kind: 'none' },
} as const satisfies Record<string, Pace>;
