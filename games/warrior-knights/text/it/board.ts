import type { BoardWords } from '../board-words.ts';

export const board: BoardWords = {
  tabs: { map: 'Mappa', realm: 'Regno', barons: 'Baroni' },
  crowns: 'Corone',
  votes: 'Voti',
  faith: 'Fede',
};
