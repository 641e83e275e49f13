import { next, type RuleBook, type Seat } from '@palio/kernel';
import { PASS } from './actions.ts';
import { provincesOf, settleControl, type Tell } from './control.ts';
import type { Event } from './events.ts';
import { ARMY_LEVEL, PIECES, TECHNOLOGY, UNIT_FIGURES } from './figures.ts';
import {
  ARMIES,
  GOODS,
  LEADERS,
  MILITARY,
  TRACK_INDEX,
  TRACKS,
  type ArmyKind,
  type Province,
  type Stock,
  type TrackId,
} from './names.ts';
import { ascending, descending } from './order.ts';
import { isFriend, rivalsOf } from './sides.ts';
import { BARBARIAN, playerOf, RESTING, type State, type Unit } from './state.ts';
import type { Actions, ActionSource, BuildArmy, DevelopmentAction, Place, Steps, Upgrade } from './steps.ts';
import { HAS, leaderOn, levelOf, levelWith, spacesOf } from './technology.ts';
import { addUnit, distinct, isArmyKind, reserveOf, swapPiece, unitOf } from './units.ts';
import { declareWar, peacePartners, proposePeace } from './war.ts';

const TECH = TRACKS.map((track): DevelopmentAction => Object.freeze({ type: 'tech', track }));
const BUILD = ARMIES.map((kind): BuildArmy => Object.freeze({ type: 'army', kind }));
const FORT: DevelopmentAction = Object.freeze({ type: 'fort' });

/** WT-8.3, WT-7.25 Tokens move; leader tokens follow at once (WT-17.9). */
export function changeTokens(state: State, seat: Seat, change: (tokens: number[]) => void, tell: Tell): void {
  const before = tell === undefined ? [] : TRACKS.map((_, track) => leaderOn(state, track));
  change(playerOf(state, seat).tokens);
  tellLeaders(state, before, tell);
}

/** WT-17.9, WT-3.15 Who holds a leader token now and did not before. */
export function tellLeaders(state: State, before: readonly number[], tell: Tell): void {
  before.forEach((from, track) => {
    const to = leaderOn(state, track);
    if (from !== to) tell?.({ type: 'leaderChanged', leader: LEADERS[track]!, from, to });
  });
}

/** WT-7.9, WT-7.10 */
function placeToken(state: State, seat: Seat, track: TrackId, tell: Tell): void {
  const index = TRACK_INDEX[track];
  const tokens = playerOf(state, seat).tokens[index]! + 1;
  tell?.({ type: 'tokenPlaced', seat, track, tokens, level: levelWith(index, tokens) });
  changeTokens(state, seat, own => own[index]!++, tell);
}

const canPay = (stock: Stock, cost: Stock): boolean => {
  for (let i = 0; i < cost.length; i++) if (stock[i]! < cost[i]!) return false;
  return true;
};

function pay(state: State, seat: Seat, cost: Stock): void {
  const { stock } = playerOf(state, seat);
  cost.forEach((count, resource) => (stock[resource]! -= count));
}

/** WT-2.2, WT-7.11 */
export function mayBuild(state: State, seat: Seat, kind: ArmyKind): boolean {
  const player = playerOf(state, seat);
  return (
    canPay(player.stock, PIECES[kind].cost) &&
    levelOf(player, MILITARY) >= ARMY_LEVEL[kind] &&
    reserveOf(state, seat, kind) > 0
  );
}

const armiesToBuild = (state: State, seat: Seat): BuildArmy[] =>
  BUILD.filter(({ kind }) => mayBuild(state, seat, kind));

/** WT-7.12, WT-20.4 Own provinces and those of allies. */
export function placesForArmy(state: State, seat: Seat): Province[] {
  const found: Province[] = [];
  for (let province = 0; province < state.holders.length; province++) {
    const holder = state.holders[province]!;
    if (holder >= 0 && isFriend(state, seat, holder)) found.push(province);
  }
  return found;
}

/** WT-7.17, WT-20.6 Own provinces with fewer than two forts. */
export function placesForFort(state: State, seat: Seat): Province[] {
  return provincesOf(state, seat).filter(province => {
    let forts = 0;
    for (const unit of state.units) if (unit.at === province && unit.kind === 'fort') forts++;
    return forts < UNIT_FIGURES.fortsPerProvince;
  });
}

/** WT-7.16 */
export function mayBuildFort(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return (
    HAS.masonry(player) &&
    canPay(player.stock, PIECES.fort.cost) &&
    reserveOf(state, seat, 'fort') > 0 &&
    placesForFort(state, seat).length > 0
  );
}

/** WT-7.19 Products for each step up. */
export const upgradePrice = (from: ArmyKind, to: ArmyKind): number =>
  (ARMIES.indexOf(to) - ARMIES.indexOf(from)) * UNIT_FIGURES.upgradeGoods;

/** WT-7.18 to 7.22, WT-20.5 Own armies and those of allies; the piece comes from their owner's reserve. */
export function upgrades(state: State, seat: Seat): Upgrade[] {
  const player = playerOf(state, seat);
  if (!HAS.reinforce(player) || player.stock[GOODS]! < UNIT_FIGURES.upgradeGoods) return [];
  const armies = state.units.filter(
    unit => unit.owner !== BARBARIAN && isArmyKind(unit.kind) && isFriend(state, seat, unit.owner),
  );
  return distinct(armies).flatMap(({ id, owner, kind }) =>
    ARMIES.filter(
      to =>
        isArmyKind(kind) &&
        ARMIES.indexOf(to) > ARMIES.indexOf(kind) &&
        upgradePrice(kind, to) <= player.stock[GOODS]! &&
        reserveOf(state, owner, to) > 0,
    ).map((to): Upgrade => ({ type: 'upgrade', unit: id, kind: to })),
  );
}

