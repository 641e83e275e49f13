import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { audience, DONE, LOSE_PRESTIGE, PASS, PAY_TAX, take } from './actions.ts';
import { hasClosing } from './asides.ts';
import type { Event } from './events.ts';
import { ACTION_FIGURES, RULINGS } from './figures.ts';
import { GOLD, KINGDOM_ACTIONS, RESOURCES, STONE, WOOD, type KingdomAction, type Place } from './names.ts';
import { returnAll, returnPiece } from './pieces.ts';
import { canReach } from './reach.ts';
import { FIRST_PLAYER_SPACES, PRIVATE_AUDIENCE, TAXMAN_SPACES, WAR_SPACES } from './spaces.ts';
import { eraOf, isLastTurn, owns, playerOf, standsOn, turnOrder, type Player, type State } from './state.ts';
import type { Actions, Steps, TadmorStep } from './steps.ts';
import { gain, heldOf, pay, score, type Cost } from './stores.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';
import { lowestTower } from './tower.ts';

const FAME_TILES = tilesWith('towerPrestige');
const [EXEMPTION_TILE] = tilesWith('taxImmunity');
const TAXMAN = KINGDOM_ACTIONS.indexOf('taxman');
const WAR_SUPPLIES = KINGDOM_ACTIONS.indexOf('warSupplies');
const FIRST_PLAYER = KINGDOM_ACTIONS.indexOf('firstPlayer');

/** TA-10.3, TA-10.4 */
function scoreTowersPrestige(state: State, context: Context<Event>): void {
  const highest = Math.max(...state.players.map(({ tower }) => tower));
  const owners = turnOrder(state).filter(seat => playerOf(state, seat).tower === highest);
  if (owners.length !== 1) return;
  const seat = owners[0]!;
  for (const tile of FAME_TILES)
    if (owns(playerOf(state, seat), tile))
      score(state, seat, figuresOfTile(tile).points ?? 0, 'towersPrestige', context);
}

/** TA-10.5 */
export const taxOf = (state: State): number => ACTION_FIGURES.tax.gold[eraOf(state) - 1]!;
/** TA-10.7 */
export const taxLoss = (state: State): number => ACTION_FIGURES.tax.prestige[eraOf(state) - 1]!;
const goldCost = (gold: number): Cost => RESOURCES.map((_, resource) => (resource === GOLD ? gold : 0));

/** TA-10.6, TA-10.9 */
export const isExempt = (state: State, seat: Seat): boolean =>
  owns(playerOf(state, seat), EXEMPTION_TILE!) || TAXMAN_SPACES.some(place => standsOn(state, seat, place));

/** TA-15.7, TA-15.8 Whether the action was already chosen with a piece on the board. */
export function wasChosen(state: State, seat: Seat, action: KingdomAction): boolean {
  const player = playerOf(state, seat);
  const stands = (places: readonly Place[]): boolean => places.some(place => standsOn(state, seat, place));
  switch (action) {
    case 'taxman':
      return player.choseTaxman || stands(TAXMAN_SPACES);
    case 'warSupplies':
      return player.choseWarSupplies || stands(WAR_SPACES);
    case 'firstPlayer':
      return player.choseFirstPlayer || stands(FIRST_PLAYER_SPACES);
  }
}

const canAudience = (state: State, seat: Seat, action: KingdomAction): boolean =>
  standsOn(state, seat, PRIVATE_AUDIENCE) && !wasChosen(state, seat, action);

/** TA-10.10 */
export const warSuppliesPoints = (state: State, player: Player): number => player.tower - lowestTower(state);

function scoreWarSupplies(state: State, seat: Seat, context: Context<Event>): void {
  score(state, seat, warSuppliesPoints(state, playerOf(state, seat)), 'warSupplies', context);
}

/** In the last turn the pawn is worth nothing, nor its resource, unless the tax is still to be paid with it. */
const isFirstPlayerVain = (state: State): boolean => isLastTurn(state) && RULINGS.taxBeforeClosing;

/** What a private audience can still be in the closing block. */
function audiences(state: State, seat: Seat): Actions['audience'][] {
  const actions: Actions['audience'][] = [];
  if (canAudience(state, seat, 'warSupplies') && warSuppliesPoints(state, playerOf(state, seat)) > 0)
    actions.push(audience(WAR_SUPPLIES));
  if (canAudience(state, seat, 'firstPlayer') && !isFirstPlayerVain(state))
    actions.push(audience(FIRST_PLAYER));
  return actions;
}

function holdAudience(state: State, seat: Seat, as: KingdomAction, context: Context<Event>): void {
  context.tell?.({ type: 'audienceHeld', seat, as });
  returnPiece(state, PRIVATE_AUDIENCE, context);
}

