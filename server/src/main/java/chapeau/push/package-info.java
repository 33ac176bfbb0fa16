/** Calls to people who are elsewhere, by the push service of their browser. */
@NullMarked
package chapeau.push;

import org.jspecify.annotations.NullMarked;
