/** Where facts are kept: guests, tables, seats, moves and talk, in a database. */
@NullMarked
package chapeau.store;

import org.jspecify.annotations.NullMarked;
