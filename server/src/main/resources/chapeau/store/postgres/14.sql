CREATE TABLE seat_holders (table_id TEXT COLLATE "C" NOT NULL, n INTEGER NOT NULL,
  seat INTEGER NOT NULL, guest TEXT COLLATE "C" NOT NULL, from_seq INTEGER NOT NULL,
  began INTEGER NOT NULL, PRIMARY KEY (table_id, n));

INSERT INTO seat_holders SELECT table_id,
    row_number() OVER (PARTITION BY table_id ORDER BY seat), seat, guest, 0,
    CASE WHEN tables.listed = 0 OR salt <> '' OR seal <> '' OR guest = host THEN 1 ELSE 0 END
  FROM seats JOIN tables ON tables.id = seats.table_id
  WHERE guest <> '' AND tables.status IN ('PLAYING', 'OVER');

CREATE INDEX seat_holders_guest ON seat_holders (guest) WHERE guest <> '';
