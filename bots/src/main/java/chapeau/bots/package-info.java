/** Players made of code. A bot is given what its seat knows, never the state of the table. */
@NullMarked
package chapeau.bots;

import org.jspecify.annotations.NullMarked;
