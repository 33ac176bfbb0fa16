/** Huis Clos: snow at the windows, a murderer among the guests. */
@NullMarked
package chapeau.games.huisclos;

import org.jspecify.annotations.NullMarked;
