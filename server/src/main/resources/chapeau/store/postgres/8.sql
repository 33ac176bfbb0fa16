CREATE TABLE reviews (
  table_id TEXT COLLATE "C" NOT NULL,
  seat INTEGER NOT NULL,
  review TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
