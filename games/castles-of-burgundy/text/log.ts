import type { LogLine, NameOf } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view-types.ts';
import { colourOf, PHASE_LETTERS, PHASE_POINTS } from './figures.ts';
import { boardOf, goodsList, ownersOf } from './lists.ts';
import { spaceName } from './spaces.ts';
import type { Words } from './words.ts';

interface Telling {
  readonly words: Words;
  readonly nameOf: NameOf;
  readonly view: View;
}

const heading = (text: string): LogLine => ({ text, heading: true });

/** Places as the board reads them: a depot here, "1 c4" for a space of the duchy of seat 1. */
const depotPlace = (depot: number): string => `depot ${depot}`;

type SpaceEvent = Extract<
  Event,
  {
    readonly type: ('castleChosen' | 'tilePlaced' | 'areaCompleted') | ('shieldPut' | 'shieldLost');
  }
>;

/** What happened on a space of a duchy. */
function spaceLine({ words, nameOf, view }: Telling, event: SpaceEvent): LogLine {
  const { events: say } = words;
  const { seat, space } = event;
  const { label, family } = spaceName(boardOf(view, seat), space);
  const line = (text: string): LogLine => ({ seat, text, place: `${seat} ${label}` });
  const name = nameOf(seat);
  switch (event.type) {
    case 'castleChosen':
      return line(say.castleChosen(name, label));
    case 'tilePlaced':
      return line(say.tilePlaced(name, event.tile, label));
    case 'areaCompleted':
      return line(say.areaCompleted(name, family, event.size, event.counted));
    case 'shieldPut':
      return line(say.shieldPut(name, event.shield, label));
    case 'shieldLost':
      return line(say.shieldLost(name, event.shield));
  }
}

type GainEvent = Extract<
  Event,
  {
    readonly type:
      | ('workersSpent' | 'workersGained' | 'silverGained' | 'silverPaid')
      | ('pointsGained' | 'pointsBought');
  }
>;

function gainLine({ words, nameOf }: Telling, event: GainEvent): LogLine {
  const { events: say, gains } = words;
  const { seat } = event;
  const name = nameOf(seat);
  switch (event.type) {
    case 'workersSpent':
      return { seat, text: say.workersSpent(name), gain: gains.workers(-event.workers) };
    case 'workersGained':
      return { seat, text: say.workersGained(name), gain: gains.workers(event.workers) };
    case 'silverGained':
      return { seat, text: say.silverGained(name), gain: gains.silver(event.silver) };
    case 'silverPaid':
      return { seat, text: say.silverPaid(name), gain: gains.silver(-event.silver) };
    case 'pointsGained':
      return { seat, text: say.pointsGained(name, event.source), gain: gains.points(event.points) };
    case 'pointsBought':
      return { seat, text: say.pointsBought(name), gain: gains.points(event.points) };
  }
}

type TileEvent = Extract<
  Event,
  {
    readonly type:
      | ('tileTaken' | 'tileBought' | 'tileStored' | 'tileDiscarded')
      | ('craneUsed' | 'tileTurnedDown');
  }
>;

function tileLine({ words, nameOf }: Telling, event: TileEvent): LogLine | undefined {
  const { events: say } = words;
  const { seat } = event;
  const name = nameOf(seat);
  switch (event.type) {
    case 'tileTaken':
    case 'tileBought':
      return { seat, text: say[event.type](name, event.tile, event.depot), place: depotPlace(event.depot) };
    case 'tileStored':
      return event.where === 'common' ? { seat, text: say.tileStored(name, event.tile) } : undefined;
    case 'tileDiscarded':
    case 'tileTurnedDown':
      return { seat, text: say[event.type](name, event.tile) };
    case 'craneUsed':
      return { seat, text: say.craneUsed(name, event.building) };
  }
}

type TableEvent = Extract<
  Event,
  {
    readonly type:
      | ('phaseStarted' | 'roundStarted' | 'diceRolled' | 'goodsArrived' | 'phaseEnded')
      | ('tileRemoved' | 'goodsRemoved' | 'gameEnded');
  }
>;

