/** Hatouf: two teams of ship-owners, sixteen boats, and one coast to sail round. */
@NullMarked
package chapeau.games.hatouf;

import org.jspecify.annotations.NullMarked;
