/** Top Hat: stacks of three hats, and only their builder knows what is underneath. */
@NullMarked
package chapeau.games.tophat;

import org.jspecify.annotations.NullMarked;
