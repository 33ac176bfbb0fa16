/**
 * What goes over the wire, as records: the description of the API and the page's types are made
 * from them.
 */
@NullMarked
package chapeau.wire;

import org.jspecify.annotations.NullMarked;
