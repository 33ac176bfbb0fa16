ALTER TABLE reports ADD COLUMN about TEXT COLLATE "C" NOT NULL DEFAULT '';

UPDATE reports SET about = coalesce((SELECT guest FROM seats
  WHERE seats.table_id = reports.table_id AND seats.seat = reports.seat
    AND seats.name = reports.name), '') WHERE seat >= 0;

UPDATE reports SET about = coalesce((SELECT max(guest) FROM lines
  WHERE lines.table_id = reports.table_id AND lines.seat < 0 AND lines.name = reports.name
    AND lines.guest <> ''
  HAVING count(DISTINCT guest) = 1), '') WHERE seat < 0;
