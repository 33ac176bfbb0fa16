package chapeau.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AppendListTest {
  private static final int LONG = 100;

  @Test
  void everyLengthHoldsWhatWasAppendedInItsOrder() {
    List<Integer> expected = new ArrayList<>();
    AppendList<Integer> list = AppendList.of(List.of());
    for (int i = 0; i < LONG; i++) {
      assertThat(list).isEqualTo(expected);
      expected.add(i);
      list = list.plus(i);
      assertThat(list.get(i)).isEqualTo(i);
      assertThat(list.getLast()).isEqualTo(i);
    }
    assertThat(AppendList.of(expected)).isEqualTo(list);
    assertThat(AppendList.of(list)).isSameAs(list);
  }

  @Test
  void appendingLeavesTheShorterListsAsTheyWere() {
    AppendList<Integer> base = AppendList.of(List.of());
    for (int i = 0; i < LONG; i++) {
      AppendList<Integer> one = base.plus(i);
      AppendList<Integer> other = base.plus(-1);
      assertThat(base).hasSize(i);
      assertThat(one.get(i)).isEqualTo(i);
      assertThat(other.get(i)).isEqualTo(-1);
      base = one;
    }
  }

  @Test
  void itHasNoElementBeyondItsEndAndCannotBeChanged() {
    AppendList<Integer> list = AppendList.of(List.of(1, 2, 3));
    assertThatThrownBy(() -> list.get(40)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> list.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> list.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> list.add(4)).isInstanceOf(UnsupportedOperationException.class);
  }
}
