package chapeau.contract;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Plants each break of a game's clauses in turn, and runs the tests of that clause alone. */
final class ClauseMutants {
  private static final int SECONDS = 60;

  private final String game;

  private ClauseMutants(Package game) {
    this.game = game.getName();
  }

  /**
   * The breaks no test of their clause notices; {@code -Dclauses=HTR-20,HTR-21} tries only some.
   */
  static List<ClauseBreak> survivors(Package game) {
    List<String> wanted = List.of(System.getProperty("clauses", "").split(","));
    List<ClauseBreak> planted =
        ClauseBreak.all().stream()
            .filter(one -> wanted.contains("") || wanted.contains(one.clause()))
            .toList();
    ClauseMutants mutants = new ClauseMutants(game);
    if (mutants.fails(ChangedClasses.unchanged(mutants.game), _ -> true)) {
      throw new IllegalStateException("a test of a clause fails without any change");
    }
    List<ClauseBreak> survivors = planted.stream().filter(one -> !mutants.isNoticed(one)).toList();
    int noticed = planted.size() - survivors.size();
    say(mutants.game + ": " + noticed + " of " + planted.size() + " noticed");
    return survivors;
  }

  private boolean isNoticed(ClauseBreak planted) {
    boolean noticed =
        fails(ChangedClasses.with(game, planted), clause -> clause.equals(planted.clause()));
    String change = planted.text().strip() + " -> " + planted.replacement().strip();
    String verdict = noticed ? "noticed  " : "SURVIVES ";
    say(verdict + planted.clause() + " in " + planted.file() + ": " + change);
    return noticed;
  }

  private static void say(String line) {
    System.out.println("clauses: " + line.replace("\n", "\\n"));
  }

  /** Whether a test of these clauses fails, or does not come to an end. */
  private boolean fails(ClassLoader classes, Predicate<String> clauses) {
    AtomicReference<TestExecutionSummary> result = new AtomicReference<>();
    Thread run = new Thread(() -> result.set(run(clauses)));
    run.setDaemon(true);
    run.setContextClassLoader(classes);
    run.start();
    try {
      run.join(SECONDS * 1_000L);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    TestExecutionSummary summary = result.get();
    if (summary == null) {
      return true;
    }
    if (summary.getTestsFoundCount() == 0 && summary.getTotalFailureCount() == 0) {
      throw new IllegalStateException("no test of the clause was found");
    }
    return summary.getTotalFailureCount() > 0;
  }

  private TestExecutionSummary run(Predicate<String> clauses) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(tests(clauses).toList())
            .filters(TagFilter.excludeTags("long", "slow"))
            .build();
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherFactory.create().execute(request, summary);
    return summary.getSummary();
  }

  /** The tests as the thread's class loader has them. */
  private Stream<MethodSelector> tests(Predicate<String> clauses) {
    return ReflectionSupport.findAllClassesInPackage(game, _ -> true, _ -> true).stream()
        .flatMap(type ->
            Arrays.stream(type.getDeclaredMethods())
                .filter(method -> proves(method, clauses))
                .map(method -> selectMethod(type, method)));
  }

  private static boolean proves(Method method, Predicate<String> clauses) {
    Rule rule = method.getAnnotation(Rule.class);
    return rule != null && Arrays.stream(rule.value()).anyMatch(clauses);
  }
}
