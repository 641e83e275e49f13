import {
  exact,
  GameId,
  LEAST_RATED_GAMES,
  LONGEST_RANKING,
  Ranking,
  RankingQuery,
  type OwnRank,
} from '@palio/protocol';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { figuresOf, RankingOf } from '../tables/ranking.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeSignedIn, mustNotHurry, type Services } from './context.ts';

/** The hall of fame. */
export function rankingRoutes(app: App, services: Services): void {
  const { database, house, now } = services;

  /** Guests and bots never have a place, and nobody has one while he is suspended. */
  function ownRank(ranking: RankingOf, { caller }: FastifyRequest): Promise<OwnRank> | null {
    if (caller?.user.kind !== 'member' || (caller.user.suspended_until ?? 0) > now()) return null;
    return ranking.ownRank(caller.user.id);
  }

  app.get(
    `${PREFIX}/games/:game/ranking`,
    about('games', 'Who plays a game best: members by their rating', Ranking, {
      params: exact({ game: GameId }),
      querystring: RankingQuery,
    }),
    async (request): Promise<Ranking> => {
      mustNotHurry(services, 'ranking', request);
      const { game } = request.params;
      const { from, limit = LONGEST_RANKING, among } = request.query;
      if (!house.shelf.gameIds.includes(game)) throw new Refusal('unknown-game');
      const friendsOf = among === 'friends' ? mustBeSignedIn(request).user.id : undefined;
      const ranking = new RankingOf(database, game, now(), friendsOf);
      const [page, figures, mine] = await Promise.all([
        ranking.lines(from, limit),
        figuresOf(database, game, now()),
        ownRank(ranking, request),
      ]);
      return { least: LEAST_RATED_GAMES, ...figures, ...page, mine };
    },
  );
}
