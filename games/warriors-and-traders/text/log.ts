import type { LogLine, NameOf } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import type { ResourceId } from '../rules/names.ts';
import type { View } from '../rules/view-types.ts';
import { amountText, piecesText, placeName, sideText, stockText } from './lists.ts';
import type { Words } from './words.ts';

interface Telling {
  readonly words: Words;
  readonly nameOf: NameOf;
  readonly view: View;
}
type Named<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const heading = (text: string): LogLine => ({ text, heading: true });

const placeId = (view: View, province: number): string => view.provinces[province]?.id ?? '';

type TableEvent = Named<
  | ('turnStarted' | 'phaseStarted' | 'turnEnded' | 'gameEnded' | 'timeDecided')
  | ('leaderChanged' | 'warEnded' | 'provinceTaken')
>;

/** What happened to everybody. */
function tableLine({ words, nameOf, view }: Telling, event: TableEvent): LogLine | undefined {
  const { events: say } = words;
  switch (event.type) {
    case 'turnStarted':
      return heading(say.turnStarted(event.turn, event.order.map(nameOf).join(', ')));
    case 'phaseStarted':
      return { text: say.phaseStarted(event.phase) };
    case 'turnEnded':
      return {
        text: say.turnEnded(event.turn, event.points.map((vp, seat) => `${nameOf(seat)} ${vp}`).join(', ')),
      };
    case 'gameEnded':
      return heading(say.gameEnded(event.ending));
    case 'timeDecided':
      return { text: say.timeDecided(event.up) };
    case 'leaderChanged':
      return { text: say.leaderChanged(event.leader, event.to < 0 ? undefined : nameOf(event.to)) };
    case 'warEnded': {
      const side = (number: number): string => sideText(view.sides[number] ?? [], nameOf);
      return { text: say.warEnded(side(event.a), side(event.b), event.why) };
    }
    case 'provinceTaken': {
      const text = say.provinceTaken(
        placeName(view, event.province),
        event.to,
        event.to < 0 ? '' : nameOf(event.to),
      );
      const place = placeId(view, event.province);
      return event.to >= 0 ? { text, place, seat: event.to } : { text, place };
    }
  }
}

type DealEvent = Named<
  | ('routeOpened' | 'offerMade' | 'exchanged' | 'offerDeclined' | 'warDeclared')
  | ('peaceProposed' | 'peaceDeclined' | 'peaceMade')
>;

/** What happened between two players. */
function dealLine({ words, nameOf }: Telling, event: DealEvent): LogLine {
  const { events: say, names } = words;
  const [from, to] = [nameOf(event.from), nameOf(event.to)];
  const line = (text: string): LogLine => ({ seat: event.from, text });
  switch (event.type) {
    case 'routeOpened':
      return line(say.routeOpened(from, to));
    case 'offerMade':
      return line(
        say.offerMade(from, to, stockText(names, event.give), stockText(names, event.want), event.counter),
      );
    case 'exchanged':
      return line(say.exchanged(from, to, stockText(names, event.give), stockText(names, event.want)));
    case 'offerDeclined':
      return { seat: event.to, text: say.offerDeclined(to, from) };
    case 'warDeclared':
      return line(say.warDeclared(from, to, event.renewed));
    case 'peaceProposed':
      return line(say.peaceProposed(from, to));
    case 'peaceDeclined':
      return { seat: event.seat, text: say.peaceDeclined(nameOf(event.seat)) };
    case 'peaceMade':
      return line(say.peaceMade(from, to));
  }
}

type BattleEvent = Named<
  'battleStarted' | 'battleFought' | 'retreated' | 'withdrawn' | 'removed' | 'armyMoved' | 'princessMoved'
>;

/** What happened on the map. */
function battleLine({ words, nameOf, view }: Telling, event: BattleEvent): LogLine | undefined {
  const { events: say, names } = words;
  const at = (province: number): string => placeName(view, province);
  switch (event.type) {
    case 'armyMoved': {
      const { seat, kind, from, to, engaged } = event;
      return {
        seat,
        text: say.armyMoved(nameOf(seat), kind, at(from), at(to), engaged),
        place: placeId(view, to),
      };
    }
    case 'princessMoved': {
      const { seat, from, to } = event;
      return { seat, text: say.princessMoved(nameOf(seat), at(from), at(to)), place: placeId(view, to) };
    }
    case 'battleStarted': {
      const { attacker, defender, province, attack, defence } = event;
      const other = defender < 0 ? undefined : nameOf(defender);
      const text = say.battleStarted(nameOf(attacker), other, at(province), attack, defence);
      return { seat: attacker, text, place: placeId(view, province) };
    }
    case 'battleFought': {
      const those = (fate: string): string =>
        piecesText(
          names,
          event.wounds.filter(wound => wound.fate === fate),
        );
      const text = say.battleFought(at(event.province), those('dies'), those('retreats'));
      return { text, place: placeId(view, event.province) };
    }
    case 'retreated':
      return {
        text: say.retreated(piecesText(names, event.units), at(event.from), at(event.to)),
        place: placeId(view, event.to),
      };
    case 'withdrawn':
      return {
        seat: event.seat,
        text: say.withdrawn(piecesText(names, event.units), at(event.from), at(event.to)),
        place: placeId(view, event.to),
      };
    case 'removed':
      return {
        text: say.removed(piecesText(names, event.units), at(event.from), event.why),
        place: placeId(view, event.from),
      };
  }
}

