/** Ways of looking ahead that any game's bots may use; none of them knows a game. */
@NullMarked
package chapeau.bots.search;

import org.jspecify.annotations.NullMarked;
