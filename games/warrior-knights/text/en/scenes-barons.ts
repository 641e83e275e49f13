const s = (count: number): string => (count === 1 ? '' : 's');

/** What the panel of deals and the sheet of a Baron say. */
export const deals = {
  standingHint: 'Answers given in advance, so that nobody waits for you. Everybody can see them.',
  heirOf: (noble: string) => `heir of ${noble}`,
  nothing: 'nothing',
  notBinding: 'Promises bind nobody; only crowns and heirs change hands.',
  promised: 'Promised in this round',
  accept: 'Accept',
  refuse: 'Decline',
  counter: 'Counter-offer',
  waits: 'waits for an answer',
  withdraw: 'Withdraw',
  noCrowns: 'No crowns change hands',
  youPay: (crowns: number) => `You pay ${crowns} crown${s(crowns)}`,
  youGet: (crowns: number) => `You receive ${crowns} crown${s(crowns)}`,
  youPromise: 'You promise',
  youWant: 'You want the promise',
  heirGiven: 'Heir you give',
  heirAsked: 'Heir you ask for',
  send: 'Send',
  cancel: 'Cancel',
};

export const sheet = {
  close: 'Close',
  chairman: 'Chairman of the Assembly',
  head: 'Head of the Church',
  prestige: (own: number, most: number) =>
    own === most ? `Prestige ${own}, nobody has more` : `Prestige ${own}, the leader has ${most}`,
  reserve: (left: number) => `${left} left in the Reserve`,
  kingdom: (cities: number, needed: number) => `Cities ${cities} of ${needed} to win`,
  kingdomHint: 'at the start of Upkeep',
  income: (crowns: number) => `next Taxation +${crowns} crown${s(crowns)}`,
  wages: (crowns: number) => `next Wages −${crowns} crown${s(crowns)}`,
  armies: 'Nobles and armies',
  garrison: 'Garrison',
  gone: 'dead without an heir',
  awaitsHeir: 'dead, waits for his heir',
  noHeir: 'has no heir',
  heirHeldBy: (name: string) => `his heir is held by ${name}`,
  cities: (count: number) => `Cities (${count})`,
  city: (strength: number, income: number) => `strength ${strength}, income ${income}`,
  fortified: 'fortified',
  stronghold: 'Stronghold',
  breaches: (count: number) => `${count} breach${count === 1 ? '' : 'es'}`,
  burdens: 'Charges and lasting Events',
  cards: 'Action cards',
  cardsHint: (cards: number) =>
    `${cards} card${s(cards)} in hand; which of the free ones lie on the stacks is secret.`,
  free: 'free',
  inHand: 'in hand',
};
