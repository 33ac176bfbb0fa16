ALTER TABLE results ADD COLUMN roles TEXT NOT NULL DEFAULT '';

CREATE TABLE rating_steps (guest TEXT COLLATE "C" NOT NULL, game TEXT NOT NULL,
  games INTEGER NOT NULL, rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
  at BIGINT NOT NULL, PRIMARY KEY (guest, game, games));

INSERT INTO rating_steps SELECT guest, game, games, rating, deviation, at FROM ratings;
