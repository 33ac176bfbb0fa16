/** People who are elsewhere: the installed page, no network, a new version, and being called to one's turn. */
import { expect, test, type BrowserContext, type Page } from './test';
import { clean } from './people';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

test.use({ serviceWorkers: 'allow' });

/** Until the worker has everything it keeps, and has the page. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('the page can be installed, opens what is shared, and is honest without a network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await controlled(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A browser of a test keeps nothing, and so installs nothing: no other reason is accepted.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toContain('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const manifest = (await (await page.request.get(url)).json()) as {
    icons: { src: string }[];
    screenshots: { src: string; form_factor: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest.shortcuts.map(({ name }) => name)).toContain('Jouer à Hattari');
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide']);
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//);
  }

  await page.goto(`/shared?text=${encodeURIComponent('Viens ! https://elsewhere.example/t/abc')}`);
  await expect(page.getByRole('heading', { name: /pas de lien vers une table/ })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Inviter des amis à Top Hat' }).click();
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const table = page.url();
  await page.goto(`/shared?title=Chapeau&text=${encodeURIComponent(`Viens jouer : ${table}`)}`);
  await expect(page).toHaveURL(table);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hors ligne' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Jouer/ })).toHaveCount(0);
  await clean(page);
  await page.getByRole('link', { name: 'Règles de Hatouf' }).click();
  await expect(page.getByRole('heading', { name: 'La carte marine' })).toBeVisible();
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'Hors ligne' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
});

test('a new version is offered and comes when one asks for it', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  const offer = page.getByText('Une nouvelle version est prête.');
  await expect(offer).toBeHidden();
  // Another address of the same worker is another version to a browser.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next').then(() => true));
  await expect(offer).toBeVisible();
  const running = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(running).not.toContain('next');
  await page.getByRole('button', { name: 'Recharger' }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('next'));
  await expect(offer).toBeHidden();
});

/** A push service of the test's own, and the keys of a browser that reads what it takes. */
async function pushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const taken: string[] = [];
  let heard = () => {};
  const first = new Promise<void>((done) => (heard = done));
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 86);
      const sealed = body.subarray(86);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
      const part = (name: string, size: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
      const opener = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      opener.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      taken.push(plain.subarray(0, -1).toString('utf8'));
      heard();
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push`;
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { endpoint, keys, taken, first, close: () => service.close() };
}

/** Chromium's own push service is not to be had here: the browser's subscription leads to ours, all else is real. */
async function subscribesTo(context: BrowserContext, json: object): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
  }, json);
}

async function shownNotices(): Promise<string[][]> {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, tag }) => [title, body, tag]);
}

/** What a worker has of its browser, as far as a tap on a notice needs it. */
type Worker = {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  WindowClient: { prototype: { focus: (this: { url: string }) => Promise<void> } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent: (event: Event) => boolean;
};

/** Taps on the notice that is shown. Only a person's own tap may open a window, so that is written down; all else is real. */
async function tapNotice(context: BrowserContext): Promise<{ opened: string[]; left: number }> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  return worker.evaluate(async () => {
    const here = globalThis as unknown as Worker;
    const opened: string[] = [];
    here.clients.openWindow = (url) => Promise.resolve(void opened.push(url)).then(() => null);
    here.WindowClient.prototype.focus = function () {
      return Promise.resolve(void opened.push(`focus ${this.url}`));
    };
    const [notification] = await here.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    const tap = new here.NotificationEvent('notificationclick', { notification });
    let done: unknown;
    Object.defineProperty(tap, 'waitUntil', { value: (work: unknown) => (done = work) });
    here.dispatchEvent(tap);
    await done;
    return { opened, left: (await here.registration.getNotifications()).length };
  });
}

test('whoever wants it is called to their turn, and the tab says so too', async ({
  page,
  context,
  browser,
  lay,
}) => {
  const service = await pushService();
  await subscribesTo(context, { endpoint: service.endpoint, keys: service.keys });
  // A browser without a dock has no badge: what it would wear is written down.
  await context.addInitScript(() => {
    Object.assign(window, { worn: [] });
    const wear = (count: number) =>
      Promise.resolve(void (window as unknown as { worn: number[] }).worn.push(count));
    Object.assign(Navigator.prototype, { setAppBadge: wear, clearAppBadge: () => wear(0) });
  });
  await page.clock.install();
  // Nobody is asked before a first game.
  const told = page.waitForResponse(/\/api\/me\/games/);
  await page.goto('/');
  await told;
  await expect(page.getByRole('button', { name: 'Me prévenir quand c’est à moi' })).toBeHidden();
  await lay(page, 'tophat', { bots: 1, over: true });
  await page.goto('/');
  await controlled(page);
  await page.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).click();
  await expect(page.getByText('On vous préviendra quand ce sera à vous')).toBeVisible();

  // Hunch asks all players at once: both have a turn from the start, and neither looks at the table.
  await page.goto('/rules/hunch');
  const tom = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const id = await lay([page, tom], 'hunch', { bots: 1 });
  await service.first;
  expect(service.taken).toHaveLength(1);
  const said = service.taken[0] ?? '';
  expect(JSON.parse(said)).toEqual({
    title: 'À vous de jouer',
    body: 'Hunch, avec Tom',
    url: `/t/${id}`,
    tag: id,
  });
  await page.clock.fastForward(31_000);
  await expect(page).toHaveTitle(/^À vous\s! · /);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');
  expect(await page.evaluate(() => (window as unknown as { worn: number[] }).worn.at(-1))).toBe(1);

  // What was sealed for the browser is shown by its worker.
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registrationId = registrations[0]?.registrationId;
      if (registrationId) found(registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const table = `${origin}/t/${id}`;
  const notice = ['À vous de jouer', 'Hunch, avec Tom', id];
  const registrationId = await registered;
  // DevTools does not say whether a message has reached the worker. Of one tag, one notice is shown.
  const deliver = () =>
    expect(async () => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: said });
      await expect.poll(() => page.evaluate(shownNotices), { timeout: 5_000 }).toEqual([notice]);
    }).toPass();
  await deliver();
  expect(await tapNotice(context)).toEqual({ opened: [`/t/${id}`], left: 0 });
  // Whose page of that table is open already is led back to it, and no second one opens.
  await page.goto(table);
  await deliver();
  expect(await tapNotice(context)).toEqual({ opened: [`focus ${table}`], left: 0 });
  service.close();
});
