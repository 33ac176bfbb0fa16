package chapeau.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The tables of a database, and the migrations by which an older one becomes today's. */
record Schema(int newest, List<Migration> migrations) {
  private static final int NEWEST = 19;

  /** What makes a version of the one before it. */
  record Migration(int version, List<String> statements) {
    Migration {
      statements = List.copyOf(statements);
    }
  }

  Schema {
    migrations = List.copyOf(migrations);
  }

  /**
   * The migrations in a folder of ours, one file each.
   *
   * @param first the version an empty database of this kind starts with
   */
  static Schema of(String folder, int first) {
    List<Migration> migrations = new ArrayList<>();
    for (int version = first; version <= NEWEST; version++) {
      migrations.add(new Migration(version, statements(folder + "/" + version + ".sql")));
    }
    return new Schema(NEWEST, migrations);
  }

  private static List<String> statements(String file) {
    try (InputStream in = Schema.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("missing " + file);
      }
      String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return List.of(all.strip().split(";\\s*"));
    } catch (IOException e) {
      throw new IllegalStateException("unreadable " + file, e);
    }
  }

  /** Makes the migrations that are missing, in the transaction the session is in. */
  void update(Session session, int found) throws SQLException {
    if (found > newest) {
      throw new SQLException(
          "it was written by a newer Chapeau (version "
              + found
              + " of the tables, and this one knows "
              + newest
              + "); run that one");
    }
    for (Migration migration : migrations) {
      if (migration.version > found) {
        for (String statement : migration.statements) {
          session.run(statement);
        }
      }
    }
  }
}
