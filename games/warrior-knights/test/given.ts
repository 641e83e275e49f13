import {
  actionFrom,
  fastChance,
  listen,
  next,
  type Chance,
  type Options,
  type Reason,
  type Seat,
} from '@palio/kernel';
import {
  AGENDAS,
  CARD_COUNT,
  CARDS,
  cityNamed,
  EVENTS,
  FATES,
  GARRISON,
  NOBODY,
  OFF_MAP,
  ON_LAND,
  regionNamed,
  STACKS,
  SYMBOLS,
  TROOPS,
  troopNamed,
  warriorKnights as game,
  type Action,
  type AgendaId,
  type CardId,
  type CityState,
  type Event,
  type EventId,
  type FateFigure,
  type Forecast,
  type KnightsStep,
  type NobleState,
  type State,
  type SymbolId,
  type Target,
  type View,
} from '../rules/index.ts';

export const [GREEN, BLUE, RED, BLACK, PURPLE] = [0, 1, 2, 3, 4] as const;

export const noble = (seat: Seat, symbol: SymbolId): number => seat * 4 + SYMBOLS.indexOf(symbol);
export const garrison = (seat: Seat): number => GARRISON + seat;
export const agenda = (id: AgendaId): number => AGENDAS.indexOf(id);
export const event = (id: EventId): number => EVENTS.indexOf(id);
export const card = (id: CardId): number => CARDS.indexOf(id);
export const region = regionNamed;
export const city = cityNamed;
export const troop = troopNamed;

// Every test may ask why something cannot be done.
await game.learnReasons?.();

const DRAFT = CARDS.indexOf('draftSoldiers');

/** The event of a type, also where several types share one shape. */
type Telling<Type extends Event['type'], One = Event> = One extends Event
  ? Type extends One['type']
    ? One
    : never
  : never;

type Put = Partial<Omit<NobleState, 'cards' | 'region'>> & { readonly cards?: readonly string[] };

/** A position made by hand, and the seats that act in it. */
export class Given {
  readonly state: State;
  readonly told: Event[] = [];
  chance: Chance = fastChance(3);

  constructor(seats: number, options: Options = {}) {
    this.state = game.setup(options, seats, fastChance(seats));
    const { state } = this;
    state.stack = [];
    state.phase = 'actions';
    state.round = 2;
    state.chairman = GREEN;
    state.head = BLUE;
    state.offer = [];
    state.mercenaryDeck = TROOPS.map(({ copies, nationality }) => (nationality < 0 ? 0 : copies));
    state.cities = state.cities.map(entry => ({ ...entry, owner: -1 }));
    for (const baron of state.barons) baron.garrison = [];
    const corners = ['C2', 'F2', 'C4', 'F4', 'G4', 'F3'];
    state.barons.forEach((baron, seat) => (baron.stronghold = region(corners[seat]!)));
  }

  baron(seat: Seat): State['barons'][number] {
    return this.state.barons[seat]!;
  }

  noble(seat: Seat, symbol: SymbolId): NobleState {
    return this.state.nobles[noble(seat, symbol)]!;
  }

  city(id: string): CityState {
    return this.state.cities[city(id)]!;
  }

  /** Puts a Noble on land with troops; mercenaries are taken from the deck. */
  put(seat: Seat, symbol: SymbolId, at: string | null, { cards = ['regular50'], ...rest }: Put = {}): this {
    const held = cards.map(troop).toSorted((a, b) => a - b);
    for (const kind of held) this.take(kind);
    const place = at === null ? { place: OFF_MAP, region: NOBODY } : { place: ON_LAND, region: region(at) };
    this.state.nobles[noble(seat, symbol)] = {
      ...this.noble(seat, symbol),
      ...(place as Pick<NobleState, 'place' | 'region'>),
      ...rest,
      cards: held,
    };
    return this;
  }

  private take(kind: number): void {
    if (TROOPS[kind]!.nationality < 0) return;
    this.state.mercenaryDeck = this.state.mercenaryDeck.map((count, i) => (i === kind ? count - 1 : count));
  }

  garrison(seat: Seat, cards: readonly string[], tokens = 0): this {
    const held = cards.map(troop).toSorted((a, b) => a - b);
    for (const kind of held) this.take(kind);
    this.baron(seat).garrison = held;
    this.baron(seat).garrisonTokens = tokens;
    return this;
  }

  own(seat: Seat, ...cities: readonly string[]): this {
    for (const id of cities) this.change(id, { owner: seat });
    return this;
  }

  change(id: string, change: Partial<CityState>): this {
    this.state.cities[city(id)] = { ...this.city(id), ...change };
    return this;
  }

  offer(...ids: readonly string[]): this {
    this.state.offer = ids.map(troop);
    for (const kind of this.state.offer) this.take(kind);
    return this;
  }

  agendas(...ids: readonly AgendaId[]): this {
    const { state } = this;
    const wanted = ids.map(agenda);
    const bag = [...state.agendaBag, ...state.agendas];
    for (const one of wanted) bag.splice(bag.indexOf(one), 1);
    state.agendas = wanted;
    state.agendaBag = bag.toSorted((a, b) => a - b);
    return this;
  }

  /** Gives cards that the Assembly had given before. */
  charge(seat: Seat, ...ids: readonly AgendaId[]): this {
    this.leaveBag(ids);
    this.baron(seat).charges = ids.map(agenda);
    return this;
  }

  office(seat: Seat, symbol: SymbolId, id: AgendaId): this {
    this.leaveBag([id]);
    this.state.nobles[noble(seat, symbol)] = { ...this.noble(seat, symbol), office: agenda(id) };
    return this;
  }

