import type { LobbyQuery } from '@palio/protocol';
import type { LobbyTab } from '../router/routes.ts';

/** What somebody looks for; the empty text is "any". */
export interface Filters {
  readonly game: string;
  readonly pace: '' | 'live' | 'turns' | 'none';
  readonly seats: string;
  readonly openSeats: string;
  readonly language: '' | 'en' | 'it';
  readonly rated: '' | 'yes' | 'no';
}

export const NO_FILTERS: Filters = { game: '', pace: '', seats: '', openSeats: '', language: '', rated: '' };

export const PAGE_SIZE = 50;

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(value => value !== '');

/** The filters as the server understands them. */
export function queryFrom(filters: Filters, tab: LobbyTab | undefined, before?: number): LobbyQuery {
  const { game, pace, seats, openSeats, language, rated } = filters;
  return {
    status: tab === 'watch' ? 'running' : 'open',
    limit: PAGE_SIZE,
    ...(game !== '' && { game }),
    ...(pace !== '' && { pace }),
    ...(seats !== '' && { seats: Number(seats) }),
    ...(openSeats !== '' && tab === undefined && { openSeats: Number(openSeats) }),
    ...(language !== '' && { language }),
    ...(rated !== '' && { rated: rated === 'yes' }),
    ...(before !== undefined && { before }),
  };
}
