package chapeau.games.hatouf;

import chapeau.engine.Event;
import chapeau.engine.Ranking;
import chapeau.engine.Text;
import java.util.List;

/** What happens at a table of Hatouf, and the line it writes in the log. */
public sealed interface Happening extends Event {

  record Began(int dealer, List<Cargo> cargoes) implements Happening {
    public Began {
      cargoes = List.copyOf(cargoes);
    }

    @Override
    public Text text() {
      Text goods = Words.goods(cargoes);
      return new Text(
          Words.player(dealer) + " donne. On transporte " + goods.fr() + ".",
          Words.player(dealer) + " deals. The cargoes: " + goods.en() + ".");
    }
  }

  record Dealt(int deck, int deal) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Paquet " + deck + ", donne " + deal + " : les cartes sont données.",
          "Deck " + deck + ", deal " + deal + ": the cards are dealt.");
    }
  }

  /** Told to one seat: the cards it was dealt. */
  record GotCards(int seat, List<Card> cards) implements Happening {
    public GotCards {
      cards = List.copyOf(cards);
    }

    @Override
    public Text text() {
      Text names = Words.cards(cards);
      return new Text("Vos cartes : " + names.fr() + ".", "Your cards: " + names.en() + ".");
    }
  }

  /** A card lies ready for the partner, face down. */
  record Chose(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.player(seat) + " choisit une carte pour son partenaire.",
          Words.player(seat) + " chooses a card for the partner.");
    }
  }

  /** Told to one seat: what it gave and what it got for it. */
  record Exchanged(int seat, Card gave, Card received) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Vous donnez " + Words.card(gave).fr() + " et recevez " + Words.card(received).fr() + ".",
          "You give " + Words.card(gave).en() + " and receive " + Words.card(received).en() + ".");
    }
  }

  record Played(int seat, Card card) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.player(seat) + " joue " + Words.card(card).fr() + ".",
          Words.player(seat) + " plays " + Words.card(card).en() + ".");
    }
  }

  record Threw(int seat, Card card) implements Happening {
    @Override
    public Text text() {
      return new Text(
          Words.player(seat) + " jette " + Words.card(card).fr() + ".",
          Words.player(seat) + " throws away " + Words.card(card).en() + ".");
    }
  }

  record Moved(Leg leg) implements Happening {
    @Override
    public Text text() {
      Text boat = Words.boat(leg.boat());
      Text done = done();
      return new Text(boat.fr() + done.fr() + ".", boat.en() + done.en() + ".");
    }

    private Text done() {
      Text cells = Words.cells(Math.abs(leg.cells()));
      Text to = Words.to(leg.to());
      return switch (leg.cause()) {
        case LAUNCHED -> new Text(" prend la mer", " puts to sea");
        case SAILED ->
            leg.cells() < 0
                ? new Text(
                    " recule de " + cells.fr() + to.fr(), " goes back " + cells.en() + to.en())
                : new Text(" avance de " + cells.fr() + to.fr(), " sails " + cells.en() + to.en());
        case WIND ->
            new Text(
                " a bon vent, encore " + cells.fr() + to.fr(),
                " has a fair wind, " + cells.en() + " more" + to.en());
        case ANCHOR ->
            new Text(
                " est retenu par l’ancre et recule" + to.fr(),
                " is held by the anchor and goes back" + to.en());
        case DISPLACED -> new Text(" est repoussé" + to.fr(), " is pushed back" + to.en());
        case SUNK -> new Text(" est envoyé par le fond", " is sunk");
        case SWAPPED -> new Text(" change de place" + to.fr(), " is moved" + to.en());
      };
    }
  }

  /** A cargo card is given up. */
  record Unloaded(int boat) implements Happening {
    @Override
    public Text text() {
      Text goods = Words.goods(Mat.cargo(boat));
      String owner = Words.player(Mat.owner(boat));
      return new Text(
          owner + " a livré " + goods.fr() + ".", owner + " has delivered the " + goods.en() + ".");
    }
  }

  /** A boat lies at the bottom of its docking quay. */
  record CameHome(int boat) implements Happening {
    @Override
    public Text text() {
      Text name = Words.boat(boat);
      return new Text(name.fr() + " est rentré au port.", name.en() + " is home.");
    }
  }

  record Ended(Ranking ranking) implements Happening {
    @Override
    public Text text() {
      return ranking.why();
    }
  }
}
