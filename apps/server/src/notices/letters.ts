import { CATALOGUE } from '@palio/catalogue';
import type { Language } from '@palio/kernel';
import type { Notice } from '@palio/protocol';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** Where mail programs end such letters with one click (RFC 8058). */
  readonly stop?: string;
}

/** The game it is about, and who brought it about. */
type Words = Readonly<Record<Notice['kind'], (game: string, from: string) => string>>;
type OwnWords = Readonly<Partial<Record<Notice['kind'], (game: string) => string>>>;

/** One sentence each; nothing about the position is ever said outside the page. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    'your-turn': game => `It is your turn in ${game}.`,
    'time-low': game => `Your time is running low in ${game}.`,
    'time-out': (game, from) => `The time of ${from} has run out in ${game}: what shall happen?`,
    absent: (game, from) => `${from} has not played for a week in ${game}: what shall happen?`,
    dropped: game => `The others have voted to play on without you in ${game}.`,
    invited: (game, from) => `${from} invites you to a game of ${game}.`,
    removed: (game, from) => `You no longer sit at a table of ${from} (${game}).`,
    started: game => `Your game of ${game} has begun.`,
    over: game => `Your game of ${game} is over.`,
    proposal: (game, from) => `${from} proposes something at your table of ${game}.`,
    rematch: game => `There is a rematch of ${game}.`,
    friend: (_, from) => `${from} has made you a friend.`,
    muted: (_, from) => `${from} has muted you and does not read what you say.`,
  },
  it: {
    'your-turn': game => `Tocca a te nella partita a ${game}.`,
    'time-low': game => `Il tuo tempo sta per finire nella partita a ${game}.`,
    'time-out': (game, from) => `Il tempo di ${from} è scaduto nella partita a ${game}: che cosa facciamo?`,
    absent: (game, from) => `${from} non gioca da una settimana nella partita a ${game}: che cosa facciamo?`,
    dropped: game => `Gli altri hanno deciso di continuare senza di te la partita a ${game}.`,
    invited: (game, from) => `${from} ti invita a una partita a ${game}.`,
    removed: (game, from) => `Non siedi più a un tavolo di ${from} (${game}).`,
    started: game => `La tua partita a ${game} è cominciata.`,
    over: game => `La tua partita a ${game} è finita.`,
    proposal: (game, from) => `${from} propone qualcosa al tuo tavolo di ${game}.`,
    rematch: game => `C’è la rivincita a ${game}.`,
    friend: (_, from) => `${from} ti ha aggiunto agli amici.`,
    muted: (_, from) => `${from} ti ha silenziato e non legge quello che scrivi.`,
  },
};

/** To whom it is about, who needs no name. */
const OWN_WORDS: Readonly<Record<Language, OwnWords>> = {
  en: {
    'time-out': game => `Your time has run out in ${game}: come back and play on.`,
    absent: game => `The others have waited for you for a week in ${game}: come back and play on.`,
  },
  it: {
    'time-out': game => `Il tuo tempo è scaduto nella partita a ${game}: torna a giocare.`,
    absent: game => `Gli altri ti aspettano da una settimana nella partita a ${game}: torna a giocare.`,
  },
};

const SUBJECTS: Readonly<Record<Language, (count: number) => string>> = {
  en: count => `Palio: ${count} things wait for you`,
  it: count => `Palio: ${count} cose ti aspettano`,
};

/** Which of several games it is about: who plays more than one must not have to open each. */
const titleOf = (game: string | null, language: Language): string =>
  CATALOGUE.find(({ id }) => id === game)?.titles[language] ?? game ?? '?';

function sentenceOf({ kind, from, game }: Notice, language: Language): string {
  const title = titleOf(game, language);
  const own = from === null ? OWN_WORDS[language][kind] : undefined;
  return own === undefined ? WORDS[language][kind](title, from ?? '?') : own(title);
}

/** Where a notice leads. */
function linkOf({ kind, table }: Notice, origin: string): string {
  if (table !== null) return `${origin}/g/${table}`;
  return `${origin}/${kind === 'friend' ? 'friends' : 'lobby'}`;
}

export function letterFor(notices: readonly Notice[], language: Language, origin: string): Letter {
  const sentences = notices.map(notice => sentenceOf(notice, language));
  const lines = notices.map((notice, i) => `${sentences[i]!}\n${linkOf(notice, origin)}`);
  const subject = notices.length === 1 ? `Palio: ${sentences[0]!}` : SUBJECTS[language](notices.length);
  return { subject, text: `${lines.join('\n\n')}\n` };
}

const GREETINGS: Readonly<Record<Language, string>> = {
  en: 'This is where your notices will come.',
  it: 'È qui che arriveranno i tuoi avvisi.',
};

/** To try whether anything comes at all. */
export const greetingFor = (language: Language, origin: string): Letter => ({
  subject: 'Palio',
  text: `${GREETINGS[language]}\n${origin}/account`,
});

const ENDINGS: Readonly<Record<Language, (stop: string, account: string) => string>> = {
  en: (stop, account) =>
    `You get this because you wished to be told by mail.\nNo more of these letters: ${stop}\nChoose what you are told, and how: ${account}`,
  it: (stop, account) =>
    `Ricevi questa lettera perché hai scelto gli avvisi per posta.\nNon riceverne più: ${stop}\nScegliere che cosa ricevere, e come: ${account}`,
};

/** By mail each letter says how to get no more of them, also to who is not signed in where he reads it. */
export function byMail({ subject, text }: Letter, language: Language, origin: string, token: string): Letter {
  const ending = ENDINGS[language](`${origin}/letters/${token}`, `${origin}/account`);
  return { subject, text: `${text}\n-- \n${ending}\n`, stop: `${origin}/api/v1/mail/stop/${token}` };
}

const CONFIRMATIONS: Readonly<Record<Language, (name: string, link: string) => Letter>> = {
  en: (name, link) => ({
    subject: 'Palio: is this your address?',
    text: `${name} wishes to be told about games at this address. If that is you, follow this link:\n${link}\n\nIf not, do nothing: no other letter will come.\n`,
  }),
  it: (name, link) => ({
    subject: 'Palio: è il tuo indirizzo?',
    text: `${name} vuole ricevere gli avvisi delle partite a questo indirizzo. Se sei tu, apri questo link:\n${link}\n\nAltrimenti non fare nulla: non arriverà nessun’altra lettera.\n`,
  }),
};

/** Asks whoever reads letters at an address whether he wishes to get more of them. */
export const confirmationLetter = (name: string, language: Language, link: string): Letter =>
  CONFIRMATIONS[language](name, link);
