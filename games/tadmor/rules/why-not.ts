import { topStep, type Reason, type Seat } from '@palio/kernel';
import { isWindow } from './asides.ts';
import { RULINGS } from './figures.ts';
import { boxTiles, improvementPrice, tilesOnDisplay } from './improvements.ts';
import { wasChosen } from './kingdom.ts';
import { deckCards } from './marauders.ts';
import { figuresOfMission, holds } from './mission-cards.ts';
import { numberOf, PIECES, REGIONS, type PrivateId, type RegionId } from './names.ts';
import { inReserve } from './pieces.ts';
import { because } from './reasons.ts';
import { canHelp, mayReturnNow } from './returning.ts';
import { startTiles } from './setup.ts';
import { isPrivate, placeNamed, PRIVATE_AUDIENCE, SPACES, spacesFor, takesPiece } from './spaces.ts';
import { kindOfPiece, owns, playerOf, seatOfPiece, standsOn, type State } from './state.ts';
import type { TadmorStep } from './steps.ts';
import { allHeld } from './stores.ts';
import type { Target } from './targets.ts';
import { placeOfTile, tileAt } from './tiles.ts';
import {
  notNow,
  whyNotFulfil,
  whyNotPile,
  whyNotRareGood,
  whyNotResolve,
  whyNotTemple,
  whyNotTower,
} from './why-not-construction.ts';
import { whyNotBuy, whyNotPayTax, whyNotResource, whyNotTrade } from './why-not-stores.ts';

type Named<Type extends Target['type']> = Extract<Target, { readonly type: Type }>;
type Answer = Reason | undefined;

/** TA-4 */
function whyNotPlace(state: State, seat: Seat, { at, piece }: Named<'place'>): Answer {
  const player = playerOf(state, seat);
  const place = placeNamed(at);
  if (isPrivate(place)) {
    if (!owns(player, tileAt(place))) return because('foreignTile');
    if (state.pieces[place] !== 0) return because('privateTileTaken');
  } else if (!spacesFor(state.table.seats).includes(place)) return because('notOnThisSide');
  if (state.pieces[place] !== 0) return because('spaceTaken');
  const kinds = piece === null ? PIECES.map((_, kind) => kind) : [PIECES.indexOf(piece)];
  const fitting = kinds.filter(kind => takesPiece(place, kind));
  if (fitting.length === 0) return because('wrongPiece');
  if (fitting.some(kind => inReserve(player, kind) > 0)) return undefined;
  return because('noPieceLeft', { piece: PIECES[fitting[0]!]! });
}

/** TA-13.17, TA-13.18 Pieces for a swap. */
function whyNotSwap(state: State, seat: Seat, step: TadmorStep, place: number): Answer {
  const standing = state.pieces[place]!;
  if (standing === 0 || isPrivate(place)) return because('noPieceThere');
  if (step.kind === 'swap')
    return seatOfPiece(standing) === seat ? because('otherKindOfPiece') : because('notYourPiece');
  if (step.kind !== 'swapWith') return undefined;
  if (seatOfPiece(standing) === seat) return because('notYourPiece');
  return kindOfPiece(standing) === kindOfPiece(state.pieces[placeNamed(step.own)]!)
    ? undefined
    : because('otherKindOfPiece');
}

function whyNotAt(state: State, seat: Seat, step: TadmorStep, target: Named<'place'>): Answer {
  if (step.kind === 'place') return whyNotPlace(state, seat, target);
  if (step.kind === 'swap' || step.kind === 'swapWith')
    return whyNotSwap(state, seat, step, placeNamed(target.at));
  if (!isWindow(step.kind)) return because('answerFirst');
  const place = placeNamed(target.at);
  return standsOn(state, seat, place)
    ? whyNotResolve(state, seat, step, SPACES[place])
    : because('noPieceForIt');
}

/** TA-2.12, TA-2.17 */
function whyNotStart(state: State, tile: number): Answer {
  if (startTiles(state).includes(tile)) return undefined;
  if (state.players.some(player => owns(player, tile))) return because('tileOwned');
  return because(state.table.expertSetup ? 'notEraOneTile' : 'notStartTile');
}

function whyNotTile(state: State, seat: Seat, step: TadmorStep, { tile: id }: Named<'tile'>): Answer {
  const tile = numberOf(id);
  if (step.kind === 'chooseStartTile') return whyNotStart(state, tile);
  // An own tile during placement is pointed at as a place for a piece.
  if (step.kind === 'place' && owns(playerOf(state, seat), tile))
    return placeOfTile(tile) < 0
      ? because('notPrivate')
      : whyNotPlace(state, seat, { type: 'place', at: id as PrivateId, piece: null });
  if (state.players.some(player => owns(player, tile))) return because('tileOwned');
  if (step.kind === 'boxTile') return boxTiles(state).includes(tile) ? undefined : because('notFromBox');
  if (step.kind === 'improvementMissions') return because('answerFirst');
  if (step.kind !== 'acquire' && step.kind !== 'freeTile') return notNow(step);
  if (!tilesOnDisplay(state).includes(tile)) return because('tileGone');
  const price = improvementPrice(state);
  const held = allHeld(playerOf(state, seat));
  return step.kind === 'acquire' && held < price ? because('tooFewResources', { price, held }) : undefined;
}

