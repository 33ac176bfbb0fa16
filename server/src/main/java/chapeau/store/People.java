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
  /** The time for which a session may act after it has shown a passkey. */
  Duration PROOF_LASTS = Duration.ofMinutes(5);

  /**
   * The time that a session waits before it may act without a passkey, and the time for which it
   * may then act.
   */
  Duration LOST_KEY_WAITS = Duration.ofDays(3);

  Duration LOST_KEY_LASTS = Duration.ofDays(1);

  /** The time within which an older session may remove a newer passkey without showing one. */
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
  record Passkey(String id, String guest, String key, long counter, String since, String seen) {
    /** Whether the counter did not grow; devices that share their keys always send 0. */
    public boolean isCopied(long now) {
      return (now > 0 || counter > 0) && now <= counter;
    }
  }

  /**
   * One session of a guest: a browser or a program.
   *
   * @param verified the time it last showed a passkey, in milliseconds; 0 if never
   * @param passkey the passkey it showed
   * @param waiting the time it began to wait to act without a passkey, in milliseconds; 0 if it
   *     does not wait
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

  /**
   * A session to create: its token, its time, and the token of the session that it replaces, or an
   * empty text.
   */
  record Entry(String token, String replaces, String time, long millis) {}

  /**
   * A finished game, who played it and how it ended.
   *
   * @param roles what every seat was; empty where the game has no roles
   * @param left the set of the seats that their holders left to a bot
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

    /**
     * Returns the rated place of a seat: the last place if its holder left the game, 0 if no place
     * is known.
     */
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
   * the other sessions. Returns the number of deleted sessions. Does nothing if the asking session
   * does not exist.
   *
   * <p>If the asking session has shown a passkey of the last 72 hours, sessions older than that
   * passkey remain: a thief with a copied cookie may have added the passkey.
   */
  int signOutOthers(String guest, String token, long now);

  /** How many browsers and programs speak for a guest. */
  int sessions(String guest);

  Optional<Passkey> passkey(String id);

  List<Passkey> passkeys(String guest);

  List<Access> accesses(String guest);

  /**
   * Whether a session exists and, if its guest has a passkey, has shown one or has waited long
   * enough.
   */
  boolean isProved(String guest, String session, long now);

  /**
   * Stores a new passkey. Returns false if the asking session is not {@link #isProved proved}.
   * Throws {@link Store.Taken} if the id is known already.
   */
  boolean keep(Passkey passkey, String session, long now);

  /**
   * Signs in a guest after the signature of the passkey was checked. Returns false if the passkey
   * does not exist or its counter has changed since it was read. A session of the same guest gets
   * the new token, so that a copy of the old token is worthless.
   */
  boolean signIn(Passkey passkey, long counter, Entry entry);

  /**
   * Removes a passkey. Returns false if the passkey exists and the asking session is neither {@link
   * #isProved proved} nor older than a new passkey.
   */
  boolean forget(String guest, String passkey, String session, long now);

  /** Starts the wait of a session to act without a passkey. */
  void startWaiting(String session, long now);

  /** Ends the wait of all sessions of a guest. */
  void stopWaiting(String guest);

  /**
   * Stores a ticket and deletes expired ones. Returns false if the asking session does not exist.
   * Unless the ticket is for signing in, also returns false if the session is not proved.
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

  /** The result of a merge. */
  sealed interface Merge {
    /** The tables of one guest belong to the other. */
    record Done(Set<String> tables) implements Merge {
      public Done {
        tables = Set.copyOf(tables);
      }
    }

    record Refused(Barrier why) implements Merge {}
  }

  /** The reason against a merge. */
  enum Barrier {
    /** One of them does not exist any more. */
    GONE,
    /** The source has a passkey of its own. */
    PASSKEY,
    /** One of them is banned. */
    BANNED
  }

  /**
   * Moves the games, chat lines and reports of one guest to another one, and deletes the first
   * guest with its sessions, tickets and subscriptions.
   */
  Merge adopt(String from, String to);

  /**
   * Deletes a guest. The remaining rows name no guest. Returns the tables at which the guest sat.
   *
   * @param left unfinished tables at which the guest may still have a seat. Nothing is deleted, and
   *     the result is empty, if the guest has a seat at another table.
   */
  Optional<Set<String>> forget(String guest, Set<String> left);
}
