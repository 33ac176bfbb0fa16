/** The one way records become JSON and JSON becomes records. */
@NullMarked
package chapeau.json;

import org.jspecify.annotations.NullMarked;
