package chapeau.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A store that stands before another, and does what that does wherever it does not say more. */
public interface Fronted extends Store {

  /** The one behind. */
  Store store();

  @Override
  default void keep(List<Fact> facts) {
    store().keep(facts);
  }

  @Override
  default void check() {
    store().check();
  }

  @Override
  default People people() {
    return store().people();
  }

  @Override
  default Optional<Fact.Header> table(String id) {
    return store().table(id);
  }

  @Override
  default Optional<Standing> standing(String table, String node, long now) {
    return store().standing(table, node, now);
  }

  @Override
  default List<Chair> chairs(String table) {
    return store().chairs(table);
  }

  @Override
  default List<SeatHolder> holders(String table) {
    return store().holders(table);
  }

  @Override
  default List<Fact.Moved> moves(String table, int after) {
    return store().moves(table, after);
  }

  @Override
  default List<Fact.Said> lines(String table) {
    return store().lines(table);
  }

  @Override
  default Optional<Packed> archive(String table) {
    return store().archive(table);
  }

  @Override
  default List<String> unarchived(String after) {
    return store().unarchived(after);
  }

  @Override
  default List<Fact.Header> listed(String since, String fresh, Set<String> attended) {
    return store().listed(since, fresh, attended);
  }

  @Override
  default List<Fact.Reported> reports() {
    return store().reports();
  }

  @Override
  default List<String> due(long millis) {
    return store().due(millis);
  }

  @Override
  default long awake(long millis) {
    return store().awake(millis);
  }

  @Override
  default Fleet fleet() {
    return store().fleet();
  }

  @Override
  default Pushes pushes() {
    return store().pushes();
  }

  @Override
  default Steward steward() {
    return store().steward();
  }

  @Override
  default DeviceLinks deviceLinks() {
    return store().deviceLinks();
  }

  @Override
  default Optional<String> review(String table, int seat) {
    return store().review(table, seat);
  }

  @Override
  default List<Fact.Reviewed> reviews(String guest, String game) {
    return store().reviews(guest, game);
  }

  @Override
  default Optional<Fact.Retry> retry(String table) {
    return store().retry(table);
  }

  @Override
  default void listen(Listener listener) {
    store().listen(listener);
  }

  @Override
  default int sweep(String before) {
    return store().sweep(before);
  }

  @Override
  default void close() {
    store().close();
  }
}
