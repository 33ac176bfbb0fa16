package chapeau.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A small generator of our own (xoshiro256** seeded by SplitMix64), the same on every machine and
 * in every language it may be written in. One belongs to one thread.
 */
public final class Dice {
  private long a;
  private long b;
  private long c;
  private long d;

  public Dice(long seed) {
    long[] mixed = new long[4];
    for (int i = 0; i < 4; i++) {
      seed += 0x9E3779B97F4A7C15L;
      long z = seed;
      z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
      z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
      mixed[i] = z ^ (z >>> 31);
    }
    this(mixed[0], mixed[1], mixed[2], mixed[3]);
  }

  /**
   * From 256 bits as they are; all zero is the one state the generator cannot leave, and is moved
   * off it.
   */
  public Dice(long a, long b, long c, long d) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = (a | b | c | d) == 0 ? 1 : d;
  }

  public long next() {
    long result = Long.rotateLeft(b * 5, 7) * 9;
    long t = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = Long.rotateLeft(d, 45);
    return result;
  }

  /** A number from 0 to bound - 1, each equally likely. */
  public int below(int bound) {
    long product = (next() >>> 32) * bound;
    if ((product & 0xFFFFFFFFL) < bound) {
      long unfair = 0x1_0000_0000L % bound;
      while ((product & 0xFFFFFFFFL) < unfair) {
        product = (next() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  /** A number from 0 (included) to 1 (not included). */
  public double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  /** Fisher and Yates's shuffle, in place, from the last place down to the second. */
  public void shuffle(int[] cards) {
    for (int i = cards.length - 1; i > 0; i--) {
      int j = below(i + 1);
      int card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }

  /** A shuffled copy, by the same steps. */
  public <T> List<T> shuffled(List<T> cards) {
    List<T> copy = new ArrayList<>(cards);
    for (int i = copy.size() - 1; i > 0; i--) {
      Collections.swap(copy, i, below(i + 1));
    }
    return List.copyOf(copy);
  }

  public <T> T pick(List<T> from) {
    return from.get(below(from.size()));
  }

  /** A generator of its own for a part of the work, so that two users of chance never share one. */
  public Dice split() {
    return new Dice(next());
  }
}
