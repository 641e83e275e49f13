import type { SeatInfo } from '@palio/board-kit';
import type { View } from '../rules/view-types.ts';
import type { Names } from '../text/names.ts';
import type { Forecast } from '../rules/view-types.ts';
import {
  AT_SEA,
  GARRISON,
  incomeOf,
  keepIn,
  keepStrength,
  netStrength,
  OFF_MAP,
  ownerOf,
  RAZED,
  REGIONS,
} from './figures.ts';

/** What the map shows, in words: for the card of a region and for screen readers. */

export const nameOfSeat = (names: Names, seats: readonly SeatInfo[], seat: number): string =>
  seats[seat]?.name ?? names.baron(seat);

export function cityFacts(names: Names, view: View, seats: readonly SeatInfo[], city: number): string[] {
  const { place } = names.words.board;
  const state = view.cities[city];
  if (state === undefined) return [];
  if (state.owner === RAZED) return [place.razed];
  return [
    state.owner < 0 ? place.neutral : place.cityOf(nameOfSeat(names, seats, state.owner)),
    place.strength(state.strength),
    place.income(incomeOf(city, state)),
    ...(state.breaches > 0 ? [place.breaches(state.breaches)] : []),
    ...(state.fortified ? [place.fortified] : []),
    ...(state.besieger < 0
      ? []
      : [place.besiegedBy(nameOfSeat(names, seats, state.besieger), state.siegeRound)]),
  ];
}

export function keepFacts(names: Names, view: View, seats: readonly SeatInfo[], seat: number): string[] {
  const { place } = names.words.board;
  const baron = view.barons[seat];
  if (baron === undefined) return [];
  return [
    place.stronghold(
      nameOfSeat(names, seats, seat),
      keepStrength(view, seat),
      netStrength(view, GARRISON + seat),
    ),
    ...(baron.breaches > 0 ? [place.breaches(baron.breaches)] : []),
    ...(baron.besieger < 0
      ? []
      : [place.besiegedBy(nameOfSeat(names, seats, baron.besieger), baron.siegeRound)]),
  ];
}

/** Nobles in a region, those off its port included. */
export const noblesIn = (view: View, region: number): readonly number[] =>
  view.nobles.flatMap((noble, index) => (noble.place !== OFF_MAP && noble.region === region ? index : []));

export function nobleMarks(names: Names, view: View, noble: number): string[] {
  const { board } = names.words;
  const state = view.nobles[noble];
  if (state === undefined) return [];
  return [
    ...(state.place === AT_SEA ? [board.atSea] : []),
    ...(state.stormbound ? [board.stormbound] : []),
    ...(state.place === OFF_MAP ? [state.gone ? board.gone : board.offMap] : []),
    ...(state.exhausted && state.place !== OFF_MAP ? [board.exhausted] : []),
    ...(state.fever ? [board.fever] : []),
    ...(state.tokens > 0 ? [board.casualties(state.tokens)] : []),
    ...(state.office < 0 ? [] : [names.agenda(state.office)]),
  ];
}

function nobleWords(names: Names, view: View, seats: readonly SeatInfo[], noble: number): string {
  const army = names.words.board.army(
    names.noble(noble),
    nameOfSeat(names, seats, ownerOf(noble)),
    netStrength(view, noble),
  );
  return [army, ...nobleMarks(names, view, noble)].join(', ');
}

/** Everything about a region in one sentence. */
export function describeRegion(names: Names, view: View, seats: readonly SeatInfo[], region: number): string {
  const { place, port } = names.words.board;
  const { city, port: isPort } = REGIONS[region]!;
  const keep = keepIn(view, region);
  const nobles = noblesIn(view, region).map(noble => nobleWords(names, view, seats, noble));
  return [
    names.region(region),
    ...(city < 0 ? [] : cityFacts(names, view, seats, city)),
    ...(keep < 0 ? [] : keepFacts(names, view, seats, keep)),
    ...(isPort ? [port] : []),
    ...(nobles.length === 0 ? [place.empty] : nobles),
  ].join('; ');
}

/** What an action brings, in a few words. */
export function describeForecast(names: Names, forecast: Forecast | undefined): string | undefined {
  const { ahead } = names.words.board;
  switch (forecast?.type) {
    case 'battle':
      return ahead.clash(forecast.ownTotal, forecast.enemyTotal, forecast.ownCards, forecast.enemyCards);
    case 'siege': {
      const strengths = ahead.siege(forecast.ownTotal, forecast.enemyTotal);
      return forecast.captures ? `${strengths}: ${ahead.captures}` : strengths;
    }
    case 'crowns':
      return forecast.change < 0
        ? ahead.pays(-forecast.change, forecast.left)
        : ahead.gains(forecast.change, forecast.left);
    case 'ban':
      return ahead.ban;
    default:
      return undefined;
  }
}
