package chapeau.games.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Playthrough;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What happens is told, to those who may know it and to nobody else, over whole games. */
class StoryTest {
  private static final HuisClos GAME = new HuisClos();
  private static final int GAMES = 6;

  /** A step of a game: before, after, who did what, and what was told of it. */
  private record Step(State before, State after, int actor, Move move, List<Told> told) {

    /** The events of a kind that reach a viewer. */
    <E> List<E> told(Class<E> kind, int viewer) {
      return told.stream()
          .filter(one -> one.reaches(viewer))
          .map(Told::event)
          .filter(kind::isInstance)
          .map(kind::cast)
          .toList();
    }
  }

  private static List<Step> steps() {
    return IntStream.range(0, GAMES)
        .mapToObj(seed -> Playthrough.random(GAME, new Setup(4 + seed % 5), seed))
        .flatMap(played ->
            IntStream.range(0, played.entries().size())
                .mapToObj(i ->
                    new Step(
                        played.states().get(i),
                        played.states().get(i + 1),
                        played.entries().get(i).actor(),
                        played.entries().get(i).move(),
                        played.told().get(i))))
        .toList();
  }

  @Test
  void eachIsToldTheirOwnRoleAndNoOther() {
    for (Step step : steps()) {
      if (step.move instanceof Move.Deal(var guests, int murderer, var _)) {
        for (int seat = 0; seat < guests.size(); seat++) {
          Role role = seat == murderer ? Role.MURDERER : Role.INNOCENT;
          assertThat(step.told(Happening.GotRole.class, seat))
              .containsExactly(new Happening.GotRole(seat, role));
        }
      }
    }
  }

  @Test
  void whoPicksIsToldWhatTheyTakeAndTheNextWhatIsLeft() {
    for (Step step : steps()) {
      if (step.move instanceof Move.Pick(Clue clue)) {
        int seats = step.before.players().size();
        for (int viewer = 0; viewer < seats; viewer++) {
          assertThat(step.told(Happening.Picked.class, viewer)).hasSize(1);
          assertThat(step.told(Happening.Took.class, viewer))
              .extracting(Happening.Took::clue)
              .isEqualTo(viewer == step.actor ? List.of(clue) : List.of());
          boolean next = step.after.step() == State.Step.PICK && viewer == step.after.acting();
          assertThat(step.told(Happening.Saw.class, viewer)).hasSize(next ? 1 : 0);
        }
      }
    }
  }

  @Test
  void wherePeopleGoAndWhatClosesIsToldToAll() {
    int closed = 0;
    for (Step step : steps()) {
      for (Place place : Place.ALL) {
        if (place.in(step.after.closed()) && !place.in(step.before.closed())) {
          closed++;
          assertThat(step.told(Happening.Closed.class, 0)).contains(new Happening.Closed(place));
        }
      }
      for (int seat = 0; seat < step.before.players().size(); seat++) {
        if (step.actor == seat && placeOf(step.before, seat) != placeOf(step.after, seat)) {
          assertThat(step.told(Happening.Went.class, (seat + 1) % 4))
              .extracting(Happening.Went::seat)
              .containsExactly(seat);
        }
      }
    }
    assertThat(closed).isPositive();
  }

  private static Place placeOf(State s, int seat) {
    return s.players().get(seat).place();
  }

  @Test
  void aClueDestroyedIsShownToAll() {
    int destroyed = 0;
    for (Step step : steps()) {
      for (int seat = 0; seat < step.before.players().size(); seat++) {
        long gone =
            step.after.players().get(seat).destroyed()
                & ~step.before.players().get(seat).destroyed();
        if (gone != 0) {
          destroyed++;
          for (int viewer : List.of(0, 1, 2, 3)) {
            assertThat(step.told(Happening.Destroyed.class, viewer))
                .extracting(event -> event.clue().bit())
                .contains(gone);
          }
        }
      }
    }
    assertThat(destroyed).isPositive();
  }
}
