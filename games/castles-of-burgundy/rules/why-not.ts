import { topStep, type Reason, type Seat } from '@palio/kernel';
import { depotOf, goodsIn } from './depots.ts';
import { sellingPrice } from './die-action.ts';
import { MONASTERY_FIGURES } from './figures.ts';
import { hasMonastery } from './monasteries.ts';
import { CASTLE } from './names.ts';
import { because } from './reasons.ts';
import { castlesIn, shieldPrice } from './shields.ts';
import { nextTo } from './ship.ts';
import { boardOf, duchyOf, hasShield, playerOf, type State } from './state.ts';
import type { BurgundyStep } from './steps.ts';
import { tilesOn } from './storage.ts';
import type { Target } from './targets.ts';
import { tileNamed, type Tile } from './tiles.ts';
import { elsewhere, tooDear, whyNotDepotTile, type Answer, type Named } from './why-not-depots.ts';
import { whyNotOn, whyNotPlaced } from './why-not-placing.ts';

/** The value with which a tile can be placed now; undefined if the question is another. */
function valueOf(step: BurgundyStep): number | undefined {
  if (step.kind === 'dieAction' || step.kind === 'placeTile') return step.value;
  return step.kind === 'effectPlace' ? 0 : undefined;
}

const tileInHand = (step: BurgundyStep): Tile | null => (step.kind === 'placeTile' ? step.tile : null);

/** CB-4.1 With a die in the hand its action is the question, though the die is not yet spent on it. */
function withDie(state: State, seat: Seat, step: BurgundyStep, target: Target): BurgundyStep {
  if (step.kind !== 'turn' || !('inHand' in target)) return step;
  const { dice, spent } = playerOf(state, seat);
  const value = dice.find((shown, die) => shown === target.inHand && (spent & (1 << die)) === 0);
  return value === undefined ? step : { kind: 'dieAction', seat, value, by: 'die' };
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
    ? elsewhere(state, seat, step)
    : whyNotPlaced(state, seat, tile, value);
}

/** CB-1.10, CB-30.5 The space of the starting castle. */
function whyNotStart(state: State, seat: Seat, step: BurgundyStep, space: number): Answer {
  const isDarkGreen =
    step.kind === 'chooseStartCastle' && boardOf(duchyOf(state, seat)).families[space] === CASTLE;
  return because(isDarkGreen ? 'startOnOneOrSix' : 'startOnCastleSpace');
}

const asksForStart = ({ kind }: BurgundyStep): boolean =>
  kind === 'chooseStartCastle' || kind === 'chooseSecretly';

function whyNotCastle(state: State, seat: Seat, step: BurgundyStep, { space }: Named<'castle'>): Answer {
  if (asksForStart(step)) return whyNotStart(state, seat, step, space);
  return castlesIn(duchyOf(state, seat)).includes(space)
    ? elsewhere(state, seat, step)
    : because('noCastleThere');
}

function whyNotSpace(state: State, seat: Seat, step: BurgundyStep, { space, tile }: Named<'space'>): Answer {
  if (asksForStart(step)) return whyNotStart(state, seat, step, space);
  const value = valueOf(step);
  const placed = step.kind === 'placeTile' || tile === null ? tileInHand(step) : tileNamed(tile);
  if (value === undefined) return elsewhere(state, seat, step);
  return placed === null ? because('chooseTileFirst') : whyNotOn(state, seat, placed, space, value);
}

function whyNotGoods(state: State, seat: Seat, step: BurgundyStep, { goods }: Named<'goods'>): Answer {
  if (step.kind === 'shipExtraColour' || step.kind === 'keepColour') return because('goodsNotThere');
  if (duchyOf(state, seat).goods[goods - 1] === 0) return because('noGoodsOfColour');
  if (step.kind === 'dieAction') return tooDear(state, seat, sellingPrice(state, seat, goods, step.value));
  return elsewhere(state, seat, step);
}

function whyNotDie(state: State, seat: Seat, step: BurgundyStep, { value }: Named<'die'>): Answer {
  if (step.kind !== 'turn') return because('answerFirst');
  return playerOf(state, seat).dice.includes(value) ? because('dieSpent') : because('noSuchDie', { value });
}

function whyNotDepot(state: State, seat: Seat, step: BurgundyStep, { depot }: Named<'depot'>): Answer {
  if (step.kind === 'shipSecondDepot' && !nextTo(step.depot).includes(depot))
    return because('depotNotAdjacent');
  if (step.kind !== 'shipDepot' && step.kind !== 'shipSecondDepot') return elsewhere(state, seat, step);
  if (depot === 0 || goodsIn(depotOf(state, depot)) > 0) return undefined;
  return because(step.kind === 'shipDepot' ? 'depotWithoutGoods' : 'secondDepotEmpty');
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
  if (state.active !== seat) return because('onOwnTurn');
  if (dieWasSet) return because('dieAlreadySet');
  return (spent & (1 << die)) !== 0 ? because('dieSpent') : undefined;
}

function whyNotCopy(state: State, seat: Seat, { duchy }: Named<'copyMonasteries'>): Answer {
  const own = duchyOf(state, seat);
  if (!hasShield(own, 6)) return because('noShield6');
  if (own.copied >= 0) return because('alreadyCopying');
  return because(state.duchies[duchy] === own ? 'ownDuchy' : 'onOwnTurn');
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
  const open = topStep(state);
  if (open === undefined) return because('gameOver');
  if ('seat' in open && open.seat !== seat) return because('waitForOther');
  const step = withDie(state, seat, open, target);
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
      return whyNotDepot(state, seat, step, target);
    case 'shield':
      return whyNotShield(state, seat, step, target);
    case 'castle':
      return whyNotCastle(state, seat, step, target);
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
      return elsewhere(state, seat, step);
  }
}
