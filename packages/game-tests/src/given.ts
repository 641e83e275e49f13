import {
  actionFrom,
  listen,
  noChance,
  type AnyAction,
  type Chance,
  type Game,
  type Position,
  type Seat,
} from '@palio/kernel';

/** A table in a test: Given a position, When seats act, Then look at the state. */
export interface TestTable<State extends Position, Action extends AnyAction, Event> {
  readonly state: State;
  /** Everything told since the table was set. */
  readonly told: Event[];
  /** Plays an action, or what is written like this. Fails the test if it is not legal. */
  act(seat: Seat, action: Action | string, chance?: Chance): TestTable<State, Action, Event>;
  /** The notations of all legal actions of the seat. */
  legal(seat: Seat): string[];
}

export function table<State extends Position, Action extends AnyAction, Event, View, Target, Forecast>(
  game: Game<State, Action, Event, View, Target, Forecast>,
  state: State,
): TestTable<State, Action, Event> {
  const told: Event[] = [];
  const self: TestTable<State, Action, Event> = {
    state,
    told,
    act(seat, action, chance = noChance) {
      const found =
        typeof action === 'string'
          ? (actionFrom(game as unknown as Game, state, seat, action) as Action | undefined)
          : action;
      if (found === undefined)
        throw new Error(
          `${JSON.stringify(action)} is not legal for seat ${seat}; legal: ${self.legal(seat).join(' ')}`,
        );
      const listener = listen<Event>();
      game.play(state, seat, found, chance, listener);
      told.push(...listener.told.map(one => one.event));
      return self;
    },
    legal: seat => game.legalActions(state, seat).map(action => game.write(state, seat, action)),
  };
  return self;
}
