import type { Seat } from '@palio/kernel';
import type { Action } from '../rules/steps.ts';
import type { Hex, Unit, UnitType } from '../rules/state.ts';
import type { View } from '../rules/view-types.ts';
import { unitFigures } from './figures.ts';
import { hexLabel } from './hexes.ts';
import type { Words } from './words.ts';

const DISMOUNTED: Partial<Record<UnitType, 'heavyInfantry' | 'lightInfantry' | 'longbowmen'>> = {
  heavyCavalry: 'heavyInfantry',
  lightCavalry: 'lightInfantry',
  horseArchers: 'longbowmen',
};

export const unitOn = (view: View, hex: Hex): Readonly<Unit> | undefined => view.units.find(({ place }) => place === hex);

/** The sentence of an action: label of its target, text of its button. */
export function actionSentence({ actions: say }: Words, view: View, seat: Seat, action: Action): string {
  const at = (hex: Hex): string => hexLabel(view.map.size, hex);
  const kindOn = (hex: Hex): UnitType => unitOn(view, hex)?.type ?? 'caravan';
  const acting = view.units[view.acting?.unit ?? -1];
  switch (action.type) {
    case 'recruit':
      return say.recruit(action.unit, unitFigures(action.unit).cost);
    case 'place':
      return say.place(view.placing ?? 'caravan', at(action.hex));
    case 'deploy':
      return say.deploy(action.unit);
    case 'unit': {
      const unit = view.units[action.unit];
      return say.unit(unit?.type ?? 'caravan', at(unit?.place ?? 0));
    }
    case 'go': {
      const own = unitOn(view, action.to);
      return own !== undefined && own.side === seat ? say.cross(own.type, at(action.to)) : say.go(at(action.to));
    }
    case 'melee':
      return say.melee(acting !== undefined && unitFigures(acting.type).cavalry, kindOn(action.target), at(action.target));
    case 'shoot':
      return say.shoot(kindOn(action.target), at(action.target));
    case 'merge':
      return say.merge(kindOn(action.target), at(action.target));
    case 'dismount':
      return say.dismount(DISMOUNTED[acting?.type ?? 'caravan'] ?? 'lightInfantry');
    case 'retreat':
      return say.retreat(at(action.to));
    case 'enter':
      return say.enter(view.units[action.unit]?.type ?? 'caravan', at(action.hex));
    case 'confirm':
    case 'stopDeploying':
    case 'regroup':
    case 'pass':
    case 'stop':
    case 'stand':
    case 'leaveBoard':
    case 'done':
      return say[action.type]();
    default:
      // The kernel adds one action of its own: taking back a sealed pick.
      return say.takeBack();
  }
}
