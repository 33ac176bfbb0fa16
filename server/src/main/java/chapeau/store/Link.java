package chapeau.store;

import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A connection for one at a time. After any failure it is closed, which takes back what was not
 * committed, and the next who comes opens it anew: what broke once is not used again.
 */
final class Link implements AutoCloseable {

  /** Opens a session. */
  interface Opener {
    Session open() throws SQLException;
  }

  private final Opener opener;
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable Session session;
  private boolean closed;

  Link(Opener opener) {
    this.opener = opener;
  }

  /** Uses one that nobody used before, in which no statement can be under way. */
  <T> T useFresh(Session.Work<T> work) throws SQLException {
    lock.lock();
    try {
      drop();
      return use(work);
    } finally {
      lock.unlock();
    }
  }

  <T> T use(Session.Work<T> work) throws SQLException {
    lock.lock();
    boolean done = false;
    try {
      T result = work.in(opened());
      done = true;
      return result;
    } finally {
      if (!done) {
        drop();
      }
      lock.unlock();
    }
  }

  private Session opened() throws SQLException {
    if (closed) {
      throw new SQLException("the journal is closed");
    }
    Session open = session;
    if (open == null) {
      open = opener.open();
      session = open;
    }
    return open;
  }

  /** What is thrown here would hide why. */
  private void drop() {
    Session broken = session;
    session = null;
    if (broken != null) {
      try {
        broken.close();
      } catch (SQLException _) {
        // It is of no more use in any case.
      }
    }
  }

  @Override
  public void close() throws SQLException {
    lock.lock();
    try {
      closed = true;
      Session open = session;
      session = null;
      if (open != null) {
        open.close();
      }
    } finally {
      lock.unlock();
    }
  }
}
