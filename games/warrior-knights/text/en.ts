import { actions } from './en/actions.ts';
import { board } from './en/board.ts';
import { agendas, cards, events, neutrals, promises, proposals, terms } from './en/cards.ts';
import { causes, log, purposes, results, units } from './en/log.ts';
import { position } from './en/position.ts';
import { prompts } from './en/prompts.ts';
import { rails } from './en/rails.ts';
import { BARON_NAMES } from './figures.ts';
import { knightsText, type KnightsText } from './knights-text.ts';

export const en: KnightsText = knightsText({
  title: 'Warrior Knights',
  tagline: 'Barons, ballots and sieges for a throne without a king',
  about:
    'Two to six Barons fight for a kingdom without a king. Each round you lay your Action cards face down on three shuffled stacks, and nobody knows when they will come: when your Nobles march, when taxes come in, when your troops want their pay, when the Assembly votes laws, charges and bans. Besiege cities, fund expeditions, buy mercenaries, bargain and break your word. Cities bring Prestige; most Prestige wins, or more than half of the Kingdom.',
  seatNames: BARON_NAMES,
  options: {
    gameLength: {
      name: 'Game length',
      explanation: 'How much Prestige lies in the Reserve for each Baron.',
      values: {
        short: { name: 'Short', explanation: '8 Prestige for each Baron' },
        standard: { name: 'Standard', explanation: '10 Prestige for each Baron' },
        long: { name: 'Long', explanation: '12 Prestige for each Baron' },
        veryLong: { name: 'Very long', explanation: '15 Prestige for each Baron' },
      },
    },
    freePrivateMotions: {
      name: 'Free Private Motions',
      explanation: 'A Private Motion may propose laws and motions from a long list.',
    },
    heirExchange: {
      name: 'Exchanging heirs',
      explanation: 'Heirs are tokens that can be given as hostages, swapped, and killed.',
    },
    playerElimination: {
      name: 'Player elimination',
      explanation: 'A Baron whose stronghold falls is out of the game.',
    },
    mightIsRight: {
      name: 'Might is right',
      explanation: 'Only more than half of the Kingdom cities wins; Prestige does not end the game.',
    },
    twoPlayerFiveCities: {
      name: 'Two players: five cities win',
      explanation: 'With two Barons five cities, Kingdom or overseas, win at the start of Upkeep.',
    },
    abandonedNobles: {
      name: 'Abandoned Nobles',
      explanation: 'A Noble who dies because his troops desert may return even without an heir.',
    },
    miraclesCanHappen: {
      name: 'Miracles can happen',
      explanation: 'A permanent Event can be removed later for its Faith cost and 1 more.',
    },
    roundLimit: {
      name: 'Round limit',
      explanation:
        'The game ends at the latest after this round; 0 is the usual limit (20, or 40 with Might is right).',
    },
  },
  endings: {
    prestige: 'The Prestige Reserve ran out',
    cities: 'One Baron controls the cities that win',
    lastBaron: 'Only one Baron is left',
    roundLimit: 'The last round was played',
  },
  tieBreaks: {
    cities: 'more controlled cities',
    wealth: 'more crowns, Faith and Votes together',
    troops: 'more troops on the map',
  },
  scores: { prestige: 'Prestige', kingdomCities: 'Kingdom cities' },
  sentences: {
    over: 'The game is over.',
    sealed: names => `Your choice is sealed. Waiting for ${names}.`,
    waits: (names, topic) => `Waiting for ${names}: ${topic}`,
  },
  cards,
  neutrals,
  events,
  agendas,
  proposals,
  promises,
  terms,
  prompts,
  actions,
  causes,
  purposes,
  results,
  units,
  log,
  reasons: async () => (await import('./en/reasons.ts')).reasons,
  position,
  board,
  rails,
  scenes: async () => (await import('./en/scenes.ts')).scenes,
});
