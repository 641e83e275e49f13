import type { LogLine, NameOf } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import type { Army, Hex, Size } from '../rules/state.ts';
import { CARAVAN_POINTS, FIGHTING, unitFigures } from './figures.ts';
import { hexLabel } from './hexes.ts';
import type { Words } from './words.ts';

const heading = (text: string): LogLine => ({ text, heading: true });

/** MB-4.9 Every type of an army once, with how many there are if it is more than one. */
function armyWords({ units }: Words, army: Army): string[] {
  return FIGHTING.flatMap(type => {
    const count = army[type];
    return count === 0 ? [] : count === 1 ? units[type] : `${count} × ${units[type]}`;
  });
}

/** One line of the log. */
export function logLine(words: Words, event: Event, nameOf: NameOf, size: Size): LogLine | undefined {
  const { events: say, seatNames } = words;
  const at = (hex: Hex): string => hexLabel(size, hex);
  switch (event.type) {
    case 'armiesShown': {
      const line = (army: Army, seat: number): string =>
        say.army(seatNames[seat] ?? '', armyWords(words, army));
      return { text: say.armiesShown(event.armies.map(line)) };
    }
    case 'battleBegan':
      return heading(say.battleBegan());
    case 'turnBegan':
      return event.turn % 2 === 1 ? heading(say.round((event.turn + 1) / 2)) : undefined;
    case 'battleEnded':
      return heading(say.battleEnded(event.ending, event.victoryPoints));
    case 'deploymentStopped':
      return { seat: event.seat, text: say.deploymentStopped(nameOf(event.seat), event.reserve) };
    case 'regrouped':
      return { seat: event.seat, text: say.regrouped(nameOf(event.seat), event.timeTokens) };
    case 'passed':
      return { seat: event.seat, text: say.passed(nameOf(event.seat)) };
    case 'flagTaken': {
      const place = at(event.hex);
      return {
        seat: event.seat,
        text: say.flagTaken(nameOf(event.seat), place),
        gain: `+${event.points}`,
        place,
      };
    }
    default:
      return unitLine(say, event, at);
  }
}

type UnitEvent = Exclude<
  Event,
  {
    type:
      | 'armiesShown'
      | 'battleBegan'
      | 'turnBegan'
      | 'battleEnded'
      | 'deploymentStopped'
      | 'regrouped'
      | 'passed'
      | 'flagTaken';
  }
>;

/** What a single unit did or suffered. */
function unitLine(say: Words['events'], event: UnitEvent, at: (hex: Hex) => string): LogLine {
  const { seat, kind } = event;
  const line = (text: string, hex: Hex): LogLine => ({ seat, text, place: at(hex) });
  const charge = unitFigures(kind).cavalry;
  switch (event.type) {
    case 'deployed':
      return line(say.deployed(kind, at(event.hex)), event.hex);
    case 'moved': {
      const last = event.path.at(-1) ?? 0;
      return line(say.moved(kind, at(last)), last);
    }
    case 'crossed':
      return line(say.crossed(kind, at(event.hex)), event.hex);
    case 'meleeDeclared':
      return line(
        say.meleeDeclared(charge, kind, at(event.from), event.defenderKind, at(event.target)),
        event.target,
      );
    case 'retreated':
      return line(say.retreated(kind, at(event.to)), event.to);
    case 'leftBoard':
      return line(say.leftBoard(kind, at(event.from)), event.from);
    case 'fought':
      return line(say.fought(event.calculation, at(event.target)), event.target);
    case 'shot':
      return line(say.shot(event.calculation, at(event.target)), event.target);
    case 'caravanHit': {
      const text = say.caravanHit(kind, event.hit, event.ranged, at(event.target));
      const gain = event.hit === 'destroyed' ? { gain: `+${CARAVAN_POINTS}` } : {};
      return { ...line(text, event.target), ...gain };
    }
    case 'advanced':
      return line(say.advanced(kind, at(event.to)), event.to);
    case 'merged':
      return line(say.merged(kind, at(event.hex)), event.hex);
    case 'dismounted':
      return line(say.dismounted(kind, event.to, at(event.hex)), event.hex);
    case 'entered':
      return line(say.entered(kind, at(event.hex), event.fromReserve), event.hex);
    case 'drewNear':
      return { seat, text: say.drewNear(kind) };
  }
}
