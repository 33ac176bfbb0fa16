/** What is special about playing Hattari. */
@NullMarked
package chapeau.bots.hattari;

import org.jspecify.annotations.NullMarked;