function upgrade(state: State, seat: Seat, { unit: id, kind }: Upgrade, tell: Tell): void {
  const unit: Unit = unitOf(state, id);
  const from = unit.kind;
  if (!isArmyKind(from)) throw new Error(`unit ${id} is no army`);
  playerOf(state, seat).stock[GOODS]! -= upgradePrice(from, kind);
  swapPiece(state, unit, kind);
  const { owner, at } = unit;
  tell?.({ type: 'armyUpgraded', seat, unit: unit.id, owner, from, to: kind, province: at });
}

/** WT-7.5 The five actions; WT-7.28 the Warlord's extra action can only declare war. */
function choicesOf(state: State, seat: Seat, by: ActionSource): DevelopmentAction[] {
  const list: DevelopmentAction[] = [];
  if (by !== 'warlord') {
    const { tokens } = playerOf(state, seat);
    TECH.forEach((action, track) => {
      if (tokens[track]! < spacesOf(track)) list.push(action);
    });
    if (placesForArmy(state, seat).length > 0) list.push(...armiesToBuild(state, seat));
    if (mayBuildFort(state, seat)) list.push(FORT);
    list.push(...upgrades(state, seat));
  }
  for (const on of rivalsOf(state, seat)) list.push({ type: 'war', on });
  // WT-15.9 Never in the middle of a manoeuvre.
  if (state.phase === 'development')
    for (const to of peacePartners(state, seat)) list.push({ type: 'peace', to });
  list.push(PASS);
  return list;
}

type DevelopmentKind = 'development' | 'takeAction' | 'placeArmy' | 'secondArmy' | 'placeFort';
type Decisions = 'takeAction' | 'placeArmy' | 'secondArmy' | 'placeFort';

const places = (provinces: readonly Province[]): Place[] =>
  provinces.map(province => ({ type: 'place', province }));

export const developmentRules: RuleBook<
  State,
  Pick<Steps, DevelopmentKind>,
  Pick<Actions, Decisions>,
  Event
> = {
  /** WT-7.1 to 7.4 */
  development(state, _step, { tell }) {
    state.phase = 'development';
    state.peaceAsked = [];
    tell?.({ type: 'phaseStarted', phase: 'development' });
    const up = ascending(state);
    next(
      state,
      ...up.map(seat => ({ kind: 'takeAction' as const, seat, by: 'first' as const })),
      ...descending(state).map(seat => ({ kind: 'takeAction' as const, seat, by: 'second' as const })),
      ...up.map(seat => ({ kind: 'maybeExtra' as const, seat, used: [] })),
      ...up.map(seat => ({ kind: 'developmentShift' as const, seat })),
    );
  },

  /** WT-7.5 to 7.8 */
  takeAction: {
    choices: (state, { seat, by }) => choicesOf(state, seat, by),
    choose(state, step, action, { tell }) {
      const { seat, by } = step;
      switch (action.type) {
        case 'tech':
          placeToken(state, seat, action.track, tell);
          break;
        case 'army':
          pay(state, seat, PIECES[action.kind].cost);
          next(state, { kind: 'placeArmy', seat, army: action.kind, by, second: false });
          break;
        case 'fort':
          pay(state, seat, PIECES.fort.cost);
          next(state, { kind: 'placeFort', seat });
          break;
        case 'upgrade':
          upgrade(state, seat, action, tell);
          break;
        case 'war':
          declareWar(state, seat, action.on, tell);
          break;
        case 'peace':
          next(state, step);
          proposePeace(state, seat, action.to, tell);
          break;
        case 'pass':
          tell?.({ type: 'actionPassed', seat, by });
          break;
      }
    },
  },

  /** WT-7.12, WT-7.15; WT-9.15 armies of a Unification rest until the next turn. */
  placeArmy: {
    choices: (state, { seat }) => places(placesForArmy(state, seat)),
    choose(state, { seat, army, by, second }, { province }, { tell }) {
      const unit = addUnit(state, seat, army, province);
      if (by === 'unification') unit.spent = RESTING;
      tell?.({ type: 'armyBuilt', seat, unit: unit.id, kind: army, province });
      settleControl(state, province, tell);
      const armies = HAS.warlord(playerOf(state, seat))
        ? TECHNOLOGY.warlordArmies
        : UNIT_FIGURES.armiesPerBuild;
      if (!second && armies > 1 && armiesToBuild(state, seat).length > 0)
        next(state, { kind: 'secondArmy', seat, by });
    },
  },

  /** WT-7.14 */
  secondArmy: {
    choices: (state, { seat }) => [...armiesToBuild(state, seat), PASS],
    choose(state, { seat, by }, action) {
      if (action.type === 'pass') return;
      pay(state, seat, PIECES[action.kind].cost);
      next(state, { kind: 'placeArmy', seat, army: action.kind, by, second: true });
    },
  },

  placeFort: {
    choices: (state, { seat }) => places(placesForFort(state, seat)),
    choose(state, { seat }, { province }, { tell }) {
      const { id } = addUnit(state, seat, 'fort', province);
      tell?.({ type: 'fortBuilt', seat, unit: id, province });
    },
  },
};
