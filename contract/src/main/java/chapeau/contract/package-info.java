/** What every game must pass, as tests a game's own test class inherits. */
@NullMarked
package chapeau.contract;

import org.jspecify.annotations.NullMarked;
