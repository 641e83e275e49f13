import type { Event } from '../../rules/events.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The card that was revealed last: of a Baron, or Neutral where `seat` is missing. */
export interface Revealed {
  readonly seat: number | undefined;
  readonly card: number;
}

/** A battle as it was fought, told from its events. */
export interface BattleReport {
  readonly began: Of<'battleBegan'>;
  readonly hands: Of<'handsRevealed'> | undefined;
  readonly casualties: Of<'casualties'> | undefined;
  readonly victories: Of<'victoriesCounted'> | undefined;
  readonly ended: Of<'battleEnded'> | undefined;
}

/** Payments that come to everybody at once. */
const COMMON: ReadonlySet<string> = new Set(['taxation', 'expedition', 'wages', 'event', 'motion']);

/** What the same news brought each seat in crowns. */
function gainsIn(events: readonly Event[]): number[] {
  const gains: number[] = [];
  for (const event of events)
    if (event.type === 'crowns' && COMMON.has(event.cause))
      gains[event.seat] = (gains[event.seat] ?? 0) + event.change;
  return Array.from(gains, crowns => crowns ?? 0);
}

/** What is worth a sentence over the map, the gravest last. */
const TOLD: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'cardRevealed',
  'neutralRevealed',
  'areaFilled',
  'draftStarted',
  'expeditionReturned',
  'fleetLost',
  'ballotDecided',
  'agendaRefused',
  'banned',
  'chairmanChanged',
  'headChanged',
  'eventDrawn',
  'eventCancelled',
  'siegeLaid',
  'cityNeutral',
  'nobleDied',
  'battleEnded',
  'siegeCompleted',
  'cityCaptured',
  'cityRazed',
  'strongholdFell',
  'offerSent',
  'offerAccepted',
  'lastRound',
  'gameEnded',
]);

/** What the last events said, kept until newer ones say otherwise. Only one table is on the page. */
class Chronicle {
  revealed: Revealed | undefined = $state.raw();
  /** Where the last card went: an area, or -1 for back to the hand. */
  wentTo: number | undefined = $state();
  report: BattleReport | undefined = $state.raw();
  /** The last thing worth telling, and how many there were so far. */
  last: Event | undefined = $state.raw();
  number = $state(0);
  gains: readonly number[] = $state.raw([]);
  #heard: readonly Event[] | undefined;
  #table = '';

  /** Several parts of the board listen to the same news. */
  hear(table: string, events: readonly Event[]): void {
    if (table !== this.#table) this.#forget(table);
    if (events === this.#heard || events.length === 0) return;
    this.#heard = events;
    for (const event of events) this.#note(event);
    const told = events.findLast(event => TOLD.has(event.type));
    if (told === undefined) return;
    this.last = told;
    this.number += 1;
    this.gains = gainsIn(events);
  }

  #forget(table: string): void {
    this.#table = table;
    this.revealed = undefined;
    this.wentTo = undefined;
    this.report = undefined;
    this.last = undefined;
    this.gains = [];
  }

  #note(event: Event): void {
    if (event.type === 'cardRevealed' || event.type === 'neutralRevealed') {
      this.revealed = { seat: event.type === 'cardRevealed' ? event.seat : undefined, card: event.card };
      this.wentTo = undefined;
    } else if (event.type === 'cardAllocated') this.wentTo = event.area;
    else if (event.type === 'cardReturned') this.wentTo = -1;
    else this.#noteBattle(event);
  }

  #noteBattle(event: Event): void {
    if (event.type === 'battleBegan')
      this.report = {
        began: event,
        hands: undefined,
        casualties: undefined,
        victories: undefined,
        ended: undefined,
      };
    if (this.report === undefined) return;
    if (event.type === 'handsRevealed') this.report = { ...this.report, hands: event };
    if (event.type === 'casualties') this.report = { ...this.report, casualties: event };
    if (event.type === 'victoriesCounted') this.report = { ...this.report, victories: event };
    if (event.type === 'battleEnded') this.report = { ...this.report, ended: event };
  }
}

export const chronicle = new Chronicle();
