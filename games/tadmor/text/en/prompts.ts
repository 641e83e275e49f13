import type { PlainPrompts, PromptWords } from '../words.ts';
import { colours, count, places, regions } from './names.ts';

const TRADING = 'You may trade, discard missions for resources and return missions first';

export const prompts: PromptWords = {
  chooseExtra: {
    own: () => ({ what: 'Take an extra resource', hint: 'For sitting later in the turn order' }),
    other: name => ({ what: `${name} takes an extra resource` }),
  },
  chooseStartTile: {
    own: (_step, { table }) => ({
      what: table.expertSetup ? 'Choose any Era I tile to start with' : 'Choose your START tile',
      hint: 'It works for the whole game',
    }),
    other: name => ({ what: `${name} chooses a starting tile` }),
  },
  place: {
    own: ({ left, placed }) =>
      left > 1 || placed > 0
        ? {
            what: `Place up to ${count(left, placed > 0 ? 'more piece' : 'piece')}`,
            hint: 'Your mission lets you place several',
          }
        : {
            what: 'Place a camel or a ship',
            hint: 'Nothing is resolved before everybody has placed all pieces',
          },
    other: name => ({ what: `${name} places a piece` }),
  },
  redirect: {
    own: ({ region }) => ({
      what: `${regions[region]} is attacked: return a mission to change that?`,
      hint: 'Another card of the marauder deck attacks instead',
    }),
    other: (name, { region }) => ({ what: `${regions[region]} is attacked; ${name} may change that` }),
  },
  swap: {
    own: () => ({ what: 'Return K14 to swap one of your pieces?', hint: 'Choose your own piece first' }),
    other: name => ({ what: `${name} may swap two pieces` }),
  },
  swapWith: {
    own: ({ own }) => ({ what: `With which piece do you swap the one on ${places[own]}?` }),
    other: name => ({ what: `${name} chooses a piece to swap with` }),
  },
  chooseMarauders: {
    own: () => ({
      what: 'Which region shall the marauders attack next turn?',
      hint: 'Only you will know until the next Marauders stage',
    }),
    other: name => ({ what: `${name} chooses a marauder card in secret` }),
  },
  acquire: {
    own: (_step, { improvementPrice }) => ({
      what: `Acquire one Improvement for ${count(improvementPrice, 'resource')}`,
      hint: TRADING,
    }),
    other: name => ({ what: `${name} may acquire an Improvement` }),
  },
  payAny: {
    own: ({ left }, { improvementPrice }) => ({
      what: `Pay ${count(left, left < improvementPrice ? 'more resource' : 'resource')} of your choice`,
    }),
    other: name => ({ what: `${name} pays for an Improvement` }),
  },
  improvementMissions: {
    own: () => ({
      what: 'Return a mission for Improvements?',
      hint: 'K15, K25 and K26 can be returned now, after all purchases',
    }),
    other: name => ({ what: `${name} may return a mission for Improvements` }),
  },
  freeTile: {
    own: ({ left }) => ({ what: `Take ${count(left, 'free Improvement')} from the display` }),
    other: name => ({ what: `${name} takes Improvements for free` }),
  },
  boxTile: {
    own: () => ({ what: 'Take one Improvement that is out of play' }),
    other: name => ({ what: `${name} takes an Improvement that is out of play` }),
  },
  construction: {
    own: () => ({ what: 'Your construction: build, buy or fulfil', hint: TRADING }),
    other: name => ({ what: `${name} is constructing` }),
  },
  buildTower: {
    own: ({ pair, seat }, { players }) => ({
      what: pair ? 'Build another pair of levels?' : 'Build another level?',
      hint: `Your tower has ${count(players[seat]?.tower ?? 0, 'level')}`,
    }),
    other: name => ({ what: `${name} is building a tower` }),
  },
  waive: {
    own: ({ left }) => ({
      what: `Which resource do you save? ${left} to go`,
      hint: 'The rest of the cost is paid',
    }),
    other: name => ({ what: `${name} chooses which resources to save` }),
  },
  freeRareGood: {
    own: ({ left }) => ({ what: `Your temple is complete: take ${count(left, 'Rare Good')} for free` }),
    other: name => ({ what: `${name} takes Rare Goods for a complete temple` }),
  },
  choosePile: {
    own: () => ({ what: 'From which pile do you take a Rare Good?', hint: 'You may look through it' }),
    other: name => ({ what: `${name} chooses a pile of Rare Goods` }),
  },
  pickFromPile: {
    own: ({ colour }) => ({ what: `Which tile of the ${colours[colour]} pile do you take?` }),
    other: (name, { colour }) => ({ what: `${name} looks through the ${colours[colour]} pile` }),
  },
  freePart: {
    own: () => ({ what: 'Which temple grows?' }),
    other: name => ({ what: `${name} chooses a temple` }),
  },
  destroy: {
    own: () => ({ what: 'Whose tower do you destroy?' }),
    other: name => ({ what: `${name} chooses a tower to destroy` }),
  },
  takeResources: {
    own: ({ left }) => ({
      what: `Take ${count(left, 'resource')} of your choice`,
      hint:
        left === 1
          ? 'It goes to your Traded Goods and cannot be traded this turn'
          : 'They go to your Traded Goods and cannot be traded this turn',
    }),
    other: name => ({ what: `${name} takes resources` }),
  },
  tax: {
    own: (_step, { tax }) => ({
      what: `The Taxman asks for ${tax.gold} gold, or ${tax.prestige} PP`,
      hint: TRADING,
    }),
    other: name => ({ what: `${name} answers the Taxman` }),
  },
  firstPlayerResource: {
    own: () => ({ what: 'First Player: take wood or stone' }),
    other: name => ({ what: `${name} takes a basic resource` }),
  },
  audience: {
    own: () => ({
      what: 'Which action is your Private Audience?',
      hint: 'An action of the Kingdom phase that you did not choose on the board',
    }),
    other: name => ({ what: `${name} may use the Private Audience` }),
  },
  closing: {
    own: () => ({ what: 'Trade for the next turn, or end your turn', hint: TRADING }),
    other: name => ({ what: `${name} ends the turn` }),
  },
  discardExcess: {
    own: ({ seat }, { players }) => ({
      what: `Discard down to ${players[seat]?.warehouseLimit ?? 0} resources`,
      hint: 'One at a time',
    }),
    other: name => ({ what: `${name} discards resources over the limit` }),
  },
};

export const plainPrompts: PlainPrompts = {
  waiting: names => ({ what: `Waiting for ${names}` }),
  over: () => ({ what: 'The game is over' }),
};
