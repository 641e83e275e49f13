import { topStep, type Reason, type Seat } from '@palio/kernel';
import { holderOf, neighboursOf, worldOf } from './control.ts';
import { placesForFort } from './development.ts';
import { holdsCore, nationOf } from './unification.ts';
import { OUT_OF_PLAY, playerOf, type State } from './state.ts';
import type { TradersStep } from './steps.ts';
import type { Target } from './targets.ts';
import { because } from './reasons.ts';
import { whyNotAction, whyNotExtra, whyNotPeace, whyNotShift } from './why-not-action.ts';
import { whyNotMove, whyNotUnit } from './why-not-map.ts';
import { whyNotTrade } from './why-not-trade.ts';
import { isFriend } from './sides.ts';

type Answer = Reason | undefined;
type Named<Type extends Target['type']> = Extract<Target, { readonly type: Type }>;

function whyNotNation(state: State, step: TradersStep, { nation }: Named<'nation'>): Answer {
  const { nations, startNations } = worldOf(state);
  const place = nations.findIndex(one => one.id === nation);
  if (place < 0 || !startNations.includes(place)) return because('nationNotHere');
  if (state.players.some(player => player.nation === place)) return because('nationTaken');
  return step.kind === 'pickNation' ? undefined : because('answerFirst');
}

/** A province as the answer to the open question. */
function whyNotProvince(state: State, seat: Seat, step: TradersStep, province: number): Answer {
  const holder = holderOf(state, province);
  if (holder === OUT_OF_PLAY) return because('outOfPlay');
  switch (step.kind) {
    case 'placeArmy':
      return because('notYourProvince');
    case 'placeFort':
      if (holder >= 0 && holder !== seat && isFriend(state, seat, holder))
        return because('fortInAllysProvince');
      return holder === seat && !placesForFort(state, seat).includes(province)
        ? because('twoForts')
        : because('fortNotYourProvince');
    case 'chooseBattle':
      return because('noBattleThere');
    case 'retreatTo':
      return because('retreatOnlyToOpen');
    case 'withdrawTo':
      return because('withdrawOnlyToOpen');
    case 'barbarianRetreatTo':
      if (!neighboursOf(state, step.province).includes(province)) return because('barbariansNotAdjacent');
      return because(holder >= 0 ? 'barbariansNotToPlayers' : 'barbariansGoElsewhere');
    case 'moveArmies':
      return because('chooseArmy');
    case 'movePrincesses':
      return because('choosePrincess');
    default:
      return because('answerFirst');
  }
}

function whyNotUnify(state: State, seat: Seat, step: TradersStep): Answer {
  if (playerOf(state, seat).unified) return because('alreadyUnified');
  if (!holdsCore(state, seat)) {
    const missing = nationOf(state, seat).core.filter(province => state.holders[province] !== seat).length;
    return because('coreMissing', { missing });
  }
  if (state.phase !== 'manoeuvre') return because('wrongPhase', { phase: 'manoeuvre' });
  return step.kind === 'unify' ? undefined : because('answerFirst');
}

/** Whether the open question is for somebody else. */
function isOthersQuestion(step: TradersStep, seat: Seat): boolean {
  if ('seat' in step) return step.seat !== seat;
  return step.kind === 'assignDamage' && step.attacker !== seat && step.defender !== seat;
}

/** Which rule forbids what a player pointed at. Asked only for things that are not legal. */
export function whyNot(state: State, seat: Seat, target: Target): Answer {
  const step = topStep(state);
  if (step === undefined) return because('gameOver');
  if (isOthersQuestion(step, seat)) return because('waitForOther');
  switch (target.type) {
    case 'nation':
      return whyNotNation(state, step, target);
    case 'province':
      return whyNotProvince(state, seat, step, target.province);
    case 'move':
      return whyNotMove(state, seat, step, target);
    case 'unit':
      return whyNotUnit(state, seat, step, target);
    case 'tech':
    case 'army':
    case 'fort':
    case 'upgrade':
    case 'war':
      return whyNotAction(state, seat, step, target);
    case 'peace':
      return whyNotPeace(state, seat, step, target.to);
    case 'extra':
      return whyNotExtra(state, seat, step, target.source);
    case 'shift':
      return whyNotShift(state, seat, step, target);
    case 'unify':
      return whyNotUnify(state, seat, step);
    case 'feedAll':
      return because(step.kind === 'feedArmies' ? 'notEnoughFood' : 'answerFirst');
    case 'pass':
      return because(step.kind === 'chooseBattle' ? 'mustFightOn' : 'answerFirst');
    case 'bank':
    case 'buyVp':
    case 'openRoute':
    case 'propose':
    case 'accept':
    case 'counter':
    case 'send':
      return whyNotTrade(state, seat, step, target);
  }
}
