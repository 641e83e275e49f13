import type { Position, Seat } from '@palio/kernel';
import type { Army, BattleMap, Ending, Unit } from './pieces.ts';
import type { BattleStep } from './steps.ts';

export * from './pieces.ts';

export interface State extends Position<BattleStep> {
  readonly map: BattleMap;
  readonly dismount: boolean;
  /** MB-4.9 Empty until both armies are shown. */
  armies: readonly Army[];
  units: Unit[];
  /** Unit on each hex, or -1; says the same as `place` of the units, for quick look-up. */
  unitAt: number[];
  timeTokens: number[];
  /** MB-16.2 Seat that controls each flag of the layout, or -1. */
  flagOwners: number[];
  /** MB-15.6 Whether the caravan of each seat has been destroyed. */
  caravanDestroyed: boolean[];
  /** MB-5.7 Who has stopped deploying. */
  deployed: boolean[];
  /** MB-17.4 Passes in a row. */
  passes: number;
  /** Turns of both players since the battle began; 0 before. */
  turn: number;
  /** Whose turn it is, also while the opponent answers. */
  toMove: Seat;
  /** Why the battle ended; empty while it lasts. */
  ending: Ending | '';
}

/** Keep in step with State: the basic tests compare a clone with its original and look for shared objects. */
export function clone(state: State): State {
  return {
    stack: state.stack.slice(),
    map: state.map,
    dismount: state.dismount,
    armies: state.armies,
    units: state.units.map(unit => ({
      id: unit.id,
      side: unit.side,
      type: unit.type,
      place: unit.place,
      knights: unit.knights,
      movement: unit.movement,
    })),
    unitAt: state.unitAt.slice(),
    timeTokens: state.timeTokens.slice(),
    flagOwners: state.flagOwners.slice(),
    caravanDestroyed: state.caravanDestroyed.slice(),
    deployed: state.deployed.slice(),
    passes: state.passes,
    turn: state.turn,
    toMove: state.toMove,
    ending: state.ending,
  };
}
