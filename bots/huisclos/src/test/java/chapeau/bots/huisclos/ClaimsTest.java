package chapeau.bots.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Knowledge;
import chapeau.bots.huisclos.Evening.Decision;
import chapeau.bots.huisclos.Hearing.Line;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said is well-formed, betrays nobody by its form, and is heard for what it is worth. */
class ClaimsTest {
  private static final int PLAYERS = 5;

  private static List<Decision> talk(String level, int evenings) {
    List<Decision> talk = new ArrayList<>();
    for (int seed = 0; seed < evenings; seed++) {
      Evening.of(PLAYERS, seed, _ -> level).decided().stream()
          .filter(one -> !one.choice().line().isEmpty())
          .forEach(talk::add);
    }
    return talk;
  }

  @Test
  void everyLineIsOneThePageCanPutIntoWords() {
    List<Decision> talk = talk("novice", 20);
    assertThat(talk).anyMatch(one -> one.says("#saw")).anyMatch(one -> one.says("#suspect"));
    assertThat(talk)
        .allMatch(one -> one.says("#liar") || Line.of(one.choice().line(), PLAYERS).isPresent());
  }

  @Test
  void noFormOfTalkBetraysTheMurderer() {
    List<Decision> talk = talk("novice", 150);
    for (String form : List.of("#saw", "#suspect")) {
      List<Decision> said = talk.stream().filter(one -> one.says(form)).toList();
      long byMurderer = said.stream().filter(Decision::byMurderer).count();
      assertThat((double) byMurderer / said.size()).as(form).isBetween(0.08, 0.42);
    }
  }

  @Test
  void innocentsBluffANowAndThenAsTheMurdererDoes() {
    List<Decision> said = talk("novice", 60).stream().filter(one -> one.says("#saw")).toList();
    assertThat(said).anyMatch(one -> !one.byMurderer() && !isTrue(one));
    assertThat(said).anyMatch(one -> !one.byMurderer() && isTrue(one));
    assertThat(said).anyMatch(one -> one.byMurderer() && isTrue(one));
  }

  private static boolean isTrue(Decision one) {
    return Line.of(one.choice().line(), PLAYERS).orElseThrow() instanceof Line.Saw saw
        && one.knew().view().investigations().stream()
            .anyMatch(seen ->
                seen.seat() == saw.seat()
                    && seen.taken() == saw.clue()
                    && seen.place() == saw.place());
  }

  @Test
  void allThatOneSeatSaysAtMostDoublesASuspicion() {
    View v = Evening.of(PLAYERS, 1, _ -> "novice").decided().getLast().knew().view();
    List<Knowledge.Claim> claims = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      claims.add(new Knowledge.Claim(1, "#suspect 2", 0));
    }
    Hearing hearing = new Hearing(new Knowledge<>(0, v, List.of(), claims));
    assertThat(hearing.ratio(2)).isEqualTo(2);
    assertThat(hearing.ratio(3)).isEqualTo(1);
  }

  @Test
  void freeTalkIsNotUnderstood() {
    assertThat(Line.of("I saw him take the rope", PLAYERS)).isEmpty();
    assertThat(Line.of("#suspect 9", PLAYERS)).isEmpty();
    assertThat(Line.of("#saw 1 BANANA CELLAR", PLAYERS)).isEmpty();
    assertThat(Line.of("#saw 1 ROPE CELLAR", PLAYERS))
        .contains(new Line.Saw(1, Clue.ROPE, Place.CELLAR));
  }
}
