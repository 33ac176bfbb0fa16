/** Chance that anybody can check afterwards. */
@NullMarked
package chapeau.fair;

import org.jspecify.annotations.NullMarked;
