import { topStep, type Seat, type Viewer } from '@palio/kernel';
import { pendingBattles } from './battles.ts';
import { hasTradeCentre, provincesOf, worldOf } from './control.ts';
import { actionsForUnification, barbarianValue, FIGURES } from './figures.ts';
import { battleAt } from './forecast-battle.ts';
import { routesOpened, slotsToChoose, upkeepIncome } from './income.ts';
import { levelViews } from './level-views.ts';
import { ABILITIES, ARMIES, LEADERS, TRACKS, type Province } from './names.ts';
import { offersLeft } from './offers.ts';
import { ascending } from './order.ts';
import { breakdownOf, pointsOf, pointsOfSide } from './points.ts';
import { membersOf, seatsOf, sideOf } from './sides.ts';
import { BARBARIAN, playerOf, type State } from './state.ts';
import type { TradersStep } from './steps.ts';
import {
  actionPointsOf,
  bankRateOf,
  HAS,
  isMonopoly,
  leaderOn,
  leadOn,
  levelOf,
  routesAllowed,
  spacesOf,
} from './technology.ts';
import { commandsLeft } from './trade.ts';
import { holdsCore, nationSize } from './unification.ts';
import { actionPointsLeft, isArmyKind, reserveOf } from './units.ts';
import { foodNeed } from './upkeep.ts';
import type {
  FloorView,
  LeaderView,
  PlayerView,
  ProvinceView,
  TrackView,
  UnificationView,
  View,
  WarView,
} from './view-types.ts';
import type { World } from './world.ts';

function provinceViews(world: World): ProvinceView[] {
  return world.provinces.map(({ id, name, type, nations, vp, symbols, neighbours, inPlay }) => ({
    id,
    name,
    type,
    nations: nations.map(nation => world.nations[nation]!.id),
    vp,
    symbols: symbols.slice(0, 3),
    neighbours,
    inPlay,
  }));
}

function trackViews(state: State, seat: Seat): TrackView[] {
  const player = playerOf(state, seat);
  return TRACKS.map((track, index) => {
    const tokens = player.tokens[index]!;
    const level = levelOf(player, index);
    const next = levelViews(index)[level] ?? null;
    const missing = next === null ? 0 : next.tokens - tokens;
    return { track, tokens, level, isFull: tokens >= spacesOf(index), missing, next };
  });
}

function unificationView(state: State, seat: Seat): UnificationView {
  const { nation, unified } = playerOf(state, seat);
  const figures = worldOf(state).nations[nation];
  if (figures === undefined) return { done: false, core: [], optional: [], missing: [], size: 0, actions: 0 };
  const { core, optional } = figures;
  const size = nationSize(state, seat);
  return {
    done: unified,
    core,
    optional,
    missing: [...core, ...optional].filter(province => state.holders[province] !== seat),
    size,
    actions: !unified && holdsCore(state, seat) ? actionsForUnification(size) : 0,
  };
}

function playerView(state: State, seat: Seat): PlayerView {
  const player = playerOf(state, seat);
  const nation = worldOf(state).nations[player.nation];
  const sideVp = pointsOfSide(state, sideOf(state, seat));
  const [infantry, archer, cavalry] = ARMIES.map(kind => reserveOf(state, seat, kind));
  return {
    nation: nation?.id ?? null,
    order: nation?.order ?? 0,
    side: sideOf(state, seat),
    left: player.left,
    stock: player.stock.slice(),
    tracks: trackViews(state, seat),
    abilities: ABILITIES.filter(ability => HAS[ability](player)),
    bankRate: bankRateOf(player),
    actionPoints: actionPointsOf(player),
    routesAllowed: routesAllowed(player),
    routesOpened: routesOpened(state, seat),
    reserve: {
      infantry: infantry!,
      archer: archer!,
      cavalry: cavalry!,
      fort: reserveOf(state, seat, 'fort'),
    },
    points: breakdownOf(state, seat),
    vp: pointsOf(state, seat),
    sideVp,
    toThreshold: Math.max(0, state.table.threshold - sideVp),
    nextIncome: upkeepIncome(state, seat),
    incomeChoices: slotsToChoose(state, seat),
    foodNeed: foodNeed(state, seat),
    provinces: provincesOf(state, seat),
    unification: unificationView(state, seat),
    hasTradeCentre: hasTradeCentre(state, seat),
  };
}

