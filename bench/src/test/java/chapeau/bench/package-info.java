@NullMarked
package chapeau.bench;

import org.jspecify.annotations.NullMarked;
