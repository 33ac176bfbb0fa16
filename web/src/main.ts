/** The page begins here: first what needs no script is drawn, then the rest of it is run. */
import './app.css';

/** How long a browser is waited for that does not say what it has drawn. */
const PATIENCE = 500;

/** When what needs no script is on the screen; a tab in the background draws nothing. */
async function drawn(): Promise<void> {
  if (document.hidden) return;
  const seen = new Promise<void>((done) => {
    new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true });
  });
  await Promise.race([seen, new Promise((done) => setTimeout(done, PATIENCE))]);
}

void drawn()
  .then(() => import('./page'))
  // In a task of its own: a finger is not kept waiting for all of it.
  .then(({ open }) => setTimeout(open));
