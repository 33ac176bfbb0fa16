package chapeau.bots;

import java.util.List;

/**
 * What a bot is asked: what its seat knows, that seat's legal moves (examples of them where moves
 * are free text), and what thinking may cost.
 */
public record Situation<V, M>(Knowledge<V> knows, List<M> moves, Budget budget) {

  public V view() {
    return knows.view();
  }

  public int seat() {
    return knows.seat();
  }
}
