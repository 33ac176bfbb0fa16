package chapeau.games.hattari;

import chapeau.engine.Event;
import chapeau.engine.Ranking;
import chapeau.engine.Text;
import java.util.List;

/** What happens at a table of Hattari, and the line it writes in the log. */
public sealed interface Happening extends Event {

  record Began(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} reçoit le jeton premier joueur.",
          "{p" + seat + "} gets the first-player token.");
    }
  }

  record Dealt(int round) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Manche " + round + " : les profils sont distribués.",
          "Round " + round + ": the profiles are dealt.");
    }
  }

  /** Told to one seat: the clue it was dealt and passed on, and the one it received. */
  record SawClues(int seat, int passed, int received) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Vos indices : "
              + Words.face(passed).fr()
              + " (passé à droite) et "
              + Words.face(received).fr()
              + " (devant vous).",
          "Your clues: "
              + Words.face(passed).en()
              + " (passed to the right) and "
              + Words.face(received).en()
              + " (before you).");
    }
  }

  record Looked(int seat, int suspect) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} regarde " + Words.suspect(suspect).fr() + ".",
          "{p" + seat + "} looks at " + Words.suspect(suspect).en() + ".");
    }
  }

  /** Told to one seat: the face it looked at. */
  record Saw(int seat, int suspect, int face) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Vous avez vu : "
              + Words.suspect(suspect).fr()
              + ", c’est "
              + Words.face(face).fr()
              + ".",
          "You saw: " + Words.suspect(suspect).en() + " is " + Words.face(face).en() + ".");
    }
  }

  record Swapped(int seat, int suspect) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} échange " + Words.suspect(suspect).fr() + " avec la victime.",
          "{p" + seat + "} swaps " + Words.suspect(suspect).en() + " with the victim.");
    }
  }

  record Kept(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text("{p" + seat + "} n’échange personne.", "{p" + seat + "} swaps nobody.");
    }
  }

  record Accused(int seat, int suspect) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} accuse " + Words.suspect(suspect).fr() + ".",
          "{p" + seat + "} accuses " + Words.suspect(suspect).en() + ".");
    }
  }

  record Revealed(List<Integer> suspects, int culprit) implements Happening {
    public Revealed {
      suspects = List.copyOf(suspects);
    }

    @Override
    public Text text() {
      int face = suspects.get(culprit);
      return new Text(
          "Les suspects se dévoilent : "
              + Words.faces(suspects).fr()
              + ". Le coupable est "
              + Words.face(face).fr()
              + ".",
          "The suspects are turned up: "
              + Words.faces(suspects).en()
              + ". The culprit is "
              + Words.face(face).en()
              + ".");
    }
  }

  /** The markers under the culprit go home in colour. */
  record Cleared(int suspect, List<Integer> seats) implements Happening {
    public Cleared {
      seats = List.copyOf(seats);
    }

    @Override
    public Text text() {
      return new Text(
          "Bien vu : "
              + Words.seats(seats, " et ")
              + (seats.size() == 1 ? " reprend son jeton." : " reprennent leur jeton."),
          "Well spotted: "
              + Words.seats(seats, " and ")
              + (seats.size() == 1 ? " takes the marker back." : " take their markers back."));
    }
  }

  /** The markers under an innocent turn black and go to the owner of the top one. */
  record Took(int seat, int suspect, int count) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "{p" + seat + "} ramasse " + count + (count == 1 ? " jeton noir." : " jetons noirs."),
          "{p"
              + seat
              + "} picks up "
              + count
              + (count == 1 ? " black marker." : " black markers."));
    }
  }

  record Stopped(int seat, boolean blackOnly) implements Happening {
    @Override
    public Text text() {
      return blackOnly
          ? new Text(
              "{p" + seat + "} n’a plus de jeton de couleur : la partie s’arrête.",
              "{p" + seat + "} has no coloured marker left: the game stops.")
          : new Text(
              "{p" + seat + "} a trop de jetons : la partie s’arrête.",
              "{p" + seat + "} has too many markers: the game stops.");
    }
  }

  record Ended(Ranking ranking) implements Happening {
    @Override
    public Text text() {
      return ranking.why();
    }
  }
}
