import type { OnlineText } from './en.ts';
import { account } from './it/account.ts';
import { admin } from './it/admin.ts';
import { hall } from './it/hall.ts';
import { people } from './it/people.ts';
import { tables } from './it/tables.ts';

/** Every word of the pages that need a server, in Italian. */
export const it: OnlineText = {
  ...tables,
  ...people,
  ...account,
  ...admin,
  ...hall,
  absent: {
    title: 'Questa copia di Palio non ha un server',
    text: 'Per giocare con persone lontane serve un server. Tutto il resto funziona: bot, amici allo stesso schermo, regole, registrazioni.',
    cutOff: 'Il server non si raggiunge',
    cutOffText:
      'Forse adesso manca la rete. Tutto il resto funziona: bot, amici allo stesso schermo, regole, registrazioni.',
    again: 'Riprova',
  },
  bot: level => `bot ${level}`,
  levels: { easy: 'facile', medium: 'medio', hard: 'difficile' },
};
