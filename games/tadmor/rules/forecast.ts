import { fastChance, topStep, type Automatic, type Choice, type Context, type Seat } from '@palio/kernel';
import { anytimeAsides } from './asides.ts';
import type { Event } from './events.ts';
import { countOf } from './mission-cards.ts';
import { gatherAmount, peaceGiftsPoints } from './anytime.ts';
import { PIECES, RESOURCES } from './names.ts';
import { finalTotal, rareGoodCount } from './scoring.ts';
import { ruleBook } from './rule-book.ts';
import { placeNamed, SPACES } from './spaces.ts';
import { clone, eraOf, playerOf, prestigeOf, type State } from './state.ts';
import type { Action, PlacePiece, TadmorStep } from './steps.ts';
import { allHeld, amountsOf, heldOf, NOTHING, oneOfKind, type Cost } from './stores.ts';
import type { Forecast } from './view-types.ts';
import { proposal } from './wishes.ts';
import { constructionActions } from './works.ts';
import { improvementPrice, tilesOnDisplay } from './improvements.ts';
import { acquire } from './actions.ts';

type Kind = TadmorStep['kind'];

/** What happens by itself because of an action; other automatic steps belong to the course of the turn. */
const EFFECTS: readonly Kind[] = ['gainTile', 'buildPart', 'fulfilled', 'freeRareGoods'];
/** What an action is worth without doing it says nothing about these. */
const SILENT: readonly Action['type'][] = [
  'done',
  'endTurn',
  'pass',
  'marauders',
  'redirect',
  'swap',
  'swapWith',
];
/** Anytime actions that are taken for the sake of something else. */
const MEANS: readonly Action['type'][] = ['trade', 'gather', 'buyResource', 'discardMission'];

/** What is drawn here is never told: only numbers that no draw can change. */
const quiet = (): Context<Event> => ({ chance: fastChance(1), tell: undefined, revealed: () => undefined });

const stores = (state: State, seat: Seat): number[] =>
  RESOURCES.map((_, resource) => heldOf(playerOf(state, seat), resource));

/** TA-9.22 The tile under one that was taken is turned over only then: what comes next is not known. */
const isNextGood = ({ kind }: TadmorStep): boolean => kind === 'freeRareGoods' || kind === 'freeRareGood';

/** Carries out the rest of an action with the answers proposed; says which they were. */
function answer(state: State, seat: Seat, goods: number, context: Context<Event>): Action[] {
  const proposed: Action[] = [];
  for (;;) {
    const step = topStep(state);
    if (step === undefined) return proposed;
    if (isNextGood(step) && rareGoodCount(playerOf(state, seat)) > goods) return proposed;
    const rule: unknown = ruleBook[step.kind];
    if (EFFECTS.includes(step.kind)) {
      state.stack.pop();
      (rule as Automatic<State, TadmorStep, Event>)(state, step, context);
      continue;
    }
    const action = proposal(state, seat);
    if (action === undefined) return proposed;
    state.stack.pop();
    (rule as Choice<State, TadmorStep, Action, Event>).choose(state, step, action, context);
    proposed.push(action);
  }
}

/** Nothing is resolved at placement (TA-4.8); what the space promises is shown all the same. */
function promised(state: State, seat: Seat, { piece, at }: PlacePiece): Forecast {
  const space = SPACES[placeNamed(at)];
  const kind = PIECES.indexOf(piece);
  const player = playerOf(state, seat);
  let resources: Cost = NOTHING;
  let prestige = 0;
  if (space?.action === 'gather') {
    const amount = gatherAmount(player, eraOf(state), kind, space.resource);
    resources = oneOfKind(space.resource).map(one => one * amount);
  }
  if (space?.action === 'peaceGifts') prestige = peaceGiftsPoints(player, eraOf(state), kind);
  return {
    resources: amountsOf(resources),
    prestige,
    final: prestige,
    levels: 0,
    cards: 0,
    proposed: [],
    opens: [],
  };
}

/** What can be bought at once in the window that is open. */
function buyable(state: State, seat: Seat, kind: Kind): readonly Action[] {
  if (kind === 'construction' || kind === 'buildTower') return constructionActions(state, seat);
  if (kind !== 'acquire' || allHeld(playerOf(state, seat)) < improvementPrice(state)) return [];
  return tilesOnDisplay(state).map(acquire);
}

/** What an action will bring the seat, as far as it can know. */
export function forecast(state: State, seat: Seat, action: Action): Forecast | undefined {
  const step = topStep(state);
  if (step === undefined || SILENT.includes(action.type)) return undefined;
  if (action.type === 'place') return promised(state, seat, action);
  const after = clone(state);
  const context = quiet();
  if (anytimeAsides.types.includes(action.type)) anytimeAsides.choose(after, seat, action, context);
  else {
    after.stack.pop();
    const rule: unknown = ruleBook[step.kind];
    (rule as Choice<State, TadmorStep, Action, Event>).choose(after, step, action, context);
  }
  const proposed = answer(after, seat, rareGoodCount(playerOf(state, seat)), context);
  const before = stores(state, seat);
  const known = buyable(state, seat, step.kind);
  const now = playerOf(after, seat);
  const then = playerOf(state, seat);
  return {
    resources: amountsOf(stores(after, seat).map((held, resource) => held - before[resource]!)),
    prestige: prestigeOf(now) - prestigeOf(then),
    final: finalTotal(after, seat) - finalTotal(state, seat),
    levels: now.tower - then.tower,
    cards: countOf(now.hand) - countOf(then.hand),
    proposed,
    opens: MEANS.includes(action.type)
      ? buyable(after, seat, step.kind).filter(option => !known.includes(option))
      : [],
  };
}
