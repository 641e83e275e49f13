import { topStep, type Seat } from '@palio/kernel';
import { isOpenTo } from './control.ts';
import { fateOf, hitsFrom } from './damage.ts';
import { upgradePrice } from './development.ts';
import { FIGURES, PIECES, TECHNOLOGY, actionsForUnification } from './figures.ts';
import { battleAt } from './forecast-battle.ts';
import { slotsToChoose, upkeepIncome } from './income.ts';
import { levelViews } from './level-views.ts';
import { mayEnter, movable } from './manoeuvre.ts';
import {
  ABILITIES,
  FOOD,
  GOODS,
  INDEX_OF,
  RESOURCES,
  TRACK_INDEX,
  type Province,
  type Stock,
} from './names.ts';
import { FREE, playerOf, type State, type Unit } from './state.ts';
import type { Action, Hit, Move } from './steps.ts';
import { bankRateOf, HAS, levelOf, tokensFor } from './technology.ts';
import { nationSize } from './unification.ts';
import { actionPointsLeft, distinct, isArmyKind, isLike, unitOf } from './units.ts';
import { foodNeed } from './upkeep.ts';
import type { Forecast, IncomeChoices } from './view-types.ts';

const NOTHING: Stock = RESOURCES.map(() => 0);

const only = (resource: number, count: number): Stock => NOTHING.map((_, i) => (i === resource ? count : 0));

/** A player with other tokens, for a look at what would be. */
function withTokens<T>(state: State, seat: Seat, change: (tokens: number[]) => void, look: () => T): T {
  const player = playerOf(state, seat);
  const before = player.tokens;
  player.tokens = before.slice();
  change(player.tokens);
  const seen = look();
  player.tokens = before;
  return seen;
}

/**
 * Every company of two or more with which this army could attack from where it stands; armies that are alike stand
 * for each other, and each company is listed for the first of its sorts only.
 */
function companiesOf(state: State, leader: Unit, to: Province): Unit[][] {
  const ready = movable(state, leader.owner).filter(
    unit => unit.at === leader.at && mayEnter(state, unit, to),
  );
  const sorts = distinct(ready).map(one => ready.filter(unit => isLike(unit, one)));
  const own = sorts.findIndex(([first]) => first === leader);
  if (own < 0) return [];
  let companies = sorts[own]!.map((_, last) => sorts[own]!.slice(0, last + 1));
  for (const sort of sorts.slice(own + 1))
    companies = companies.flatMap(company => [
      company,
      ...sort.map((_, last) => [...company, ...sort.slice(0, last + 1)]),
    ]);
  return companies.filter(({ length }) => length > 1);
}

function forecastMove(state: State, seat: Seat, { unit: id, to }: Move): Forecast {
  const unit = unitOf(state, id);
  if (!isOpenTo(state, seat, to)) {
    const together = companiesOf(state, unit, to).map(armies => battleAt(state, seat, to, armies));
    const battle = battleAt(state, seat, to, [unit]);
    return together.length === 0 ? { type: 'battle', battle } : { type: 'battle', battle, together };
  }
  const takes = state.holders[to] === FREE;
  return { type: 'move', actionPointsLeft: actionPointsLeft(state, unit) - 1, takes };
}

/** What an upkeep brings as things stand. */
const upkeepOf = (state: State, seat: Seat): { readonly income: Stock; readonly choices: IncomeChoices } => ({
  income: upkeepIncome(state, seat),
  choices: slotsToChoose(state, seat),
});

type Named<Type> = Extract<Action, { readonly type: Type }>;

function forecastToken(state: State, seat: Seat, { track }: Named<'tech'>): Forecast {
  const index = TRACK_INDEX[track];
  const player = playerOf(state, seat);
  const tokens = player.tokens[index]! + 1;
  const next = levelOf(player, index) + 1;
  const missing = tokensFor(index, next) - tokens;
  const upkeep = withTokens(
    state,
    seat,
    own => own[index]!++,
    () => upkeepOf(state, seat),
  );
  return {
    type: 'level',
    track,
    level: levelViews(index)[next - 1]!,
    reached: missing === 0,
    missing,
    ...upkeep,
  };
}

