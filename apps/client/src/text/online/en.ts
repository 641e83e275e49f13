import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { hall } from './en/hall.ts';
import { people } from './en/people.ts';
import { tables } from './en/tables.ts';

/** Every word of the pages that need a server, in English; its type is what every other language has to provide. */
export const en = {
  ...tables,
  ...people,
  ...account,
  ...admin,
  ...hall,
  absent: {
    title: 'This copy of Palio has no server',
    text: 'Playing with people elsewhere needs one. Everything else works here: bots, friends at the same screen, rules, replays.',
    cutOff: 'The server cannot be reached',
    cutOffText:
      'Perhaps there is no network just now. Everything else works here: bots, friends at the same screen, rules, replays.',
    again: 'Look again',
  },
  bot: (level: string) => `bot, ${level}`,
  levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
};

export type OnlineText = typeof en;
