import { topStep, type Reason, type Seat } from '@palio/kernel';
import { depotOf, goodsIn } from './depots.ts';
import { sellingPrice, takingPrice } from './die-action.ts';
import { MONASTERY_FIGURES, SETUP } from './figures.ts';
import { canPay } from './free-moves.ts';
import { hasMonastery } from './monasteries.ts';
import { because } from './reasons.ts';
import { castlesIn, shieldPrice } from './shields.ts';
import { nextTo } from './ship.ts';
import { duchyOf, hasShield, playerOf, type State } from './state.ts';
import type { BurgundyStep } from './steps.ts';
import { tilesOn } from './storage.ts';
import type { Target } from './targets.ts';
import { faceOf, INN_TILE, tileNamed, type Tile } from './tiles.ts';
import { whyNotOn, whyNotPlaced } from './why-not-placing.ts';

type Named<Type extends Target['type']> = Extract<Target, { readonly type: Type }>;
type Answer = Reason | undefined;

const tooDear = (state: State, seat: Seat, price: number): Answer => {
  const { workers } = duchyOf(state, seat);
  return price > workers ? because('tooFewWorkers', { price, workers }) : undefined;
};

/** The value of the action that waits for a target; undefined if the step is another. */
function valueOf(step: BurgundyStep): number | undefined {
  if (step.kind === 'dieAction' || step.kind === 'placeTile') return step.value;
  return step.kind === 'effectPlace' || step.kind === 'effectSell' ? 0 : undefined;
}

const tileInHand = (step: BurgundyStep): Tile | null => (step.kind === 'placeTile' ? step.tile : null);

/** What to say when the question is another one. */
const elsewhere = (step: BurgundyStep): Reason =>
  because(step.kind === 'turn' ? 'chooseDieFirst' : 'answerFirst');

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

function whyNotDepotTile(
  state: State,
  seat: Seat,
  step: BurgundyStep,
  { depot, tile: id }: Named<'depotTile'>,
): Answer {
  const tile = tileNamed(id);
  if (!isThere(state, depot, tile)) return because('tileGone');
  if (step.kind === 'effectTake') {
    if (depot === 0 && state.active !== seat) return because('neverFromBlackDepot');
    if (depot > 0 && !step.families.includes(faceOf(tile).family)) return because('wrongFamilyForEffect');
  }
  if (step.kind === 'phaseEndPlace' || step.kind === 'colourReward')
    return whyNotPlaced(state, seat, tile, 0);
  if (depot === 0) return whyNotBuy(state, seat, depot);
  if (step.kind === 'dieAction') return tooDear(state, seat, takingPrice(state, seat, depot, step.value));
  return elsewhere(step);
}

function whyNotStoredTile(
  state: State,
  seat: Seat,
  step: BurgundyStep,
  { tile: id, from }: Named<'storedTile'>,
): Answer {
  const tile = tileNamed(id);
  if (from === 'partner') return because('partnersTile');
  if (!tilesOn(state, seat, from).includes(tile)) return because('tileNotStored');
  const value = valueOf(step);
  return value === undefined || step.kind === 'placeTile'
    ? elsewhere(step)
    : whyNotPlaced(state, seat, tile, value);
}

function whyNotSpace(state: State, seat: Seat, step: BurgundyStep, { space, tile }: Named<'space'>): Answer {
  const value = valueOf(step);
  const placed = step.kind === 'placeTile' || tile === null ? tileInHand(step) : tileNamed(tile);
  if (value === undefined) return elsewhere(step);
  return placed === null ? because('chooseTileFirst') : whyNotOn(state, seat, placed, space, value);
}

function whyNotGoods(state: State, seat: Seat, step: BurgundyStep, { goods }: Named<'goods'>): Answer {
  if (step.kind === 'shipExtraColour' || step.kind === 'keepColour') return because('goodsNotThere');
  if (duchyOf(state, seat).goods[goods - 1] === 0) return because('noGoodsOfColour');
  if (step.kind === 'dieAction') return tooDear(state, seat, sellingPrice(state, seat, goods, step.value));
  return elsewhere(step);
}

