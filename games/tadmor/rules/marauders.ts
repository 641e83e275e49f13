import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { chooseMarauders, PASS, redirect, swapOwn, swapWith } from './actions.ts';
import type { Event } from './events.ts';
import { RULINGS } from './figures.ts';
import { listOf, RETURNED_AT } from './mission-cards.ts';
import { turnDown } from './missions.ts';
import { GOLD, numberOf, PIECES, REGIONS, SPACE_IDS, type Place, type Region } from './names.ts';
import { liftPiece, noteChosen, returnPiece } from './pieces.ts';
import { MARAUDERS_SPACES, placeNamed, spacesFor, spacesIn } from './spaces.ts';
import {
  isLastTurn,
  kindOfPiece,
  owns,
  playerOf,
  seatOfPiece,
  standsOn,
  turnOrder,
  type State,
} from './state.ts';
import type { Actions, Steps } from './steps.ts';
import { gain, score } from './stores.ts';
import { figuresOfTile, tilesWith } from './tiles.ts';

const [PACT_TILE] = tilesWith('ownRaidImmunity');
const [ESCORT_TILE] = tilesWith('raidImmunity');
const [GLORY_TILE] = tilesWith('raidPP');
const [SPOILS_TILE] = tilesWith('revealIncome');

/** TA-5.14 Cards of the deck: all but the one on the board, and those named. */
export function deckCards(state: State, without: Region = -1): Region[] {
  const cards: Region[] = [];
  for (let region = 0; region < REGIONS.length; region++)
    if (region !== state.currentRegion && region !== without) cards.push(region);
  return cards;
}

/** TA-5.7 */
const isImmune = (state: State, seat: Seat, raider: Seat): boolean => {
  const player = playerOf(state, seat);
  return owns(player, ESCORT_TILE!) || (seat === raider && owns(player, PACT_TILE!));
};

/** TA-5.5, TA-5.8, TA-5.9 Only spaces of the board are attacked. */
function attack(state: State, region: Region, raider: Seat, context: Context<Event>): void {
  let removed = 0;
  let others = 0;
  for (const place of spacesIn(region, state.table.seats)) {
    const standing = state.pieces[place]!;
    if (standing === 0 || isImmune(state, seatOfPiece(standing), raider)) continue;
    const { seat, piece } = liftPiece(state, place);
    // TA-15.8 turned the other way: as if it had not been chosen.
    if (!RULINGS.removedPieceCountsAsChosen) noteChosen(state, seat, place, false);
    removed++;
    if (seat !== raider) others++;
    context.tell?.({ type: 'pieceRemoved', seat, piece: PIECES[piece]!, from: SPACE_IDS[place]! });
  }
  context.tell?.({ type: 'regionAttacked', region: REGIONS[region]!, removed });
  if (others > 0 && owns(playerOf(state, raider), GLORY_TILE!))
    score(state, raider, figuresOfTile(GLORY_TILE!).points ?? 0, 'improvements', context);
}

/** TA-5.3 */
function takeSpoils(state: State, seat: Seat, context: Context<Event>): void {
  if (!owns(playerOf(state, seat), SPOILS_TILE!)) return;
  const { gold = 0, points = 0 } = figuresOfTile(SPOILS_TILE!);
  gain(state, seat, GOLD, gold, 'revealed', context);
  score(state, seat, points, 'improvements', context);
}

/** TA-13.17, TA-13.18 Own pieces on the board for which an opponent has one of the same kind there. */
export function swappable(state: State, seat: Seat): Place[] {
  const places = spacesFor(state.table.seats);
  const kinds = new Set<number>();
  for (const place of places) {
    const standing = state.pieces[place]!;
    if (standing !== 0 && seatOfPiece(standing) !== seat) kinds.add(kindOfPiece(standing));
  }
  return places.filter(place => standsOn(state, seat, place) && kinds.has(kindOfPiece(state.pieces[place]!)));
}

export function swapPartners(state: State, seat: Seat, own: Place): Place[] {
  const kind = kindOfPiece(state.pieces[own]!);
  return spacesFor(state.table.seats).filter(place => {
    const standing = state.pieces[place]!;
    return standing !== 0 && seatOfPiece(standing) !== seat && kindOfPiece(standing) === kind;
  });
}

type Kinds =
  | ('reveal' | 'redirectWindow' | 'redirect' | 'removePieces' | 'swapWindow' | 'swap' | 'swapWith')
  | ('callMarauders' | 'chooseMarauders');

export const marauderRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'redirect' | 'swap' | 'swapWith' | 'chooseMarauders'>,
  Event
