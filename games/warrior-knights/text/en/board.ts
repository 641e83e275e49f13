import type { BoardWords } from '../board-words.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const board: BoardWords = {
  where: (round, stack) => {
    if (round === 0) return 'Set-up';
    return stack === undefined ? `Round ${round}` : `Round ${round} · stack ${stack}`;
  },
  rest: (phase, reserve, isLast) =>
    isLast ? `${phase} · last round` : `${phase} · ${reserve} Prestige left`,
  tabs: { map: 'Map', realm: 'Realm', barons: 'Barons' },
  sides: { label: 'Part of the board', map: 'Map', armies: 'Armies' },
  crowns: 'Crowns',
  votes: 'Votes',
  faith: 'Faith',
  prestige: 'Prestige',
  cities: (kingdom, toWin) => `${many(kingdom, 'Kingdom city', 'Kingdom cities')}; ${toWin} win`,
  allCities: (count, toWin) => `${many(count, 'city', 'cities')}; ${toWin} win`,
  chairman: 'Chairman',
  head: 'Head of the Church',
  marks: {
    banned: 'Banned from the Assembly',
    heretic: 'Heretic',
    eliminated: 'Out of the game',
    strongholdLost: 'Stronghold lost',
  },
  notPlaced: 'Not placed',
  sheetOf: baron => `Everything about ${baron}`,

  map: 'Map of the Kingdom',
  overseas: 'Overseas',
  port: 'Port',
  stormy: 'Storms: nobody sails',
  place: {
    cityOf: baron => `City of ${baron}`,
    neutral: 'Neutral city',
    razed: 'Razed city',
    strength: strength => `walls ${strength}`,
    income: crowns => `income ${crowns}`,
    breaches: count => many(count, 'breach', 'breaches'),
    fortified: 'fortified',
    besiegedBy: (baron, round) => `besieged by ${baron} since round ${round}`,
    stronghold: (baron, walls, garrison) => `Stronghold of ${baron}: walls ${walls}, garrison ${garrison}`,
    empty: 'Nobody stands here',
    open: 'Open country',
  },
  army: (noble, baron, strength) => `${noble} (${baron}) ${strength}`,
  exhausted: 'exhausted',
  atSea: 'at sea',
  fever: 'skips the next refresh',
  stormbound: 'skips the next landing',
  offMap: 'off the map',
  gone: 'will not return',
  casualties: tokens => many(tokens, 'casualty token', 'casualty tokens'),

  ahead: {
    clash: (own, enemy, ownCards, enemyCards) =>
      `${own} against ${enemy}: ${many(ownCards, 'Fate card', 'Fate cards')} to ${enemyCards}`,
    siege: (own, enemy) => `Siege with ${own} against ${enemy}`,
    captures: 'it falls now',
    pays: (crowns, left) => `${many(crowns, 'crown', 'crowns')}, ${left} left`,
    gains: (crowns, left) => `+${many(crowns, 'crown', 'crowns')}, then ${left}`,
    ban: 'Against the Law: you will be banned from the Assembly',
    leave: barons => `needs the leave of ${barons}`,
    marching: nobles => `In reach: ${nobles}`,
  },
  choose: 'What do you do here?',
  close: 'Close',

  armies: {
    title: 'Armies',
    wages: crowns => `wages due: ${many(crowns, 'crown', 'crowns')}`,
    income: crowns => `income: ${crowns}`,
    garrison: 'Garrison',
    inHand: 'In hand',
    onStacks: counts => `on the stacks: ${counts}`,
    handOf: (count, all) => `${count} of ${all}`,
    unfold: 'Show armies and hand',
    fold: 'Hide armies and hand',
  },
  mercenaries: {
    title: 'Mercenaries',
    missing: count => `draft in ${many(count, 'marker', 'markers')}`,
    offer: 'For hire',
    noOffer: 'Nobody is for hire.',
    deck: count => `${count} in the deck`,
    spot: (number, fee) =>
      fee > 0 ? `Spot ${number}, ${many(fee, 'crown', 'crowns')} if bought` : `Spot ${number}`,
    takenBy: baron => `marker of ${baron}`,
    price: crowns => many(crowns, 'crown', 'crowns'),
    hire: (count, crowns) => `Hire ${many(count, 'card', 'cards')} for ${crowns}`,
    pick: 'Tap the cards you hire.',
    defying: 'Hire without the surcharge of the Law (ban)',
    wage: crowns => `wage ${crowns}`,
  },
  lookAtMap: 'Look at the map',
  backToScene: 'Back to the scene',
  notLoaded: 'This part could not be loaded.',
  loadAgain: 'Load again',
};