function payTax(state: State, seat: Seat, context: Context<Event>): void {
  pay(state, seat, goldCost(taxOf(state)), 'tax', context);
  context.tell?.({ type: 'taxPaid', seat });
}

type Kinds =
  | ('kingdomPhase' | 'towersPrestige' | 'taxman' | 'tax' | 'closingBlock' | 'firstPlayer')
  | ('firstPlayerResource' | 'audienceBlock' | 'audience' | 'closingWindow' | 'closing' | 'returnPieces');

export const kingdomRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'tax' | 'firstPlayerResource' | 'audience' | 'closing'>,
  Event
> = {
  /** TA-10.14 */
  kingdomPhase(state) {
    const order = turnOrder(state);
    const taxes: TadmorStep[] = order.map(seat => ({ kind: 'taxman', seat }));
    const closing: TadmorStep[] = order.map(seat => ({ kind: 'closingBlock', seat }));
    const steps = RULINGS.taxBeforeClosing ? [...taxes, ...closing] : [...closing, ...taxes];
    const home: TadmorStep[] = order.map(seat => ({ kind: 'returnPieces', seat }));
    next(state, { kind: 'towersPrestige' }, ...steps, ...home);
  },
  towersPrestige: (state, _step, context) => scoreTowersPrestige(state, context),
  /** TA-10.5 to TA-10.9 Who cannot pay, nor ever could, loses the points without being asked. */
  taxman(state, { seat }, context) {
    const gold = taxOf(state);
    if (gold === 0) return;
    if (isExempt(state, seat)) return context.tell?.({ type: 'taxExempt', seat });
    if (canReach(state, seat, goldCost(gold)) || canAudience(state, seat, 'taxman'))
      next(state, { kind: 'tax', seat });
    else score(state, seat, -taxLoss(state), 'tax', context);
  },
  tax: {
    choices(state, { seat }) {
      const actions: Actions['tax'][] = [];
      if (heldOf(playerOf(state, seat), GOLD) >= taxOf(state)) actions.push(PAY_TAX);
      actions.push(LOSE_PRESTIGE);
      if (canAudience(state, seat, 'taxman')) actions.push(audience(TAXMAN));
      return actions;
    },
    choose(state, { seat }, action, context) {
      if (action.type === 'payTax') payTax(state, seat, context);
      else if (action.type === 'audience') holdAudience(state, seat, action.as, context);
      else score(state, seat, -taxLoss(state), 'tax', context);
    },
  },
  /** TA-10.10, TA-10.11 The piece of each action goes home; then what is left to decide. */
  closingBlock(state, { seat }, context) {
    for (const place of WAR_SPACES)
      if (standsOn(state, seat, place)) {
        scoreWarSupplies(state, seat, context);
        playerOf(state, seat).choseWarSupplies = true;
        returnPiece(state, place, context);
      }
    const steps: TadmorStep[] = [];
    for (const place of FIRST_PLAYER_SPACES)
      if (standsOn(state, seat, place)) {
        playerOf(state, seat).choseFirstPlayer = true;
        returnPiece(state, place, context);
        steps.push({ kind: 'firstPlayer', seat });
      }
    next(state, ...steps, { kind: 'audienceBlock', seat }, { kind: 'closingWindow', seat });
  },
  /** TA-10.11 to TA-10.13 */
  firstPlayer(state, { seat }, { tell }) {
    state.pawn = seat;
    tell?.({ type: 'firstPlayerTaken', seat });
    if (!isFirstPlayerVain(state)) next(state, { kind: 'firstPlayerResource', seat });
  },
  firstPlayerResource: {
    choices: () => [take(WOOD), take(STONE)],
    choose: (state, { seat }, { resource }, context) =>
      gain(state, seat, RESOURCES.indexOf(resource), 1, 'firstPlayer', context),
  },
  /** TA-15.7 */
  audienceBlock(state, { seat }) {
    if (audiences(state, seat).length > 0) next(state, { kind: 'audience', seat });
  },
  audience: {
    choices: (state, { seat }) => [...audiences(state, seat), PASS],
    choose(state, { seat }, action, context) {
      if (action.type === 'pass') return;
      holdAudience(state, seat, action.as, context);
      if (action.as === 'warSupplies') scoreWarSupplies(state, seat, context);
      else next(state, { kind: 'firstPlayer', seat });
    },
  },
  /** TA-6.6 The last chance to trade in this turn. */
  closingWindow(state, { seat }) {
    if (hasClosing(state, seat)) next(state, { kind: 'closing', seat });
  },
  closing: { choices: () => [DONE], choose: () => undefined },
  /** TA-6.8 */
  returnPieces: (state, { seat }, context) => returnAll(state, seat, context),
};
