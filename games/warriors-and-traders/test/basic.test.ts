import { basicTests } from '@palio/game-tests';
import { warriorsAndTraders } from '../rules/index.ts';

const east = { map: 'east' };
const italia = { map: 'italia' };

basicTests(warriorsAndTraders, {
  games: 2,
  sampleEvery: 41,
  // The later turns bring nothing new but stronger barbarians: a few tables play all ten.
  base: { turnLimit: 6 },
  extra: [
    { turnLimit: 10 },
    { ...east, turnLimit: 10 },
    { ...italia, mode: '2v2v2', turnLimit: 10 },
    { westPart: 'britishIsles' },
    { westPart: 'britishIsles', turnOrder: 'variable' },
    { ...east, eastPart: 'balkans' },
    { ...east, eastPart: 'north', nations: 'chosen' },
    { ...italia, italiaPart: 'south' },
    { ...italia, italiaPart: 'north' },
    { ...italia, italiaPart: 'north', turnOrder: 'variable' },
    { ...italia, italiaPart: 'peninsula' },
    { ...italia, mode: '2v2', turnOrder: 'variable' },
    { ...east, mode: '3v3', nations: 'chosen' },
    { ...east, mode: '2v2', leaving: 'vote' },
    { ...east, nations: 'chosen', turnOrder: 'variable', timeLimit: '60' },
    { ...east, leaving: 'continue', timeLimit: '60' },
  ],
});
