import {
  Entries,
  exact,
  Id,
  NewShare,
  Nothing,
  PositionView,
  ShareBody,
  ShareLine,
  TableView,
  WatchToken,
} from '@palio/protocol';
import { Type } from 'typebox';
import { Refusal } from '../refusal.ts';
import { fitFor } from '../tables/update.ts';
import { revoke, share, sharesOf } from '../tables/commands/sharing.ts';
import { historyFor } from '../tables/history.ts';
import { mustShowPast, tableFor } from '../tables/project.ts';
import { shareUnder, type Share } from '../tables/state.ts';
import type { Table } from '../tables/table.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBePerson, mustNotHurry, type Services } from './context.ts';

const ByTable = exact({ id: Id });
const ByShare = exact({ id: Id, share: Id });
const ByToken = exact({ token: WatchToken });

const lineOf = ({ id, seat, name, at }: Share): ShareLine => ({ id, seat, name, at });

/** Letting others look at the game with my eyes: making, listing, revoking. */
export function shareRoutes(app: App, services: Services): void {
  const { house, limits } = services;

  app.post(
    `${PREFIX}/tables/:id/shares`,
    about('shares', 'Share what my seat sees', NewShare, { params: ByTable, body: ShareBody }),
    async request => {
      const person = mustBePerson(services, request);
      limits.take('create', person.id);
      const { id: table } = request.params;
      let made: ReturnType<typeof share> | undefined;
      await house.run(table, undefined, person.id, seen => {
        made = share(seen, { person }, request.body.name ?? '');
      });
      const { token, id } = made!;
      const shares = await house.look(table, seen => sharesOf(seen, { person }));
      return { token, share: lineOf(shares.find(each => each.id === id)!) };
    },
  );

  app.get(
    `${PREFIX}/tables/:id/shares`,
    about('shares', 'How I share what my seat sees', Type.Array(ShareLine), { params: ByTable }),
    request => {
      const person = mustBePerson(services, request);
      return house.look(request.params.id, seen => sharesOf(seen, { person }).map(lineOf));
    },
  );

  app.delete(
    `${PREFIX}/tables/:id/shares/:share`,
    about('shares', 'Share it no longer', Nothing, { params: ByShare }),
    async request => {
      const person = mustBePerson(services, request);
      const { id, share: which } = request.params;
      await house.run(id, undefined, person.id, seen => revoke(seen, { person }, which));
      return {};
    },
  );
}

/** Looking with somebody else's eyes, for whoever has the token. */
export function watchRoutes(app: App, services: Services): void {
  const lookThrough = <T>(token: string, see: (table: Table, share: Share) => T): Promise<T> =>
    services.house.look(token.split('.')[0]!, table => {
      const found = shareUnder(table.state, token);
      if (found === undefined) throw new Refusal('no-such-table');
      return see(table, found);
    });

  app.get(
    `${PREFIX}/watch/:token`,
    about('shares', 'The table as the seat sees it that was shared', TableView, { params: ByToken }),
    request => lookThrough(request.params.token, (table, { seat }) => tableFor(table, seat, true)),
  );

  const Since = exact({ since: Type.Optional(Type.Integer({ minimum: 0 })) });
  app.get(
    `${PREFIX}/watch/:token/entries`,
    about('shares', 'What happened, as far as that seat may know', Entries, {
      params: ByToken,
      querystring: Since,
    }),
    request =>
      lookThrough(request.params.token, (table, { id, seat }) => {
        const entries = historyFor(table, seat, request.query.since ?? 0);
        return {
          n: table.state.visible[seat]!,
          entries: fitFor({ share: id, muted: new Set() }, entries),
        };
      }),
  );

  const ByMoment = exact({ token: WatchToken, count: Type.Integer({ minimum: 0, maximum: 100_000 }) });
  app.get(
    `${PREFIX}/watch/:token/positions/:count`,
    about('shares', 'The position after so many actions', PositionView, { params: ByMoment }),
    request => {
      mustNotHurry(services, 'lookBack', request);
      return lookThrough(request.params.token, (table, { seat }) =>
        mustShowPast(table, seat, request.params.count),
      );
    },
  );
}
