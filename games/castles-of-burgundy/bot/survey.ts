import type { Seat } from '@palio/kernel';
import type { Board } from '../rules/boards.ts';
import { SETUP } from '../rules/figures.ts';
import { BUILDING, BUILDINGS, FAMILIES, LIVESTOCK, PHASES } from '../rules/names.ts';
import { boardOf, type Duchy, type State } from '../rules/state.ts';
import { faceOf } from '../rules/tiles.ts';
import { monasteriesOf } from '../rules/monasteries.ts';
import type { Survey } from './surveyed.ts';
import { noteWaiting } from './waiting.ts';

export type { Survey };

const NO_STATE = {} as State;

function newSurvey(): Survey {
  return {
    state: NO_STATE,
    duchy: {} as Duchy,
    index: 0,
    board: {} as Board,
    monasteries: 0,
    actions: 0,
    perPhase: 10,
    left: 0,
    phaseEnds: 0,
    empty: 0,
    open: 0,
    promised: 0,
    species: 0,
    missing: [],
    reachable: [],
    standing: [],
    familyMissing: FAMILIES.map(() => 0),
    familyOpen: FAMILIES.map(() => 0),
    buildings: BUILDINGS.map(() => 0),
    stored: [],
  };
}

/** One is enough: a survey is read at once and never kept. */
const survey = newSurvey();

const DICE = 2;
const UNSPENT = [2, 1, 1, 0];

/** Dice the seat can still use in this round. */
function diceLeft(state: State, seat: Seat): number {
  if (state.active === seat) return UNSPENT[state.players[seat]!.spent]!;
  for (const step of state.stack) if (step.kind === 'startTurn' && step.seat === seat) return DICE;
  return 0;
}

function look(made: Survey): void {
  const { board, duchy, missing, reachable, standing, familyMissing, familyOpen, buildings } = made;
  const { spaces } = duchy;
  for (let area = 0; area < board.areas.length; area++) missing[area] = reachable[area] = standing[area] = 0;
  familyMissing.fill(0);
  familyOpen.fill(0);
  buildings.fill(0);
  made.empty = made.open = made.species = 0;
  for (let space = 0; space < board.size; space++) {
    const tile = spaces[space]!;
    const area = board.areaOf[space]!;
    if (tile >= 0) {
      const face = faceOf(tile);
      if (face.family === BUILDING) {
        standing[area]! |= 1 << face.building;
        buildings[face.building]!++;
      } else if (face.family === LIVESTOCK) made.species |= 1 << face.species;
      continue;
    }
    const family = board.families[space]!;
    made.empty++;
    missing[area]!++;
    familyMissing[family]!++;
    const neighbours = board.neighbours[space]!;
    for (let i = 0; i < neighbours.length; i++)
      if (spaces[neighbours[i]!]! >= 0) {
        made.open++;
        reachable[area]!++;
        familyOpen[family]!++;
        break;
      }
  }
}

/** Looks at a duchy that has a board; the answer is good until the next call. */
export function surveyOf(state: State, index: number): Survey {
  const duchy = state.duchies[index]!;
  survey.state = state;
  survey.duchy = duchy;
  survey.index = index;
  survey.board = boardOf(duchy);
  survey.monasteries = monasteriesOf(state, duchy);
  survey.stored.length = 0;
  survey.promised = 0;
  for (const tile of duchy.common) survey.stored.push(tile);
  const rounds = (PHASES.length - 1 - state.phase) * SETUP.rounds + SETUP.rounds - state.round;
  let partners = 0;
  let actions = 0;
  state.table.duchyOf.forEach((owned, seat) => {
    if (owned !== index) return;
    partners++;
    actions += rounds * DICE + diceLeft(state, seat);
    for (const tile of state.players[seat]!.keySpaces) survey.stored.push(tile);
  });
  survey.actions = actions;
  noteWaiting(survey);
  survey.perPhase = partners * SETUP.rounds * DICE;
  survey.left = survey.actions / (survey.perPhase * PHASES.length);
  survey.phaseEnds = PHASES.length - state.phase;
  look(survey);
  return survey;
}
