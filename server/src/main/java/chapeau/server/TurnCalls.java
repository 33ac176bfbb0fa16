package chapeau.server;

import chapeau.engine.Text;
import chapeau.json.Json;
import chapeau.push.Messenger;
import chapeau.push.Messenger.Outcome;
import chapeau.push.WebPush;
import chapeau.store.Fact;
import chapeau.store.Pushes;
import chapeau.store.Pushes.Subscription;
import chapeau.store.Steward;
import chapeau.store.Store;
import chapeau.tables.Bell;
import chapeau.tables.Denied;
import chapeau.tables.House;
import chapeau.tables.Parallel;
import chapeau.wire.Answer;
import chapeau.wire.PushKey;
import chapeau.wire.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** "Your turn", said by the push service of whoever asked for it and does not look. */
final class TurnCalls implements Bell {
  private static final Logger LOG = LoggerFactory.getLogger(TurnCalls.class);
  private static final String KEYS = "vapid";
  private static final int TOPIC_BYTES = 24;
  private static final Duration UNBOUND_FOR = Duration.ofDays(30);

  private final Pushes pushes;
  private final House house;
  private final Identity identity;
  private final Limits limits;
  private final Settings.Push settings;
  private final Messenger messenger;
  private final WebPush sender;
  private volatile Set<String> wanting;

  TurnCalls(Store store, House house, Identity identity, Limits limits, Settings.Push settings) {
    this.pushes = store.pushes();
    this.house = house;
    this.identity = identity;
    this.limits = limits;
    this.settings = settings;
    this.messenger = new Messenger(settings.local(), settings.delivery());
    this.sender = new WebPush(keys(store.steward()), settings.contact());
    this.wanting = pushes.guests();
  }

  /** Made at the very first start, by whichever node is first, and never shown to anybody. */
  private static String keys(Steward steward) {
    return steward
        .note(KEYS)
        .orElseGet(() -> {
          String made = WebPush.newKeys();
          return steward.noteFirst(KEYS, made) ? made : steward.note(KEYS).orElse(made);
        });
  }

  List<Route> routes() {
    return List.of(
        new Route(
            HandlerType.GET,
            "/api/push",
            ctx -> Exchange.answer(ctx, new PushKey(sender.publicKey()))),
        Route.of(HandlerType.PUT, "/api/push", Request.Subscribe.class, this::subscribe),
        Route.of(HandlerType.DELETE, "/api/push", Request.Unsubscribe.class, this::unsubscribe));
  }

  private void subscribe(Context ctx, Request.Subscribe request) {
    Fact.Guest asker = identity.of(ctx);
    String guest = asker.id();
    limits.count(Limits.Kind.LINE, guest);
    Subscription wanted =
        new Subscription(
            request.endpoint(),
            guest,
            request.keys().p256dh(),
            request.keys().auth(),
            request.lang().equals("en") ? "en" : "fr",
            house.now());
    if (!WebPush.isBrowser(wanted.p256dh(), wanted.auth())) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Ces clés ne sont pas celles d’un navigateur.",
          "Those are not the keys of a browser.");
    }
    if (!messenger.mayReach(wanted.endpoint())) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Cette adresse n’est pas celle d’un service de notifications public.",
          "That address is not a public push service’s.");
    }
    pushes.dropUnbound(Instant.ofEpochMilli(house.millis()).minus(UNBOUND_FOR).toString());
    if (!pushes.subscribe(wanted, asker.token())) {
      throw new Denied(
          Denied.Why.NOT_YOURS,
          "Cet appareil vient d’être déconnecté.",
          "This device has just been signed out.");
    }
    refresh();
    Exchange.answer(ctx, new Answer.Done(true));
  }

  private void unsubscribe(Context ctx, Request.Unsubscribe request) {
    pushes.unsubscribe(request.endpoint(), identity.of(ctx).id());
    refresh();
    Exchange.answer(ctx, new Answer.Done(true));
  }

  /** Others may have subscribed on other nodes. */
  void refresh() {
    wanting = pushes.guests();
  }

  // Calling

  @Override
  public boolean isWanted(String guest) {
    return wanting.contains(guest);
  }

  @Override
  public long patience() {
    return settings.patience().toMillis();
  }

  @Override
  public boolean call(String guest, Call call) {
    return Parallel.all(pushes.of(guest), browser -> call(browser, call)).stream()
        .allMatch(done -> done);
  }

  private boolean call(Subscription browser, Call call) {
    String text = Json.write(notice(call, browser.lang().equals("fr")));
    byte[] sealed = sender.seal(text, browser.p256dh(), browser.auth());
    Outcome outcome =
        messenger.deliver(sender, browser.endpoint(), sealed, topic(call.table()), house.millis());
    switch (outcome) {
      case TAKEN -> pushes.delivered(browser.endpoint());
      case GONE -> pushes.unsubscribe(browser.endpoint());
      case LATER, REFUSED -> pushes.failed(browser.endpoint(), house.millis());
    }
    if (outcome != Outcome.TAKEN) {
      refresh();
    }
    LOG.atDebug().addKeyValue("outcome", outcome).log("somebody is called");
    return outcome != Outcome.LATER;
  }

  /**
   * What the page's worker shows.
   *
   * @param tag a later notice with the same takes its place
   */
  record Notice(String title, String body, String url, String tag) {}

  private static Notice notice(Call call, boolean french) {
    Text game = call.game();
    Text others = Text.listed(call.others());
    boolean alone = call.others().isEmpty();
    String with =
        french
            ? game.fr() + (alone ? ", contre des bots" : ", avec " + others.fr())
            : game.en() + (alone ? ", against bots" : ", with " + others.en());
    return new Notice(
        french ? "À vous de jouer" : "Your turn", with, "/t/" + call.table(), call.table());
  }

  /** A table's id is its invitation: no push service need know it. */
  private static String topic(String table) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(table.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(Arrays.copyOf(hash, TOPIC_BYTES));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