type StockEvent = Named<
  | ('armiesFed' | 'resourcesGained' | 'routeIncome' | 'bankTraded' | 'vpBought' | 'vpForKills')
  | ('goldDoubled' | 'storageCapped')
>;

/** Resources and points of one player. */
function stockLine({ words, nameOf }: Telling, event: StockEvent): LogLine | undefined {
  const { events: say, names } = words;
  const { seat } = event;
  const name = nameOf(seat);
  switch (event.type) {
    case 'armiesFed':
      return { seat, text: say.armiesFed(name, event.food) };
    case 'resourcesGained':
      return { seat, text: say.resourcesGained(name, stockText(names, event.gained)) };
    case 'routeIncome':
      return { seat, text: say.routeIncome(name, stockText(names, event.gained)) };
    case 'bankTraded': {
      const of = (count: number, id: ResourceId): string => amountText(names, count, id);
      return { seat, text: say.bankTraded(name, of(event.paid, event.give), of(event.got, event.get)) };
    }
    case 'vpBought':
      return { seat, text: say.vpBought(name, event.gold), gain: names.vp(1) };
    case 'vpForKills':
      return { seat, text: say.vpForKills(name), gain: names.vp(event.vp) };
    case 'goldDoubled':
      return { seat, text: say.goldDoubled(name, event.gold) };
    case 'storageCapped':
      return { seat, text: say.storageCapped(name, stockText(names, event.returned)) };
  }
}

type OwnEvent = Exclude<Event, TableEvent | DealEvent | BattleEvent | StockEvent>;

function ownText({ words, nameOf, view }: Telling, event: OwnEvent): string {
  const { events: say } = words;
  const name = nameOf(event.seat);
  const at = (province: number): string => placeName(view, province);
  switch (event.type) {
    case 'nationTaken':
      return say.nationTaken(name, event.nation);
    case 'tokensPlaced':
      return say.tokensPlaced(name, event.tokens);
    case 'tokenPlaced':
      return say.tokenPlaced(name, event.track, event.level);
    case 'armyBuilt':
      return say.armyBuilt(name, event.kind, at(event.province));
    case 'fortBuilt':
      return say.fortBuilt(name, at(event.province));
    case 'armyUpgraded':
      return say.armyUpgraded(name, event.from, event.to, at(event.province));
    case 'actionPassed':
      return say.actionPassed(name, event.by);
    case 'extraTaken':
      return say.extraTaken(name, event.source);
    case 'tokenShifted':
      return say.tokenShifted(name, event.from, event.to);
    case 'manoeuvreStarted':
      return say.manoeuvreStarted(name, event.round);
    case 'unified':
      return say.unified(name, event.nation, event.size, event.actions);
    case 'playerLeft':
      return say.playerLeft(name, event.goesOn);
    case 'tradePassed':
    case 'leaveAnnounced':
    case 'timeCalled':
      return say[event.type](name);
  }
}

const TABLE: ReadonlySet<string> = new Set<TableEvent['type']>([
  'turnStarted',
  'phaseStarted',
  'turnEnded',
  'gameEnded',
  'timeDecided',
  'leaderChanged',
  'warEnded',
  'provinceTaken',
]);
const DEALS: ReadonlySet<string> = new Set<DealEvent['type']>([
  'routeOpened',
  'offerMade',
  'exchanged',
  'offerDeclined',
  'warDeclared',
  'peaceProposed',
  'peaceDeclined',
  'peaceMade',
]);
const BATTLES: ReadonlySet<string> = new Set<BattleEvent['type']>([
  'battleStarted',
  'battleFought',
  'retreated',
  'withdrawn',
  'removed',
  'armyMoved',
  'princessMoved',
]);
const STOCKS: ReadonlySet<string> = new Set<StockEvent['type']>([
  'armiesFed',
  'resourcesGained',
  'routeIncome',
  'bankTraded',
  'vpBought',
  'vpForKills',
  'goldDoubled',
  'storageCapped',
]);
const isTable = (event: Event): event is TableEvent => TABLE.has(event.type);
const isDeal = (event: Event): event is DealEvent => DEALS.has(event.type);
const isBattle = (event: Event): event is BattleEvent => BATTLES.has(event.type);
const isStock = (event: Event): event is StockEvent => STOCKS.has(event.type);

/** One line of the log. */
export function logLine(words: Words, event: Event, nameOf: NameOf, view: View): LogLine | undefined {
  const telling: Telling = { words, nameOf, view };
  if (isTable(event)) return tableLine(telling, event);
  if (isDeal(event)) return dealLine(telling, event);
  if (isBattle(event)) return battleLine(telling, event);
  if (isStock(event)) return stockLine(telling, event);
  return { seat: event.seat, text: ownText(telling, event) };
}
