import { noChance, PalioError, topStep, type Seat } from '@palio/kernel';
import { CONFIRM, RECRUIT } from './actions.ts';
import { playLink, playTurn, writeTurn } from './chain.ts';
import { medievalBattle } from './game.ts';
import { readArmy, writeArmy } from './notation.ts';
import { clone, RED, YELLOW, type FightingType, type State } from './state.ts';
import type { Action } from './steps.ts';

/** One decision of a game, as it was made. */
export interface Decision {
  readonly seat: Seat;
  readonly action: Action;
}

const OPTION_MARK = ' d';

/** MB-19.6 Deployment is written piece by piece: `Wg13`, `Hf12`, and `.` for stopping. */
function writeDeployment(state: State, { seat, action }: Decision): string {
  const written = medievalBattle.write(state, seat, action);
  const step = topStep(state);
  if (step?.kind === 'deployCaravan') return `${seat === RED ? 'W' : 'w'}${written} `;
  return action.type === 'deploy' ? written : `${written} `;
}

/** MB-19.7 Map code, both army lines, the deployment list, then one line for each turn. */
export function writeGame(start: State, decisions: readonly Decision[]): string {
  const state = clone(start);
  let deployment = '';
  const turns: string[] = [];
  let begun = clone(state);
  let actions: Action[] = [];
  for (const decision of decisions) {
    const turn = state.turn;
    if (turn === 0 && state.armies.length > 0) deployment += writeDeployment(state, decision);
    else if (turn > 0) actions.push(decision.action);
    medievalBattle.play(state, decision.seat, decision.action, noChance);
    if (state.turn === turn && state.ending === '') continue;
    if (turn > 0) turns.push(writeTurn(begun, actions));
    begun = clone(state);
    actions = [];
  }
  const head = `${state.map.code}${state.dismount ? OPTION_MARK : ''}`;
  return [head, ...state.armies.map(writeArmy), deployment.trim(), ...turns].join('\n');
}

function recruit(state: State, seat: Seat, units: readonly FightingType[]): void {
  for (const unit of units) medievalBattle.play(state, seat, RECRUIT[unit], noChance);
  medievalBattle.play(state, seat, CONFIRM, noChance);
}

/** MB-19.7 Plays a saved game again; nothing else is needed because nothing is random. */
export function readGame(text: string): State {
  const [head = '', red = '', yellow = '', deployment = '', ...turns] = text.split('\n');
  const dismount = head.endsWith(OPTION_MARK);
  const map = dismount ? head.slice(0, -OPTION_MARK.length) : head;
  const state = medievalBattle.setup(
    { size: map.startsWith('L') ? 'large' : 'standard', map, dismount },
    2,
    noChance,
  );
  for (const [seat, line] of [
    [RED, red],
    [YELLOW, yellow],
  ] as const) {
    const units = readArmy(line);
    if (units === undefined) throw new PalioError('bad-scenario', 'is not an army', line);
    recruit(state, seat, units);
  }
  for (const piece of deployment.split(' ')) {
    if (piece === '') continue;
    const isUnit = piece !== '.' && !/^w/i.test(piece);
    if (isUnit) playLink(state, piece.slice(0, 1));
    playLink(state, piece === '.' ? piece : piece.slice(1));
  }
  for (const turn of turns) playTurn(state, turn);
  return state;
}
