CREATE TABLE reviews (
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  review TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
