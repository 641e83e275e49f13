import type { NameOf, Prompt, Question, Seat, Viewer } from '@palio/kernel';
import type { Sentence } from '@palio/kernel/words';
import type { Actions } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { terrainAt, terrainFigures, unitFigures } from './figures.ts';
import type { Words } from './words.ts';

type Kind = keyof Actions;

const RULES: Readonly<Record<Kind, string>> = {
  recruit: 'MB-4.2',
  deployCaravan: 'MB-5.2',
  deployUnit: 'MB-5.1',
  deployOnHex: 'MB-5.5',
  turn: 'MB-6.2',
  moving: 'MB-7.3',
  answerMelee: 'MB-9.1',
  regroupEntry: 'MB-14.8',
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(RULES, kind);

/** Asks with the facts of its kind, in the voice for the viewer. */
type Ask = <Facts>(
  asked: { own(facts: Facts): Sentence; other(name: string, facts: Facts): Sentence },
  facts: Facts,
) => Sentence;

function sentenceFor(
  { prompts }: Words,
  view: View,
  kind: Kind,
  seat: Seat,
  asked: number,
  ask: Ask,
): Sentence {
  switch (kind) {
    case 'recruit':
      return ask(prompts.recruit, { points: view.recruitmentPoints, bothRecruit: asked > 1 });
    case 'deployCaravan':
      return ask(prompts.deployCaravan, {});
    case 'deployUnit':
      return ask(prompts.deployUnit, { left: unitsToDeploy(view, seat) });
    case 'deployOnHex':
      return ask(prompts.deployOnHex, { unit: view.placing ?? 'lightInfantry' });
    case 'turn':
      return ask(prompts.turn, { timeTokens: view.timeTokens[seat] ?? 0, opponentPassed: view.passes > 0 });
    case 'moving':
      return ask(prompts.moving, movingFacts(view));
    case 'answerMelee':
      return answerSentence(prompts, view, ask);
    case 'regroupEntry':
      return ask(prompts.regroupEntry, { units: view.entering.length });
  }
}

/** Units bought and not yet on the board; the caravan is placed before them. */
function unitsToDeploy(view: View, seat: Seat): number {
  const army = view.armies[seat];
  const bought = army ? Object.values(army).reduce((sum, count) => sum + count, 0) : 0;
  return (
    bought -
    view.units.filter(({ side, type, place }) => side === seat && type !== 'caravan' && place >= 0).length
  );
}

const NOBODY: NonNullable<View['acting']> = {
  unit: -1,
  halted: false,
  moved: false,
  crossing: -1,
  mayDismount: false,
  dismounted: false,
};

function movingFacts(view: View) {
  const { unit: id, halted, moved, crossing, mayDismount, dismounted } = view.acting ?? NOBODY;
  const unit = view.units[id];
  const type = unit?.type ?? 'caravan';
  return {
    unit: type,
    movement: unit?.movement ?? 0,
    halted,
    moved,
    mayStop: moved || dismounted,
    mayDismount,
    bow: unitFigures(type).range > 0,
    crossing: view.units[crossing]?.type,
  };
}

function answerSentence(prompts: Words['prompts'], view: View, ask: Ask): Sentence {
  const attacker = view.units[view.melee?.attacker ?? -1];
  const defender = view.units[view.melee?.defender ?? -1];
  if (view.melee === null || attacker === undefined || defender === undefined) return prompts.over();
  return ask(prompts.answerMelee, {
    attacker: attacker.type,
    defender: defender.type,
    cost: terrainFigures(terrainAt(view.map.terrain, defender.place)).retreatCost,
    movement: defender.movement,
    ifStanding: view.melee.ifStanding,
  });
}

/** The question as this viewer reads it. */
export function promptFor(
  words: Words,
  view: View,
  question: Question,
  viewer: Viewer,
  nameOf: NameOf,
): Prompt {
  const { kind, waitingFor, ready } = question;
  const asked = waitingFor[0];
  if (!isKind(kind) || asked === undefined) return words.prompts.over();
  const names = waitingFor.map(nameOf).join(', ');
  if (viewer !== 'spectator' && ready.includes(viewer))
    return { ...words.prompts.sealed(names), rule: RULES[kind] };
  const own = viewer !== 'spectator' && waitingFor.includes(viewer);
  const ask: Ask = (sentences, facts) => (own ? sentences.own(facts) : sentences.other(names, facts));
  return {
    ...sentenceFor(words, view, kind, own ? viewer : asked, waitingFor.length, ask),
    rule: RULES[kind],
  };
}
