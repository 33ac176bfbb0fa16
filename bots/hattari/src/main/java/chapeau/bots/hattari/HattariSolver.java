package chapeau.bots.hattari;

import chapeau.bots.Solver;
import chapeau.bots.hattari.MarkerStates.Stop;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.State;
import chapeau.games.hattari.Variant;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Consumer;

/** Makes the files of values the expert plays by, one for each number of players and variant. */
public final class HattariSolver implements Solver {

  /**
   * By number of players: two and three are solved round by round, four takes over what is alike.
   */
  private static final List<Induction.Care> CARE =
      List.of(
          new Induction.Care(1000, Rounds.GOAL, 0),
          new Induction.Care(300, Rounds.GOAL, 0),
          new Induction.Care(12, 0.01, 0.6));

  private static final long SAID_EVERY_NANOS = 5_000_000_000L;

  @Override
  public String game() {
    return "hattari";
  }

  @Override
  public void solve(Setup setup, Path folder, boolean checked, Consumer<String> says)
      throws IOException {
    if (!(new Hattari().start(setup) instanceof Played.Done<State>(State start, var _))) {
      throw new IllegalArgumentException("There is no such game.");
    }
    Variant variant = start.variant();
    int players = variant.players();
    Stop stop = new Stop(variant.limit(), variant.expert());
    Values values = new Values(new MarkerStates(players, stop));
    Path file = folder.resolve(ValueShelf.fileName(players, stop));
    if (Files.exists(file)) {
      read(values, file);
    }
    Files.createDirectories(folder);
    int size = values.states().size();
    Clock clock = new Clock(size, says);
    new Induction(values, CARE.get(players - 2))
        .run((done, solved) -> {
          if (clock.strikes(done, solved)) {
            write(values, file);
          }
        });
    write(values, file);
    says.accept(file + ": the chances at the start are " + shares(values, size - 1) + ".");
    if (checked) {
      check(values, says, says);
    }
  }

  /** Reckons what can be won against experts who play by these values. */
  static void check(Values values, Consumer<String> results, Consumer<String> progress)
      throws IOException {
    int players = values.states().players();
    Clock clock = new Clock(values.states().size(), progress);
    int iterations = Balanced.Skill.EXPERT.iterations().get(players - 2);
    Challenge challenge = new Challenge(values, iterations, Rounds.GOAL);
    challenge.run(clock::strikes);
    results.accept(
        "%d players: against experts a best answer wins %.2f %%, who accuses the likeliest %.2f %%; no round's NashConv is above %.4f."
            .formatted(
                players,
                100 * challenge.bestWins(),
                100 * challenge.naiveWins(),
                challenge.worstNashConv()));
    results.accept(
        "%d players: against novices an expert wins %.2f %%, leaning all the time %.2f %%; a best answer to experts who lean all the time wins %.2f %%."
            .formatted(
                players,
                100 * challenge.keepingWins(),
                100 * challenge.leaningWins(),
                100 * challenge.bestOfLeaningWins()));
  }

  private static String shares(Values values, int state) {
    StringBuilder shares = new StringBuilder();
    for (int i = 0; i < values.states().players(); i++) {
      shares.append(i == 0 ? "" : " / ").append("%.4f".formatted(values.of(state, i)));
    }
    return shares.toString();
  }

  private static void read(Values values, Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      values.read(in);
    }
  }

  private static void write(Values values, Path file) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".part");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(fresh))) {
      values.write(out);
    }
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Says now and then how far it is and how long it will take. */
  private static final class Clock {
    private final int all;
    private final Consumer<String> says;
    private final long start = System.nanoTime();
    private long said = start;
    private int before = -1;

    Clock(int all, Consumer<String> says) {
      this.all = all;
      this.says = says;
    }

    boolean strikes(int done, int solved) {
      long now = System.nanoTime();
      before = before < 0 ? done - 1 : before;
      if (now - said < SAID_EVERY_NANOS) {
        return false;
      }
      said = now;
      double seconds = (now - start) / 1e9;
      double left = seconds * (all - done) / Math.max(1, done - before);
      says.accept(
          "%,d of %,d states, %,d rounds solved, about %.0f s left"
              .formatted(done, all, solved, left));
      return true;
    }
  }
}
