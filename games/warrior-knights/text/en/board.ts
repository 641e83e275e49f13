import type { BoardWords } from '../board-words.ts';

export const board: BoardWords = {
  tabs: { map: 'Map', realm: 'Realm', barons: 'Barons' },
  crowns: 'Crowns',
  votes: 'Votes',
  faith: 'Faith',
};
