/** What the figures in bench/README.md are measured with. */
@NullMarked
package chapeau.bench;

import org.jspecify.annotations.NullMarked;
