/** What is special about playing Hunch: words, and what they make people think of. */
@NullMarked
package chapeau.bots.hunch;

import org.jspecify.annotations.NullMarked;
