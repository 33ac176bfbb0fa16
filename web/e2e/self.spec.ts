/** Oneself: games found again on every device, by who one is and not by the browser. */
import { arrive, clean, person } from './people';
import { expect, test, type Page } from './test';

/** Adds up how far things jump on a page that nobody touches. */
function watchShifts(): void {
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) shifts.sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the layout shift since the page opened, after its fonts are loaded. */
async function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The observer reports a frame only after it.
    for (let frames = 0; frames < 3; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return (window as unknown as { shifts: { sum: number } }).shifts.sum;
  });
}

test('running and finished games are on the page about oneself, and nobody else’s', async ({
  browser,
  lay,
}) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom');
  await arrive(lea);
  const over = await lay([lea, lea], 'hattari', { over: true });
  const waiting = await lay([lea, lea], 'hattari');
  await lea.addInitScript(watchShifts);
  // Whoever could not be told at once is told a little later.
  await lea.route('**/api/me/games', (asked) => asked.abort(), { times: 1 });
  await lea.reload();
  const tables = lea.getByRole('region', { name: 'Vos tables' });
  await expect(tables.locator(`a[href="/t/${waiting}"]`)).toBeVisible();
  expect(await shifted(lea)).toBeLessThan(0.02);
  // Known by now, they stand above the games, from the first moment on.
  await lea.reload();
  await expect(tables.locator(`a[href="/t/${waiting}"]`)).toBeVisible();
  const [above, below] = await Promise.all([
    tables.boundingBox(),
    lea.getByRole('heading', { name: 'Hattari' }).boundingBox(),
  ]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  expect(await shifted(lea)).toBeLessThan(0.02);
  await lea.getByRole('link', { name: 'Mes parties' }).click();
  const running = lea.getByRole('list', { name: 'En cours' });
  await expect(running.getByRole('link')).toHaveCount(1);
  await expect(running.locator(`a[href="/t/${waiting}"]`)).toContainText('À vous');
  const finished = lea.getByRole('list', { name: 'Terminées' });
  await expect(finished.getByRole('link')).toHaveCount(1);
  await expect(finished.locator(`a[href="/replay/${over}"]`)).toContainText('Hattari sur un seul écran');
  await clean(lea);
  await lea.reload();
  await expect(finished.getByRole('link')).toHaveCount(1);
  expect(await shifted(lea)).toBeLessThan(0.02);
  await finished.getByRole('link').click();
  await expect(lea.getByRole('slider')).toBeVisible();

  await tom.goto('/me');
  await expect(tom.getByText('Aucune partie en cours.')).toBeVisible();
  await expect(tom.getByText('Aucune partie terminée pour l’instant.')).toBeVisible();
});

type Credential = {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
};

/** A device that holds passkeys and always knows its owner; answers what it holds. */
async function device(page: Page, credentials: readonly Credential[] = []) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of credentials)
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  return async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

test('a passkey brings one’s games to another browser, and signing out everywhere ends that', async ({
  browser,
  lay,
}) => {
  const lea = await person(browser, 'Léa');
  await arrive(lea);
  const waiting = await lay([lea, lea], 'hattari');
  const held = await device(lea);
  await lea.goto('/me');
  await lea.getByRole('button', { name: 'Créer une clé d’accès' }).click();
  await expect(lea.getByText('La clé d’accès est créée')).toBeVisible();
  const lost = await lea.locator('summary', { hasText: 'J’ai perdu ma clé d’accès' }).boundingBox();
  expect(lost?.height).toBeGreaterThanOrEqual(44);
  await lea.getByRole('button', { name: 'Créer une clé d’accès' }).click();
  await expect(lea.getByRole('alert')).toContainText('déjà une clé d’accès');
  await clean(lea);

  // The other browser has a game of its own, which is not lost.
  const laptop = await person(browser, 'Panama');
  await arrive(laptop);
  const other = await lay([laptop, laptop], 'hattari');
  await device(laptop, await held());
  await laptop.goto('/me');
  await laptop.getByRole('button', { name: 'Me connecter avec une clé d’accès' }).click();
  await expect(laptop.getByRole('heading', { name: /avait déjà 1\spartie/ })).toBeVisible();
  const running = laptop.getByRole('list', { name: 'En cours' });
  await expect(running.locator(`a[href="/t/${waiting}"]`)).toBeVisible();
  await expect(running.getByRole('link')).toHaveCount(1);
  await clean(laptop);
  await laptop.getByRole('button', { name: 'Les donner à' }).click();
  await expect(laptop.getByRole('alert')).toContainText(/2\sappareils ou programmes/);
  await clean(laptop);
  await laptop.getByRole('button', { name: 'Oui, les donner à' }).click();
  await expect(running.locator(`a[href="/t/${other}"]`)).toBeVisible();
  await lea.reload();
  await expect(lea.getByRole('list', { name: 'En cours' }).getByRole('link')).toHaveCount(2);

  await lea.getByRole('button', { name: 'Me déconnecter partout' }).click();
  await clean(lea);
  // This device has just shown a passkey.
  await lea.getByRole('button', { name: 'Déconnecter tous les appareils, celui-ci aussi' }).click();
  await expect(lea.getByText('Aucune partie en cours.')).toBeVisible();
  await laptop.reload();
  await expect(laptop.getByText('Aucune partie en cours.')).toBeVisible();
  await laptop.getByRole('button', { name: 'Me connecter avec une clé d’accès' }).click();
  await expect(laptop.getByRole('list', { name: 'En cours' }).getByRole('link')).toHaveCount(2);

  // The first device signs again with a count the copy has passed: one of them was copied.
  await lea.getByRole('button', { name: 'Me connecter avec une clé d’accès' }).click();
  await expect(lea.getByRole('alert')).toContainText('semble avoir été copiée');
});

