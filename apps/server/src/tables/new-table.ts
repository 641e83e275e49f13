import { completeOptions, PalioError, type AnyGame } from '@palio/kernel';
import { PACE_PRESETS, type NewTable, type Pace, type Person, type SeatPlan } from '@palio/protocol';
import { Refusal } from '../refusal.ts';
import type { SeatState, TableSetup } from './entries.ts';
import type { TableState } from './state.ts';
import { problemWithWindow } from './window.ts';

/** A seat for somebody who has been at another table; by his id, as he may be called otherwise since. */
export type SeatWish = SeatPlan | { readonly as: 'again'; readonly person: string };
export type TableWish = Omit<NewTable, 'seats'> & { readonly seats: readonly SeatWish[] };

/** What a table is like unless whoever makes it says otherwise. */
export const DEFAULTS = {
  title: '',
  visibility: 'link',
  spectators: 'public',
  chat: 'on',
  negotiation: false,
  timeout: 'vote',
  rated: false,
  autoStart: true,
  language: null,
  spectatorDelay: 0,
  randomSeats: false,
} as const;

const CHOICES = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[];
type Chosen = Partial<Pick<TableSetup, keyof typeof DEFAULTS>>;

/** What has been chosen where there is a choice, in a wish or at a table that exists. */
export const chosen = (from: Chosen): Chosen =>
  Object.fromEntries(CHOICES.flatMap(name => (from[name] === undefined ? [] : [[name, from[name]]])));

export function fittingOptions(
  game: AnyGame,
  { options: given = {}, seats }: TableWish,
): TableSetup['options'] {
  if (!game.seatCounts.includes(seats.length))
    throw new PalioError(
      'bad-seats',
      `${game.id} is played by ${game.seatCounts.join(', ')}, not by ${seats.length}`,
    );
  const options = completeOptions(game.options, given);
  const problem = game.unfit?.(options, seats.length);
  if (problem !== undefined) throw new PalioError('bad-option', problem);
  return options;
}

export function fittingPace({ pace = PACE_PRESETS.none }: TableWish): Pace {
  const window = pace.kind === 'turns' ? pace.window : undefined;
  const problem = window === undefined ? undefined : problemWithWindow(window);
  if (problem !== undefined) throw new Refusal('bad-request', problem, 'pace');
  return pace;
}

export function mustMakeATable(owner: Person, seats: readonly SeatState[], rated: boolean): void {
  if (seats.every(seat => seat.kind === 'bot'))
    throw new Refusal('bad-seats', 'somebody has to play', 'seats');
  const people = seats.flatMap(seat => seat.person?.id ?? []);
  if (new Set(people).size < people.length) throw new Refusal('already-seated');
  if (rated && (owner.kind !== 'member' || seats.some(seat => seat.kind === 'bot')))
    throw new Refusal('bad-request', 'rated games are for members among themselves', 'rated');
}

/** The wish for another game of the same kind, with the same people. */
export function sameAgain({ setup, pace, seats }: TableState, person: Person): TableWish {
  const plan = (seat: SeatState): SeatWish => {
    if (seat.kind === 'bot') return { as: 'bot', level: seat.level! };
    if (seat.person?.id === person.id) return { as: 'me' };
    return seat.person === undefined || seat.vacant
      ? { as: 'open' }
      : { as: 'again', person: seat.person.id };
  };
  return { ...chosen(setup), game: setup.game, options: setup.options, pace, seats: seats.map(plan) };
}
