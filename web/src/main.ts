/** The page begins here: first what needs no script is drawn, then the rest of it is run. */
import './app.css';

/** How long a browser that draws nothing (a tab in the background) is waited for. */
const PATIENCE = 100;

/** When the second picture begins, the first is on the screen. */
function drawn(): Promise<unknown> {
  const frame = new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
  );
  return Promise.race([frame, new Promise((done) => setTimeout(done, PATIENCE))]);
}

void drawn()
  .then(() => import('./page'))
  // In a task of its own: a finger is not kept waiting for all of it.
  .then(({ open }) => setTimeout(open));
