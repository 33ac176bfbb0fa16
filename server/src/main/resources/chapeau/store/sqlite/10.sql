CREATE TABLE sessions (token TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, since TEXT NOT NULL,
  seen TEXT NOT NULL) WITHOUT ROWID;

INSERT INTO sessions SELECT token, id, since, since FROM guests;

CREATE INDEX sessions_guest ON sessions (guest);

CREATE TABLE people (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, hat TEXT NOT NULL,
  since TEXT NOT NULL, rated INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;

INSERT INTO people SELECT id, name, hat, since, 0 FROM guests;

DROP TABLE guests;

ALTER TABLE people RENAME TO guests;

CREATE TABLE passkeys (id TEXT NOT NULL PRIMARY KEY, guest TEXT NOT NULL, public_key TEXT NOT NULL,
  counter INTEGER NOT NULL, since TEXT NOT NULL, seen TEXT NOT NULL) WITHOUT ROWID;

CREATE INDEX passkeys_guest ON passkeys (guest);

CREATE TABLE tickets (code TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, guest TEXT NOT NULL,
  until INTEGER NOT NULL) WITHOUT ROWID;

CREATE TABLE results (table_id TEXT NOT NULL PRIMARY KEY, places TEXT NOT NULL,
  ended TEXT NOT NULL, counted INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;

CREATE TABLE ratings (guest TEXT NOT NULL, game TEXT NOT NULL, rating REAL NOT NULL,
  deviation REAL NOT NULL, volatility REAL NOT NULL, games INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (guest, game)) WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

ALTER TABLE lines ADD COLUMN guest TEXT NOT NULL DEFAULT '';

UPDATE lines SET guest = coalesce((SELECT guest FROM seats
  WHERE seats.table_id = lines.table_id AND seats.seat = lines.seat), '');

CREATE INDEX seats_guest ON seats (guest) WHERE guest <> '';

CREATE INDEX lines_guest ON lines (guest) WHERE guest <> '';
