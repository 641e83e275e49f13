import type { TrackId } from '../../rules/names.ts';
import type { LevelView } from '../../rules/view-types.ts';
import { boardNames } from '../board-names.ts';
import type { BoardWords } from '../board-words.ts';
import { VP_PRICE, WAR_TURNS } from '../figures.ts';
import { names } from './names.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const range = (least: number, most: number): string =>
  least === most ? String(least) : `${least} to ${most}`;

/** More missing provinces than these are told only to who points at them. */
const SHORT_LIST = 2;

function levelLabel(track: TrackId, level: LevelView): string {
  const parts: string[] = [];
  if (track === 'production') parts.push(`food ×${level.food}, products ×${level.goods}`);
  if (track === 'trade')
    parts.push(`bank ${level.bankRate}:1`, ...(level.routes > 0 ? [count(level.routes, 'trade route')] : []));
  if (track === 'military')
    parts.push(`weapons ×${level.weapons}`, count(level.actionPoints, 'action point'));
  parts.push(
    ...level.armies.map(army => names.units[army].one),
    ...level.abilities.map(ability => names.abilities[ability].name),
  );
  return parts.join(', ');
}

export const board: BoardWords = {
  ...boardNames(names),
  map: 'Map',
  where: ({ turn, lastTurn, phase, threshold }) =>
    turn === 0
      ? { now: names.phases[phase], rest: `Threshold ${threshold} points` }
      : {
          now: `Turn ${turn} of ${lastTurn}`,
          rest: `${names.phases[phase]} · threshold ${threshold} points`,
        },
  tabs: { map: 'Map', tech: 'Technology', nations: 'Nations' },
  fold: 'Fold away or open',
  mapLost: 'The picture of the map could not be loaded. The list of all actions still works.',
  showYields: 'Resources on the map',
  free: 'Nobody is here.',
  retreated: 'retreated',
  engaged: 'attacking',
  points: vp => count(vp, 'point'),
  damaged: points => `${points} damage`,
  pointsLeft: points => count(points, 'action point'),
  peaceFrom: name => `${name} proposes peace`,
  pickUp: province => `Choose the units in ${province}`,
  march: (number, province, isBattle) =>
    `${isBattle ? 'Attack' : 'March to'} ${province} with ${count(number, 'army', 'armies')}`,
  purse: {
    title: 'Your resources and the next upkeep',
    stock: (resource, have, gain, need) =>
      `${resource}: ${have}, ${gain} more in the next upkeep${need > 0 ? `, your armies eat ${need} before` : ''}`,
    choice: resources =>
      `+1 ${resources.map(id => names.oneResource[id]).join(` ${names.or} `)}, to be chosen then`,
  },
  card: {
    noYield: 'Yields nothing',
    nation: (name, order) => `${name}, no. ${order}`,
    takes: 'You take the province.',
    pointsAfter: points => `${count(points, 'action point')} left then.`,
    leaves: province => `${province} is left empty: you lose it.`,
    passes: (province, ally) => `Without you ${province} passes to ${ally}.`,
  },
  stack: { title: 'Who goes' },
  start: {
    note: 'Tokens fill a track from the bottom. The others see your choice when all have chosen.',
    confirm: 'Place them',
    title: tokens => `Place ${count(tokens, 'development token')}`,
    left: tokens => `${count(tokens, 'token')} left to place`,
    less: track => `One less on ${track}`,
    more: track => `One more on ${track}`,
  },
  feed: {
    orStarve: 'Or let an army starve; it goes back to your reserve.',
    title: (need, have) => `Your armies eat ${need}, you have ${have} food`,
    feedAll: food => `Feed all armies for ${food}`,
  },
  trade: {
    title: 'Trade',
    give: 'Give',
    get: 'Get',
    times: 'How often',
    exchange: 'Exchange',
    buyVp: `Buy a point for ${VP_PRICE} gold`,
    youGive: 'You give',
    youGet: 'You get',
    cancel: 'Cancel',
    send: 'Send the offer',
    offer: 'Make an offer',
    openRoute: 'Open a trade route',
    peace: 'Propose peace',
    accept: 'Accept',
    decline: 'Decline',
    counter: 'Counter-offer',
    nothing: 'nothing',
    noCentre: 'No trade centre',
    ownNoCentre: 'You hold no trade centre: no trade for you this turn.',
    noRoute: 'No trade route between you',
    hasPassed: 'has passed',
    monopoly: 'There is a Monopoly: who is below Trade VII deals only with those who have it.',
    sameDeclined: 'This very offer was declined.',
    hasDeclined: 'Declined:',
    notThere: 'Not all of this is there any more: one of you has spent it.',
    bank: rate => `Bank, ${rate} for 1`,
    players: (opened, allowed) => `Players · ${opened} of ${count(allowed, 'route')} opened`,
    hasRoute: offers => `Trade route · ${count(offers, 'offer')} left`,
    offerTo: name => `Offer to ${name}`,
    giveOf: resource => `${resource} that you give`,
    wantOf: resource => `${resource} that you get`,
    gives: name => `${name} gives`,
    answerTitle: (name, isCounter) =>
      isCounter ? `${name} makes a counter-offer` : `${name} makes you an offer`,
    waits: name => `${name} considers the offer`,
    less: what => `Less: ${what}`,
    more: what => `More: ${what}`,
  },
  develop: {
    title: 'Choose an action',
    secondTitle: 'A second army?',
    shiftTitle: 'Move one token to another track?',
    tech: 'Increase a technology',
    build: 'Build',
    upgrade: 'Upgrade an army',
    war: 'War and peace',
    incomeThen: 'Income then:',
    warOn: name => `Declare war on ${name}`,
    reserve: left => `${left} in reserve`,
    loses: lost => `You lose ${lost.join(', ')}.`,
    wins: won => `You gain ${won.join(', ')}.`,
  },
  damage: {
    takeBack: 'Take back the last hit',
    fates: { stands: 'stands', retreats: 'retreats', dies: 'dies' },
    title: province => `Battle for ${province}: deal your damage`,
    left: (points, all) => (points === 0 ? `All ${all} dealt` : `of ${all} damage still to deal`),
    dealt: points => `${points} dealt`,
  },
  battle: {
    dies: 'dies',
    mayDie: 'may die',
    retreats: 'retreats',
    mayRetreat: 'may have to retreat',
    stands: 'stands',
    cannotClear: 'The attacker cannot clear the province.',
    in: province => `Battle for ${province}`,
    life: points => `life\u00A0${points}`,
    verdict: (clears, holds) => {
      const cleared =
        clears === 'always' ? 'The defenders are driven out' : 'The attacker can drive out the defenders';
      if (holds === 'always') return `${cleared}, and the province is taken.`;
      return holds === 'canHold'
        ? `${cleared}; the province is taken if an army survives.`
        : `${cleared}, but no attacker is left to hold the province.`;
    },
    vp: (name, least, most) => `${name}: ${range(least, most)} ${most === 1 ? 'point' : 'points'} for kills`,
  },
  tech: {
    title: 'Technology',
    whose: 'Whose board',
    full: 'Highest level',
    add: (missing, level) =>
      missing === 1 ? `Token: level ${level}` : `Token: ${missing - 1} more for ${level}`,
    toNext: (missing, level) => `${count(missing, 'token')} to ${level}`,
    levelLabel,
  },
  standing: {
    title: 'Points',
    sum: 'Sum',
    missing: 'Missing',
    nobody: 'nobody leads alone',
    route: 'trade route',
    goal: threshold => `Threshold: ${threshold} points`,
    ahead: tokens => `${count(tokens, 'token')} ahead`,
    barbarians: (value, next, turn) =>
      `Barbarians ${value}/${value}${turn > 0 ? `; ${next}/${next} from turn ${turn}` : ''}`,
    war: (turns, fought) =>
      `war, at most ${count(turns, 'turn')} more${fought ? '' : '; ends this turn unless damage is dealt'}`,
  },
  legend: {
    title: 'Legend and units',
    sea: 'Sea way',
    land: 'Way over land',
    strength: 'Strength / resistance',
    food: 'Food',
    price: 'Price',
    kill: 'Points when beaten',
    yields: resource => `yields ${resource}`,
  },
  panel: {
    noNation: 'No nation yet',
    provinces: 'Provinces',
    unified: 'Unified',
    left: 'has left',
    side: (number, vp) => `Alliance ${number}, ${count(vp, 'point')}`,
    points: (parts, missing) => `${parts.join(', ')}; ${missing} to the threshold`,
    missing: points => (points === 0 ? 'threshold reached' : `${points} to go`),
    mayUnify: actions => `May unify: ${count(actions, 'action')}`,
    unification: (held, core, missing) =>
      `Unification ${held}/${core}${missing.length <= SHORT_LIST ? ` · missing ${missing.join(', ')}` : ''}`,
    unificationNote: (missing, optional) =>
      [
        ...(missing.length > 0 ? [`Missing for the Unification: ${missing.join(', ')}`] : []),
        ...(optional.length > 0 ? [`would count besides: ${optional.join(', ')}`] : []),
      ].join('; '),
    order: number => `Order number ${number}`,
    war: (foes, turns) => `War with ${foes}, ${count(turns, 'turn')}`,
  },
  order: { title: 'Turn order', first: 'First action', second: 'Second action' },
  time: {
    up: 'Time is up: this is the last turn.',
    agreed: (limit, passed) =>
      `Agreed: ${limit} minutes. Open on this device for ${count(passed, 'minute')}.`,
  },
  outlook: {
    unused: 'An army could still attack a hostile province beside it.',
    war: `You may attack each other at once; it lasts at most ${count(WAR_TURNS, 'turn')}.`,
    unification: (size, actions) =>
      `${count(size, 'province')}: ${count(actions, 'action')} at once. Only once a game.`,
  },
  setup: {
    maps: 'Maps',
    mapNames: { west: 'Western Europe', east: 'Eastern Europe', italia: 'Italia' },
    teams: sides => `Alliances by seats: ${sides.map(side => side.join(' + ')).join(' against ')}.`,
  },
};