> = {
  /** TA-5.1 to TA-5.3 */
  reveal(state, _step, context) {
    const { raider, raidCard } = state;
    const seats = turnOrder(state);
    if (raider < 0) {
      if (!RULINGS.swapNeedsAttack) next(state, { kind: 'swapWindow', seats });
      return;
    }
    const region = REGIONS[raidCard]!;
    state.raider = -1;
    state.raidCard = -1;
    context.revealed();
    context.tell?.({ type: 'raidRevealed', seat: raider, region });
    takeSpoils(state, raider, context);
    next(state, { kind: 'redirectWindow', region, raider, seats }, { kind: 'swapWindow', seats });
  },
  /** TA-5.4, TA-13.14 In turn order; who returned a card and has another may go on. */
  redirectWindow(state, { region, raider, seats }) {
    const [seat, ...after] = seats;
    if (seat === undefined) return next(state, { kind: 'removePieces', region, raider });
    if ((playerOf(state, seat).fulfilled & RETURNED_AT.reveal) !== 0)
      next(state, { kind: 'redirect', seat, region, raider, after });
    else next(state, { kind: 'redirectWindow', region, raider, seats: after });
  },
  /** TA-13.12, TA-13.13 */
  redirect: {
    choices(state, { seat, region }) {
      const cards = deckCards(state, REGIONS.indexOf(region));
      const [mission] = listOf(playerOf(state, seat).fulfilled & RETURNED_AT.reveal);
      return [...cards.map(card => redirect(mission!, card)), PASS];
    },
    choose(state, { seat, region, raider, after }, action, context) {
      if (action.type === 'pass')
        return next(state, { kind: 'redirectWindow', region, raider, seats: after });
      turnDown(state, seat, numberOf(action.mission), context);
      context.tell?.({ type: 'raidRedirected', seat, from: region, region: action.region });
      next(state, { kind: 'redirectWindow', region: action.region, raider, seats: [seat, ...after] });
    },
  },
  /** TA-5.10, TA-5.11 The card goes to Current Region Under Attack; the former one is back in the deck. */
  removePieces(state, { region: id, raider }, context) {
    const region = REGIONS.indexOf(id);
    attack(state, region, raider, context);
    state.currentRegion = region;
  },
  /** TA-5.12 */
  swapWindow(state, { seats }) {
    const [seat, ...after] = seats;
    if (seat === undefined) return;
    if ((playerOf(state, seat).fulfilled & RETURNED_AT.removal) !== 0 && swappable(state, seat).length > 0)
      next(state, { kind: 'swap', seat, after });
    else next(state, { kind: 'swapWindow', seats: after });
  },
  swap: {
    choices: (state, { seat }) => [...swappable(state, seat).map(swapOwn), PASS],
    choose(state, { seat, after }, action, context) {
      next(state, { kind: 'swapWindow', seats: after });
      if (action.type === 'pass') return;
      const [mission] = listOf(playerOf(state, seat).fulfilled & RETURNED_AT.removal);
      turnDown(state, seat, mission!, context);
      next(state, { kind: 'swapWith', seat, own: action.own });
    },
  },
  swapWith: {
    choices: (state, { seat, own }) => swapPartners(state, seat, placeNamed(own)).map(swapWith),
    choose(state, { seat, own }, { other }, { tell }) {
      const { pieces } = state;
      const mine = placeNamed(own);
      const theirs = placeNamed(other);
      const partner = seatOfPiece(pieces[theirs]!);
      [pieces[mine], pieces[theirs]] = [pieces[theirs]!, pieces[mine]!];
      tell?.({ type: 'piecesSwapped', seat, other: partner, own, others: other });
    },
  },
  /** TA-5.13, TA-5.15 to TA-5.18 In the last turn a card could no longer attack. */
  callMarauders(state, _step, context) {
    for (const place of MARAUDERS_SPACES) {
      const standing = state.pieces[place]!;
      if (standing === 0) continue;
      returnPiece(state, place, context);
      if (!isLastTurn(state)) next(state, { kind: 'chooseMarauders', seat: seatOfPiece(standing) });
    }
  },
  chooseMarauders: {
    secret: true,
    choices: state => [...deckCards(state).map(chooseMarauders), PASS],
    choose(state, { seat }, action, { tell }) {
      if (action.type === 'pass') return;
      state.raider = seat;
      state.raidCard = REGIONS.indexOf(action.region);
      tell?.({ type: 'raidPlanned', seat });
      tell?.({ type: 'raidChosen', seat, region: action.region }, [seat]);
    },
  },
};