const warViews = (state: State): WarView[] =>
  state.wars.map(({ a, b, since, fought }) => ({
    a: membersOf(state, a),
    b: membersOf(state, b),
    since,
    turnsLeft: since + FIGURES.warTurns - state.turn,
    fought,
  }));

const leaderViews = (state: State): LeaderView[] =>
  TRACKS.map((track, index) => {
    const holder = leaderOn(state, index);
    return { leader: LEADERS[index]!, track, holder, lead: holder < 0 ? 0 : leadOn(state, index, holder) };
  });

function floorView(state: State): FloorView | null {
  if (state.phase !== 'trade') return null;
  const { passed, declined } = state.floor;
  const seats = state.players.map((_, seat) => seat);
  return {
    mayTrade: seats.map(seat => hasTradeCentre(state, seat)),
    passed: passed.slice(),
    commandsLeft: seats.map(seat => commandsLeft(state, seat)),
    offersLeft: seats.map(seat =>
      seats.map(partner => (seat === partner ? 0 : offersLeft(state, seat, partner))),
    ),
    declined: declined.slice(),
    monopoly: isMonopoly(state),
  };
}

/** What is asked, without what others have sealed: the kernel keeps sealed picks in the step itself. */
function askedFor(step: TradersStep | undefined): TradersStep | null {
  if (step === undefined) return null;
  const { picks: _sealed, ...open } = step as TradersStep & { readonly picks?: unknown };
  return open;
}

function ownPicksOf(step: TradersStep | undefined, viewer: Viewer): View['ownPicks'] {
  if (step === undefined || viewer === 'spectator') return [];
  const { picks } = step as { readonly picks?: Readonly<Record<Seat, View['ownPicks']>> };
  return picks?.[viewer] ?? [];
}

/** WT-11.17 The damage is dealt, and only retreats and withdrawals are still to come: nothing is left to forecast. */
function isFoughtOut({ stack }: State, province: Province): boolean {
  const stands = (kind: 'assignDamage' | 'endBattle'): boolean =>
    stack.some(step => step.kind === kind && step.province === province);
  return stands('endBattle') && !stands('assignDamage');
}

function battleViews(state: State, step: TradersStep | undefined): View['battles'] {
  if (state.phase !== 'manoeuvre') return [];
  const fought = step?.kind === 'assignDamage' ? step.province : -1;
  return seatsOf(state).flatMap(seat =>
    pendingBattles(state, seat)
      .filter(province => !isFoughtOut(state, province))
      .sort((one, other) => Number(other === fought) - Number(one === fought))
      .map(province => battleAt(state, seat, province)),
  );
}

function barbarianView(turn: number): View['barbarians'] {
  const value = barbarianValue(turn);
  for (let later = turn + 1; later <= FIGURES.turns; later++)
    if (barbarianValue(later) !== value) return { value, next: barbarianValue(later), nextTurn: later };
  return { value, next: value, nextTurn: 0 };
}

export function view(state: State, viewer: Viewer): View {
  const world = worldOf(state);
  const { table } = state;
  const step = topStep(state);
  const armies = state.units.filter(unit => unit.owner !== BARBARIAN && isArmyKind(unit.kind));
  return {
    world: table.world,
    map: world.map,
    mode: table.mode,
    variableOrder: table.variableOrder,
    leaving: table.leaving,
    timeLimit: table.timeLimit,
    timeUp: state.timeUp,
    lastTurn: table.lastTurn,
    threshold: table.threshold,
    sides: [...new Set(table.sides)].map(side => membersOf(state, side)),
    viewer,
    turn: state.turn,
    phase: state.phase,
    order: ascending(state),
    orderNumbers: Object.fromEntries(world.nations.map(({ id, order }) => [id, order])),
    barbarians: barbarianView(Math.max(1, state.turn)),
    provinces: provinceViews(world),
    holders: state.holders.slice(),
    units: state.units.map(unit => ({ ...unit })),
    actionPoints: Object.fromEntries(armies.map(unit => [unit.id, actionPointsLeft(state, unit)])),
    players: state.players.map((_, seat) => playerView(state, seat)),
    levels: { production: levelViews(0), trade: levelViews(1), military: levelViews(2) },
    wars: warViews(state),
    routes: state.routes.slice(),
    leaders: leaderViews(state),
    floor: floorView(state),
    asked: askedFor(step),
    ownPicks: ownPicksOf(step, viewer),
    battles: battleViews(state, step),
    ending: state.ending,
  };
}
