@NullMarked
package chapeau.server;

import org.jspecify.annotations.NullMarked;
