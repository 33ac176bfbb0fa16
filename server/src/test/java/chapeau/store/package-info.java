@NullMarked
package chapeau.store;

import org.jspecify.annotations.NullMarked;
