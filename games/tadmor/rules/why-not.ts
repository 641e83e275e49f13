import { topStep, type Reason, type Seat } from '@palio/kernel';
import { boxTiles, improvementPrice, tilesOnDisplay } from './improvements.ts';
import { taxOf, wasChosen } from './kingdom.ts';
import { deckCards } from './marauders.ts';
import { figuresOfMission, holds } from './mission-cards.ts';
import {
  BUNDLES,
  GOLD,
  isBasic,
  numberOf,
  PIECES,
  REGIONS,
  RESOURCES,
  type RegionId,
  type ResourceId,
} from './names.ts';
import { inReserve } from './pieces.ts';
import { because } from './reasons.ts';
import { canHelp, mayReturnNow } from './returning.ts';
import { startTiles } from './setup.ts';
import { isPrivate, placeNamed, PRIVATE_AUDIENCE, spacesFor, takesPiece } from './spaces.ts';
import { kindOfPiece, owns, playerOf, seatOfPiece, standsOn, type State } from './state.ts';
import type { TadmorStep } from './steps.ts';
import { allHeld, heldOf } from './stores.ts';
import type { Target } from './targets.ts';
import { tileAt, tilesWith } from './tiles.ts';
import { bundlesFor, exchangesOf } from './trading.ts';
import {
  whyNotFulfil,
  whyNotPile,
  whyNotRareGood,
  whyNotTemple,
  whyNotTower,
} from './why-not-construction.ts';

type Named<Type extends Target['type']> = Extract<Target, { readonly type: Type }>;
type Answer = Reason | undefined;

const [FAVOURS] = tilesWith('ppTrade');
const WINDOWS: readonly TadmorStep['kind'][] = [
  'acquire',
  'improvementMissions',
  'construction',
  'buildTower',
  'tax',
  'closing',
];
const isWindow = (step: TadmorStep): boolean => WINDOWS.includes(step.kind);

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
  return because(standsOn(state, seat, placeNamed(target.at)) ? 'answerFirst' : 'noPieceForIt');
}

function whyNotTile(state: State, seat: Seat, step: TadmorStep, { tile: id }: Named<'tile'>): Answer {
  const tile = numberOf(id);
  if (step.kind === 'chooseStartTile')
    return startTiles(state).includes(tile) ? undefined : because('notStartTile');
  if (state.players.some(player => owns(player, tile))) return because('tileOwned');
  if (step.kind === 'boxTile') return boxTiles(state).includes(tile) ? undefined : because('notFromBox');
  if (step.kind !== 'acquire' && step.kind !== 'freeTile')
    return because(step.kind === 'place' ? 'nothingAtPlacement' : 'answerFirst');
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
  if (!mayReturnNow(state, seat, mission)) return because('notInThisWindow');
  if (figuresOfMission(mission).benefit === 'placeUpTo' && step.kind === 'place' && step.left > 1)
    return because('hasteUsed');
  return canHelp(state, seat, mission) ? undefined : because('noBenefit');
}

/** TA-7 */
function whyNotTrade(state: State, seat: Seat, step: TadmorStep, { give, get }: Named<'trade'>): Answer {
  const player = playerOf(state, seat);
  const resource = RESOURCES.indexOf(give);
  if (!isWindow(step)) return because('onlyInResolution');
  if (!bundlesFor(resource).includes(BUNDLES.indexOf(get))) return because('neverTraded');
  if (!exchangesOf(state, seat).some(open => open.give === give && open.get === get))
    return because('noMarket');
  if (player.warehouse[resource]! > 0) return undefined;
  return because(player.tradedGoods[resource]! > 0 ? 'alreadyTraded' : 'warehouseEmpty');
}

/** TA-14.3 */
function whyNotBuy(state: State, seat: Seat, step: TadmorStep, id: ResourceId): Answer {
  const player = playerOf(state, seat);
  if (!owns(player, FAVOURS!)) return because('noFavours');
  if (!isWindow(step)) return because('onlyInResolution');
  const used = isBasic(RESOURCES.indexOf(id)) ? player.boughtBasic : player.boughtAdvanced;
  return used ? because('favourUsed') : undefined;
}

/** A resource to be paid, waived, taken or discarded. */
function whyNotResource(state: State, seat: Seat, step: TadmorStep, id: ResourceId): Answer {
  const resource = RESOURCES.indexOf(id);
  const player = playerOf(state, seat);
  switch (step.kind) {
    case 'waive':
      return because('notInCost');
    case 'payAny':
      return heldOf(player, resource) === 0 ? because('notHeld') : undefined;
    case 'discardExcess':
      return player.warehouse[resource] === 0 ? because('notHeld') : undefined;
    case 'firstPlayerResource':
      return isBasic(resource) ? undefined : because('onlyBasic');
    default:
      return because('answerFirst');
  }
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
  return step.kind === 'tax' || step.kind === 'audience' ? because('noBenefit') : because('answerFirst');
}

function whyNotPayTax(state: State, seat: Seat, step: TadmorStep): Answer {
  const gold = taxOf(state);
  if (gold === 0 || step.kind !== 'tax') return because('noTaxNow');
  const held = heldOf(playerOf(state, seat), GOLD);
  return held < gold ? because('notEnoughGold', { gold, held }) : undefined;
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
      return because(step.kind === 'place' ? 'mustPlace' : 'cannotDecline');
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
