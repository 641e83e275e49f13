import type { Reason, Seat } from '@palio/kernel';
import { provincesOf } from './control.ts';
import { mayBuildFort, placesForArmy, upgradePrice } from './development.ts';
import { ARMY_LEVEL, PIECES, TECHNOLOGY } from './figures.ts';
import { extraSources } from './extra-actions.ts';
import {
  ARMIES,
  GOLD,
  GOODS,
  MILITARY,
  RESOURCES,
  TRACK_INDEX,
  type ArmyKind,
  type ExtraSource,
  type PieceKind,
  type TrackId,
} from './names.ts';
import { because } from './reasons.ts';
import { atWar, isFriend } from './sides.ts';
import { BARBARIAN, playerOf, type State } from './state.ts';
import type { TradersStep } from './steps.ts';
import type { Target } from './targets.ts';
import { HAS, levelOf, spacesOf } from './technology.ts';
import { isArmyKind, reserveOf, unitOf } from './units.ts';
import { mayAskForPeace } from './war.ts';

type Answer = Reason | undefined;
type ActionTarget = Extract<Target, { readonly type: 'tech' | 'army' | 'fort' | 'upgrade' | 'war' }>;

/** Resources that are missing for a piece, by name. */
function whyNotPay(state: State, seat: Seat, kind: PieceKind): Answer {
  const { stock } = playerOf(state, seat);
  const missing = PIECES[kind].cost.map((count, resource) => Math.max(0, count - stock[resource]!));
  if (!missing.some(count => count > 0)) return undefined;
  return because('tooDear', Object.fromEntries(RESOURCES.map((id, resource) => [id, missing[resource]!])));
}

function whyNotArmy(state: State, seat: Seat, kind: ArmyKind): Answer {
  if (levelOf(playerOf(state, seat), MILITARY) < ARMY_LEVEL[kind])
    return because('militaryTooLow', { needed: ARMY_LEVEL[kind] });
  if (reserveOf(state, seat, kind) === 0) return because('noPieceLeft');
  if (placesForArmy(state, seat).length === 0) return because('noPlaceForArmy');
  return whyNotPay(state, seat, kind);
}

function whyNotFort(state: State, seat: Seat): Answer {
  if (!HAS.masonry(playerOf(state, seat))) return because('needsMasonry');
  if (reserveOf(state, seat, 'fort') === 0) return because('noPieceLeft');
  if (provincesOf(state, seat).length === 0) return because('noPlaceForFort');
  return whyNotPay(state, seat, 'fort') ?? (mayBuildFort(state, seat) ? undefined : because('twoForts'));
}

function whyNotUpgrade(state: State, seat: Seat, id: number, to: ArmyKind): Answer {
  const unit = unitOf(state, id);
  const player = playerOf(state, seat);
  if (unit.owner === BARBARIAN || !isFriend(state, seat, unit.owner)) return because('foreignArmy');
  if (!HAS.reinforce(player)) return because('needsReinforce');
  if (!isArmyKind(unit.kind) || ARMIES.indexOf(to) <= ARMIES.indexOf(unit.kind))
    return because('upgradeOnlyUp');
  const needed = upgradePrice(unit.kind, to);
  if (player.stock[GOODS]! < needed)
    return because('upgradeTooDear', { needed, goods: player.stock[GOODS]! });
  return reserveOf(state, unit.owner, to) === 0 ? because('noPieceLeft') : undefined;
}

function whyNotWar(state: State, seat: Seat, on: Seat): Answer {
  if (on === seat) return because('warOnSelf');
  return because(playerOf(state, on).left ? 'playerGone' : 'warOnAlly');
}

/** No action is asked for now: whether one comes after the open question (WT-7.1 to 7.4, WT-9.14). */
function whyNoAction(state: State, step: TradersStep): Answer {
  if (step.kind === 'developmentShift') return because('actionsOver');
  const isComing =
    state.phase === 'development' || state.stack.some(({ kind }) => kind === 'unificationActions');
  return isComing ? because('answerFirst') : because('wrongPhase', { phase: 'development' });
}

export function whyNotAction(state: State, seat: Seat, step: TradersStep, target: ActionTarget): Answer {
  if (step.kind !== 'takeAction' && step.kind !== 'secondArmy') return whyNoAction(state, step);
  if (step.kind === 'secondArmy' && target.type !== 'army') return because('onlySecondArmy');
  if (target.type === 'war') return whyNotWar(state, seat, target.on);
  if (step.by === 'warlord') return because('onlyDeclareWar');
  switch (target.type) {
    case 'tech':
      return because('trackFull');
    case 'army':
      return whyNotArmy(state, seat, target.kind);
    case 'fort':
      return whyNotFort(state, seat);
    case 'upgrade':
      return whyNotUpgrade(state, seat, target.unit, target.kind);
  }
}

/** WT-15.9 On the floor of the trade phase, or at an action of the development phase. */
export function whyNotPeace(state: State, seat: Seat, step: TradersStep, to: Seat): Answer {
  if (to === seat || !atWar(state, seat, to)) return because('notAtWar');
  const isPhase = state.phase === 'trade' || state.phase === 'development';
  if (!isPhase || step.kind === 'developmentShift') return because('noPeaceNow');
  if (!mayAskForPeace(state, seat, to)) return because('peaceAlreadyAsked');
  return because(step.kind === 'trade' && state.floor.passed[seat] === true ? 'hasPassed' : 'answerFirst');
}

export function whyNotExtra(state: State, seat: Seat, step: TradersStep, source: ExtraSource): Answer {
  if (step.kind !== 'extraAction')
    return state.phase === 'development'
      ? because('answerFirst')
      : because('wrongPhase', { phase: 'development' });
  const gold = playerOf(state, seat).stock[GOLD]!;
  if (
    source === 'masterTrader' &&
    HAS.masterTrader(playerOf(state, seat)) &&
    gold < TECHNOLOGY.masterTraderGold
  )
    return because('extraTooDear', { price: TECHNOLOGY.masterTraderGold, gold });
  return extraSources(state, seat, step.used).includes(source) ? undefined : because('noSuchExtra');
}

export function whyNotShift(
  state: State,
  seat: Seat,
  step: TradersStep,
  { from, to }: { readonly from: TrackId; readonly to: TrackId },
): Answer {
  if (step.kind !== 'developmentShift')
    return state.phase === 'development'
      ? because('answerFirst')
      : because('wrongPhase', { phase: 'development' });
  const { tokens } = playerOf(state, seat);
  if (tokens[TRACK_INDEX[from]] === 0) return because('shiftEmpty');
  const target = TRACK_INDEX[to];
  return from === to || tokens[target]! >= spacesOf(target) ? because('shiftFull') : undefined;
}
