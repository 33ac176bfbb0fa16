/** Tests of the coach. */
@NullMarked
package chapeau.coach;

import org.jspecify.annotations.NullMarked;
