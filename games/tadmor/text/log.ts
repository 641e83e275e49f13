import type { LogLine, NameOf } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import { amountsText } from './lists.ts';
import type { Words } from './words.ts';

interface Telling {
  readonly words: Words;
  readonly nameOf: NameOf;
}

/** What concerns the whole table. */
type TableEvent = Extract<
  Event,
  {
    readonly type:
      | ('turnStarted' | 'eraStarted' | 'regionAttacked' | 'missionsShuffled')
      | ('turnEnded' | 'gameEnded');
  }
>;

function tableLine({ words, nameOf }: Telling, event: TableEvent): LogLine {
  const { events: say } = words;
  switch (event.type) {
    case 'turnStarted':
      return { heading: true, text: say.turnStarted(event.turn, event.era, event.order.map(nameOf)) };
    case 'eraStarted':
      return { text: say.eraStarted(event.era, event.display) };
    case 'regionAttacked':
      return { text: say.regionAttacked(event.region, event.removed), place: event.region };
    case 'missionsShuffled':
      return { text: say.missionsShuffled(event.count) };
    case 'turnEnded':
      return { text: say.turnEnded(event.turn) };
    case 'gameEnded':
      return { text: say.gameEnded(), heading: true };
  }
}

type PlaceEvent = Extract<
  Event,
  { readonly type: 'piecePlaced' | 'pieceRemoved' | 'piecesSwapped' | 'pieceGained' }
>;

function pieceLine({ words, nameOf }: Telling, event: PlaceEvent): LogLine {
  const { events: say } = words;
  const { seat } = event;
  const name = nameOf(seat);
  switch (event.type) {
    case 'piecePlaced':
      return { seat, text: say.piecePlaced(name, event.piece, event.at), place: event.at };
    case 'pieceRemoved':
      return { seat, text: say.pieceRemoved(name, event.piece, event.from), place: event.from };
    case 'piecesSwapped':
      return {
        seat,
        text: say.piecesSwapped(name, nameOf(event.other), event.own, event.others),
        place: event.others,
      };
    case 'pieceGained':
      return { seat, text: say.pieceGained(name, event.piece, event.by) };
  }
}

type StoreEvent = Extract<
  Event,
  { readonly type: 'resourcesGained' | 'resourcesPaid' | 'prestigeChanged' | 'traded' }
>;

function storeLine({ words, nameOf }: Telling, event: StoreEvent): LogLine {
  const { events: say } = words;
  const { seat } = event;
  const name = nameOf(seat);
  switch (event.type) {
    case 'resourcesGained':
      return {
        seat,
        text: say.resourcesGained(name, amountsText(words, event.amounts), event.by, event.space),
      };
    case 'resourcesPaid':
      return { seat, text: say.resourcesPaid(name, amountsText(words, event.amounts), event.for) };
    case 'prestigeChanged':
      return { seat, text: say.prestigeChanged(name, event.source), gain: words.gain(event.points) };
    case 'traded':
      return { seat, text: say.traded(name, event.give, event.get, event.ebla) };
  }
}

type RaidEvent = Extract<
  Event,
  { readonly type: 'raidRevealed' | 'raidRedirected' | 'raidPlanned' | 'raidChosen' }
>;

function raidLine({ words, nameOf }: Telling, event: RaidEvent): LogLine {
  const { events: say } = words;
  const { seat } = event;
  const name = nameOf(seat);
  switch (event.type) {
    case 'raidRevealed':
      return { seat, text: say.raidRevealed(name, event.region), place: event.region };
    case 'raidRedirected':
      return { seat, text: say.raidRedirected(name, event.from, event.region), place: event.region };
    case 'raidPlanned':
      return { seat, text: say.raidPlanned(name) };
    case 'raidChosen':
      return { seat, text: say.raidChosen(name, event.region), place: event.region };
  }
}

type MissionEvent = Extract<
  Event,
  {
    readonly type:
      | ('missionDiscarded' | 'missionReturned' | 'missionFulfilled' | 'missionsDrawn')
      | 'missionSeen';
  }
>;

function missionText({ words, nameOf }: Telling, event: MissionEvent): string {
  const { events: say } = words;
  const name = nameOf(event.seat);
  switch (event.type) {
    case 'missionDiscarded':
    case 'missionReturned':
    case 'missionFulfilled':
    case 'missionSeen':
      return say[event.type](name, event.mission);
    case 'missionsDrawn':
      return say.missionsDrawn(name, event.count);
  }
}

type OtherEvent = Exclude<
  Event,
  | (TableEvent | PlaceEvent | StoreEvent | RaidEvent | MissionEvent)
  | { readonly type: 'pieceReturned' | 'taxPaid' }
>;

function otherText({ words, nameOf }: Telling, event: OtherEvent): string {
  const { events: say } = words;
  const name = nameOf(event.seat);
  switch (event.type) {
    case 'tileGained':
      return say.tileGained(name, event.tile, event.by, event.piece);
    case 'towerChanged':
      return say.towerChanged(name, event.levels, event.height, event.by, nameOf(event.actor));
    case 'partBuilt':
      return say.partBuilt(name, event.part, event.free);
    case 'templeCompleted':
      return say.templeCompleted(name, event.goods);
    case 'rareGoodTaken':
      return say.rareGoodTaken(name, event.good, event.free);
    case 'pileShuffled':
      return say.pileShuffled(name, event.colour);
    case 'taxExempt':
      return say.taxExempt(name);
    case 'audienceHeld':
      return say.audienceHeld(name, event.as);
    case 'firstPlayerTaken':
      return say.firstPlayerTaken(name);
  }
}

/** One line of the log; nothing for a piece that goes home, nor for a tax that its payment tells. */
export function logLine(words: Words, event: Event, nameOf: NameOf): LogLine | undefined {
  const telling: Telling = { words, nameOf };
  switch (event.type) {
    case 'pieceReturned':
    case 'taxPaid':
      return undefined;
    case 'turnStarted':
    case 'eraStarted':
    case 'regionAttacked':
    case 'missionsShuffled':
    case 'turnEnded':
    case 'gameEnded':
      return tableLine(telling, event);
    case 'piecePlaced':
    case 'pieceRemoved':
    case 'piecesSwapped':
    case 'pieceGained':
      return pieceLine(telling, event);
    case 'resourcesGained':
    case 'resourcesPaid':
    case 'prestigeChanged':
    case 'traded':
      return storeLine(telling, event);
    case 'raidRevealed':
    case 'raidRedirected':
    case 'raidPlanned':
    case 'raidChosen':
      return raidLine(telling, event);
    case 'missionDiscarded':
    case 'missionReturned':
    case 'missionFulfilled':
    case 'missionsDrawn':
    case 'missionSeen':
      return { seat: event.seat, text: missionText(telling, event) };
    default:
      return { seat: event.seat, text: otherText(telling, event) };
  }
}
