package chapeau.games.hunch;

import chapeau.engine.Event;
import chapeau.engine.Ranking;
import chapeau.engine.Text;
import chapeau.games.hunch.Move.Answer;
import java.util.List;

/** What happens at a table of Hunch, and the line it writes in the log. */
public sealed interface Happening extends Event {

  record Began(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} reçoit le jeton premier joueur.",
          "{p" + seat + "} gets the first-player token.");
    }
  }

  /** Told to one seat: the target cards it drew. */
  record GotTargets(int seat, List<List<String>> cards) implements Happening {
    public GotTargets {
      cards = List.copyOf(cards);
    }

    @Override
    public Text text() {
      return new Text(
          "Choisissez un mot secret sur chacune de vos " + cards.size() + " cartes.",
          "Choose a secret word on each of your " + cards.size() + " cards.");
    }
  }

  record Chose(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} a choisi ses secrets.", "{p" + seat + "} has chosen their secrets.");
    }
  }

  record GridLaid(List<List<String>> cards) implements Happening {
    public GridLaid {
      cards = List.copyOf(cards);
    }

    @Override
    public Text text() {
      return new Text(
          "La grille est posée : " + Words.count(cards.size() * 3, "mot", "mots") + ".",
          "The grid is laid out: " + Words.count(cards.size() * 3, "word", "words") + ".");
    }
  }

  /** A round begins; whether the discards were shuffled into the clue deck again. */
  record RoundBegan(int round, boolean reshuffled) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Manche " + round + " : chacun invente deux indices.",
          "Round " + round + ": everyone invents two clues.");
    }
  }

  /** Told to one seat: the clue cards it drew. */
  record DrewClues(int seat, List<Category> categories) implements Happening {
    public DrewClues {
      categories = List.copyOf(categories);
    }

    @Override
    public Text text() {
      return new Text(
          "Vos cartes Indice : " + Words.names(categories, " et ") + ".",
          "Your clue cards: " + Words.names(categories, " and ") + ".");
    }
  }

  record Redrew(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} change une carte Indice.", "{p" + seat + "} exchanges a clue card.");
    }
  }

  /** Told to one seat: the card it drew instead. */
  record DrewInstead(int seat, int card, Category category) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Votre nouvelle carte : " + category.name() + ".",
          "Your new card: " + category.name() + ".");
    }
  }

  /** Told to one seat: what it wrote. */
  record Wrote(int seat, int card, String clue) implements Happening {
    @Override
    public Text text() {
      return new Text("Vous écrivez « " + clue + " ».", "You write “" + clue + "”.");
    }
  }

  /** A seat has written both its clues. */
  record IsReady(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text("{p" + seat + "} a écrit ses indices.", "{p" + seat + "} has written.");
    }
  }

  record Offered(int seat, List<Category> categories, List<String> clues) implements Happening {
    public Offered {
      categories = List.copyOf(categories);
      clues = List.copyOf(clues);
    }

    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} met en vente « " + String.join(" » et « ", clues) + " ».",
          "{p" + seat + "} offers “" + String.join("” and “", clues) + "”.");
    }
  }

  record Bade(int seat, int coins) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} offre " + Words.count(coins, "pièce", "pièces") + ".",
          "{p" + seat + "} bids " + Words.count(coins, "coin", "coins") + ".");
    }
  }

  /** A pass; forced when the seat could not have bid more. */
  record Passed(int seat, boolean forced) implements Happening {
    @Override
    public Text text() {
      return forced
          ? new Text("{p" + seat + "} ne peut pas surenchérir.", "{p" + seat + "} cannot bid more.")
          : new Text("{p" + seat + "} passe.", "{p" + seat + "} passes.");
    }
  }

  record Won(int seat, int seller, int coins) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p"
              + seat
              + "} paie "
              + Words.count(coins, "pièce", "pièces")
              + " à {p"
              + seller
              + "} et choisit.",
          "{p"
              + seat
              + "} pays {p"
              + seller
              + "} "
              + Words.count(coins, "coin", "coins")
              + " and chooses.");
    }
  }

  record NobodyBid(int seller) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Personne n’achète à {p" + seller + "}.", "Nobody buys from {p" + seller + "}.");
    }
  }

  record Took(
      int seat, int author, int clue, int secret, Category category, String words, Answer answer)
      implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p"
              + seat
              + "} pose « "
              + words
              + " »"
              + Words.answer(answer).fr()
              + " devant son "
              + Words.secret(secret).fr()
              + ".",
          "{p"
              + seat
              + "} lays “"
              + words
              + "”"
              + Words.answer(answer).en()
              + " before their "
              + Words.secret(secret).en()
              + ".");
    }
  }

  record TookCoins(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text("{p" + seat + "} prend 2 pièces.", "{p" + seat + "} takes 2 coins.");
    }
  }

  record BoughtHunch(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} paie 2 pièces pour une intuition de plus.",
          "{p" + seat + "} pays 2 coins for one more hunch.");
    }
  }

  record CalledTooEasy(int seat, int secret) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} : « Trop facile ! » (" + Words.secret(secret).fr() + ").",
          "{p" + seat + "}: “Too easy!” (" + Words.secret(secret).en() + ").");
    }
  }

  record TokenWent(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Le jeton premier joueur va à {p" + seat + "}.",
          "The first-player token goes to {p" + seat + "}.");
    }
  }

  /** Told to one seat: the hunch it laid. */
  record Laid(int seat, int owner, int secret, int word, String written) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Votre intuition : « "
              + written
              + " », "
              + Words.secret(secret).fr()
              + " de {p"
              + owner
              + "}.",
          "Your hunch: “" + written + "”, {p" + owner + "}’s " + Words.secret(secret).en() + ".");
    }
  }

  /** A seat has laid all its hunch cards. */
  record HasGuessed(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} a posé ses intuitions.", "{p" + seat + "} has laid their hunches.");
    }
  }

  /** A hunch turned up, right or wrong. */
  record TurnedUp(int seat, int owner, int secret, int word, String written, boolean right)
      implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p"
              + seat
              + "} pensait « "
              + written
              + " » pour le "
              + Words.secret(secret).fr()
              + " de {p"
              + owner
              + (right ? "} : juste !" : "} : non."),
          "{p"
              + seat
              + "} guessed “"
              + written
              + "” for {p"
              + owner
              + "}’s "
              + Words.secret(secret).en()
              + (right ? ": right!" : ": no."));
    }
  }

  /** A secret is out: who guessed it, and the points its owner and each of them get. */
  record Found(
      int owner, int secret, int word, String written, List<Integer> guessers, int owners, int each)
      implements Happening {
    public Found {
      guessers = List.copyOf(guessers);
    }

    @Override
    public Text text() {
      return new Text(
          "Le secret « "
              + written
              + " » est deviné : "
              + Words.count(owners, "point", "points")
              + " pour {p"
              + owner
              + "}, "
              + each
              + " pour "
              + Words.seats(guessers, " et ")
              + ".",
          "The secret “"
              + written
              + "” is guessed: "
              + Words.count(owners, "point", "points")
              + " for {p"
              + owner
              + "}, "
              + each
              + " for "
              + Words.seats(guessers, " and ")
              + ".");
    }
  }

  record Ended(Ranking ranking, View.Group group) implements Happening {
    @Override
    public Text text() {
      return new Text(
          ranking.why().fr()
              + " Ensemble : "
              + Words.count(group.guessed(), "secret deviné", "secrets devinés")
              + " sur "
              + group.secrets()
              + ". "
              + group.comment().fr(),
          ranking.why().en()
              + " Together: "
              + Words.count(group.guessed(), "secret", "secrets")
              + " guessed of "
              + group.secrets()
              + ". "
              + group.comment().en());
    }
  }
}
