package chapeau.games.huisclos;

import java.util.AbstractSequentialList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/** An immutable list that is lengthened at its end without being copied: the record of a game. */
final class Growing<T> extends AbstractSequentialList<T> {
  private final @Nullable Growing<T> before;
  private final @Nullable T last;
  private final int size;

  private Growing() {
    before = null;
    last = null;
    size = 0;
  }

  private Growing(Growing<T> before, T last) {
    this.before = before;
    this.last = last;
    this.size = before.size + 1;
  }

  static <T> Growing<T> of(List<T> list) {
    if (list instanceof Growing<T> growing) {
      return growing;
    }
    Growing<T> all = new Growing<>();
    for (T one : list) {
      all = new Growing<>(all, one);
    }
    return all;
  }

  static <T> Growing<T> plus(List<T> list, T last) {
    return new Growing<>(of(list), last);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public ListIterator<T> listIterator(int index) {
    List<T> forward = new ArrayList<>(size);
    for (Growing<T> here = this; here.before != null && here.last != null; here = here.before) {
      forward.add(here.last);
    }
    Collections.reverse(forward);
    return Collections.unmodifiableList(forward).listIterator(index);
  }
}
