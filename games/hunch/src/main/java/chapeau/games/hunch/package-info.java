/** Hunch: word clues at auction, secret words to guess. */
@NullMarked
package chapeau.games.hunch;

import org.jspecify.annotations.NullMarked;
