package chapeau.games.hunch;

import static chapeau.games.hunch.State.GRID;
import static chapeau.games.hunch.State.ROUNDS;
import static chapeau.games.hunch.State.WORDS;

import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Told;
import chapeau.games.hunch.Happening.Ended;
import chapeau.games.hunch.Happening.HasGuessed;
import chapeau.games.hunch.Happening.Laid;
import chapeau.games.hunch.Happening.TurnedUp;
import chapeau.games.hunch.Move.Guess;
import chapeau.games.hunch.State.Clue;
import chapeau.games.hunch.State.Found;
import chapeau.games.hunch.State.Hunch;
import chapeau.games.hunch.State.Player;
import chapeau.games.hunch.State.Reveal;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.List;

/** Phase 3: all lay their hunch cards at the same time, then all are revealed. */
final class Guessing {

  private Guessing() {}

  static Played<State> guess(State s, int actor, Guess guess) {
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
    List<Told> told = new ArrayList<>();
    told.add(
        Told.only(
            actor,
            new Laid(actor, guess.owner(), guess.secret(), guess.word(), s.word(guess.word()))));
    if (laid.hunchesLeft(actor) == 0) {
      told.add(Told.all(new HasGuessed(actor)));
    }
    return Played.done(laid.waiting() == 0 ? reveal(laid, told) : laid, told);
  }

  // The reveal

  private static State reveal(State s, List<Told> told) {
    List<Found> found = new ArrayList<>();
    int[] won = new int[s.seats()];
    long discards = 0;
    int gone = s.gone();
    List<List<Secret>> rows = new ArrayList<>(s.seats());
    for (int owner = 0; owner < s.seats(); owner++) {
      List<Secret> row = new ArrayList<>();
      for (int i = 0; i < s.variant().secrets(); i++) {
        Secret secret = s.player(owner).secrets().get(i);
        List<Hunch> hunches = before(s, owner, i);
        hunches.forEach(hunch -> told.add(turnedUp(s, hunch, secret)));
        List<Integer> guessers = guessers(hunches, secret);
        if (guessers.isEmpty()) {
          row.add(missed(secret, hunches));
          continue;
        }
        Found one =
            new Found(owner, i, secret.word(), guessers, s.player(owner).hand().tooEasy() == i);
        found.add(one);
        told.add(Told.all(Scoring.pay(s, one, won)));
        gone |= 1 << (secret.word() / WORDS);
        for (Clue clue : secret.clues()) {
          discards |= 1L << clue.card();
        }
        row.add(new Secret(secret.word(), true, List.of(), List.of()));
      }
      rows.add(row);
    }
    List<Player> players = new ArrayList<>(s.seats());
    for (int seat = 0; seat < s.seats(); seat++) {
      players.add(s.player(seat).roundOver(won[seat], rows.get(seat)));
    }
    return close(
        s.revealed(
            gone, players, s.deck().discarding(discards), new Reveal(s.round(), found), Step.DRAW),
        told);
  }

  /** The hunches of this round before a secret, by seat. */
  private static List<Hunch> before(State s, int owner, int secret) {
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

  private static Told turnedUp(State s, Hunch hunch, Secret secret) {
    return Told.all(
        new TurnedUp(
            hunch.seat(),
            hunch.owner(),
            hunch.secret(),
            hunch.word(),
            s.word(hunch.word()),
            hunch.word() == secret.word()));
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

  /** HUN-33: clues and wrong hunches stay before a secret nobody guessed. */
  private static Secret missed(Secret secret, List<Hunch> hunches) {
    if (hunches.isEmpty()) {
      return secret;
    }
    List<Hunch> wrong = new ArrayList<>(secret.wrong());
    wrong.addAll(hunches);
    return new Secret(secret.word(), false, secret.clues(), wrong);
  }

  private static State close(State s, List<Told> told) {
    if (s.round() < ROUNDS && !s.allGuessed()) {
      return s;
    }
    State over = s.at(Step.OVER);
    told.add(Told.all(new Ended(Scoring.ranking(over), Scoring.group(over))));
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
