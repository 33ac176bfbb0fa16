CREATE TABLE sessions (token TEXT COLLATE "C" PRIMARY KEY, guest TEXT COLLATE "C" NOT NULL,
  since TEXT COLLATE "C" NOT NULL, seen TEXT COLLATE "C" NOT NULL);

INSERT INTO sessions SELECT token, id, since, since FROM guests;

CREATE INDEX sessions_guest ON sessions (guest);

ALTER TABLE guests DROP COLUMN token;

ALTER TABLE guests ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

CREATE TABLE passkeys (id TEXT COLLATE "C" PRIMARY KEY, guest TEXT COLLATE "C" NOT NULL,
  public_key TEXT NOT NULL, counter BIGINT NOT NULL, since TEXT COLLATE "C" NOT NULL,
  seen TEXT COLLATE "C" NOT NULL);

CREATE INDEX passkeys_guest ON passkeys (guest);

CREATE TABLE tickets (code TEXT COLLATE "C" PRIMARY KEY, kind TEXT NOT NULL,
  guest TEXT COLLATE "C" NOT NULL, until BIGINT NOT NULL);

CREATE TABLE results (table_id TEXT COLLATE "C" PRIMARY KEY, places TEXT NOT NULL,
  ended TEXT COLLATE "C" NOT NULL, counted INTEGER NOT NULL DEFAULT 0);

CREATE TABLE ratings (guest TEXT COLLATE "C" NOT NULL, game TEXT COLLATE "C" NOT NULL,
  rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, at BIGINT NOT NULL,
  PRIMARY KEY (guest, game));

ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

ALTER TABLE lines ADD COLUMN guest TEXT NOT NULL DEFAULT '';

UPDATE lines SET guest = coalesce((SELECT guest FROM seats
  WHERE seats.table_id = lines.table_id AND seats.seat = lines.seat), '');

CREATE INDEX seats_guest ON seats (guest) WHERE guest <> '';

CREATE INDEX lines_guest ON lines (guest) WHERE guest <> '';