/** What happened to everybody. */
function tableLine({ words, nameOf }: Telling, event: TableEvent): LogLine {
  const { events: say } = words;
  switch (event.type) {
    case 'phaseStarted':
      return heading(say.phaseStarted(PHASE_LETTERS[event.phase] ?? '', PHASE_POINTS[event.phase] ?? 0));
    case 'roundStarted':
      return heading(say.roundStarted(event.round, event.order.map(nameOf)));
    case 'diceRolled': {
      const rolls = event.dice.map((dice, seat) => `${nameOf(seat)} ${dice.join('+')}`);
      return { text: say.diceRolled(rolls, event.white) };
    }
    case 'goodsArrived':
      return { text: say.goodsArrived(colourOf(event.goods), event.depot), place: depotPlace(event.depot) };
    case 'phaseEnded':
      return { text: say.phaseEnded(PHASE_LETTERS[event.phase] ?? '') };
    case 'tileRemoved':
      return { text: say.tileRemoved(event.tile, event.depot), place: depotPlace(event.depot) };
    case 'goodsRemoved':
      return { text: say.goodsRemoved(goodsList(words, event.goods)) };
    case 'gameEnded':
      return heading(say.gameEnded(event.ending));
  }
}

type OwnEvent = Exclude<
  Event,
  SpaceEvent | GainEvent | TileEvent | TableEvent | { readonly type: 'turnStarted' | 'turnEnded' }
>;

function textOf({ words, nameOf, view }: Telling, event: OwnEvent): string {
  const { events: say } = words;
  const name = nameOf(event.seat);
  switch (event.type) {
    case 'duchyChosen':
      return say.duchyChosen(name, event.duchy);
    case 'dieUsed':
    case 'dieSet':
      return say[event.type](name, event.value);
    case 'colourCompleted':
      return say.colourCompleted(name, event.family, event.bonus);
    case 'extraAction':
      return say.extraAction(name, event.by);
    case 'declined':
      return say.declined(name, event.what);
    case 'goodsLoaded':
      return say.goodsLoaded(name, goodsList(words, event.goods), event.depots);
    case 'pawnMoved':
      return say.pawnMoved(name, event.space + 1);
    case 'goodsSold':
      return say.goodsSold(name, colourOf(event.goods), event.count);
    case 'goodsLaid':
      return say.goodsLaid(name, colourOf(event.goods), event.reward);
    case 'postsLinked':
      return say.postsLinked(name, event.posts);
    case 'shieldTaken':
      return say.shieldTaken(name, event.shield, event.depot);
    case 'monasteriesCopied':
      return say.monasteriesCopied(name, ownersOf(words, view, event.duchy, nameOf));
    case 'tributePaid':
      return say.tributePaid(name, event.shield);
    case 'targetReached':
      return say.targetReached(name, event.target);
    case 'goodsGivenUp':
      return say.goodsGivenUp(name, colourOf(event.goods));
  }
}

/** One line of the log; nothing for the turns themselves, which the lines show by their seat. */
export function logLine(words: Words, event: Event, nameOf: NameOf, view: View): LogLine | undefined {
  const telling: Telling = { words, nameOf, view };
  switch (event.type) {
    case 'turnStarted':
    case 'turnEnded':
      return undefined;
    case 'castleChosen':
    case 'tilePlaced':
    case 'areaCompleted':
    case 'shieldPut':
    case 'shieldLost':
      return spaceLine(telling, event);
    case 'workersSpent':
    case 'workersGained':
    case 'silverGained':
    case 'silverPaid':
    case 'pointsGained':
    case 'pointsBought':
      return gainLine(telling, event);
    case 'tileTaken':
    case 'tileBought':
    case 'tileStored':
    case 'tileDiscarded':
    case 'craneUsed':
    case 'tileTurnedDown':
      return tileLine(telling, event);
    case 'phaseStarted':
    case 'roundStarted':
    case 'diceRolled':
    case 'goodsArrived':
    case 'phaseEnded':
    case 'tileRemoved':
    case 'goodsRemoved':
    case 'gameEnded':
      return tableLine(telling, event);
    default:
      return { seat: event.seat, text: textOf(telling, event) };
  }
}
