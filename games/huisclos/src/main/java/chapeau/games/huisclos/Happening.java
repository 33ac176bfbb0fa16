package chapeau.games.huisclos;

import chapeau.engine.Event;
import chapeau.engine.Ranking;
import chapeau.engine.Text;
import java.util.List;

/** What happens at a table of Huis Clos, and the line it writes in the log. */
public sealed interface Happening extends Event {

  record Began(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.seat(seat) + " reçoit l’urne et commencera.",
          Words.seat(seat) + " gets the urn and will start.");
    }
  }

  /** Everybody has a character, and the clues lie in their places. */
  record Dealt(List<Guest> guests) implements Happening {
    public Dealt {
      guests = List.copyOf(guests);
    }

    @Override
    public Text text() {
      return new Text(
          "Lord Hamilton gît dans la Suite Bleue. Au manoir : " + Words.cast(guests).fr() + ".",
          "Lord Hamilton lies dead in the Blue Suite. In the manor: "
              + Words.cast(guests).en()
              + ".");
    }
  }

  /** Told to one seat. */
  record GotRole(int seat, Role role) implements Happening {
    @Override
    public Text text() {
      return role == Role.MURDERER
          ? new Text("Vous êtes le Meurtrier.", "You are the Murderer.")
          : new Text("Vous êtes Innocent.", "You are Innocent.");
    }
  }

  /** Told to whoever looks: what lies there. */
  record Saw(int seat, Place place, List<Clue> clues) implements Happening {
    public Saw {
      clues = List.copyOf(clues);
    }

    @Override
    public Text text() {
      return new Text(
          "Dans " + place.called().fr() + " : " + Words.clues(clues).fr() + ".",
          "In " + place.called().en() + ": " + Words.clues(clues).en() + ".");
    }
  }

  record Picked(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.seat(seat) + " ramasse un indice dans la Suite Bleue.",
          Words.seat(seat) + " picks up a clue in the Blue Suite.");
    }
  }

  record TurnBegan(int turn, int lastTurn, int starter) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Tour " + turn + " sur " + lastTurn + " : l’urne est à " + Words.seat(starter) + ".",
          "Turn " + turn + " of " + lastTurn + ": " + Words.seat(starter) + " has the urn.");
    }
  }

  /** A pawn moves, and its player says what for; the victim is -1 where there is none. */
  record Went(int seat, Place from, Place place, Investigation.Action action, int victim)
      implements Happening {
    @Override
    public Text text() {
      Text where =
          from == place
              ? new Text(" reste dans " + place.called().fr(), " stays in " + place.called().en())
              : new Text(" va dans " + place.called().fr(), " goes to " + place.called().en());
      Text what =
          switch (action) {
            case SEARCH, PICK -> new Text(" pour fouiller.", " to search it.");
            case EXCHANGE ->
                new Text(
                    " pour échanger de force avec " + Words.seat(victim) + ".",
                    " to force an exchange on " + Words.seat(victim) + ".");
            case ACCUSE ->
                new Text(
                    " pour accuser " + Words.seat(victim) + ".",
                    " to accuse " + Words.seat(victim) + ".");
            case WALK -> new Text(", sans rien à y faire.", ", with nothing to do there.");
          };
      return new Text(
          Words.seat(seat) + where.fr() + what.fr(), Words.seat(seat) + where.en() + what.en());
    }
  }

  record Closed(Place place) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Plus rien ni personne dans " + place.called().fr() + " : le lieu ferme.",
          "Nothing and nobody left in " + place.called().en() + ": it closes.");
    }
  }

  /** Everybody asked has answered; none may have watched. */
  record Watched(int seat, List<Integer> observers) implements Happening {
    public Watched {
      observers = List.copyOf(observers);
    }

    @Override
    public Text text() {
      return observers.isEmpty()
          ? new Text(
              "Personne n’observe " + Words.seat(seat) + ".",
              "Nobody observes " + Words.seat(seat) + ".")
          : new Text(
              Words.seats(observers, " et ")
                  + (observers.size() == 1 ? " observe " : " observent ")
                  + Words.seat(seat)
                  + ".",
              Words.seats(observers, " and ")
                  + (observers.size() == 1 ? " observes " : " observe ")
                  + Words.seat(seat)
                  + ".");
    }
  }

  record Searched(int seat, Place place, boolean swapped) implements Happening {
    @Override
    public Text text() {
      return swapped
          ? new Text(
              Words.seat(seat) + " échange un indice avec un autre du lieu.",
              Words.seat(seat) + " swaps a clue for one lying there.")
          : new Text(Words.seat(seat) + " prend un indice.", Words.seat(seat) + " takes a clue.");
    }
  }

  /** Told to the player and the observers: the clue taken; from a hand if there is a victim. */
  record Took(int seat, int victim, Clue clue) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Indice pris par " + Words.seat(seat) + " : " + clue.called().fr() + ".",
          "Clue taken by " + Words.seat(seat) + ": " + clue.called().en() + ".");
    }
  }

  /** Told to the player, and to the victim of an exchange: the clue left or given. */
  record Put(int seat, int victim, Clue clue) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Indice laissé par " + Words.seat(seat) + " : " + clue.called().fr() + ".",
          "Clue left by " + Words.seat(seat) + ": " + clue.called().en() + ".");
    }
  }

  /** A clue destroyed, from the hand or (confrontation) from the place. */
  record Destroyed(int seat, Clue clue, boolean fromPlace) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.seat(seat) + " détruit " + clue.called().fr() + ".",
          Words.seat(seat) + " destroys " + clue.called().en() + ".");
    }
  }

  record Drew(int seat, int victim) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.seat(seat) + " pioche dans la main de " + Words.seat(victim) + ".",
          Words.seat(seat) + " draws from the hand of " + Words.seat(victim) + ".");
    }
  }

  record Exchanged(int seat, int victim) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.seat(seat) + " donne un indice à " + Words.seat(victim) + " en retour.",
          Words.seat(seat) + " gives " + Words.seat(victim) + " a clue in return.");
    }
  }

  record Accused(int seat, int accused, Clue clue) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.seat(seat) + " accuse " + Words.seat(accused) + " : " + clue.called().fr() + " !",
          Words.seat(seat) + " accuses " + Words.seat(accused) + ": " + clue.called().en() + "!");
    }
  }

  record Unveiled(int seat, Role role) implements Happening {
    @Override
    public Text text() {
      return role == Role.MURDERER
          ? new Text(
              Words.seat(seat) + " est le Meurtrier !", Words.seat(seat) + " is the Murderer!")
          : new Text(Words.seat(seat) + " est Innocent.", Words.seat(seat) + " is Innocent.");
    }
  }

  /** Somebody has chosen what to slip; not even whether it is nothing is told. */
  record Slipped(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.seat(seat) + " a choisi pour l’urne.",
          Words.seat(seat) + " has chosen for the urn.");
    }
  }

  /** Told to one seat: what it slipped. */
  record SlippedClue(int seat, Clue clue) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Dans l’urne, vous glissez : " + clue.called().fr() + ".",
          "Into the urn you slip: " + clue.called().en() + ".");
    }
  }

  record UrnOpened(List<Clue> clues) implements Happening {
    public UrnOpened {
      clues = List.copyOf(clues);
    }

    @Override
    public Text text() {
      return clues.isEmpty()
          ? new Text("L’urne est vide.", "The urn is empty.")
          : new Text(
              "Dans l’urne : " + Words.clues(clues).fr() + ".",
              "In the urn: " + Words.clues(clues).en() + ".");
    }
  }

  record Died(int seat, Place place, Role role, int clues) implements Happening {
    @Override
    public Text text() {
      return role == Role.MURDERER
          ? new Text(
              Words.seat(seat) + " meurt dans " + place.called().fr() + " : c’était le Meurtrier !",
              Words.seat(seat) + " dies in " + place.called().en() + ": the Murderer!")
          : new Text(
              Words.seat(seat) + " meurt dans " + place.called().fr() + ", Innocent.",
              Words.seat(seat) + " dies in " + place.called().en() + ", Innocent.");
    }
  }

  record TookBack(int seat, Clue clue) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.seat(seat) + " reprend " + clue.called().fr() + ".",
          Words.seat(seat) + " takes back " + clue.called().en() + ".");
    }
  }

  record RestLaid(Place place, int count) implements Happening {
    @Override
    public Text text() {
      return new Text(
          count
              + (count == 1 ? " indice de l’urne va dans " : " indices de l’urne vont dans ")
              + place.called().fr()
              + ".",
          count
              + (count == 1 ? " clue of the urn goes to " : " clues of the urn go to ")
              + place.called().en()
              + ".");
    }
  }

  record Confronted(int one, int other) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "La confrontation : " + Words.seat(one) + " contre " + Words.seat(other) + ".",
          "The confrontation: " + Words.seat(one) + " against " + Words.seat(other) + ".");
    }
  }

  record Ended(Ranking ranking) implements Happening {
    @Override
    public Text text() {
      return ranking.why();
    }
  }
}
