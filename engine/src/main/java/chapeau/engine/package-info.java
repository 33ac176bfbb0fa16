/** The few types every game is written in: pure rules over immutable data. */
@NullMarked
package chapeau.engine;

import org.jspecify.annotations.NullMarked;
