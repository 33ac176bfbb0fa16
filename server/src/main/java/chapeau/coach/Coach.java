package chapeau.coach;

import chapeau.bots.Assessment;
import chapeau.bots.Assessor;
import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Knowledge;
import chapeau.bots.Measured;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.json.Json;
import chapeau.wire.Judgement;
import chapeau.wire.Judgement.Belief;
import chapeau.wire.Judgement.Weighed;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Judges one decision: a function of what the seat knew, what it could do and what it did. Its dice
 * come from these alone, so the same knowledge is judged the same whatever lay hidden.
 */
public record Coach<V, M>(Assessor<V, M> assessor) {

  /** A first look at every decision, and a long one at those that seem to have cost most. */
  public static final Budget GLANCE = Budget.of(400);

  public static final Budget LONG_LOOK = Budget.of(4_000);

  private static final JsonNode NOTHING = Json.tree(Map.of());
  private static final int SHOWN = 5;
  private static final double PRECISION = 10_000;

  /** What a decision was worth; nothing where there was nothing to decide. */
  public Optional<Judgement> judge(Decision<V, M> decision, Budget budget) {
    return assess(decision.knows(), decision.moves(), Optional.of(decision.chosen()), budget)
        .filter(found -> found.of(decision.chosen()).isPresent())
        .map(found ->
            judgement(
                decision.seq(),
                found,
                Optional.of(decision.chosen()),
                ways(decision.knows(), found, decision.chosen())));
  }

  /** What a seat may hold likely now, and what it could do, best first. */
  public Optional<Judgement> hint(int seq, Knowledge<V> knows, List<M> moves, Budget budget) {
    return assess(knows, moves, Optional.empty(), budget)
        .map(found -> judgement(seq, found, Optional.empty(), List.of()));
  }

  private Optional<Assessment<M>> assess(
      Knowledge<V> knows, List<M> moves, Optional<M> chosen, Budget budget) {
    Situation<V, M> now = new Situation<>(knows, moves, budget.started());
    return assessor.assess(now, chosen, dice(knows));
  }

  private Judgement judgement(
      int seq, Assessment<M> found, Optional<M> chosen, List<Judgement.Way> ways) {
    List<Candidate<M>> shown = new ArrayList<>(found.ranked());
    int at = chosen.map(move -> place(shown, move)).orElse(-1);
    if (at >= SHOWN) {
      shown.add(SHOWN - 1, shown.remove(at));
      at = SHOWN - 1;
    }
    double loss = rounded(chosen.map(found::loss).orElse(0.0));
    return new Judgement(
        seq,
        rounded(found.best()),
        loss,
        at,
        shown.stream().limit(SHOWN).map(Coach::weighed).toList(),
        found.beliefs().stream().map(Coach::belief).toList(),
        loss > 0 ? found.why().map(Json::tree).orElse(NOTHING) : NOTHING,
        measured(found.measured(chosen.orElse(found.ranked().getFirst().move()))),
        ways);
  }

  private static Judgement.Measured measured(Measured found) {
    return new Judgement.Measured(
        rounded(found.made()),
        rounded(found.madeError()),
        rounded(found.cost()),
        rounded(found.costError()));
  }

  /** The ways of playing this decision was an occasion for. */
  private List<Judgement.Way> ways(Knowledge<V> knows, Assessment<M> found, M chosen) {
    List<Candidate<M>> ranked = found.ranked();
    if (found.best() - ranked.getLast().value() <= found.doubt()) {
      // Where all is the same, whatever one does is nobody's habit.
      return List.of();
    }
    List<? extends Set<? extends Enum<?>>> shown =
        ranked.stream().map(one -> assessor.ways(knows, found, one.move())).toList();
    int did = place(ranked, chosen);
    double mixed = ranked.stream().mapToDouble(Candidate::share).sum();
    List<Judgement.Way> ways = new ArrayList<>();
    for (Enum<?> way : assessor.ways().getEnumConstants()) {
      double share = 0;
      int some = 0;
      for (int i = 0; i < ranked.size(); i++) {
        boolean shows = shown.get(i).contains(way);
        share += shows ? ranked.get(i).share() : 0;
        some += shows ? 1 : 0;
      }
      if (some > 0 && some < ranked.size()) {
        boolean done = shown.get(did).contains(way);
        boolean should = found.loss(chosen) > 0 ? shown.getFirst().contains(way) : done;
        double expected = mixed > 0 ? share / mixed : should ? 1 : 0;
        ways.add(new Judgement.Way(way.name(), done, rounded(expected)));
      }
    }
    return ways;
  }

  private static <M> int place(List<Candidate<M>> ranked, M move) {
    return ranked.stream().map(Candidate::move).toList().indexOf(move);
  }

  private static Weighed weighed(Candidate<?> one) {
    return new Weighed(Json.tree(one.move()), rounded(one.value()), rounded(one.share()));
  }

  private static Belief belief(Choice.Belief belief) {
    return new Belief(belief.about(), belief.thing(), rounded(belief.chance()));
  }

  private static double rounded(double chance) {
    return Math.round(chance * PRECISION) / PRECISION;
  }

  private static Dice dice(Knowledge<?> knows) {
    try {
      MessageDigest hash = MessageDigest.getInstance("SHA-256");
      add(hash, knows.seat());
      add(hash, knows.view());
      knows.told().forEach(event -> add(hash, event));
      knows.claims().forEach(claim -> add(hash, claim));
      ByteBuffer bits = ByteBuffer.wrap(hash.digest());
      return new Dice(bits.getLong(), bits.getLong(), bits.getLong(), bits.getLong());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static void add(MessageDigest hash, Object part) {
    hash.update(Json.write(part).getBytes(StandardCharsets.UTF_8));
  }
}
