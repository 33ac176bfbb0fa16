package chapeau.store;

import chapeau.engine.Seat;
import java.time.Duration;
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
  /** How long a session may act after it has shown a passkey. */
  Duration PROOF_LASTS = Duration.ofMinutes(5);

  /** How long a session waits until it may act without a passkey, and how long it may do so. */
  Duration LOST_KEY_WAITS = Duration.ofDays(3);

  Duration LOST_KEY_LASTS = Duration.ofDays(1);

  /** How long a session that is older than a passkey may remove it without a passkey. */
  Duration CONTESTED_FOR = Duration.ofDays(30);

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

  /**
   * One session of a guest: a browser or a program.
   *
   * @param verified when it last showed a passkey, in milliseconds; 0 if never
   * @param passkey the passkey it showed
   * @param waiting since when it waits to act without a passkey, in milliseconds; 0 if it does not
   */
  record Access(
      String token, String guest, String since, long verified, String passkey, long waiting) {}

  /** What is good for one thing, once, and not for long. */
  enum Errand {
    /** A device is to sign this for a new passkey. */
    REGISTER,
    /** A device is to sign this to say who it is. */
    SIGN_IN
  }

  /**
   * A ticket for an errand.
   *
   * @param code the SHA-256 of what was handed out
   * @param session the token of the session that asked for it
   * @param until in milliseconds
   */
  record Ticket(String code, Errand errand, String guest, String session, long until) {}

  /** A session to be made: a token, when, and which session it takes the place of, if any. */
  record Entry(String token, String replaces, String time, long millis) {}

  /**
   * A finished game, who played it and how it ended.
   *
   * @param roles what every seat was; empty where the game has no roles
   * @param left the set of the seats whose person left the game to a bot
   */
  record Played(
      Fact.Header header,
      List<Chair> chairs,
      List<Integer> places,
      List<List<String>> roles,
      int left,
      String ended) {
    public Played {
      chairs = List.copyOf(chairs);
      places = List.copyOf(places);
      roles = roles.stream().map(List::copyOf).toList();
    }

    /** The place that counts for a seat's person, 0 where none is known: who left is last. */
    public int place(int seat) {
      if (seat >= places.size()) {
        return 0;
      }
      return Seat.in(left, seat) ? places.size() : places.get(seat);
    }
  }

  // Who somebody is

  Optional<Known> session(String token);

  Optional<Fact.Guest> guest(String id);

  /** Notes that a secret is still in use. */
  void seen(String token, String time);

  /** Deletes a session, with its tickets, device links and subscriptions. */
  void signOut(String token);

  /**
   * Deletes all other sessions of a guest, all tickets and device links, and the subscriptions of
   * other sessions; answers how many sessions that were. Does nothing where the asking session does
   * not exist.
   *
   * <p>A session that has shown a passkey of the last 72 hours keeps the sessions older than that
   * passkey: somebody with a copied cookie may have added it.
   */
  int signOutOthers(String guest, String token, long now);

  /** How many browsers and programs speak for a guest. */
  int sessions(String guest);

  Optional<Passkey> passkey(String id);

  List<Passkey> passkeys(String guest);

  List<Access> accesses(String guest);

  /** Whether a session exists, and has shown a passkey where its guest has one. */
  boolean isProved(String guest, String session, long now);

  /**
   * Keeps a new passkey; one whose id is known already is {@link Store.Taken}. False where the
   * session that asks is not {@link #isProved proved}.
   */
  boolean keep(Passkey passkey, String session, long now);

  /**
   * Signs in a guest whose passkey has signed. False where the passkey does not exist or has
   * counted further. A session of the same guest gets the new token, so that a copy of the old one
   * opens nothing.
   */
  boolean signIn(Passkey passkey, long counter, Entry entry);

  /**
   * Removes a passkey. False where it is there and the session that asks is neither {@link
   * #isProved proved} nor older than a passkey that is new.
   */
  boolean forget(String guest, String passkey, String session, long now);

  /** From now on a session waits to act without a passkey. */
  void startWaiting(String session, long now);

  /** No session of a guest waits any more. */
  void stopWaiting(String guest);

  /**
   * Hands out a ticket, and throws away those that are good for nothing any more. False where the
   * session that asks does not exist or, unless the ticket is for signing in, is not proved.
   */
  boolean issue(Ticket ticket, long now);

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

  /** What came of a merge. */
  sealed interface Merge {
    /** The tables of the one guest are the other's. */
    record Done(Set<String> tables) implements Merge {
      public Done {
        tables = Set.copyOf(tables);
      }
    }

    record Refused(Barrier why) implements Merge {}
  }

  /** Why two guests are not merged. */
  enum Barrier {
    /** One of them does not exist any more. */
    GONE,
    /** The source has a passkey of its own. */
    PASSKEY,
    /** One of them is banned. */
    BANNED
  }

  /**
   * Gives what one guest played, said and reported to another, who is the same person, and deletes
   * the one with its sessions, tickets and subscriptions.
   */
  Merge adopt(String from, String to);

  /**
   * Deletes a guest: what is left names nobody. Answers the tables where they sat.
   *
   * @param left tables that are not over at which the guest may still have a seat; nothing is
   *     deleted, and nothing answered, where the guest has one at another
   */
  Optional<Set<String>> forget(String guest, Set<String> left);
}
