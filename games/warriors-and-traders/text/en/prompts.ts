import type { PlainPrompts } from '@palio/kernel/words';
import type { ResourceId } from '../../rules/names.ts';
import type { ActionSource } from '../../rules/steps.ts';
import { MASTER_TRADER_GOLD, START_TOKENS } from '../figures.ts';
import { facesShelteredPrincess, placeName, stockText } from '../lists.ts';
import type { PromptWords } from '../words.ts';
import { names } from './names.ts';

const ACTION: Readonly<Record<ActionSource, string>> = {
  first: 'Your first action',
  second: 'Your second action',
  unification: 'Unification: take an action at once',
  university: 'University: an extra action',
  masterTrader: 'Master Trader: an extra action',
  warlord: 'Warlord: declare war on somebody',
};

const pointsText = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
const isCounted = (resource: ResourceId): boolean => resource === 'goods' || resource === 'weapons';
const offerText = (counter: boolean): string => (counter ? 'counter-offer' : 'offer');

export const prompts: PromptWords = {
  pickNation: {
    own: () => ({
      what: 'Choose your nation',
      hint: 'A low number acts early; large nations unify for more actions',
    }),
    other: name => ({ what: `${name} chooses a nation` }),
  },
  placeStartTokens: {
    own: () => ({
      what: `Place your ${START_TOKENS} development tokens`,
      hint: 'In secret: shown when everybody has placed them',
    }),
    other: name => ({ what: `${name}: placing development tokens in secret` }),
  },
  feedArmies: {
    own: (_step, { players, viewer }) => {
      const own = viewer === 'spectator' ? undefined : players[viewer];
      const [food, need] = [own?.stock[0] ?? 0, own?.foodNeed ?? 0];
      return food < need
        ? {
            what: `Your armies need ${need} food and you have ${food}: who starves?`,
            hint: 'An army gets all its food or dies',
          }
        : {
            what: `Feed your armies for ${need} food?`,
            hint: `You have ${food}. An army you starve dies at once`,
          };
    },
    other: name => ({ what: `${name} feeds the armies` }),
  },
  routeIncome: {
    own: () => ({ what: 'Which resource does your unused trade route bring?' }),
    other: name => ({ what: `${name}: choosing the income of trade routes` }),
  },
  trade: {
    own: () => ({
      what: 'Trade: what do you do?',
      hint: 'Deal with the bank and along your routes, buy victory points, or pass',
    }),
    other: name => ({ what: `Trade: ${name} may still deal` }),
  },
  bankTimes: {
    own: ({ give, get }) => ({
      what: `How ${isCounted(get) ? 'many' : 'much'} ${names.resources[get]} do you want for ${names.resources[give]}?`,
    }),
    other: name => ({ what: `${name} trades with the bank` }),
  },
  composeOffer: {
    own: ({ to, give, want, counter }, _view, { nameOf }) => ({
      what: `Your ${offerText(counter)} to ${nameOf(to)}`,
      // A board puts the offer together by itself; until it is sent there is nothing to tell.
      ...([...give, ...want].some(count => count > 0) && {
        hint: `You give ${stockText(names, give)} and want ${stockText(names, want)}`,
      }),
    }),
    other: (name, { to, counter }, _view, { viewer, nameOf }) => ({
      what: `${name} prepares ${counter ? 'a' : 'an'} ${offerText(counter)} to ${to === viewer ? 'you' : nameOf(to)}`,
    }),
  },
  answerOffer: {
    own: ({ from, give, want, counter }, _view, { nameOf }) => ({
      what: `${counter ? 'Counter-offer' : 'Offer'} of ${nameOf(from)}: ${stockText(names, give)} for ${stockText(names, want)}. Do you accept?`,
    }),
    other: (name, { from, counter }, _view, { viewer, nameOf }) => ({
      what:
        from === viewer
          ? `${name} considers your ${offerText(counter)}`
          : `${name} considers the ${offerText(counter)} of ${nameOf(from)}`,
    }),
  },
  answerPeace: {
    own: ({ from }, _view, { nameOf }) => ({ what: `${nameOf(from)} proposes peace. Do you agree?` }),
    other: (name, { from }, _view, { viewer, nameOf }) => ({
      what:
        from === viewer
          ? `${name} considers your proposal of peace`
          : `${name} considers the proposal of peace of ${nameOf(from)}`,
    }),
  },
  takeAction: {
    own: ({ by }) => ({
      what: ACTION[by],
      hint: by === 'warlord' ? 'Or do without' : 'Place a token, build, upgrade, declare war, or pass',
    }),
    other: (name, { by }) => ({
      what: by === 'unification' ? `${name} acts for the Unification` : `${name} takes an action`,
    }),
  },
  placeArmy: {
    own: ({ army }) => ({
      what: `Where do you place the ${names.units[army].one}?`,
      hint: 'In a province you control',
    }),
    other: (name, { army }) => ({ what: `${name} places ${names.units[army].one}` }),
  },
  secondArmy: {
    own: () => ({ what: 'Warlord: a second army for the same action?', hint: 'It is paid in full' }),
    other: name => ({ what: `${name} may build a second army` }),
  },
  placeFort: {
    own: () => ({
      what: 'Where do you build the fort?',
      hint: 'In a province you control; at most two in each',
    }),
    other: name => ({ what: `${name} builds a fort` }),
  },
  extraAction: {
    own: () => ({
      what: 'Which extra action do you use?',
      hint: `Those of the Master Trader cost ${MASTER_TRADER_GOLD} gold each`,
    }),
    other: name => ({ what: `${name} may use extra actions` }),
  },
  developmentShift: {
    own: () => ({
      what: 'Move a development token from one track to another?',
      hint: 'The topmost token goes to the next empty space; levels change at once',
    }),
    other: name => ({ what: `${name} may move a development token` }),
  },
  unify: {
    own: (_step, { players, viewer }) => {
      const own = viewer === 'spectator' ? undefined : players[viewer]?.unification;
      return {
        what: `Declare Unification with ${own?.size ?? 0} provinces?`,
        hint: `It brings ${own?.actions ?? 0} actions at once, and comes only once in the game`,
      };
    },
    other: name => ({ what: `${name} may declare Unification` }),
  },
  moveArmies: {
    own: ({ round }) => ({
      what: round === 1 ? 'Move your armies' : 'Double Strike: move your armies again',
      hint: 'Entering a hostile province needs a point for the battle; battles begin when you are done',
    }),
    other: name => ({ what: `${name} moves armies` }),
  },
  chooseBattle: {
    own: () => ({ what: 'Which battle do you fight first?' }),
    other: name => ({ what: `${name} chooses the next battle` }),
  },
  assignDamage: {
    own: ({ attacker, attack, defence, province }, view) => ({
      what: `Battle of ${placeName(view, province)}: deal ${pointsText(view.viewer === attacker ? attack : defence)} of damage`,
      hint: facesShelteredPrincess(view, attacker, province)
        ? 'Princesses can be hit only when every fort falls'
        : 'Every point has to be dealt: a skull kills, an arrow drives away',
    }),
    other: (name, { province }, view) => ({
      what: `Battle of ${placeName(view, province)}: damage to be dealt by ${name}`,
    }),
  },
  retreatTo: {
    own: ({ province }, view) => ({
      what: `Where do your armies retreat to from ${placeName(view, province)}?`,
    }),
    other: (name, { province }, view) => ({ what: `${name} retreats from ${placeName(view, province)}` }),
  },
  barbarianNation: {
    own: ({ province }, view) => ({
      what: `${placeName(view, province)} is contested: as whose province does it count?`,
      hint: 'The barbarians stay in this nation if they can',
    }),
    other: name => ({ what: `${name} decides where the barbarians go` }),
  },
  barbarianRetreatTo: {
    own: () => ({ what: 'Where do you drive the barbarians?' }),
    other: name => ({ what: `${name} drives the barbarians away` }),
  },
  withdrawTo: {
    own: ({ province }, view) => ({
      what: `${placeName(view, province)} is not cleared: where do your armies withdraw to?`,
    }),
    other: (name, { province }, view) => ({ what: `${name} withdraws from ${placeName(view, province)}` }),
  },
  movePrincesses: {
    own: () => ({ what: 'Move your princesses', hint: 'Each one step, to a free province or one of yours' }),
    other: name => ({ what: `${name} moves princesses` }),
  },
  leaveVote: {
    own: ({ by }, _view, { nameOf }) => ({ what: `${nameOf(by)} leaves. Does the game go on?` }),
    other: name => ({ what: `Vote: does the game go on? Waiting for ${name}` }),
  },
  timeVote: {
    own: ({ by }, view, { nameOf }) => ({
      what: `${nameOf(by)} says the agreed ${view.timeLimit} minutes are over. Are they?`,
      hint: 'If more than half of all players say so, the caller included, this is the last turn',
    }),
    other: name => ({ what: `Vote: is the time over? Waiting for ${name}` }),
  },
};

export const plainPrompts: PlainPrompts = {
  sealed: waitingFor => ({ what: `You have chosen. Waiting for ${waitingFor}` }),
  waiting: waitingFor => ({ what: `Waiting for ${waitingFor}` }),
  over: () => ({ what: 'The game is over' }),
};
