import type { PlainPrompts, Sentence } from '@palio/kernel/words';
import type { AskedOf, PromptWords } from '../words.ts';
import { GOODS_COLOURS, PURCHASE_PRICE, SOLO, TRIBUTE } from '../figures.ts';
import { effectOf, shieldEffect } from '../tiles.ts';
import { a, families, shieldWorth, the, tiles } from './tiles.ts';

const FOUR = 'Take a tile, place a tile, sell goods, or take workers';

const withWorkers = (workers: number): string =>
  workers > 0
    ? `Workers can change the value: you have ${workers}`
    : 'You have no workers to change the value';

function dieAction({ value, by }: AskedOf['dieAction'], workers: number): Sentence {
  switch (by) {
    case 'die':
      return { what: `What do you do with the ${value}?`, hint: `${FOUR}. ${withWorkers(workers)}` };
    case 'whiteCastle':
      return {
        what: `White castle: an action with the ${value} of the white die`,
        hint: `${FOUR}. ${withWorkers(workers)}`,
      };
    case 'castle':
      return { what: 'Castle: one extra action with any value', hint: FOUR };
    case 'tradeRoute':
      return { what: 'Trade route: one extra action with any value', hint: FOUR };
    case 'target':
      return { what: 'Target reached: one extra action with any value', hint: FOUR };
  }
}

