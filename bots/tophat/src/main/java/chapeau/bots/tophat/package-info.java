/** What is special about playing Top Hat. */
@NullMarked
package chapeau.bots.tophat;

import org.jspecify.annotations.NullMarked;
