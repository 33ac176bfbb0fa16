package chapeau.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What a store knows of people besides their tables: by what they are known, what they played, and
 * how well. Everything here may throw {@link Store.Trouble}.
 */
public interface People {

  /** Somebody by a secret that counts, and when it was last used. */
  record Known(Fact.Guest guest, String seen) {}

  /**
   * A key of somebody's device that signs for them.
   *
   * @param id what the device calls it
   * @param key the public half, as the device gave it
   * @param counter how often the device says that it has signed
   */
  record Passkey(String id, String guest, String key, long counter, String since, String seen) {}

  /** What is good for one thing, once, and not for long. */
  enum Errand {
    /** Another device may become this guest's. */
    MOVE,
    /** A device is to sign this for a new passkey. */
    REGISTER,
    /** A device is to sign this to say who it is. */
    SIGN_IN
  }

  /**
   * A ticket for an errand.
   *
   * @param code the SHA-256 of what was handed out
   * @param until in milliseconds
   */
  record Ticket(String code, Errand errand, String guest, long until) {}

  /**
   * A finished game, who played it and how it ended.
   *
   * @param roles what every seat was; empty where the game has no roles
   */
  record Played(
      Fact.Header header,
      List<Chair> chairs,
      List<Integer> places,
      List<List<String>> roles,
      String ended) {
    public Played {
      chairs = List.copyOf(chairs);
      places = List.copyOf(places);
      roles = roles.stream().map(List::copyOf).toList();
    }
  }

  // Who somebody is

  Optional<Known> session(String token);

  Optional<Fact.Guest> guest(String id);

  /** Notes that a secret is still in use. */
  void seen(String token, String time);

  void signOut(String token);

  /** Every secret of a guest but one is worth nothing any more; answers how many were. */
  int signOutOthers(String guest, String token);

  /** How many browsers and programs speak for a guest. */
  int sessions(String guest);

  Optional<Passkey> passkey(String id);

  List<Passkey> passkeys(String guest);

  /** Keeps a new passkey; one whose id is known already is {@link Store.Taken}. */
  void keep(Passkey passkey);

  /** Notes that a passkey has signed; false where somebody noted as much or more before. */
  boolean used(Passkey passkey, long counter, String time);

  void forget(String guest, String passkey);

  /** Hands out a ticket, and throws away those that are good for nothing any more. */
  void issue(Ticket ticket, long now);

  /** Takes a ticket back; of several who bring it, one is served. */
  Optional<Ticket> redeem(String code, Errand errand, long now);

  // What somebody played

  /** Tables that are not over at which somebody sits, newest first. */
  List<Fact.Header> unfinished(String guest);

  /** Some of somebody's games that ended before a time, the last first. */
  List<Played> finished(String guest, String before, int most);

  /** The next few finished games, by id, of which no result is kept. */
  List<String> unscored(String after);

  // How well somebody plays

  /** How well somebody plays a game; of whom nothing is known yet, zeroes. */
  record Rating(
      String guest,
      String game,
      double rating,
      double deviation,
      double volatility,
      int games,
      long at) {}

  /** Where somebody came in a game, and how they were rated before. */
  record Standing(int place, Rating before) {}

  boolean wantsRating(String guest);

  /** Whoever wants to be rated no more has no ratings any more. */
  void wantRating(String guest, boolean wanted);

  List<Rating> ratings(String guest);

  /** How somebody was rated after each game that counted, by game, the first first. */
  List<Rating> ratingSteps(String guest);

  /** Some of the games that count for those who want it, and have not been counted. */
  List<String> unrated();

  /**
   * Rates a game, once: where it was open to all or its host wanted so, and two or more people at
   * it want to be rated. {@link Store.Taken} where another game of theirs was rated meanwhile.
   */
  void rate(String table, Function<List<Standing>, List<Rating>> after);

  // All that belongs to somebody

  /** Everything that is kept about a guest, by what it is. */
  Map<String, List<Map<String, Object>>> all(String guest);

  /** What belonged to one guest belongs to another, who is the same person; answers the tables. */
  Set<String> adopt(String from, String to);

  /** Forgets a guest: what is left names nobody. Answers the tables where they sat. */
  Set<String> forget(String guest);
}
