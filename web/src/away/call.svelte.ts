/** Being called to one's turn by this browser, when one wants it. */
import { call } from '../api/http';
import type { PushKey } from '../api/messages';
import { keep, recall, settings } from '../settings.svelte';

export type CallState = 'unknown' | 'impossible' | 'off' | 'on' | 'denied' | 'failed';

const A_DAY = 86_400_000;

function bytes(letters: string): Uint8Array<ArrayBuffer> {
  const plain = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Calls {
  state = $state<CallState>('unknown');

  async look(): Promise<void> {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
      this.state = 'impossible';
      return;
    }
    if (Notification.permission === 'denied') {
      this.state = 'denied';
      return;
    }
    const subscription = await this.#subscription();
    this.state = subscription ? 'on' : 'off';
    // The server forgets who has not been here for long, and may speak another language by now.
    if (subscription && Date.now() - recall('called', 0) > A_DAY) await this.#tell(subscription);
  }

  async want(): Promise<void> {
    try {
      if ((await Notification.requestPermission()) !== 'granted') {
        this.state = 'denied';
        return;
      }
      const { key } = await call<PushKey>('GET', '/push');
      const { pushManager } = await navigator.serviceWorker.ready;
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytes(key),
      });
      await this.#tell(subscription);
      this.state = 'on';
    } catch {
      this.state = 'failed';
    }
  }

  /** This browser is somebody else's now: from now on it is they who are called here. */
  async changedHands(): Promise<void> {
    const subscription = await this.#subscription();
    if (subscription) await this.#tell(subscription).catch(() => undefined);
  }

  async #subscription(): Promise<PushSubscription | undefined> {
    if (!('serviceWorker' in navigator)) return undefined;
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    await call<unknown>('PUT', '/push', { endpoint, keys, lang: settings.lang });
    keep('called', Date.now());
  }

  async wantNoMore(): Promise<void> {
    const subscription = await this.#subscription();
    this.state = 'off';
    if (!subscription) return;
    await subscription.unsubscribe();
    await call<unknown>('DELETE', '/push', { endpoint: subscription.endpoint }).catch(() => undefined);
  }
}

export const calls = new Calls();
