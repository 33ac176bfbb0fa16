package chapeau.server;

import chapeau.store.DeviceLinks;
import chapeau.store.Fact;
import chapeau.tables.DeviceLinking;
import chapeau.tables.Moving;
import chapeau.wire.Answer;
import chapeau.wire.MoveCode;
import chapeau.wire.MoveOffer;
import chapeau.wire.MoveRequest;
import chapeau.wire.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Map;

/** Handles the requests that add another device to an account by a code. */
final class DeviceCodes {
  /** Browsers by their mark in the User-Agent header. The first match counts. */
  private static final List<Map.Entry<String, String>> BROWSERS =
      List.of(
          Map.entry("Firefox/", "Firefox"),
          Map.entry("FxiOS/", "Firefox"),
          Map.entry("Edg", "Edge"),
          Map.entry("OPR/", "Opera"),
          Map.entry("SamsungBrowser/", "Samsung Internet"),
          Map.entry("Chrome/", "Chrome"),
          Map.entry("CriOS/", "Chrome"),
          Map.entry("Safari/", "Safari"));

  private static final List<Map.Entry<String, String>> SYSTEMS =
      List.of(
          Map.entry("Android", "Android"),
          Map.entry("iPhone", "iPhone"),
          Map.entry("iPad", "iPad"),
          Map.entry("Windows", "Windows"),
          Map.entry("CrOS", "ChromeOS"),
          Map.entry("Mac OS X", "macOS"),
          Map.entry("Linux", "Linux"));

  private final Identity identity;
  private final Limits limits;
  private final DeviceLinking linking;
  private final Moving moving;
  private final SignIn signIn;

  DeviceCodes(
      Identity identity, Limits limits, DeviceLinking linking, Moving moving, SignIn signIn) {
    this.identity = identity;
    this.limits = limits;
    this.linking = linking;
    this.moving = moving;
    this.signIn = signIn;
  }

  List<Route> routes() {
    return List.of(
        new Route(HandlerType.POST, "/api/me/move", this::offer),
        Route.of(HandlerType.POST, "/api/me/move/look", Request.LookAtMove.class, this::look),
        Route.of(HandlerType.POST, "/api/me/move/confirm", Request.ConfirmMove.class, this::decide),
        Route.of(HandlerType.POST, "/api/move/preview", Request.PreviewMove.class, this::preview),
        Route.of(HandlerType.POST, "/api/move/ask", Request.AskMove.class, this::ask),
        Route.of(HandlerType.POST, "/api/move", Request.MoveHere.class, this::move));
  }

  // Requests of the device that shows the code

  private void offer(Context ctx) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Exchange.answer(ctx, new MoveCode(linking.offer(identity.of(ctx)), MoveCode.SECONDS));
  }

  private void look(Context ctx, Request.LookAtMove request) {
    Fact.Guest guest = identity.of(ctx);
    limits.count(Limits.Kind.CATCH_UP, guest.id());
    DeviceLinks.Link link = linking.look(request.code(), guest);
    Exchange.answer(ctx, new MoveRequest(state(link), link.browser()));
  }

  private static MoveRequest.State state(DeviceLinks.Link link) {
    if (link.confirmed()) {
      return MoveRequest.State.confirmed;
    }
    return link.asker().isEmpty() ? MoveRequest.State.offered : MoveRequest.State.asked;
  }

  private void decide(Context ctx, Request.ConfirmMove request) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    if (request.yes()) {
      linking.confirm(request.code(), identity.of(ctx));
    } else {
      linking.refuse(request.code(), identity.of(ctx));
    }
    Exchange.answer(ctx, new Answer.Done(true));
  }

  // Requests of the device that redeems the code

  private void preview(Context ctx, Request.PreviewMove request) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Fact.Guest becomes = linking.preview(request.code());
    Exchange.answer(
        ctx, new MoveOffer(becomes.name(), becomes.hat(), moving.games(identity.of(ctx).id())));
  }

  private void ask(Context ctx, Request.AskMove request) {
    Fact.Guest guest = identity.of(ctx);
    limits.count(Limits.Kind.CATCH_UP, guest.id());
    String browser = browser(ctx);
    boolean confirmed = linking.ask(request.code(), guest, browser);
    MoveRequest.State state = confirmed ? MoveRequest.State.confirmed : MoveRequest.State.asked;
    Exchange.answer(ctx, new MoveRequest(state, browser));
  }

  private void move(Context ctx, Request.MoveHere request) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    signIn.become(ctx, linking.redeem(request.code(), identity.of(ctx)));
    Exchange.answer(ctx, signIn.account(ctx));
  }

  /**
   * Names the browser and the system of a request. Only names from the two lists appear, because
   * the other device shows the result.
   */
  private static String browser(Context ctx) {
    String said = String.valueOf(ctx.userAgent());
    String browser = first(BROWSERS, said);
    String system = first(SYSTEMS, said);
    return browser.isEmpty() || system.isEmpty() ? browser + system : browser + ", " + system;
  }

  private static String first(List<Map.Entry<String, String>> names, String said) {
    return names.stream()
        .filter(name -> said.contains(name.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }
}
