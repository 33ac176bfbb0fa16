/** The tables put on the network: HTTP, one websocket, and the page. */
@NullMarked
package chapeau.server;

import org.jspecify.annotations.NullMarked;
