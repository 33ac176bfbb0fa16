/**
 * Judges the decisions of a finished game from what the seat could know then, never from what
 * turned out.
 */
@NullMarked
package chapeau.coach;

import org.jspecify.annotations.NullMarked;