  law(id: AgendaId): this {
    this.leaveBag([id]);
    this.state.laws = [...this.state.laws, { id, values: [], until: 0 }];
    return this;
  }

  private leaveBag(ids: readonly AgendaId[]): void {
    const bag = this.state.agendaBag.slice();
    for (const id of ids) bag.splice(bag.indexOf(agenda(id)), 1);
    this.state.agendaBag = bag;
  }

  /** Puts an Event on top of its deck. */
  topEvent(id: EventId): this {
    const { state } = this;
    const all = [...state.eventBag, state.eventTop].filter(one => one >= 0).toSorted((a, b) => a - b);
    all.splice(all.indexOf(event(id)), 1);
    state.eventTop = event(id);
    state.eventBag = all;
    return this;
  }

  /** Puts Fate cards on top, in this order: each the first that fits and is not yet used. */
  fate(...wanted: readonly ((fate: FateFigure) => boolean)[]): this {
    const { state } = this;
    const top: number[] = [];
    for (const isWanted of wanted) {
      const found = state.fateDeck.find(one => !top.includes(one) && isWanted(FATES[one]!));
      if (found === undefined) throw new Error('no such Fate card is left');
      top.push(found);
    }
    state.fateDeck = [...top, ...state.fateDeck.filter(one => !top.includes(one))];
    state.fateKnown = state.fateDeck.map(() => 0);
    return this;
  }

  /** Puts cards into an area without playing them: all of one Baron and kind. */
  area(index: number, count: number): this {
    let left = count;
    for (const baron of this.state.barons)
      for (let kind = 0; kind < CARD_COUNT - 1; kind++)
        while (left > 0 && baron.hand[kind]! > 0) {
          baron.hand = baron.hand.map((held, i) => (i === kind ? held - 1 : held));
          baron.allocated = baron.allocated.map((held, i) =>
            i === index * CARD_COUNT + kind ? held + 1 : held,
          );
          left--;
        }
    return this;
  }

  /** Lays a card alone on the first stack and reveals it. */
  reveal(seat: Seat, id: CardId): this {
    const baron = this.baron(seat);
    baron.hand = baron.hand.map((held, i) => (i === card(id) ? held - 1 : held));
    baron.planned = STACKS.flatMap(stack => CARDS.map(one => (stack === 0 && one === id ? 1 : 0)));
    // The last seat drafts next, so that the phase does not run on into the Upkeep.
    const last = this.state.barons.at(-1)!;
    last.hand = last.hand.map((held, i) => (i === DRAFT ? held - 1 : held));
    last.planned = last.planned.map((held, i) => (i === CARD_COUNT + DRAFT ? held + 1 : held));
    this.state.neutrals = [0, 0, 0, 0, 0];
    this.state.neutralsIn = [0, 0, 0];
    this.state.currentStack = 0;
    return this.run({ kind: 'revealCard' });
  }

  /** Resolves steps: a harmless question is answered, and the rules go on by themselves. */
  run(...steps: readonly KnightsStep[]): this {
    next(this.state, { kind: 'bless', seat: 0, track: 0 }, ...steps);
    return this.act(0, 'no');
  }

  act(seat: Seat, ...lines: readonly string[]): this {
    for (const line of lines) {
      const action = actionFrom(game, this.state, seat, line) as Action | undefined;
      if (action === undefined)
        throw new Error(
          `"${line}" is not legal for ${seat} in ${this.asked()}: ${this.legal(seat).join(' | ')}`,
        );
      const listener = listen<Event>();
      game.play(this.state, seat, action, this.chance, listener);
      this.told.push(...listener.told.map(one => one.event));
    }
    return this;
  }

  legal(seat: Seat): string[] {
    return game.legalActions(this.state, seat).map(action => game.write(this.state, seat, action));
  }

  asides(seat: Seat): string[] {
    return game.asides(this.state, seat).map(action => game.write(this.state, seat, action));
  }

  asked(): string {
    return game.question(this.state)?.kind ?? 'nothing';
  }

  waiting(): readonly Seat[] {
    return game.waitingFor(this.state);
  }

  view(seat: Seat): View {
    return game.view(this.state, seat);
  }

  why(seat: Seat, target: Target): Reason | undefined {
    return game.whyNot(this.state, seat, target);
  }

  forecast(seat: Seat, line: string): Forecast | undefined {
    const action = actionFrom(game, this.state, seat, line) as Action;
    return game.forecast?.(this.state, seat, action);
  }

  /** Events of one type told so far. */
  tellings<Type extends Event['type']>(type: Type): Telling<Type>[] {
    return this.told.filter((one): one is Telling<Type> => one.type === type);
  }
}

export const given = (seats = 4, options: Options = {}): Given => new Given(seats, options);

export const battle =
  (result: FateFigure['battle']) =>
  (fate: FateFigure): boolean =>
    fate.battle === result;
export const [deal, prevent, victory, draw] = [
  battle('deal'),
  battle('prevent'),
  battle('victory'),
  battle('draw'),
];
export const nation =
  (index: number) =>
  (fate: FateFigure): boolean =>
    fate.nationality === index;
export const shows =
  (seat: Seat) =>
  (fate: FateFigure): boolean =>
    fate.baron === seat;
export const symbol =
  (id: SymbolId) =>
  (fate: FateFigure): boolean =>
    fate.symbol === SYMBOLS.indexOf(id);
export const inCity =
  (id: string) =>
  (fate: FateFigure): boolean =>
    fate.city === city(id);
export const revolt = (fate: FateFigure): boolean => fate.revolt;
export const quiet = (fate: FateFigure): boolean => !fate.revolt;
export const any = (): boolean => true;
export { game };
