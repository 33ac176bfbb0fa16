@NullMarked
package chapeau.tables;

import org.jspecify.annotations.NullMarked;
