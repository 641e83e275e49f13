import type { Colour, Phase } from '../../rules/names.ts';

/** What stands beside the map from the start; the words of the scenes follow with them. */
export const rails = {
  strip: {
    title: 'The open card',
    gauges: 'Cards missing until each special phase',
    phases: { taxation: 'Taxation', wages: 'Wages', assembly: 'Assembly', draft: 'Draft' },
    missing: (cards: number) => (cards === 1 ? '1 card left' : `${cards} to go`),
    neutralCard: 'Neutral card',
    ownCard: 'Your card',
    cardOf: (name: string) => `Card of ${name}`,
    leftIn: (cards: number, stack: string) => `${cards} left in stack ${stack}`,
    noCard: {
      setup: 'The Barons take their places',
      planning: 'The stacks are being filled',
      actions: 'The next card is turned',
      upkeep: 'Upkeep',
    } satisfies Record<Phase, string>,
  },
  assembly: {
    next: 'Next Assembly',
    laws: 'Laws in force',
    noLaws: 'No Law in force yet',
    held: 'Charges and Offices',
    until: (round: number) => `until the end of round ${round}`,
  },
  event: {
    expeditions: 'Expeditions',
    noFleet: 'No fleet is at sea.',
    next: (colour: string) => `next Event: ${colour}`,
    nextHint: {
      red: 'Bad for whoever draws it: the Head draws himself, or pays 1 Faith and names another.',
      green: 'Good for whoever draws it: the Head names another, or pays 1 Faith and draws himself.',
      blue: 'It may strike anybody: the Head names who draws it, free of charge.',
    } satisfies Record<Colour, string>,
  },
  deals: {
    title: 'Deals',
    standing: 'Never ask me',
    make: 'Make an offer to',
    offerTo: (name: string) => `Offer to ${name}`,
  },
  chronicle: {
    offer: (name: string) => `${name} makes you an offer`,
    close: 'Close',
  },
};
