/** The command line. */
@NullMarked
package chapeau.cli;

import org.jspecify.annotations.NullMarked;
