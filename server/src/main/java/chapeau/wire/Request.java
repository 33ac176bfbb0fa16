package chapeau.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a client sends over HTTP. What may be null may be left out. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public interface Request {

  /** Somebody who sits down: under a name and a hat, bound to a salt shown now or later. */
  interface Sitting extends Request {
    @Nullable String name();

    @Nullable String hat();

    @Nullable String salt();

    @Nullable String seal();
  }

  /** What a host decides besides the game; what is not said stays as it was. */
  interface Deciding extends Request {
    @Nullable String pace();

    @Nullable Boolean listed();

    @Nullable String lang();

    @Nullable Boolean rated();
  }

  record Rename(@Nullable String name, @Nullable String hat) implements Request {}

  record Enrol(String name) implements Request {}

  record SetTable(
      String game,
      int players,
      @Nullable Map<String, String> options,
      List<String> seats,
      @Nullable Boolean hold,
      @Nullable String name,
      @Nullable String hat,
      @Nullable String salt,
      @Nullable String seal,
      @Nullable String pace,
      @Nullable Boolean listed,
      @Nullable String lang,
      @Nullable Boolean rated)
      implements Sitting, Deciding {}

  record Learn(
      String game,
      String language,
      @Nullable String name,
      @Nullable String hat,
      @Nullable String salt,
      @Nullable String seal)
      implements Sitting {}

  record Sit(
      @Nullable Integer seat,
      @Nullable String name,
      @Nullable String hat,
      @Nullable String salt,
      @Nullable String seal)
      implements Sitting {}

  record Fill(String kind, @Nullable String bot) implements Request {}

  record ShowSalt(String salt) implements Request {}

  record Options(@Nullable Integer players, @Nullable Map<String, String> options)
      implements Request {}

  record Decide(
      @Nullable String pace,
      @Nullable Boolean listed,
      @Nullable String lang,
      @Nullable Boolean rated)
      implements Deciding {}

  record Move(int seat, int seq, String id, JsonNode move) implements Request {}

  record Say(int seat, @Nullable String room, @Prose String text) implements Request {}

  record Report(int seat, String name, @Prose String why) implements Request {}

  record TakeBack(int seat, String say) implements Request {}

  record Rematch(
      @Nullable String name, @Nullable String hat, @Nullable String salt, @Nullable String seal)
      implements Sitting {}

  record Step(@Nullable String bot, @Nullable Integer steps) implements Request {}

  record Restart(@Nullable Integer minutes) implements Request {}

  record LookAtMove(String code) implements Request {}

  record ConfirmMove(String code, boolean yes) implements Request {}

  record PreviewMove(String code) implements Request {}

  record AskMove(String code) implements Request {}

  record MoveHere(String code) implements Request {}

  record SignOut(@Nullable Boolean everywhere) implements Request {}

  record WantRating(boolean wanted) implements Request {}

  record AskChallenge(@Nullable Boolean register) implements Request {}

  record AddPasskey(
      @Prose String id,
      @Prose String client,
      @Prose String authenticator,
      @Prose String key,
      int algorithm)
      implements Request {}

  record SignIn(
      @Prose String id, @Prose String client, @Prose String authenticator, @Prose String signature)
      implements Request {}

  /** How a browser wants to be called, as it says so itself. */
  record Subscribe(@Prose String endpoint, Keys keys, String lang) implements Request {
    public record Keys(@Prose String p256dh, @Prose String auth) {}
  }

  record Unsubscribe(@Prose String endpoint) implements Request {}
}
