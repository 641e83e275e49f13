import type { Language } from '@palio/kernel';
import type { Notice } from '@palio/protocol';

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** With the name of who brought it about; without one where it is the reader himself. */
type Words = Readonly<Record<Notice['kind'], (from: string) => string>> & {
  readonly 'own-time-out': () => string;
};

/** One sentence each; nothing about the position is ever said outside the page. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    'your-turn': () => 'It is your turn.',
    'time-low': () => 'Your time is running low.',
    'time-out': from => `The time of ${from} has run out: what shall happen?`,
    'own-time-out': () => 'Your time has run out: come back and play on.',
    invited: from => `${from} invites you to a game.`,
    removed: from => `You no longer sit at a table of ${from}.`,
    started: () => 'A game of yours has begun.',
    over: () => 'A game of yours is over.',
    proposal: from => `${from} proposes something at your table.`,
    rematch: () => 'There is a rematch.',
    friend: from => `${from} has made you a friend.`,
    muted: from => `${from} has muted you and does not read what you say.`,
  },
  it: {
    'your-turn': () => 'Tocca a te.',
    'time-low': () => 'Il tuo tempo sta per finire.',
    'time-out': from => `Il tempo di ${from} è scaduto: che cosa facciamo?`,
    'own-time-out': () => 'Il tuo tempo è scaduto: torna a giocare.',
    invited: from => `${from} ti invita a una partita.`,
    removed: from => `Non siedi più a un tavolo di ${from}.`,
    started: () => 'Una tua partita è cominciata.',
    over: () => 'Una tua partita è finita.',
    proposal: from => `${from} propone qualcosa al tuo tavolo.`,
    rematch: () => 'C’è la rivincita.',
    friend: from => `${from} ti ha aggiunto agli amici.`,
    muted: from => `${from} ti ha silenziato e non legge quello che scrivi.`,
  },
};

const SUBJECTS: Readonly<Record<Language, (count: number) => string>> = {
  en: count => `Palio: ${count} things wait for you`,
  it: count => `Palio: ${count} cose ti aspettano`,
};

export function letterFor(notices: readonly Notice[], language: Language, origin: string): Letter {
  const lines = notices.map(({ kind, from, table }) => {
    const words = WORDS[language];
    const sentence =
      kind === 'time-out' && from === null ? words['own-time-out']() : words[kind](from ?? '?');
    return table === null ? sentence : `${sentence}\n${origin}/g/${table}`;
  });
  const subject =
    notices.length === 1 ? `Palio: ${lines[0]!.split('\n')[0]}` : SUBJECTS[language](notices.length);
  return { subject, text: `${lines.join('\n\n')}\n` };
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
