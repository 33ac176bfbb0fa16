ALTER TABLE results ADD COLUMN roles TEXT NOT NULL DEFAULT '';

CREATE TABLE rating_steps (guest TEXT NOT NULL, game TEXT NOT NULL, games INTEGER NOT NULL,
  rating REAL NOT NULL, deviation REAL NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (guest, game, games)) WITHOUT ROWID;

INSERT INTO rating_steps SELECT guest, game, games, rating, deviation, at FROM ratings;
