import { exact, Id, Name, NewToken, Nothing, type Person, TokenBody, TokenLine } from '@palio/protocol';
import { Type } from 'typebox';
import { hashOfSecret, newId, newSecret } from '../ids.ts';
import { personOf, type User } from '../people/users.ts';
import { Refusal } from '../refusal.ts';
import { fits } from '../schemas.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAtScreen, type Services } from './context.ts';
import { mustBeFree } from './people-routes.ts';

const MOST_TOKENS = 20;
const ById = exact({ id: Id });
const isName = fits(Name);

/** Tokens for programs: acting as a bot of one’s own, or as oneself. */
export function tokenRoutes(app: App, services: Services): void {
  const { users, database, now, sessions } = services;

  const linesOf = async (owner: string): Promise<TokenRow[]> =>
    database.read<TokenRow>(
      `SELECT tokens.id, tokens.name, tokens.created_at AS "createdAt", tokens.used_at AS "usedAt", users.id AS "personId",
        users.name AS "personName", users.kind FROM tokens JOIN users ON users.id = tokens.user_id
        WHERE tokens.owner_id = $1 ORDER BY tokens.created_at`,
      [owner],
    );

  /** A bot that I have made before: its token may be lost, and its name is taken. */
  const ownBot = async (owner: string, name: string): Promise<User | undefined> => {
    const found = await users.byName(name);
    return found?.kind === 'bot' && found.owner_id === owner ? found : undefined;
  };

  app.get(`${PREFIX}/me/tokens`, about('bots', 'My tokens', Type.Array(TokenLine), {}), async request =>
    (await linesOf(mustBeAtScreen(request).id)).map(lineOf),
  );

  app.post(
    `${PREFIX}/me/tokens`,
    about('bots', 'Make a token; as a bot it has a name of its own', NewToken, { body: TokenBody }),
    async request => {
      const user = mustBeAtScreen(request);
      services.limits.take('create', user.id);
      if (user.kind !== 'member') throw new Refusal('forbidden', 'tokens are for members');
      if ((await linesOf(user.id)).length >= MOST_TOKENS) throw new Refusal('too-many');
      const { name, as } = request.body;
      const bot = { kind: 'bot', name, language: user.language, owner: user.id } as const;
      if (as === 'bot' && !isName(name)) throw new Refusal('bad-name');
      if (as === 'bot') mustBeFree(services, name);
      const acting = as === 'bot' ? ((await ownBot(user.id, name)) ?? (await users.create(bot))) : user;
      const token = newSecret();
      const id = newId();
      await database.write([
        {
          sql: 'INSERT INTO tokens (id, token_hash, user_id, owner_id, name, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
          values: [id, hashOfSecret(token), acting.id, user.id, name, now()],
        },
      ]);
      return { token, line: { id, name, person: personOf(acting), createdAt: now(), usedAt: null } };
    },
  );

  app.delete(
    `${PREFIX}/me/tokens/:id`,
    about('bots', 'Withdraw a token', Nothing, { params: ById }),
    async request => {
      const user = mustBeAtScreen(request);
      const { id } = request.params;
      const line = (await linesOf(user.id)).find(each => each.id === id);
      if (line === undefined) throw new Refusal('not-found');
      await database.write([
        { sql: 'DELETE FROM tokens WHERE owner_id = $1 AND id = $2', values: [user.id, id] },
      ]);
      await sessions.changed(line.personId);
      return {};
    },
  );
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
  readonly personId: string;
  readonly personName: string;
  readonly kind: Person['kind'];
}

const lineOf = ({ id, name, createdAt, usedAt, personId, personName, kind }: TokenRow) => ({
  id,
  name,
  createdAt,
  usedAt,
  person: { id: personId, name: personName, kind },
});
