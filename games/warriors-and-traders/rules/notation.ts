import type { Seat } from '@palio/kernel';
import { worldOf } from './control.ts';
import { isLike, unitOf, unitsAt } from './units.ts';
import type { Province } from './names.ts';
import type { State } from './state.ts';
import type { Action } from './steps.ts';

const place = (state: State, province: Province): string => worldOf(state).provinces[province]!.id;

/** The piece number is written only where units of the kind in the province differ. */
function unitName(state: State, id: number): string {
  const unit = unitOf(state, id);
  const others = unitsAt(state, unit.at).filter(other => other.kind === unit.kind);
  const name = `${unit.kind} ${place(state, unit.at)}`;
  return others.every(other => isLike(other, unit)) ? name : `${name}#${id}`;
}

type Plain = Extract<
  Action,
  {
    readonly type:
      | ('feedAll' | 'buyVp' | 'pass' | 'send' | 'drop' | 'accept' | 'decline' | 'counter')
      | ('fort' | 'done' | 'keep' | 'unify' | 'notNow' | 'leave' | 'callTime');
  }
>;

type Table = Extract<
  Action,
  {
    readonly type:
      | ('nation' | 'tokens' | 'income' | 'bank' | 'openRoute' | 'propose' | 'peace' | 'times')
      | ('give' | 'want' | 'tech' | 'army' | 'war' | 'extra' | 'shift' | 'side' | 'vote');
  }
>;

/** What is done at the table, away from the map. */
function writeAtTable(action: Table): string {
  switch (action.type) {
    case 'nation':
    case 'side':
      return `${action.type} ${action.nation}`;
    case 'tokens':
      return `tokens ${action.production}/${action.trade}/${action.military}`;
    case 'income':
      return `income ${action.resource}`;
    case 'bank':
      return `bank ${action.give} for ${action.get}`;
    case 'openRoute':
      return `route to ${action.to}`;
    case 'propose':
      return `offer to ${action.to}`;
    case 'peace':
      return `peace with ${action.to}`;
    case 'times':
      return `times ${action.times}`;
    case 'give':
    case 'want':
      return `${action.type} ${action.count} ${action.resource}`;
    case 'tech':
      return `token ${action.track}`;
    case 'army':
      return `build ${action.kind}`;
    case 'war':
      return `war on ${action.on}`;
    case 'extra':
      return `extra ${action.source}`;
    case 'shift':
      return `shift ${action.from} to ${action.to}`;
    case 'vote':
      return `vote ${action.yes ? 'yes' : 'no'}`;
  }
}

function writeOnMap(state: State, action: Exclude<Action, Table | Plain>): string {
  switch (action.type) {
    case 'starve':
      return `starve ${unitName(state, action.unit)}`;
    case 'upgrade':
      return `upgrade ${unitName(state, action.unit)} to ${action.kind}`;
    case 'place':
      return `in ${place(state, action.province)}`;
    case 'move':
    case 'princess':
      return `${unitName(state, action.unit)}>${place(state, action.to)}`;
    case 'fight':
      return `fight ${place(state, action.province)}`;
    case 'hit':
      return `hit ${unitOf(state, action.unit).kind}#${action.unit} ${action.points}`;
    case 'retreat':
    case 'drive':
    case 'withdraw':
      return `${action.type} ${place(state, action.to)}`;
  }
}

const PLAIN: ReadonlySet<string> = new Set<Plain['type']>([
  'feedAll',
  'buyVp',
  'pass',
  'send',
  'drop',
  'accept',
  'decline',
  'counter',
  'fort',
  'done',
  'keep',
  'unify',
  'notNow',
  'leave',
  'callTime',
]);
const AT_TABLE: ReadonlySet<string> = new Set<Table['type']>([
  'nation',
  'tokens',
  'income',
  'bank',
  'openRoute',
  'propose',
  'peace',
  'times',
  'give',
  'want',
  'tech',
  'army',
  'war',
  'extra',
  'shift',
  'side',
  'vote',
]);

const isPlain = (action: Action): action is Plain => PLAIN.has(action.type);
const isAtTable = (action: Action): action is Table => AT_TABLE.has(action.type);

/** One short readable line; no two legal actions of a seat share it. */
export function write(state: State, _seat: Seat, action: Action): string {
  if (isPlain(action)) return action.type;
  return isAtTable(action) ? writeAtTable(action) : writeOnMap(state, action);
}
