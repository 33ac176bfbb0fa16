/** What is special about playing Huis Clos. */
@NullMarked
package chapeau.bots.huisclos;

import org.jspecify.annotations.NullMarked;
