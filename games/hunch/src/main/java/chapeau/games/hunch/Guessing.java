package chapeau.games.hunch;

import static chapeau.games.hunch.State.GRID;
import static chapeau.games.hunch.State.ROUNDS;
import static chapeau.games.hunch.State.WORDS;

import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Telling;
import chapeau.games.hunch.Happening.Ended;
import chapeau.games.hunch.Happening.HasGuessed;
import chapeau.games.hunch.Happening.Laid;
import chapeau.games.hunch.Happening.RoundScored;
import chapeau.games.hunch.Happening.TurnedUp;
import chapeau.games.hunch.Move.Guess;
import chapeau.games.hunch.State.Found;
import chapeau.games.hunch.State.Hunch;
import chapeau.games.hunch.State.Reveal;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Phase 3: all lay their hunch cards at the same time, then all are revealed. */
final class Guessing {

  private Guessing() {}

  static Played<State> guess(State s, int actor, Guess guess, Telling telling) {
    if (s.step() != Step.GUESS || !s.isSeat(actor) || s.hunchesLeft(actor) == 0) {
      return Played.refused(No.NOT_GUESSING);
    }
    if (!s.isSeat(guess.owner())
        || guess.owner() == actor
        || !s.player(guess.owner()).isUnguessed(guess.secret())) {
      return Played.refused(No.NOT_A_SECRET);
    }
    if (!s.inGrid(guess.word())) {
      return Played.refused(No.NOT_IN_THE_GRID);
    }
    Hunch hunch = new Hunch(s.round(), actor, guess.owner(), guess.secret(), guess.word());
    if (s.player(actor).hand().hunches().contains(hunch)) {
      return Played.refused(No.SAME_HUNCH);
    }
    State laid = s.with(actor, s.player(actor).laying(hunch));
    telling.only(actor, new Laid(actor, guess.owner(), guess.secret(), guess.word()));
    if (laid.hunchesLeft(actor) == 0) {
      telling.all(new HasGuessed(actor));
    }
    return Played.done(laid.waiting() == 0 ? reveal(laid, telling) : laid);
  }

  // The reveal

  private static State reveal(State s, Telling telling) {
    List<Found> found = new ArrayList<>();
    List<List<Secret>> rows = new ArrayList<>(s.seats());
    for (int owner = 0; owner < s.seats(); owner++) {
      List<Secret> row = new ArrayList<>(s.variant().secrets());
      for (int i = 0; i < s.variant().secrets(); i++) {
        row.add(reveal(s, owner, i, found, telling));
      }
      rows.add(row);
    }
    int[] won = new int[s.seats()];
    int gone = s.gone();
    for (Found one : found) {
      won[one.owner()] += Scoring.owners(one);
      one.guessers().forEach(seat -> won[seat] += Scoring.each(one));
      gone |= 1 << (one.word() / WORDS);
    }
    List<Player> players = new ArrayList<>(s.seats());
    for (int seat = 0; seat < s.seats(); seat++) {
      players.add(s.player(seat).roundOver(won[seat], rows.get(seat)));
    }
    if (telling.heard()) {
      telling.all(new RoundScored(s.round(), Arrays.stream(won).boxed().toList()));
    }
    return close(s.revealed(gone, players, new Reveal(s.round(), found)), telling);
  }

  /** The hunches in front of a secret are revealed: how it stands afterwards. */
  private static Secret reveal(State s, int owner, int place, List<Found> found, Telling telling) {
    Secret secret = s.player(owner).secrets().get(place);
    List<Hunch> hunches = inFrontOf(s, owner, place);
    for (Hunch hunch : hunches) {
      boolean right = hunch.word() == secret.word();
      telling.all(new TurnedUp(hunch.seat(), owner, place, hunch.word(), right));
    }
    List<Integer> guessers = guessers(hunches, secret);
    List<Hunch> wrong = wrong(secret, hunches);
    if (guessers.isEmpty()) {
      return new Secret(secret.word(), secret.guessed(), secret.clues(), wrong);
    }
    boolean tooEasy = s.player(owner).hand().tooEasy() == place;
    Found one = new Found(owner, place, secret.word(), guessers, tooEasy, secret.clues(), wrong);
    found.add(one);
    telling.all(
        new Happening.Found(
            owner, place, secret.word(), guessers, Scoring.owners(one), Scoring.each(one)));
    return new Secret(secret.word(), true, List.of(), List.of());
  }

  /** The hunches of this round in front of a secret, by seat. */
  private static List<Hunch> inFrontOf(State s, int owner, int secret) {
    List<Hunch> hunches = new ArrayList<>();
    for (Player player : s.players()) {
      for (Hunch hunch : player.hand().hunches()) {
        if (hunch.owner() == owner && hunch.secret() == secret) {
          hunches.add(hunch);
        }
      }
    }
    return hunches;
  }

  private static List<Integer> guessers(List<Hunch> hunches, Secret secret) {
    List<Integer> guessers = new ArrayList<>();
    for (Hunch hunch : hunches) {
      if (hunch.word() == secret.word()) {
        guessers.add(hunch.seat());
      }
    }
    return guessers;
  }

  /** All that ever missed the secret: HUN-33 leaves them in view while it is not guessed. */
  private static List<Hunch> wrong(Secret secret, List<Hunch> hunches) {
    List<Hunch> wrong = new ArrayList<>(secret.wrong());
    for (Hunch hunch : hunches) {
      if (hunch.word() != secret.word()) {
        wrong.add(hunch);
      }
    }
    return wrong;
  }

  private static State close(State s, Telling telling) {
    if (s.round() < ROUNDS && !s.allGuessed()) {
      return s;
    }
    State over = s.at(Step.OVER);
    if (telling.heard()) {
      telling.all(new Ended(Scoring.ranking(over).places()));
    }
    return over;
  }

  // What may be done

  static List<Move> moves(State s, int seat) {
    List<Move> moves = new ArrayList<>();
    List<Hunch> laid = s.player(seat).hand().hunches();
    for (int owner = 0; owner < s.seats(); owner++) {
      for (int secret = 0; secret < s.variant().secrets(); secret++) {
        if (owner == seat || !s.player(owner).isUnguessed(secret)) {
          continue;
        }
        for (int word = 0; word < GRID * WORDS; word++) {
          if (s.inGrid(word) && !laid.contains(new Hunch(s.round(), seat, owner, secret, word))) {
            moves.add(new Guess(owner, secret, word));
          }
        }
      }
    }
    return List.copyOf(moves);
  }

  /** A hunch for every secret that may be guessed: any other word of the grid does as well. */
  static List<Move> examples(State s, int seat) {
    List<Move> examples = new ArrayList<>();
    for (Move move : moves(s, seat)) {
      if (move instanceof Guess(int owner, int secret, int _)
          && examples.stream()
              .noneMatch(e ->
                  e instanceof Guess(int other, int place, int _)
                      && other == owner
                      && place == secret)) {
        examples.add(move);
      }
    }
    return List.copyOf(examples);
  }

  static Guess anyMove(State s, int seat, Dice dice) {
    List<Hunch> laid = s.player(seat).hand().hunches();
    while (true) {
      int owner = dice.below(s.seats());
      int secret = dice.below(s.variant().secrets());
      int word = dice.below(GRID * WORDS);
      if (owner != seat
          && s.player(owner).isUnguessed(secret)
          && s.inGrid(word)
          && !laid.contains(new Hunch(s.round(), seat, owner, secret, word))) {
        return new Guess(owner, secret, word);
      }
    }
  }
}
