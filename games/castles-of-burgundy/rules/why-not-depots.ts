import type { Reason, Seat } from '@palio/kernel';
import { BLACK_DEPOT, depotOf } from './depots.ts';
import { takingPrice } from './die-action.ts';
import { SETUP } from './figures.ts';
import { canPay } from './free-moves.ts';
import { hasMonastery } from './monasteries.ts';
import { BUILDING, SHIP, type Family } from './names.ts';
import { because } from './reasons.ts';
import { duchyOf, hasShield, playerOf, type State } from './state.ts';
import type { BurgundyStep } from './steps.ts';
import type { Target } from './targets.ts';
import { faceOf, INN_TILE, tileNamed, type Tile } from './tiles.ts';
import { BOTH } from './turn.ts';
import { whyNotPlaced } from './why-not-placing.ts';

export type Named<Type extends Target['type']> = Extract<Target, { readonly type: Type }>;
export type Answer = Reason | undefined;

export const tooDear = (state: State, seat: Seat, price: number): Answer => {
  const { workers } = duchyOf(state, seat);
  return price > workers ? because('tooFewWorkers', { price, workers }) : undefined;
};

const areDiceSpent = (state: State, seat: Seat, step: BurgundyStep): boolean =>
  step.kind === 'turn' && playerOf(state, seat).spent === BOTH;

/** What to say when the question is another one. */
export function elsewhere(state: State, seat: Seat, step: BurgundyStep): Reason {
  if (areDiceSpent(state, seat, step)) return because('diceSpent');
  return because(step.kind === 'turn' ? 'chooseDieFirst' : 'answerFirst');
}

const isThere = (state: State, depot: number, tile: Tile): boolean => {
  if (depot > 0) return depotOf(state, depot).tiles.includes(tile);
  return tile === INN_TILE ? state.inns > 0 : state.blackDepot.includes(tile);
};

/** CB-11 */
function whyNotBuy(state: State, seat: Seat, depot: number): Answer {
  const duchy = duchyOf(state, seat);
  if (state.active !== seat) return because('buyOnOwnTurn');
  if (playerOf(state, seat).purchased) return because('alreadyBought');
  if (depot > 0 && !hasMonastery(state, duchy, 6)) return because('onlyBlackDepot');
  if (!canPay(state, seat))
    return because('notEnoughSilver', { price: SETUP.purchasePrice, silver: duchy.silver });
  return because('lastTilePromised');
}

/** CB-8.4 to 8.6 Market, carpenter's workshop or church, by what it takes. */
function ruleOfEffect(families: readonly Family[]): string {
  if (families.includes(SHIP)) return 'CB-8.4';
  return families.includes(BUILDING) ? 'CB-8.5' : 'CB-8.6';
}

/** CB-25.29, CB-25.30 Each of the two shields has its own depots, and is used once at a phase end. */
function whyNotAtPhaseEnd(
  state: State,
  seat: Seat,
  shields: readonly number[],
  depot: number,
  tile: Tile,
): Answer {
  const shield = depot === BLACK_DEPOT ? 15 : 14;
  if (shields.includes(shield) && hasShield(duchyOf(state, seat), shield))
    return whyNotPlaced(state, seat, tile, 0);
  return because(shield === 14 ? 'onlyWithShield14' : 'onlyWithShield15');
}

/** CB-31.23 The inns lie beside the black depot, not in it. */
function whyNotAsReward(state: State, seat: Seat, depot: number, tile: Tile): Answer {
  if (depot !== BLACK_DEPOT || tile === INN_TILE) return because('rewardInBlackDepot');
  return whyNotPlaced(state, seat, tile, 0);
}

export function whyNotDepotTile(
  state: State,
  seat: Seat,
  step: BurgundyStep,
  { depot, tile: id }: Named<'depotTile'>,
): Answer {
  const tile = tileNamed(id);
  if (!isThere(state, depot, tile)) return because('tileGone');
  if (step.kind === 'effectTake') {
    if (depot === 0 && state.active !== seat) return because('neverFromBlackDepot');
    if (depot > 0 && !step.families.includes(faceOf(tile).family))
      return { ...because('wrongFamilyForEffect'), rule: ruleOfEffect(step.families) };
  }
  if (step.kind === 'phaseEndPlace') return whyNotAtPhaseEnd(state, seat, step.shields, depot, tile);
  if (step.kind === 'colourReward') return whyNotAsReward(state, seat, depot, tile);
  if (depot === BLACK_DEPOT || (areDiceSpent(state, seat, step) && canPay(state, seat)))
    return whyNotBuy(state, seat, depot);
  if (step.kind === 'dieAction') return tooDear(state, seat, takingPrice(state, seat, depot, step.value));
  return elsewhere(state, seat, step);
}
