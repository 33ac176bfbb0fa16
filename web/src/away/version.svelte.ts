/** The worker that keeps the page, and the newer one that waits: a new version is offered, and never forced. */

const LOOK_EVERY = 3600_000;
/** The page itself comes first; what it keeps for later can wait. */
const AFTER = 2000;

class Version {
  #waiting = $state.raw<ServiceWorker>();
  #asked = false;

  get isReady(): boolean {
    return this.#waiting !== undefined;
  }

  follow(): void {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      // Other pages of ours may have asked: this one may be in mid-game.
      if (this.#asked) window.location.reload();
    });
    setTimeout(() => void this.#register(), AFTER);
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (!registration) return;
    this.#offer(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.#offer(registration));
    });
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  }

  #offer({ waiting }: ServiceWorkerRegistration): void {
    if (waiting && navigator.serviceWorker.controller) this.#waiting = waiting;
  }

  take(): void {
    this.#asked = true;
    this.#waiting?.postMessage('take over');
  }

  later(): void {
    this.#waiting = undefined;
  }
}

export const version = new Version();
