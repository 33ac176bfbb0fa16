package chapeau.engine;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * An immutable list that grows at its end. A longer list shares all full chunks with the shorter
 * one, so that appending copies at most one chunk.
 */
public final class AppendList<T> extends AbstractList<T> implements RandomAccess {
  private static final int CHUNK = 32;

  private final Object[][] full;
  private final Object[] tail;

  private AppendList(Object[][] full, Object[] tail) {
    this.full = full;
    this.tail = tail;
  }

  public static <T> AppendList<T> of(List<T> list) {
    if (list instanceof AppendList<T> already) {
      return already;
    }
    AppendList<T> all = new AppendList<>(new Object[0][], new Object[0]);
    for (T one : list) {
      all = all.plus(one);
    }
    return all;
  }

  /** Returns the list with one more element at its end. */
  public AppendList<T> plus(T last) {
    if (tail.length == CHUNK) {
      Object[][] more = Arrays.copyOf(full, full.length + 1);
      more[full.length] = tail;
      return new AppendList<>(more, new Object[] {last});
    }
    Object[] more = Arrays.copyOf(tail, tail.length + 1);
    more[tail.length] = last;
    return new AppendList<>(full, more);
  }

  @Override
  @SuppressWarnings("unchecked") // Only elements of this type are ever appended.
  public T get(int index) {
    int chunk = index / CHUNK;
    return (T)
        (chunk < full.length ? full[chunk][index % CHUNK] : tail[index - full.length * CHUNK]);
  }

  @Override
  public int size() {
    return full.length * CHUNK + tail.length;
  }
}
