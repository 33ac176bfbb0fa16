/** Which games there are, and who can sit at them: looked up by all, known by none of them. */
@NullMarked
package chapeau.catalogue;

import org.jspecify.annotations.NullMarked;