export const prompts: PromptWords = {
  chooseSide: {
    own: ({ sides }) => ({
      what: `Choose your duchy: ${sides.join(' or ')}`,
      hint: 'Both sides of the board you were dealt',
    }),
    other: name => ({ what: `${name} chooses a duchy` }),
  },
  chooseStartCastle: {
    own: () => ({ what: 'Choose the space of your starting castle', hint: 'Your first tiles go next to it' }),
    other: name => ({ what: `${name} chooses the space of the starting castle` }),
  },
  chooseSecretly: {
    own: () => ({
      what: 'Choose your duchy, then the space of your starting castle',
      hint: 'In secret: shown when everybody has chosen',
    }),
    other: name => ({ what: `${name}: choosing a duchy in secret` }),
  },
  turn: {
    own: ({ seat }, { players }) => {
      const dice =
        players[seat]?.dice.filter((_, die) => ((players[seat]?.spent ?? 0) & (1 << die)) === 0) ?? [];
      const hint =
        players[seat]?.purchased === true
          ? {}
          : { hint: `Once a turn ${PURCHASE_PRICE} silver buy a tile of the black depot` };
      if (dice.length === 0) return { what: 'Both dice are spent: end your turn', ...hint };
      return { what: `Choose a die: ${[...new Set(dice)].join(' or ')}`, ...hint };
    },
    other: name => ({ what: `${name}’s turn` }),
  },
  dieAction: {
    own: (step, { players, duchies }) =>
      dieAction(step, duchies[players[step.seat]?.duchy ?? 0]?.workers ?? 0),
    other: (name, { value, by }) => ({
      what:
        by === 'die' || by === 'whiteCastle' ? `${name} acts with a ${value}` : `${name} has an extra action`,
    }),
  },
  placeTile: {
    own: ({ tile, value }, { solo }) => ({
      what:
        value === 0
          ? `Where do you place ${the(tile)}?`
          : `Where do you place ${the(tile)} with the ${value}?`,
      hint: effectOf(tiles, tile, solo !== null),
    }),
    other: (name, { tile }) => ({ what: `${name} places ${a(tile)}` }),
  },
  discardForRoom: {
    own: ({ tile }) => ({
      what: `Make room for ${the(tile)}: discard a stored tile`,
      hint: 'It leaves the game',
    }),
    other: name => ({ what: `${name} discards a tile to make room` }),
  },
  storeWhere: {
    own: ({ tile }) => ({
      what: `Where do you store ${the(tile)}?`,
      hint: 'On common key spaces your partner can use it too; stored tiles never move',
    }),
    other: name => ({ what: `${name} stores a tile` }),
  },
  payPurchase: {
    own: ({ tile }) => ({
      what: `How do you pay for ${the(tile)}?`,
      hint: 'Monastery 6: silver and workers in any mix',
    }),
    other: (name, { tile }) => ({ what: `${name} pays for ${a(tile)}` }),
  },
  effectTake: {
    own: ({ families: wanted }) => ({
      what: `Take a tile: ${wanted.map(family => families[family].name).join(', ')}`,
      hint: 'From any numbered depot, or take none',
    }),
    other: name => ({ what: `${name} may take a tile` }),
  },
  effectSell: {
    own: () => ({ what: 'Sell your goods of one colour', hint: 'Any colour you hold, or none' }),
    other: name => ({ what: `${name} may sell goods` }),
  },
  effectPlace: {
    own: (_step, { isFutile }) =>
      isFutile
        ? {
            what: 'None of your stored tiles can be placed',
            hint: 'If you can still buy one that fits, it may go there; otherwise go on',
          }
        : { what: 'Place another stored tile', hint: 'The number of the space does not matter' },
    other: name => ({ what: `${name} may place another tile` }),
  },
  useCrane: {
    own: () => ({
      what: 'Crane: use the effect of which building?',
      hint: 'Also of a type that is not in your duchy',
    }),
    other: name => ({ what: `${name} uses the crane` }),
  },
  shipDepot: {
    own: (_step, { solo }) => ({
      what: 'Ship: take the goods of which depot?',
      hint:
        solo === null
          ? `You hold at most ${GOODS_COLOURS} colours; the rest stays there`
          : 'The goods of all other depots leave the game',
    }),
    other: name => ({ what: `${name} chooses a depot for the ship` }),
  },
  shipSecondDepot: {
    own: ({ depot }) => ({ what: `Monastery 5: also take the goods of a depot next to depot ${depot}?` }),
    other: name => ({ what: `${name} may take the goods of a second depot` }),
  },
  shipExtraColour: {
    own: (_step, { isFutile }) =>
      isFutile
        ? { what: 'Shield 5 brings nothing', hint: 'There are no goods in any other depot' }
        : { what: 'Shield 5: which colour do you also take from all depots?' },
    other: name => ({ what: `${name} may name a further colour of goods` }),
  },
  keepColour: {
    own: () => ({
      what: 'Which new colour of goods do you take?',
      hint: `You hold at most ${GOODS_COLOURS} colours`,
    }),
    other: name => ({ what: `${name} chooses which goods to take` }),
  },
  putShield: {
    own: ({ shield }) => ({
      what: `Put shield ${shield} on one of your castles`,
      hint: `${shieldEffect(tiles, shield)}. A shield already there leaves the game`,
    }),
    other: (name, { shield }) => ({ what: `${name} puts shield ${shield} on a castle` }),
  },
  shrinkStorage: {
    own: () => ({
      what: 'Shield 4 is lost: discard a stored tile',
      hint: 'Until your tiles fit on your key spaces',
    }),
    other: name => ({ what: `${name} discards stored tiles` }),
  },
  phaseEndPlace: {
    own: ({ shields }, { isFutile }) =>
      isFutile
        ? {
            what: `End of the phase: shield ${shields.join(' or ')} brings nothing`,
            hint: 'No tile that it could take fits into your duchy',
          }
        : {
            what: `End of the phase: place a tile with shield ${shields.join(' or ')}?`,
            hint: 'Straight into your duchy, whatever the number of the space',
          },
    other: name => ({ what: `${name} may place a tile at the end of the phase` }),
  },
  tribute: {
    own: ({ shields: [shield = 0] }, { isFutile }) =>
      isFutile
        ? { what: `You lose shield ${shield}`, hint: 'You have nothing left to pay its tribute' }
        : {
            what: `Tribute for shield ${shield}: pay ${TRIBUTE}, or give it up?`,
            hint: `${shieldEffect(tiles, shield)} (${shieldWorth(shield)})`,
          },
    other: (name, { shields: [shield = 0] }) => ({
      what: `${name} decides on the tribute for shield ${shield}`,
    }),
  },
  chooseItem: {
    own: () => ({ what: 'What do you resolve next?', hint: 'Every gain of points is counted by itself' }),
    other: name => ({ what: `${name} chooses what to resolve next` }),
  },
  buyPoints: {
    own: (_step, { solo }) => ({
      what: 'Buy points for 1 silver each?',
      hint: `${solo?.counter ?? 0} of ${solo?.target ?? 0} points to the target`,
    }),
    other: name => ({ what: `${name} may buy points` }),
  },
  colourReward: {
    own: () => ({
      what: 'Colour complete: place a tile of the black depot',
      hint: 'Straight into your duchy with its effect, whatever the number',
    }),
    other: name => ({ what: `${name} may place a tile of the black depot` }),
  },
  exchangeGoods: {
    own: ({ given }) => ({
      what: `Give up ${SOLO.goodsForBlackTile} goods for a black tile?`,
      hint: `${given} of ${SOLO.goodsForBlackTile} given. A black tile fits every colour but has no effect`,
    }),
    other: name => ({ what: `${name} may give up goods for a black tile` }),
  },
  exchangeTile: {
    own: () => ({
      what: 'Which tile of the black depot do you take face down?',
      hint: 'It loses its effect',
    }),
    other: name => ({ what: `${name} takes a black tile` }),
  },
};

export const plainPrompts: PlainPrompts = {
  sealed: waitingFor => ({
    what: `Your choice is sealed. Waiting for ${waitingFor}`,
    hint: 'Undo opens it again',
  }),
  waiting: names => ({ what: `Waiting for ${names}` }),
  over: () => ({ what: 'The game is over' }),
};
