import { MOST_HEXES } from './layout.ts';
import { FIGHTING_TYPES, type FightingType, type Hex } from './state.ts';
import type {
  AnswerAction,
  DeployAction,
  MovingAction,
  PlaceAction,
  RecruitAction,
  TurnAction,
} from './steps.ts';

/**
 * Actions are values, so one object of each is enough for all games: listing what is legal then costs no
 * more than filling a list.
 */
function oneEach<Made>(count: number, make: (value: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, value) => Object.freeze(make(value)));
}

/** Two armies cannot have more units than the box has tokens; a generous bound for corrected figures. */
const MOST_UNITS = 200;

const hexes = <Made>(make: (hex: Hex) => Made): readonly Made[] => oneEach(MOST_HEXES, make);

export const GO = hexes((to): MovingAction => ({ type: 'go', to }));
export const MELEE = hexes((target): MovingAction => ({ type: 'melee', target }));
export const SHOOT = hexes((target): MovingAction => ({ type: 'shoot', target }));
export const MERGE = hexes((target): MovingAction => ({ type: 'merge', target }));
export const RETREAT = hexes((to): AnswerAction => ({ type: 'retreat', to }));
export const PLACE = hexes((hex): PlaceAction => ({ type: 'place', hex }));
export const UNIT = oneEach(MOST_UNITS, (unit): TurnAction => ({ type: 'unit', unit }));

export const DISMOUNT_NOW: MovingAction = Object.freeze({ type: 'dismount' });
export const STOP: MovingAction = Object.freeze({ type: 'stop' });
export const STAND: AnswerAction = Object.freeze({ type: 'stand' });
export const LEAVE_BOARD: AnswerAction = Object.freeze({ type: 'leaveBoard' });
export const REGROUP: TurnAction = Object.freeze({ type: 'regroup' });
export const PASS: TurnAction = Object.freeze({ type: 'pass' });
export const CONFIRM: RecruitAction = Object.freeze({ type: 'confirm' });
export const STOP_DEPLOYING: DeployAction = Object.freeze({ type: 'stopDeploying' });

type ForEachType<Made> = Readonly<Record<FightingType, Made>>;

function eachType<Made>(make: (unit: FightingType) => Made): ForEachType<Made> {
  return Object.fromEntries(
    FIGHTING_TYPES.map(unit => [unit, Object.freeze(make(unit))]),
  ) as ForEachType<Made>;
}

export const RECRUIT = eachType((unit): RecruitAction => ({ type: 'recruit', unit }));
export const DEPLOY = eachType((unit): DeployAction => ({ type: 'deploy', unit }));
