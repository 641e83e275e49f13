import type { Seat } from '@palio/kernel';
import type { Hex, Unit, UnitType } from '../rules/state.ts';
import type { Action, MovingAction } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';
import { footOf, unitFigures } from './figures.ts';
import { hexLabel } from './hexes.ts';
import type { ActionWords, Words } from './words.ts';

export const unitOn = (view: View, hex: Hex): Readonly<Unit> | undefined =>
  view.units.find(({ place }) => place === hex);

const typeOf = (unit: Readonly<Unit> | undefined): UnitType => unit?.type ?? 'caravan';

/** What the acting unit may do. */
function deedSentence(say: ActionWords, view: View, seat: Seat, action: MovingAction): string {
  const at = (hex: Hex): string => hexLabel(view.map.size, hex);
  const type = typeOf(view.units[view.acting?.unit ?? -1]);
  switch (action.type) {
    case 'go': {
      const standing = unitOn(view, action.to);
      return standing?.side === seat ? say.cross(standing.type, at(action.to)) : say.go(at(action.to));
    }
    case 'melee':
      return say.melee(unitFigures(type).cavalry, typeOf(unitOn(view, action.target)), at(action.target));
    case 'shoot':
    case 'merge':
      return say[action.type](typeOf(unitOn(view, action.target)), at(action.target));
    case 'dismount':
      return say.dismount(footOf(type));
    case 'stop':
      return say.stop();
  }
}

/** The sentence of an action: label of its target, text of its button. */
export function actionSentence({ actions: say }: Words, view: View, seat: Seat, action: Action): string {
  const at = (hex: Hex): string => hexLabel(view.map.size, hex);
  switch (action.type) {
    case 'recruit':
      return say.recruit(action.unit, unitFigures(action.unit).cost);
    case 'place':
      return say.place(view.placing ?? 'caravan', at(action.hex));
    case 'deploy':
      return say.deploy(action.unit);
    case 'unit': {
      const unit = view.units[action.unit];
      return say.unit(typeOf(unit), at(unit?.place ?? 0));
    }
    case 'retreat':
      return say.retreat(at(action.to));
    case 'enter': {
      const unit = view.units[action.unit];
      return say.enter(typeOf(unit), at(action.hex), unit?.place === -1, (unit?.knights ?? 2) < 2);
    }
    case 'go':
    case 'melee':
    case 'shoot':
    case 'merge':
    case 'dismount':
    case 'stop':
      return deedSentence(say, view, seat, action);
    default:
      return plainSentence(say, action.type);
  }
}

type PlainAction = 'confirm' | 'stopDeploying' | 'regroup' | 'pass' | 'stand' | 'leaveBoard' | 'done';

function plainSentence(say: ActionWords, type: PlainAction): string {
  const plain: Readonly<Record<string, (() => string) | undefined>> = {
    confirm: say.confirm,
    stopDeploying: say.stopDeploying,
    regroup: say.regroup,
    pass: say.pass,
    stand: say.stand,
    leaveBoard: say.leaveBoard,
    done: say.done,
  } satisfies Record<PlainAction, () => string>;
  // The kernel adds one action of its own: taking back a sealed pick.
  return (plain[type] ?? say.takeBack)();
}
