import type { Language } from '@palio/kernel';
import type { Notice } from '@palio/protocol';

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

type Words = Readonly<Record<Notice['kind'], (from: string) => string>>;

/** One sentence each; nothing about the position is ever said outside the page. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    'your-turn': () => 'It is your turn.',
    'time-low': () => 'Your time is running low.',
    'time-out': from => `The time of ${from} has run out: what shall happen?`,
    invited: from => `${from} invites you to a game.`,
    removed: from => `You no longer sit at a table of ${from}.`,
    started: () => 'A game of yours has begun.',
    over: () => 'A game of yours is over.',
    proposal: from => `${from} proposes something at your table.`,
    rematch: () => 'There is a rematch.',
    friend: from => `${from} has made you a friend.`,
  },
  it: {
    'your-turn': () => 'Tocca a te.',
    'time-low': () => 'Il tuo tempo sta per finire.',
    'time-out': from => `Il tempo di ${from} è scaduto: che cosa facciamo?`,
    invited: from => `${from} ti invita a una partita.`,
    removed: from => `Non siedi più a un tavolo di ${from}.`,
    started: () => 'Una tua partita è cominciata.',
    over: () => 'Una tua partita è finita.',
    proposal: from => `${from} propone qualcosa al tuo tavolo.`,
    rematch: () => 'C’è la rivincita.',
    friend: from => `${from} ti ha aggiunto agli amici.`,
  },
};

const SUBJECTS: Readonly<Record<Language, (count: number) => string>> = {
  en: count => `Palio: ${count} things wait for you`,
  it: count => `Palio: ${count} cose ti aspettano`,
};

export function letterFor(notices: readonly Notice[], language: Language, origin: string): Letter {
  const lines = notices.map(({ kind, from, table }) => {
    const sentence = WORDS[language][kind](from ?? '?');
    return table === null ? sentence : `${sentence}\n${origin}/g/${table}`;
  });
  const subject =
    notices.length === 1 ? `Palio: ${lines[0]!.split('\n')[0]}` : SUBJECTS[language](notices.length);
  return { subject, text: `${lines.join('\n\n')}\n` };
}
