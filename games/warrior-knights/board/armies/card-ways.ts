import type { Way } from '../gestures.ts';

/** Ways that mean one Troop card of an army. */
export const waysOfCard = (ways: readonly Way[], troop: number): readonly Way[] =>
  ways.filter(({ action }) => {
    switch (action.type) {
      case 'take':
      case 'transfer':
      case 'heldTroop':
      case 'pay':
      case 'letGo':
      case 'troop':
        return action.troop === troop;
      default:
        return false;
    }
  });

/** Ways that mean the army as a whole, or who leads it. */
export const waysOfWhole = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ action }) => {
    switch (action.type) {
      case 'assign':
      case 'army':
      case 'muster':
      case 'noble':
      case 'payAll':
        return true;
      case 'take':
      case 'transfer':
        // An army with casualties goes in one piece.
        return action.troop < 0;
      default:
        return false;
    }
  });
