/** What is special about playing Hatouf. */
@NullMarked
package chapeau.bots.hatouf;

import org.jspecify.annotations.NullMarked;