test('a code moves one other device once, and the other devices can be signed out', async ({
  browser,
  lay,
}) => {
  const lea = await person(browser, 'Léa');
  await arrive(lea);
  const waiting = await lay([lea, lea], 'hattari');
  await lea.goto('/me');
  await lea.getByRole('button', { name: 'Montrer le code' }).click();
  await expect(lea.getByRole('img', { name: /Code QR/ })).toBeVisible();
  await clean(lea);
  const shownLink = new URL(await lea.locator('.code input').inputValue());
  const link = `/move${shownLink.hash}`;

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(link);
  await clean(phone);
  await expect(phone.getByText(/Cet appareil devient «\sLéa\s»/)).toBeVisible();
  await phone.getByRole('button', { name: /Je suis «\sLéa\s»/ }).click();
  await expect(lea.getByRole('alert')).toContainText('demande à devenir le vôtre : Chrome, ');
  await clean(lea);
  await lea.getByRole('button', { name: 'Oui, c’est le mien' }).click();
  await expect(lea.getByText('l’autre appareil est aussi le vôtre')).toBeVisible();
  await expect(lea.getByText(/Sessions ouvertes sur 2\sappareils/)).toBeVisible();
  await expect(phone).toHaveURL(/\/me$/);
  await expect(phone.locator(`a[href="/t/${waiting}"]`)).toBeVisible();
  expect(await phone.evaluate(() => localStorage.getItem('chapeau.name'))).toBe('"Léa"');

  const thief = await person(browser, 'Tom');
  await thief.goto(link);
  await expect(thief.getByRole('alert')).toContainText('Ce code a déjà servi');
  await thief.goto('/me');
  await expect(thief.getByText('Aucune partie en cours.')).toBeVisible();

  await lea.reload();
  await lea.getByRole('button', { name: 'Me déconnecter partout' }).click();
  await lea.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click();
  await expect(lea.getByText('Les autres appareils sont déconnectés.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Aucune partie en cours.')).toBeVisible();
  await expect(lea.locator(`a[href="/t/${waiting}"]`)).toBeVisible();
});

test('the record counts what was played, everything can be downloaded, and then forgotten', async ({
  browser,
  lay,
}) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom');
  await arrive(lea);
  await arrive(tom);
  for (const page of [lea, tom]) {
    await page.goto('/me');
    await page.getByRole('checkbox', { name: 'Je veux un classement' }).check();
    await expect(page.getByText('la première partie qui compte')).toBeVisible();
  }
  const id = await lay([lea, tom], 'hattari', { rated: true, over: true });

  await lea.goto('/me');
  const record = lea.getByRole('region', { name: 'Mon bilan' });
  await expect(record).toContainText(/1\spartie, [01]\svictoire/);
  await expect(record.getByRole('table', { name: 'Par jeu' })).toContainText('Hattari');
  await expect(record.getByRole('table', { name: 'Avec qui' })).toContainText('Tom');
  const rating = lea.getByRole('region', { name: 'Mon classement' });
  await expect(rating.getByRole('listitem')).toContainText(/Hattari\s+entre \d+ et \d+/);
  await clean(lea);

  const download = lea.waitForEvent('download');
  await lea.getByRole('link', { name: 'Tout télécharger' }).click();
  const sheet = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of sheet) chunks.push(chunk as Buffer);
  const all = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, { table_id?: string }[]>;
  expect(all['seats']?.map(({ table_id }) => table_id)).toEqual([id]);

  await lea.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(lea.getByRole('alert')).toContainText('pour toujours');
  await clean(lea);
  await lea.getByRole('button', { name: 'Oui, tout effacer' }).click();
  await expect(lea.getByText('Tout est effacé.')).toBeInViewport();
  await expect(lea.getByText('Aucune partie terminée pour l’instant.')).toBeVisible();

  await tom.goto('/me');
  await expect(tom.getByRole('list', { name: 'Terminées' })).toContainText('avec Chapeau 1');
  expect(await (await tom.request.get(`/api/tables/${id}/replay`)).text()).not.toContain('Léa');
});
