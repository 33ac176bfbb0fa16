package chapeau.cli;

import chapeau.server.HomeNetwork;
import chapeau.server.Server;
import chapeau.server.Settings;
import chapeau.server.StartFailure;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the page and the API until it is told to stop. */
@Command(name = "run", description = "Serve the page and the API.", mixinStandardHelpOptions = true)
final class Run implements Callable<Integer> {
  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "Where to listen; 0 for any free port. ${DEFAULT-VALUE} unless said.")
  private int port;

  @Option(
      names = "--host",
      defaultValue = "0.0.0.0",
      description = "The address to listen on; every one of this machine unless said.")
  private String host = "";

  @Option(
      names = "--data",
      defaultValue = "data",
      description = "The folder tables are kept in; ./${DEFAULT-VALUE} unless said.")
  private Path data = Path.of("");

  @Option(
      names = "--db",
      defaultValue = "",
      description =
          "The address of a PostgreSQL to keep tables in instead, as in"
              + " jdbc:postgresql://host,other-host/chapeau?user=chapeau.")
  private String db = "";

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      defaultValue = "",
      description =
          "The URL of the page, as in https://chapeau.example. Pages of any other origin are"
              + " refused. With https, cookies are bound to this host and browsers use TLS only.")
  private String publicUrl = "";

  @Option(
      names = "--trusted-proxy",
      split = ",",
      paramLabel = "ADDRESS",
      description =
          "The address of a proxy of yours, whose X-Forwarded-* headers are believed; none unless"
              + " said.")
  private Set<String> trustedProxies = Set.of();

  @Option(
      names = "--keep",
      paramLabel = "DAYS",
      defaultValue = "0",
      description =
          "Forget, at the start, tables older than so many days at which nobody plays; none unless"
              + " said.")
  private int keepDays;

  @Option(
      names = "--desk-token",
      paramLabel = "TOKEN",
      defaultValue = "",
      description =
          "The token that opens the host's desk at /desk from now on. Without this option, the"
              + " first start creates and prints one.")
  private String deskToken = "";

  @Option(
      names = "--push-contact",
      paramLabel = "ADDRESS",
      defaultValue = "mailto:host@chapeau.example",
      description =
          "Where push services reach you, as mailto: or https:; some insist that it is a real one.")
  private String pushContact = "";

  @Option(names = "--push-local", hidden = true)
  private boolean pushLocal;

  @Option(names = "--metrics", description = "Open /metrics, for Prometheus.")
  private boolean metrics;

  @Option(
      names = "--dev",
      description =
          "For the makers of games: every seat's view, and moves on demand. Never where others"
              + " play.")
  private boolean dev;

  @Override
  public Integer call() throws Mistake, InterruptedException {
    if (keepDays < 0) {
      throw new Mistake("--keep takes a number of days.");
    }
    if (!db.isEmpty() && !db.startsWith("jdbc:postgresql:")) {
      throw new Mistake("--db takes an address that begins with jdbc:postgresql:");
    }
    if (!pushContact.matches("(mailto:|https://)[^\"\\\\\\s]+")) {
      throw new Mistake("--push-contact takes an address that begins with mailto: or https://");
    }
    Settings.Push usual = Settings.Push.USUAL;
    Settings.Push push =
        new Settings.Push(pushContact, usual.patience(), usual.delivery(), pushLocal);
    Settings settings =
        new Settings(host, port, data, dev)
            .run(
                new Settings.Operation(
                    db,
                    publicUrl,
                    trustedProxies,
                    keepDays,
                    metrics,
                    deskToken,
                    push,
                    Settings.Clients.USUAL));
    try (Server server = Server.start(settings)) {
      System.out.println(
          "Chapeau is open: http://localhost:" + server.port() + "   (stop it with Ctrl+C)");
      HomeNetwork.address(host, server.port())
          .ifPresent(address -> System.out.println("From other devices here: " + address));
      server
          .newDeskToken()
          .ifPresent(token ->
              System.out.println(
                  "The host's desk: /desk, with this token, shown only now: " + token));
      server.untilStopped();
      return 0;
    } catch (StartFailure e) {
      throw new Mistake(String.valueOf(e.getMessage()));
    }
  }
}
