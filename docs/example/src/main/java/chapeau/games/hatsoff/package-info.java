/** Hats Off: the smallest complete game, kept as an example for the maker of the next one. */
@NullMarked
package chapeau.games.hatsoff;

import org.jspecify.annotations.NullMarked;
