/**
 * The tables, as a list of changes that are made one after the other and never edited afterwards. Times are
 * milliseconds, yes and no are 1 and 0, structured values are JSON.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL UNIQUE,
      password TEXT,
      language TEXT NOT NULL,
      mail TEXT,
      about TEXT NOT NULL DEFAULT '',
      push INTEGER NOT NULL DEFAULT 0,
      mail_notices TEXT NOT NULL DEFAULT 'off',
      owner_id TEXT,
      admin INTEGER NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      suspended_until BIGINT,
      vacation_until BIGINT,
      vacation_year INTEGER NOT NULL DEFAULT 0,
      vacation_days INTEGER NOT NULL DEFAULT 0,
      deleted INTEGER NOT NULL DEFAULT 0
    )`,
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      token_hash TEXT NOT NULL UNIQUE,
      user_id TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      device TEXT NOT NULL
    )`,
    'CREATE INDEX sessions_user ON sessions (user_id)',
    `CREATE TABLE tokens (
      id TEXT PRIMARY KEY,
      token_hash TEXT NOT NULL UNIQUE,
      user_id TEXT NOT NULL,
      owner_id TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      used_at BIGINT
    )`,
    'CREATE INDEX tokens_owner ON tokens (owner_id)',
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX passkeys_user ON passkeys (user_id)',
    `CREATE TABLE challenges (
      id TEXT PRIMARY KEY,
      user_id TEXT,
      challenge TEXT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    `CREATE TABLE ties (
      user_id TEXT NOT NULL,
      other_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      PRIMARY KEY (user_id, other_id, kind)
    )`,
    'CREATE INDEX ties_other ON ties (other_id, kind)',
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      status TEXT NOT NULL,
      visibility TEXT NOT NULL,
      pace TEXT NOT NULL,
      rated INTEGER NOT NULL,
      language TEXT,
      seats INTEGER NOT NULL,
      open_seats INTEGER NOT NULL,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      deadline BIGINT,
      rules_version INTEGER NOT NULL,
      figures TEXT NOT NULL,
      n INTEGER NOT NULL,
      line TEXT NOT NULL,
      snapshot TEXT,
      snapshot_n INTEGER NOT NULL DEFAULT 0
    )`,
    'CREATE INDEX tables_lobby ON tables (status, visibility, created_at)',
    'CREATE INDEX tables_deadline ON tables (deadline)',
    `CREATE TABLE seats (
      table_id TEXT NOT NULL,
      user_id TEXT NOT NULL,
      seat INTEGER NOT NULL,
      role TEXT NOT NULL,
      waiting INTEGER NOT NULL,
      deadline BIGINT,
      status TEXT NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (table_id, user_id)
    )`,
    'CREATE INDEX seats_user ON seats (user_id, status, waiting, updated_at)',
    `CREATE TABLE journal (
      table_id TEXT NOT NULL,
      n INTEGER NOT NULL,
      key TEXT NOT NULL,
      at BIGINT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (table_id, n)
    )`,
    `CREATE TABLE results (
      table_id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      ended_at BIGINT NOT NULL,
      rated INTEGER NOT NULL,
      result TEXT NOT NULL,
      people TEXT NOT NULL
    )`,
    `CREATE TABLE result_seats (
      table_id TEXT NOT NULL,
      seat INTEGER NOT NULL,
      user_id TEXT NOT NULL,
      game TEXT NOT NULL,
      ended_at BIGINT NOT NULL,
      rank INTEGER NOT NULL,
      rating_change INTEGER,
      PRIMARY KEY (table_id, seat)
    )`,
    'CREATE INDEX result_seats_user ON result_seats (user_id, ended_at)',
    `CREATE TABLE ratings (
      user_id TEXT NOT NULL,
      game TEXT NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      games INTEGER NOT NULL,
      wins INTEGER NOT NULL,
      version INTEGER NOT NULL,
      PRIMARY KEY (user_id, game)
    )`,
    `CREATE TABLE notes (
      user_id TEXT NOT NULL,
      table_id TEXT NOT NULL,
      text TEXT NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (user_id, table_id)
    )`,
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      table_id TEXT,
      game TEXT,
      from_name TEXT,
      at BIGINT NOT NULL,
      read_at BIGINT
    )`,
    'CREATE INDEX notices_user ON notices (user_id, at)',
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      channel TEXT NOT NULL,
      notice TEXT NOT NULL,
      due_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL,
      claimed_until BIGINT NOT NULL
    )`,
    'CREATE INDEX outbox_due ON outbox (due_at)',
    `CREATE TABLE push_subscriptions (
      endpoint TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id)',
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      by_id TEXT NOT NULL,
      about_id TEXT,
      table_id TEXT,
      reason TEXT NOT NULL,
      text TEXT NOT NULL,
      closed_at BIGINT
    )`,
  ],
  [
    'CREATE TABLE archives (table_id TEXT PRIMARY KEY, packed TEXT NOT NULL)',
    'CREATE INDEX tables_finished ON tables (status, updated_at)',
    `CREATE TABLE table_wishes (
      user_id TEXT NOT NULL,
      table_id TEXT NOT NULL,
      notices TEXT NOT NULL,
      PRIMARY KEY (user_id, table_id)
    )`,
    'ALTER TABLE users ADD COLUMN suspended_reason TEXT',
    'ALTER TABLE reports ADD COLUMN closed_by TEXT',
  ],
  [
    'ALTER TABLE notices ADD COLUMN by_id TEXT',
    // A browser or an address that the letter is for; without it everything that its reader has.
    'ALTER TABLE outbox ADD COLUMN target TEXT',
    'CREATE INDEX outbox_user ON outbox (user_id, channel)',
    'ALTER TABLE users ADD COLUMN mail_confirmed INTEGER NOT NULL DEFAULT 0',
    `CREATE TABLE mail_checks (
      token_hash TEXT PRIMARY KEY,
      user_id TEXT NOT NULL,
      mail TEXT NOT NULL,
      sent_at BIGINT NOT NULL
    )`,
    'CREATE INDEX mail_checks_mail ON mail_checks (mail)',
  ],
  [
    // What is still to be put away is found without looking through all that has been.
    'ALTER TABLE tables ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0',
    'UPDATE tables SET put_away = 1 WHERE id IN (SELECT table_id FROM archives)',
    'DROP INDEX tables_finished',
    'CREATE INDEX tables_to_put_away ON tables (put_away, status, updated_at)',
    // Who has said something at a table, whether he sits there, has left, or watches.
    'CREATE TABLE speakers (user_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (user_id, table_id))',
  ],
  [
    // Rows up to this one are in the archive, and nobody writes them again although they may be gone from the journal.
    'ALTER TABLE archives ADD COLUMN up_to INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE archives ADD COLUMN packed_at BIGINT NOT NULL DEFAULT 0',
  ],
  [
    // Notices go to a browser as long as somebody is signed in there.
    'ALTER TABLE push_subscriptions ADD COLUMN session_id TEXT',
  ],
  [
    // When the browser was last given the cookie of its session.
    'ALTER TABLE sessions ADD COLUMN renewed_at BIGINT NOT NULL DEFAULT 0',
    // A server has started that could not play it: when its rules are back, its clocks go on from there.
    'ALTER TABLE tables ADD COLUMN held INTEGER NOT NULL DEFAULT 0',
  ],
  [
    // By which a letter is answered with: no more of these.
    'ALTER TABLE users ADD COLUMN stop_token TEXT',
    'CREATE UNIQUE INDEX users_stop_token ON users (stop_token)',
  ],
  [
    // The hall of fame is read in the order of an index; `shown` is the rating as people see it.
    'ALTER TABLE ratings ADD COLUMN shown INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE ratings ADD COLUMN rated_at BIGINT NOT NULL DEFAULT 0',
    'UPDATE ratings SET shown = FLOOR((mu - 3 * sigma) * 40 + 0.5) WHERE mu > 3 * sigma',
    `UPDATE ratings SET rated_at = COALESCE((SELECT MAX(ended_at) FROM result_seats
      WHERE result_seats.user_id = ratings.user_id AND result_seats.game = ratings.game
      AND rating_change IS NOT NULL), 0)`,
    // Whoever deleted his account during a game got a rating again at its end.
    "DELETE FROM ratings WHERE user_id NOT IN (SELECT id FROM users WHERE deleted = 0 AND kind = 'member')",
    'CREATE INDEX ratings_ranking ON ratings (game, shown DESC, games DESC, user_id)',
    'CREATE INDEX users_suspended ON users (suspended_until) WHERE suspended_until IS NOT NULL',
    // Games that ended at public tables, so that nobody has to count them.
    'CREATE TABLE game_counts (game TEXT PRIMARY KEY, finished INTEGER NOT NULL)',
    `INSERT INTO game_counts (game, finished) SELECT results.game, COUNT(*) FROM results
      JOIN tables ON tables.id = results.table_id WHERE tables.visibility = 'public' GROUP BY results.game`,
  ],
  [
    // Games without clocks that were begun before it was noted who is waited for there: a week after their last move
    // somebody looks whether one of them is stuck.
    `UPDATE tables SET deadline = updated_at + 604800000
      WHERE pace = 'none' AND status = 'running' AND deadline IS NULL`,
  ],
  [
    // Where somebody's notices are posted to.
    'ALTER TABLE users ADD COLUMN hook TEXT',
  ],
  [
    // Whatever the lobby is filtered by is found without looking at the tables themselves.
    'DROP INDEX tables_lobby',
    `CREATE INDEX tables_lobby
      ON tables (status, visibility, created_at, game, pace, seats, open_seats, language, rated)`,
    // However many games somebody has played: those of one title, and those with somebody else.
    'CREATE INDEX result_seats_game ON result_seats (user_id, game, ended_at)',
    'CREATE INDEX result_seats_together ON result_seats (user_id, table_id)',
    // However much somebody has been told: what he has not read, and what it says of others who are called otherwise.
    'CREATE INDEX notices_unread ON notices (user_id, table_id) WHERE read_at IS NULL',
    'CREATE INDEX notices_by ON notices (by_id) WHERE by_id IS NOT NULL',
    'CREATE INDEX notices_from ON notices (from_name) WHERE from_name IS NOT NULL',
    'CREATE INDEX users_owner ON users (owner_id) WHERE owner_id IS NOT NULL',
  ],
];
