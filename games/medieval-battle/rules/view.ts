import { topStep, type Viewer } from '@palio/kernel';
import { mayDismount } from './acting.ts';
import { battlefieldOf } from './battlefield.ts';
import { calculate } from './calculator.ts';
import { zoneOf } from './control-zones.ts';
import { MODES } from './figures.ts';
import { victoryPointsOf } from './flags.ts';
import { regroupsToReturn } from './offboard.ts';
import { armyFrom, recruitsIn } from './recruitment.ts';
import { RED, YELLOW, type FightingType, type State } from './state.ts';
import type { BattleStep, RecruitAction } from './steps.ts';
import { isOffboard, unitOf } from './units.ts';
import type { View } from './view-types.ts';

const SEATS = [RED, YELLOW];

function phaseOf(state: State, step: BattleStep | undefined): View['phase'] {
  if (step === undefined) return 'over';
  if (step.kind === 'recruit') return 'recruitment';
  return state.turn === 0 ? 'deployment' : 'battle';
}

/** MB-4.1 Only the viewer's own picks; nobody else's, not even how many. */
function picksOf(step: BattleStep | undefined, viewer: Viewer): FightingType[] {
  if (step?.kind !== 'recruit' || viewer === 'spectator') return [];
  // The kernel keeps sealed picks in the step itself.
  const { picks } = step as { readonly picks?: Readonly<Record<number, readonly RecruitAction[]>> };
  return recruitsIn(picks?.[viewer] ?? []);
}

export function view(state: State, viewer: Viewer): View {
  const field = battlefieldOf(state.map);
  const mode = MODES[state.map.size];
  const step = topStep(state);
  const ownPicks = picksOf(step, viewer);
  return {
    map: { code: state.map.code, size: state.map.size, terrain: state.map.terrain },
    dismount: state.dismount,
    phase: phaseOf(state, step),
    recruitmentPoints: mode.recruitmentPoints,
    victoryTarget: mode.victoryPoints,
    armies: SEATS.map(seat => {
      const army = state.armies[seat];
      if (army !== undefined) return { ...army };
      return seat === viewer ? armyFrom(ownPicks) : null;
    }),
    ownPicks,
    units: state.units.map(unit => ({ ...unit })),
    timeTokens: [...state.timeTokens],
    flagOwners: [...state.flagOwners],
    caravanDestroyed: [...state.caravanDestroyed],
    deployed: [...state.deployed],
    victoryPoints: SEATS.map(seat => victoryPointsOf(state, seat)),
    passes: state.passes,
    turn: state.turn,
    toMove: state.toMove,
    ending: state.ending,
    acting:
      step?.kind === 'moving'
        ? {
            unit: step.unit,
            halted: step.halted,
            moved: step.moved,
            crossing: step.crossing,
            mayDismount: mayDismount(state, unitOf(state, step.unit), step),
            dismounted: step.dismounted,
          }
        : null,
    melee:
      step?.kind === 'answerMelee'
        ? {
            attacker: step.attacker,
            defender: step.defender,
            ifStanding: calculate(field, unitOf(state, step.attacker), unitOf(state, step.defender), false),
          }
        : null,
    entering: step?.kind === 'regroupEntry' ? [...step.units] : [],
    placing: step?.kind === 'deployOnHex' ? step.unit : null,
    controlZones: SEATS.map(seat => zoneOf(state, field, seat)),
    regroupsToReturn: Object.fromEntries(
      state.units.filter(isOffboard).map(unit => [unit.id, regroupsToReturn(state, field, unit)]),
    ),
  };
}
