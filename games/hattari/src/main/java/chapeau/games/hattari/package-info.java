/** Hattari: three suspects, one culprit, and every reason to bluff. */
@NullMarked
package chapeau.games.hattari;

import org.jspecify.annotations.NullMarked;
