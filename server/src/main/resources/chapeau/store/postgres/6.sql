CREATE TABLE nodes (id TEXT COLLATE "C" PRIMARY KEY, until BIGINT NOT NULL);

CREATE TABLE presence (table_id TEXT COLLATE "C" NOT NULL, seat INTEGER NOT NULL,
  node TEXT COLLATE "C" NOT NULL, PRIMARY KEY (table_id, seat, node));

CREATE INDEX presence_of_node ON presence (node);

CREATE TABLE due (table_id TEXT COLLATE "C" NOT NULL, kind TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL, node TEXT COLLATE "C" NOT NULL, PRIMARY KEY (table_id, kind));

CREATE INDEX due_at ON due (at);
