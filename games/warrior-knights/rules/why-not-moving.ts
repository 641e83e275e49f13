import type { Reason, Seat } from '@palio/kernel';
import { isShutIn, tokensOn } from './armies.ts';
import { attackersAt } from './attacks.ts';
import { borderBetween, isBridge, NEIGHBOURS, PATHS_FROM, REGIONS, ROAD_LINKS, type Region } from './map.ts';
import { canSetOut, consentsFor, refusesPassage } from './moves.ts';
import { because } from './reasons.ts';
import { AT_SEA, GARRISON, NOBODY, nobleOf, noblesOf, OFF_MAP, ownerOf, type State } from './state.ts';
import type { Holder, Noble } from './terms.ts';
import type { KnightsStep } from './steps.ts';

type Answer = Reason | undefined;

/** Why this Noble does nothing at all. */
export function whyNotNoble(state: State, seat: Seat, noble: Noble): Answer {
  if (ownerOf(noble) !== seat) return because('notYours');
  const { place, exhausted, region } = nobleOf(state, noble);
  if (place === OFF_MAP) return because('offMap');
  if (place === AT_SEA) return because('atSea');
  if (exhausted) return because('exhausted');
  if (state.current?.moved.includes(noble) === true) return because('alreadyMoved');
  return isShutIn(state, seat, region) ? because('besiegedInside') : undefined;
}

/** WK-11.1 to 11.8 Why he cannot go there. */
export function whyNotThere(state: State, noble: Noble, to: Region): Answer {
  const { region: from } = nobleOf(state, noble);
  const paths = PATHS_FROM[from]!.filter(({ regions, way }) => regions.at(-1) === to && way !== 'horse');
  const byLand = paths.filter(({ way }) => way !== 'sea');
  if (paths.some(({ way }) => way === 'sea') && state.storms && byLand.length === 0) return because('storms');
  if (byLand.length > 0) {
    const dry = byLand.filter(({ crossesBridge }) => !(state.floods && crossesBridge));
    if (dry.length === 0) return because('bridgeFlooded');
    const isShut = dry.every(({ regions }) =>
      consentsFor(state, ownerOf(noble), regions).some(other => refusesPassage(state, other)),
    );
    return isShut ? because('passageRefused') : undefined;
  }
  return whyNoPath(from, to);
}

/** WK-11.1 to 11.3 No way leads there at all. */
function whyNoPath(from: Region, to: Region): Reason {
  const border = borderBetween(from, to);
  if (border === 'mountain') return because('mountains');
  if (border === 'river' && !isBridge(from, to)) return because('river');
  const { port, isKingdom } = REGIONS[to]!;
  if (!isKingdom || border === 'sea' || (port && !REGIONS[from]!.port)) return because('noPort');
  const isOnRoad = ROAD_LINKS[from]!.length > 0 && ROAD_LINKS[to]!.length > 0;
  return because(isOnRoad || NEIGHBOURS[from]!.includes(to) ? 'tooFar' : 'notOnRoad');
}

/** WK-6.7 Nobody gets there, and nothing can be fought there. */
function whyNobodyGoes(state: State, seat: Seat, region: Region): Reason {
  if (attackersAt(state, seat, region).length > 0) return because('nobodyToAttack');
  return because(noblesOf(seat).some(noble => canSetOut(state, noble)) ? 'tooFar' : 'noAttacker');
}

/** WK-6.7, WK-11 A region that was pointed at, with the Noble dragged there if any. */
export function whyNotMove(
  state: State,
  seat: Seat,
  step: KnightsStep,
  region: Region,
  noble: Noble | null,
): Answer {
  const named = state.current?.region ?? NOBODY;
  if (named !== NOBODY && named !== region) return because('otherRegionNamed');
  const mover = noble ?? (step.kind === 'moveNoble' ? step.noble : NOBODY);
  if (mover === NOBODY) return whyNobodyGoes(state, seat, region);
  return whyNotNoble(state, seat, mover) ?? whyNotThere(state, mover, region);
}

/** WK-11.13, WK-11.15, WK-11.17 A Troop card that was pointed at. */
export function whyNotTroop(state: State, seat: Seat, from: Holder, to: Holder | null): Answer {
  if (ownerOf(from) !== seat || (to !== null && ownerOf(to) !== seat)) return because('foreignTroops');
  if (tokensOn(state, from) > 0) return because('allWithTokens');
  if (from < GARRISON && nobleOf(state, from).exhausted) return because('exhausted');
  return because('cannotGive');
}
