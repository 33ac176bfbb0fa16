package chapeau.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The tables of a database, and the steps by which an older one becomes today's. */
record Schema(int newest, List<Step> steps) {
  private static final int NEWEST = 12;

  /** What makes a version of the one before it. */
  record Step(int version, List<String> statements) {
    Step {
      statements = List.copyOf(statements);
    }
  }

  Schema {
    steps = List.copyOf(steps);
  }

  /**
   * The steps in a folder of ours, one file each.
   *
   * @param first the version an empty database of this kind starts with
   */
  static Schema of(String folder, int first) {
    List<Step> steps = new ArrayList<>();
    for (int version = first; version <= NEWEST; version++) {
      steps.add(new Step(version, statements(folder + "/" + version + ".sql")));
    }
    return new Schema(NEWEST, steps);
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

  /** Takes the steps that are missing, in the transaction the session is in. */
  void update(Session session, int found) throws SQLException {
    if (found > newest) {
      throw new SQLException(
          "it was written by a newer Chapeau (version "
              + found
              + " of the tables, and this one knows "
              + newest
              + "); run that one");
    }
    for (Step step : steps) {
      if (step.version > found) {
        for (String statement : step.statements) {
          session.run(statement);
        }
      }
    }
  }
}
