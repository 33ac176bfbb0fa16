package chapeau.tables;

import chapeau.engine.Text;
import java.util.List;

/** How people who do not look are called to their turn. */
public interface Bell {

  /**
   * What somebody is told: which game it is, and who else plays. Nothing of the game itself.
   *
   * @param others the other people by name; empty where there are only bots
   */
  record Call(String table, Text game, List<String> others) {
    public Call {
      others = List.copyOf(others);
    }
  }

  /** Whether somebody wants to be called at all; asked with every move, and so known by heart. */
  boolean isWanted(String guest);

  /** How long somebody may take to come by themselves, in milliseconds. */
  long patience();

  /** Calls somebody; answers whether it worked, or never will. */
  boolean call(String guest, Call call);

  /** Before anybody can be called; what is due then stays so. */
  Bell SILENT =
      new Bell() {
        @Override
        public boolean isWanted(String guest) {
          return false;
        }

        @Override
        public long patience() {
          return 0;
        }

        @Override
        public boolean call(String guest, Call call) {
          return false;
        }
      };
}
