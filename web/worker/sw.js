/**
 * The service worker: the shell and the rules without a network, and calls to one's turn. It keeps no tables: what the
 * server does not say is not shown. A new version waits until somebody asks for it.
 */
const VERSION = '__VERSION__';
const SHELL = __SHELL__;
const PREFIX = 'chapeau-';
const NAME = PREFIX + VERSION;
const KEPT = new Set(SHELL);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)));
  // Where there is none yet, nobody is in the middle of anything.
  if (!self.registration.active) self.skipWaiting();
});

/** The version before is kept too: pages of it may still be open, and ask for a part of theirs. */
async function tidy() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(tidy()));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

/** The shell, told that nobody answered: a browser itself often believes that it has a network. */
async function cutOff() {
  const shell = await caches.match('/', { cacheName: NAME });
  if (!shell) return Response.error();
  const html = (await shell.text()).replace('<html ', '<html data-cut-off ');
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return cutOff();
  }
}

async function part(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (KEPT.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(part(request));
});

// Called to one's turn

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }),
      navigator.setAppBadge?.(),
    ]),
  );
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === url);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
