package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Lesson;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The scripts of lessons are games the present rules allow, from the first card to the last. */
class LessonsTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  /** A game's script in a language. */
  record Taught(Playable<?, ?, ?> playable, String language) {
    @Override
    public String toString() {
      return playable.id() + " " + language;
    }
  }

  static Stream<Taught> all() {
    return CATALOGUE.all().stream()
        .filter(Playable::hasLesson)
        .flatMap(playable -> Stream.of("fr", "en").map(lang -> new Taught(playable, lang)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyLineOfTheScriptCanBePlayedWhereItStands(Taught taught) throws Run.Refused {
    play(taught.playable, taught.language);
  }

  private static <S, M, V> void play(Playable<S, M, V> playable, String language)
      throws Run.Refused {
    Lesson<V, M> lesson = playable.lessons().in(language).orElseThrow();
    Teaching<S, M, V> teaching = new Teaching<>(playable, language);
    Run<S, M> run = Run.start(playable.game(), Seating.checked(playable, lesson.setup()));
    int[] made = new int[lesson.setup().players()];
    for (Lesson.Cue<V, M> cue : lesson.script()) {
      if (cue.actor() == Seat.CHANCE) {
        assertThat(run.turn()).as("before %s", cue.move()).isInstanceOf(Turn.Chance.class);
        assertThat(teaching.draw(run)).contains(cue.move());
      } else {
        assertThat(run.turn().asks(cue.actor())).as("%s is asked", cue).isTrue();
        if (cue.actor() != Lesson.LEARNER) {
          assertThat(teaching.move(cue.actor(), made[cue.actor()], run.state()))
              .contains(cue.move());
        }
        made[cue.actor()]++;
      }
      run.play(cue.actor(), cue.move(), Telling.SILENT);
    }
    assertThat(List.of(made[Lesson.LEARNER])).doesNotContain(0);
  }

  @ParameterizedTest
  @MethodSource("all")
  void nobodyElseIsGivenTheseCards(Taught taught) throws Run.Refused {
    unscripted(taught.playable);
  }

  private static <S, M, V> void unscripted(Playable<S, M, V> playable) throws Run.Refused {
    Lesson<V, M> lesson = playable.lessons().in("fr").orElseThrow();
    Teaching<S, M, V> none = new Teaching<>(playable, "");
    Run<S, M> run = Run.start(playable.game(), Seating.checked(playable, lesson.setup()));
    assertThat(none.draw(run)).isEmpty();
    assertThat(none.move(1, 0, run.state())).isEmpty();
  }
}