/** TA-13.4 to TA-13.7 */
function whyNotMission(
  state: State,
  seat: Seat,
  step: TadmorStep,
  { mission: id }: Named<'mission'>,
): Answer {
  const { hand, fulfilled, returned } = playerOf(state, seat);
  const mission = numberOf(id);
  if (holds(hand, mission)) return whyNotFulfil(state, seat, step, id);
  if (holds(returned, mission)) return because('missionReturned');
  if (!holds(fulfilled, mission)) return because('missionNotYours');
  const { benefit } = figuresOfMission(mission);
  // K14 is returned by choosing the piece.
  if (step.kind === 'swap' && benefit === 'swapPieces') return because('notYourPiece');
  if (!mayReturnNow(state, seat, mission)) return because('notInThisWindow');
  if (benefit === 'placeUpTo' && step.kind === 'place' && (step.left > 1 || step.placed > 0))
    return because('hasteUsed');
  return canHelp(state, seat, mission) ? undefined : because('noBenefit');
}

/** TA-5.14, TA-13.13 */
function whyNotRegion(state: State, step: TadmorStep, id: RegionId): Answer {
  const region = REGIONS.indexOf(id);
  if (step.kind !== 'redirect' && step.kind !== 'chooseMarauders') return because('answerFirst');
  if (region === state.currentRegion) return because('regionSafe');
  return deckCards(state, step.kind === 'redirect' ? REGIONS.indexOf(step.region) : -1).includes(region)
    ? undefined
    : because('cardNotInDeck');
}

function whyNotAudience(state: State, seat: Seat, step: TadmorStep, { as }: Named<'audience'>): Answer {
  if (!standsOn(state, seat, PRIVATE_AUDIENCE)) return because('noAudience');
  if (wasChosen(state, seat, as)) return because('alreadyChosen');
  if (step.kind !== 'audience') return because('answerFirst');
  if (as === 'taxman') return because(RULINGS.taxBeforeClosing ? 'taxSettled' : 'answerFirst');
  return because(as === 'warSupplies' ? 'lowestTower' : 'noBenefit');
}

/** The rule that asks leaves no way out. */
const ASKED_BY: Partial<Readonly<Record<TadmorStep['kind'], string>>> = {
  chooseExtra: 'TA-2.11',
  chooseStartTile: 'TA-2.12',
  swapWith: 'TA-13.17',
  payAny: 'TA-8.2',
  freeTile: 'TA-13.20',
  boxTile: 'TA-13.26',
  waive: 'TA-14.19',
  freeRareGood: 'TA-9.22',
  choosePile: 'TA-13.8',
  pickFromPile: 'TA-13.8',
  freePart: 'TA-13.9',
  destroy: 'TA-13.23',
  takeResources: 'TA-13.21',
  firstPlayerResource: 'TA-10.11',
  discardExcess: 'TA-12.2',
};

function whyNotDecline({ kind }: TadmorStep): Reason {
  const reason = because('cannotDecline');
  return { ...reason, rule: ASKED_BY[kind] ?? reason.rule };
}

function reasonFor(state: State, seat: Seat, step: TadmorStep, target: Target): Answer {
  switch (target.type) {
    case 'place':
      return whyNotAt(state, seat, step, target);
    case 'tile':
      return whyNotTile(state, seat, step, target);
    case 'mission':
      return whyNotMission(state, seat, step, target);
    case 'pile':
      return whyNotPile(state, seat, step, target.colour);
    case 'rareGood':
      return whyNotRareGood(state, step, target.good);
    case 'tower':
      return whyNotTower(state, seat, step, target.seat);
    case 'temple':
      return whyNotTemple(state, seat, step);
    case 'trade':
      return whyNotTrade(state, seat, step, target);
    case 'resource':
      return whyNotResource(state, seat, step, target.resource);
    case 'buyResource':
      return whyNotBuy(state, seat, step, target.resource);
    case 'region':
      return whyNotRegion(state, step, target.region);
    case 'audience':
      return whyNotAudience(state, seat, step, target);
    case 'payTax':
      return whyNotPayTax(state, seat, step);
    case 'done':
    case 'pass':
      return step.kind === 'place' ? because('mustPlace') : whyNotDecline(step);
  }
}

/** Which rule forbids what a player tried. Asked only for things that are not legal. */
export function whyNot(state: State, seat: Seat, target: Target): Reason | undefined {
  const step = topStep(state);
  if (step === undefined) return because('gameOver');
  if (!('seat' in step) || step.seat !== seat) {
    const isReturn =
      target.type === 'mission' && holds(playerOf(state, seat).fulfilled, numberOf(target.mission));
    if (step.kind === 'place') return because(isReturn ? 'onlyOnOwnPlacement' : 'waitToPlace');
    return because('waitForOther');
  }
  return reasonFor(state, seat, step, target);
}