function whyNotDie(state: State, seat: Seat, step: BurgundyStep, { value }: Named<'die'>): Answer {
  if (step.kind !== 'turn') return because('answerFirst');
  return playerOf(state, seat).dice.includes(value) ? because('dieSpent') : because('noSuchDie', { value });
}

function whyNotDepot(state: State, step: BurgundyStep, { depot }: Named<'depot'>): Answer {
  if (step.kind === 'shipSecondDepot' && !nextTo(step.depot).includes(depot))
    return because('depotNotAdjacent');
  if (step.kind !== 'shipDepot' && step.kind !== 'shipSecondDepot') return elsewhere(step);
  return depot > 0 && goodsIn(depotOf(state, depot)) === 0 ? because('depotWithoutGoods') : undefined;
}

function whyNotShield(
  state: State,
  seat: Seat,
  step: BurgundyStep,
  { depot, shield }: Named<'shield'>,
): Answer {
  if (!depotOf(state, depot).shields.includes(shield)) return because('shieldGone');
  if (step.kind !== 'turn') return because('answerFirst');
  if (playerOf(state, seat).spent !== 0) return because('bothDiceNeeded');
  return tooDear(state, seat, shieldPrice(state, seat, depot));
}

function whyNotSetDie(state: State, seat: Seat, { die }: Named<'setDie'>): Answer {
  const { spent, dieWasSet } = playerOf(state, seat);
  if (!hasShield(duchyOf(state, seat), 16)) return because('noShield16');
  if (dieWasSet) return because('dieAlreadySet');
  return (spent & (1 << die)) !== 0 ? because('dieSpent') : undefined;
}

function whyNotCopy(state: State, seat: Seat, { duchy }: Named<'copyMonasteries'>): Answer {
  const own = duchyOf(state, seat);
  if (!hasShield(own, 6)) return because('noShield6');
  return own.copied >= 0
    ? because('alreadyCopying')
    : because(state.duchies[duchy] === own ? 'ownDuchy' : 'answerFirst');
}

function whyNotHire(state: State, seat: Seat): Answer {
  const duchy = duchyOf(state, seat);
  if (!hasMonastery(state, duchy, 28)) return because('noMonastery28');
  return duchy.silver < MONASTERY_FIGURES.hirePrice ? because('noSilver') : because('buyOnOwnTurn');
}

function whyNotDecline(step: BurgundyStep): Reason {
  return because(step.kind === 'dieAction' || step.kind === 'turn' ? 'mustUseDie' : 'cannotDecline');
}

/** Which rule forbids what a player pointed at. Asked only for things that are not legal. */
export function whyNot(state: State, seat: Seat, target: Target): Answer {
  const step = topStep(state);
  if (step === undefined) return because('gameOver');
  if ('seat' in step && step.seat !== seat) return because('waitForOther');
  switch (target.type) {
    case 'die':
      return whyNotDie(state, seat, step, target);
    case 'depotTile':
      return whyNotDepotTile(state, seat, step, target);
    case 'storedTile':
      return whyNotStoredTile(state, seat, step, target);
    case 'space':
      return whyNotSpace(state, seat, step, target);
    case 'goods':
      return whyNotGoods(state, seat, step, target);
    case 'depot':
      return whyNotDepot(state, step, target);
    case 'shield':
      return whyNotShield(state, seat, step, target);
    case 'castle':
      return castlesIn(duchyOf(state, seat)).includes(target.space)
        ? elsewhere(step)
        : because('noCastleThere');
    case 'setDie':
      return whyNotSetDie(state, seat, target);
    case 'copyMonasteries':
      return whyNotCopy(state, seat, target);
    case 'hireWorkers':
      return whyNotHire(state, seat);
    case 'decline':
      return whyNotDecline(step);
    case 'endTurn':
    case 'workers':
      return elsewhere(step);
  }
}
