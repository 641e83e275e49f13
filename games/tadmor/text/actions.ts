import type { Seat } from '@palio/kernel';
import type { Amounts } from '../rules/events.ts';
import type { PartId, PlaceId, SpaceId } from '../rules/names.ts';
import type { Action, EndTurn } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { missionFigures, tileFigures } from './figures.ts';
import { amountsOf, amountsText, playerIn, seatName, sumOf } from './lists.ts';
import type { Words } from './words.ts';

const PART_ORDER: readonly PartId[] = ['basement', 'colonnade', 'roof', 'statues'];

/** The part that comes next for a temple, and its number if there are several. */
function partAt(view: View, seat: Seat, temple: number): { part: PartId; number: number } {
  const temples = playerIn(view, seat)?.temples ?? [];
  const built = temples[temple];
  const next = built === undefined ? 0 : PART_ORDER.indexOf(built) + 1;
  const unfinished = temples.filter(part => part !== 'statues').length;
  return { part: PART_ORDER[next] ?? 'statues', number: unfinished > 1 ? temple + 1 : 0 };
}

/** What a placement promises, as the view says it: "+3 wood", or nothing. */
function promiseOf({ resources, gain }: Words, view: View, at: PlaceId): string {
  const amount = view.yields[at as SpaceId];
  if (amount === undefined) return '';
  const [, what] = at.split('-');
  if (what === 'peace' || what === 'war') return gain(amount);
  if (what === 'wood' || what === 'stone' || what === 'marble' || what === 'gold')
    return `+${amount} ${resources[what]}`;
  return '';
}

/** A cost, and how much of it is waived (TA-14.16, TA-14.18). */
function costText(words: Words, cost: Amounts, waived: number): string {
  const text = amountsText(words, cost);
  return waived === 0 ? text : words.actions.saving(text, Math.min(waived, sumOf(cost)));
}

type Construction = Extract<
  Action,
  { readonly type: 'tower' | 'traitor' | 'temple' | 'rareGood' | 'draw' | 'fulfil' }
>;

function constructionSentence(words: Words, view: View, seat: Seat, action: Construction): string {
  const { actions: say } = words;
  const player = playerIn(view, seat);
  const { by } = action;
  switch (action.type) {
    case 'tower': {
      const cost = action.pair ? player?.nextPair : player?.nextLevel;
      const height = (player?.tower ?? 0) + 1;
      return say.tower(action.pair, by, height, amountsText(words, cost ?? amountsOf([])));
    }
    case 'traitor':
      return say.traitor(seatName(words, action.target), view.traitorLevels, by);
    case 'temple': {
      const { part, number } = partAt(view, seat, action.temple);
      const offer = view.offers.find(
        ({ action: offered }) => offered.type === 'temple' && offered.temple === action.temple,
      );
      const cost = offer === undefined ? '' : costText(words, offer.cost, offer.waived);
      return say.temple(part, number, by, cost);
    }
    case 'rareGood': {
      const { top, cost } = view.piles[action.colour];
      return action.prestige
        ? say.rareGoodForPrestige(action.colour, top, by)
        : say.rareGood(action.colour, top, by, amountsText(words, cost));
    }
    case 'draw':
      return say.draw(by);
    case 'fulfil': {
      const cost = amountsOf(missionFigures(action.mission).cost);
      const waived = player?.improvements.includes('I20') === true ? (tileFigures('I20').count ?? 0) : 0;
      return say.fulfil(action.mission, by, costText(words, cost, waived));
    }
  }
}

type Anytime = Extract<
  Action,
  { readonly type: 'gather' | 'trade' | 'discardMission' | 'returnMission' | 'buyResource' }
>;

function anytimeSentence({ actions: say }: Words, view: View, action: Anytime): string {
  switch (action.type) {
    case 'gather':
      return say.gather(action.space, view.yields[action.space] ?? 0);
    case 'trade':
      return say.trade(action.give, action.get, action.ebla);
    case 'discardMission':
      return say.discardMission(action.mission);
    case 'returnMission':
      return say.returnMission(action.mission);
    case 'buyResource': {
      const { basicPrice = 0, advancedPrice = 0 } = tileFigures('I6');
      const isBasic = action.resource === 'wood' || action.resource === 'stone';
      return say.buyResource(action.resource, isBasic ? basicPrice : advancedPrice);
    }
  }
}

type Ending = Extract<Action, { readonly type: 'done' | 'pass' }>;

/** What is ended or declined depends on what is asked. */
function endingSentence({ actions: say }: Words, view: View, { type }: Ending): string {
  const kind = view.asked?.kind ?? '';
  const sentences: Readonly<Record<string, string>> = type === 'done' ? say.done : say.pass;
  return sentences[kind] ?? (type === 'done' ? say.done.closing : say.pass.acquire);
}

type Plain = Exclude<Action, Construction | Anytime | Ending | EndTurn>;

function plainSentence(words: Words, view: View, seat: Seat, action: Plain): string {
  const { actions: say } = words;
  switch (action.type) {
    case 'take':
      return say.take(action.resource);
    case 'startTile':
      return say.startTile(action.tile);
    case 'place':
      return say.place(action.piece, action.at, promiseOf(words, view, action.at));
    case 'redirect':
      return say.redirect(action.mission, action.region);
    case 'swap':
      return say.swap(action.own);
    case 'swapWith':
      return say.swapWith(action.other, seatName(words, view.spaces[action.other]?.seat ?? 0));
    case 'marauders':
      return say.marauders(action.region);
    case 'acquire':
      return say.acquire(action.tile);
    case 'takeTile':
      return say.takeTile(action.tile);
    case 'pay':
    case 'waive':
    case 'discard':
      return say[action.type](action.resource);
    default:
      return lateSentence(words, view, seat, action);
  }
}

type Late = Extract<
  Plain,
  {
    readonly type: 'pile' | 'pick' | 'part' | 'destroy' | 'payTax' | 'losePrestige' | 'audience';
  }
>;

function lateSentence(words: Words, view: View, seat: Seat, action: Late): string {
  const { actions: say } = words;
  switch (action.type) {
    case 'pile':
      return say.pile(action.colour, view.piles[action.colour].top);
    case 'pick':
      return say.pick(action.good);
    case 'part':
      return say.part(partAt(view, seat, action.temple).part, action.temple + 1);
    case 'destroy':
      return say.destroy(seatName(words, action.target));
    case 'payTax':
      return say.payTax(view.tax.gold);
    case 'losePrestige':
      return say.losePrestige(view.tax.prestige);
    case 'audience':
      return say.audience(action.as);
  }
}

/** What the action does, as a short imperative sentence. */
export function actionSentence(words: Words, view: View, seat: Seat, action: Action): string {
  switch (action.type) {
    case 'tower':
    case 'traitor':
    case 'temple':
    case 'rareGood':
    case 'draw':
    case 'fulfil':
      return constructionSentence(words, view, seat, action);
    case 'gather':
    case 'trade':
    case 'discardMission':
    case 'returnMission':
    case 'buyResource':
      return anytimeSentence(words, view, action);
    case 'endTurn':
      return words.actions.endTurn;
    case 'done':
    case 'pass':
      return endingSentence(words, view, action);
    default:
      return plainSentence(words, view, seat, action);
  }
}
