package chapeau.coach;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Budget;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.json.Json;
import chapeau.wire.Judgement;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A reason says what is so: its figures speak for the better move, and what it names was there. */
class ReasonsFitTest {
  private static final Budget LITTLE = Budget.of(40);

  /** A reason, what the seat saw then, and how the decision was judged. */
  private record Given(JsonNode why, JsonNode view, int seat, Judgement judgement) {
    Stream<Given> of(String type) {
      return why.path("type").asText().equals(type) ? Stream.of(this) : Stream.empty();
    }
  }

  private static List<Given> reasons(String game, int players, String bot, int games, long seed)
      throws Run.Refused {
    return reasons(Catalogue.load().find(game).orElseThrow(), new Setup(players), bot, games, seed);
  }

  private static <S, M, V> List<Given> reasons(
      Playable<S, M, V> playable, Setup setup, String bot, int games, long seed)
      throws Run.Refused {
    Dice seeds = new Dice(seed);
    Coach<V, M> coach = new Coach<>(playable.assessor().orElseThrow());
    List<Given> given = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      int seat = game % setup.players();
      Journal<M> journal = Exam.played(playable, setup, List.of(bot), seat, LITTLE, seeds);
      for (Decision<V, M> decision : Decision.of(playable, journal, seat, List.of())) {
        coach
            .judge(decision, LITTLE)
            .filter(one -> one.loss() > 0)
            .map(one -> new Given(one.why(), Json.tree(decision.knows().view()), seat, one))
            .ifPresent(given::add);
      }
    }
    return given;
  }

  @Test
  void aHunchCalledLikelierIs() throws Run.Refused {
    List<Given> given = reasons("hunch", 3, "random", 2, 8);
    assertThat(given.stream().flatMap(one -> one.of("likelier")))
        .isNotEmpty()
        .allSatisfy(one ->
            assertThat(one.why.path("chance").asDouble())
                .isGreaterThan(one.why.path("chosen").asDouble()));
  }

  @Test
  void aPointGivenAwayGoesToTheOneWhoIsAhead() throws Run.Refused {
    List<Given> given = reasons("hunch", 3, "novice", 6, 7);
    assertThat(given.stream().flatMap(one -> one.of("givesRival")))
        .isNotEmpty()
        .allSatisfy(one -> assertThat(points(one, "rival")).isGreaterThan(points(one, "owner")));
  }

  private static int points(Given one, String who) {
    return one.view.path("players").path(one.why.path(who).asInt()).path("points").asInt();
  }

  @Test
  void aWeaponSaidToBeHeldIsInHand() throws Run.Refused {
    List<Given> given = reasons("huisclos", 4, "random", 8, 1);
    assertThat(given.stream().flatMap(one -> one.of("strikes")))
        .isNotEmpty()
        .allSatisfy(one -> {
          List<String> hand = new ArrayList<>();
          one.view
              .path("players")
              .path(one.seat)
              .path("hand")
              .forEach(clue -> hand.add(clue.asText()));
          assertThat(hand.contains(one.why.path("weapon").asText()))
              .isEqualTo(one.why.path("held").asBoolean());
        });
  }

  /** With nothing but weapons in hand one has to kill: no reason is weightier for an Innocent. */
  @Test
  void whoKeepsNothingButWeaponsIsToldSo() throws Run.Refused {
    List<Given> given = reasons("huisclos", 5, "random", 4, 8);
    assertThat(given.stream().flatMap(one -> one.of("onlyWeapons"))).isNotEmpty();
    assertThat(given)
        .filteredOn(one -> "MURDERER".equals(player(one).path("role").asText()))
        .noneSatisfy(one -> assertThat(one.of("onlyWeapons")).isNotEmpty());
  }

  private static JsonNode player(Given one) {
    return one.view.path("players").path(one.seat);
  }

  @Test
  void aGainWorthAWordIsOne() throws Run.Refused {
    List<Given> given = reasons("hatouf", 4, "random", 1, 3);
    assertThat(given.stream().flatMap(one -> Stream.concat(one.of("gains"), one.of("hinders"))))
        .isNotEmpty()
        .allSatisfy(one -> assertThat(one.why.path("cards").asDouble()).isGreaterThan(0.25));
  }
}
