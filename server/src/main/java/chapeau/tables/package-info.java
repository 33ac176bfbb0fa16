/**
 * Tables: a game, who sits at it and the moves made there, kept in an append-only journal from
 * which everything else is folded.
 */
@NullMarked
package chapeau.tables;

import org.jspecify.annotations.NullMarked;
