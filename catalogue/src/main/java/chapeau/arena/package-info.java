/** Bots against bots: one match, many of them counted, and levels compared fairly. */
@NullMarked
package chapeau.arena;

import org.jspecify.annotations.NullMarked;