function forecastShift(state: State, seat: Seat, { from, to }: Named<'shift'>): Forecast {
  const player = playerOf(state, seat);
  const before = ABILITIES.filter(ability => HAS[ability](player));
  const change = (tokens: number[]): void => {
    tokens[TRACK_INDEX[from]]!--;
    tokens[TRACK_INDEX[to]]!++;
  };
  const { after, upkeep } = withTokens(state, seat, change, () => ({
    after: ABILITIES.filter(ability => HAS[ability](player)),
    upkeep: upkeepOf(state, seat),
  }));
  const lost = before.filter(ability => !after.includes(ability));
  return { type: 'shift', lost, won: after.filter(ability => !before.includes(ability)), ...upkeep };
}

function forecastHit(state: State, seat: Seat, { unit: id, points }: Hit): Forecast | undefined {
  const step = topStep(state);
  if (step?.kind !== 'assignDamage') return undefined;
  const { picks } = step as { readonly picks?: Readonly<Record<Seat, readonly Hit[]>> };
  const own = picks?.[seat] ?? [];
  const damage = seat === step.attacker ? step.attack : step.defence;
  const spent = own.reduce((sum, pick) => sum + pick.points, 0);
  const fate = fateOf(state, unitOf(state, id), (hitsFrom(own).get(id) ?? 0) + points);
  return { type: 'hit', fate, left: damage - spent - points };
}

function forecastBank(state: State, seat: Seat, { give, get }: Named<'bank'>, times: number): Forecast {
  const rate = bankRateOf(playerOf(state, seat));
  return { type: 'price', pay: only(INDEX_OF[give], rate * times), get: only(INDEX_OF[get], times) };
}

function forecastUpgrade(state: State, { unit: id, kind }: Named<'upgrade'>): Forecast | undefined {
  const from = unitOf(state, id).kind;
  if (!isArmyKind(from)) return undefined;
  return { type: 'price', pay: only(GOODS, upgradePrice(from, kind)), get: NOTHING };
}

function forecastUnify(state: State, seat: Seat): Forecast {
  const size = nationSize(state, seat);
  return { type: 'unification', size, actions: actionsForUnification(size) };
}

function forecastUpkeep(state: State, seat: Seat): Forecast {
  const food = foodNeed(state, seat);
  return { type: 'upkeep', food, left: playerOf(state, seat).stock[FOOD]! - food };
}

/** What an action will bring, exactly, as far as the rules alone decide it. */
export function forecast(state: State, seat: Seat, action: Action): Forecast | undefined {
  switch (action.type) {
    case 'move':
      return forecastMove(state, seat, action);
    case 'tech':
      return forecastToken(state, seat, action);
    case 'shift':
      return forecastShift(state, seat, action);
    case 'hit':
      return forecastHit(state, seat, action);
    case 'bank':
      return forecastBank(state, seat, action, 1);
    case 'times': {
      const step = topStep(state);
      if (step?.kind !== 'bankTimes') return undefined;
      return forecastBank(state, seat, { type: 'bank', give: step.give, get: step.get }, action.times);
    }
    case 'army':
      return { type: 'price', pay: PIECES[action.kind].cost, get: NOTHING };
    case 'fort':
      return { type: 'price', pay: PIECES.fort.cost, get: NOTHING };
    case 'upgrade':
      return forecastUpgrade(state, action);
    case 'buyVp':
      return { type: 'points', vp: 1, gold: FIGURES.vpPrice };
    case 'unify':
      return forecastUnify(state, seat);
    case 'feedAll':
      return forecastUpkeep(state, seat);
    case 'fight':
      return { type: 'battle', battle: battleAt(state, seat, action.province) };
    case 'extra': {
      const gold = action.source === 'masterTrader' ? TECHNOLOGY.masterTraderGold : 0;
      return { type: 'extra', source: action.source, gold };
    }
    default:
      return undefined;
  }
}
