package chapeau.tables;

import static chapeau.tables.Parlour.denied;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.store.Pace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How fast one plays, as it is told and asked for. */
class PacesTest {
  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsReadAgain(Pace pace) {
    assertThat(Paces.read(Paces.written(pace).name())).isEqualTo(pace);
  }

  @Test
  void whatIsNoPaceIsRefused() {
    denied(Denied.Why.MALFORMED, () -> Paces.read("yesterday"));
  }
}
