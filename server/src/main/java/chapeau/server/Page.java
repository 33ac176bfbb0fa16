package chapeau.server;

import chapeau.engine.About;
import chapeau.wire.TableView;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The built page, from the class path, packed as small as the browser understands. */
final class Page implements Handler {
  private static final String ROOT = "META-INF/resources/";
  private static final Pattern SAFE =
      Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");
  private static final Pattern HASHED =
      Pattern.compile("(assets/.*|.*-[A-Za-z0-9_-]{8})\\.[a-z0-9]+");
  private static final Pattern CLIENT_ROUTE =
      Pattern.compile("|(t|g|replay|coach|rules|dev)(/.*)?|[a-z-]+");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private static final String NOT_BUILT =
      """
      Chapeau est là, mais sa page n’a pas été construite ; l’API est sous /api/docs.
      Chapeau is here, but its page was not built; the API is at /api/docs.
      """;

  private static final String END_OF_HEAD = "</head>";

  private final Map<String, Asset> assets = new ConcurrentHashMap<>();
  private final Invitation invitation;

  Page(Invitation invitation) {
    this.invitation = invitation;
  }

  /** A file of the page; the packed ones are empty where packing gains nothing. */
  private static final class Asset {
    private final String type;
    private final String tag;
    private final byte[] plain;
    private final byte[] gzip;
    private final byte[] brotli;

    Asset(String type, byte[] plain, byte[] gzip, byte[] brotli) {
      this.type = type;
      this.tag = tag(plain);
      this.plain = plain;
      this.gzip = gzip;
      this.brotli = brotli;
    }
  }

  @Override
  public void handle(Context ctx) throws IOException {
    String path = ctx.path().substring(1);
    if (path.startsWith("api/") || path.equals("api")) {
      notThere(ctx);
      return;
    }
    Optional<Asset> file = path.isEmpty() ? Optional.empty() : find(path);
    if (file.isPresent()) {
      send(ctx, file.get(), HASHED.matcher(path).matches());
      return;
    }
    if (!CLIENT_ROUTE.matcher(path).matches()) {
      if (!wantsPage(ctx)) {
        notThere(ctx);
        return;
      }
      ctx.status(404);
    }
    Optional<TableView> table = invitation.table(ctx);
    Optional<Asset> shell = shell(ctx, table);
    if (shell.isPresent()) {
      sendShell(ctx, shell.get(), table.flatMap(one -> invitation.tags(one, ctx)));
    } else {
      ctx.contentType("text/plain; charset=utf-8").result(NOT_BUILT);
    }
  }

  /** The page with what this address needs named in its head, and with its opening written. */
  private Optional<Asset> shell(Context ctx, Optional<TableView> table) throws IOException {
    Optional<About> game = Shell.game(ctx, table).flatMap(invitation::game);
    boolean french = Language.isFrench(ctx);
    Optional<String> named = Shell.name(ctx, table);
    Optional<Asset> own = named.isPresent() ? find(named.get()) : Optional.empty();
    String file = own.isPresent() ? named.get() : "index.html";
    String key = String.join(" ", file, game.map(About::id).orElse(""), french ? "fr" : "en");
    @Nullable Asset known = assets.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Asset> built = find(file);
    if (built.isEmpty()) {
      return built;
    }
    Asset written = written(built.get(), html -> Opening.written(html, game, french));
    assets.put(key, written);
    return Optional.of(written);
  }

  /** Whoever mistypes an address is told so by the page, not in JSON. */
  private static boolean wantsPage(Context ctx) {
    String accepted = ctx.header("Accept");
    return accepted != null && accepted.contains("text/html");
  }

  private static void notThere(Context ctx) {
    ctx.status(404);
    Exchange.answer(ctx, Problem.NOT_THERE);
  }

  /** The page; that of a table also says what its link looks like elsewhere, to each reader. */
  private static void sendShell(Context ctx, Asset shell, Optional<String> tags)
      throws IOException {
    send(ctx, tags.isPresent() ? withTags(shell, tags.get()) : shell, false);
    ctx.header("Vary", "Accept-Encoding, Accept-Language, Cookie");
  }

  private static Asset withTags(Asset shell, String tags) throws IOException {
    return written(shell, html -> html.replace(END_OF_HEAD, tags + END_OF_HEAD));
  }

  private static Asset written(Asset shell, UnaryOperator<String> change) throws IOException {
    String html = change.apply(new String(shell.plain, StandardCharsets.UTF_8));
    byte[] plain = html.getBytes(StandardCharsets.UTF_8);
    return new Asset(shell.type, plain, packed(plain), new byte[0]);
  }

  private static void send(Context ctx, Asset asset, boolean forever) throws IOException {
    ctx.header("Cache-Control", forever ? "public, max-age=31536000, immutable" : "no-cache");
    ctx.header("ETag", asset.tag);
    ctx.header("Vary", "Accept-Encoding");
    if (ctx.statusCode() == 200 && asset.tag.equals(ctx.header("If-None-Match"))) {
      ctx.status(304);
      return;
    }
    ctx.contentType(asset.type);
    if (accepts(ctx, "br") && asset.brotli.length > 0) {
      ctx.header("Content-Encoding", "br").result(asset.brotli);
    } else if (accepts(ctx, "gzip") && asset.gzip.length > 0) {
      ctx.header("Content-Encoding", "gzip").result(asset.gzip);
    } else {
      ctx.result(asset.plain);
    }
  }

  private static boolean accepts(Context ctx, String encoding) {
    String accepted = ctx.header("Accept-Encoding");
    return accepted != null && accepted.contains(encoding);
  }

  private Optional<Asset> find(String path) throws IOException {
    Asset known = assets.get(path);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Asset> read = SAFE.matcher(path).matches() ? read(path) : Optional.empty();
    read.ifPresent(asset -> assets.put(path, asset));
    return read;
  }

  private static Optional<Asset> read(String path) throws IOException {
    String ending = path.substring(path.lastIndexOf('.') + 1);
    @Nullable String type = TYPES.get(ending);
    byte[] plain = type == null ? new byte[0] : bytes(path);
    if (type == null || plain.length == 0) {
      return Optional.empty();
    }
    byte[] gzip = bytes(path + ".gz");
    if (gzip.length == 0) {
      gzip = packed(plain);
    }
    return Optional.of(
        new Asset(
            type, plain, gzip.length < plain.length ? gzip : new byte[0], bytes(path + ".br")));
  }

  private static byte[] bytes(String path) throws IOException {
    try (InputStream in = Page.class.getClassLoader().getResourceAsStream(ROOT + path)) {
      return in == null ? new byte[0] : in.readAllBytes();
    }
  }

  private static byte[] packed(byte[] plain) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(plain);
    }
    return out.toByteArray();
  }

  private static String tag(byte[] plain) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(plain);
      return '"'
          + Base64.getUrlEncoder().withoutPadding().encodeToString(hash).substring(0, 22)
          + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
