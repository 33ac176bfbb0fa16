package chapeau.tables;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Runs the same blocking call for several items at once, each on a virtual thread. */
public final class Parallel {
  private Parallel() {}

  /** Waits for all calls and returns their results in the order of the items. */
  public static <T, R> List<R> all(List<T> things, Function<T, R> call) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<R>> results =
          things.stream().map(thing -> threads.submit(() -> call.apply(thing))).toList();
      return results.stream().map(Parallel::result).toList();
    }
  }

  private static <R> R result(Future<R> call) {
    try {
      return call.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
