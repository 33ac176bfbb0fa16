package chapeau.server;

import chapeau.tables.House;
import chapeau.tables.Tables;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;

/** How the server does, in numbers, for Prometheus to collect. */
final class Metrics {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Counter moves =
      Counter.builder("chapeau.moves").description("Moves kept").register(registry);
  private final Counter troubles =
      Counter.builder("chapeau.troubles").description("Writes that failed").register(registry);
  private final Timer appends =
      Timer.builder("chapeau.append")
          .description("How long it takes to keep something")
          .serviceLevelObjectives(
              Duration.ofMillis(1),
              Duration.ofMillis(5),
              Duration.ofMillis(20),
              Duration.ofMillis(100),
              Duration.ofSeconds(1))
          .register(registry);

  Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
  }

  void watch(Crowd crowd, Tables tables, House house) {
    FunctionCounter.builder("chapeau.bytes.sent", crowd, Crowd::sent)
        .description("Bytes of messages sent")
        .register(registry);
    Gauge.builder("chapeau.bots.waiting", house, House::waitingBots)
        .description("Bots that wait for a place to think")
        .register(registry);
    Gauge.builder("chapeau.sockets", crowd, Crowd::size)
        .description("Websockets that are open")
        .register(registry);
    Gauge.builder("chapeau.bytes.waiting", crowd, Crowd::waiting)
        .description("Bytes that wait for slow readers")
        .register(registry);
    Gauge.builder("chapeau.tables", tables, Tables::inMemory)
        .description("Tables in memory")
        .register(registry);
  }

  void kept(long nanos, long moveCount) {
    appends.record(Duration.ofNanos(nanos));
    moves.increment((double) moveCount);
  }

  void failed() {
    troubles.increment();
  }

  void answer(Context ctx) {
    ctx.contentType("text/plain; version=0.0.4; charset=utf-8").result(registry.scrape());
  }
}
